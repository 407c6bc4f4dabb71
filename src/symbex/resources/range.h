// The elements of an array from an index up to another one, exclusive.
#pragma once

#include "heap/chunk.h"
#include "smt/terms/term.h"

namespace warrant::symbex {

struct Range {
  smt::Term array, from, to;
  heap::Amount amount = {};  // how much of the permission to each
};

// Of a chunk of elements.
inline Range rangeOf(const heap::Chunk& chunk) {
  return {chunk.receiver, chunk.range().from, chunk.range().to, chunk.amount};
}

}  // namespace warrant::symbex
