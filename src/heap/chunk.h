// Heap chunks (paper, Definition 1): a field chunk `t1.f ↦ t2`, a predicate chunk `t0.q[s](t1, …, tn)`.
#pragma once

#include <compare>
#include <cstdint>
#include <span>

#include "smt/terms/term.h"

namespace warrant::heap {

// What a chunk is a permission to: a field, the elements of an array, or a predicate. Numbered by the program
// (symbex/resources.h), so that the heap need not know the syntax.
struct Resource {
  std::uint32_t id = 0;
  friend auto operator<=>(Resource, Resource) = default;
};

struct Chunk {
  Resource resource;
  smt::Term receiver;
  std::span<const smt::Term> arguments;  // of a predicate chunk; the memory is the verifier's
  smt::Term value;                       // what the location holds, or the predicate's snapshot
  bool isAllocated = false;              // the receiver is an object that was allocated on this path
  std::uint32_t serial = 0;              // order of addition to the heap, unique within it
};

}  // namespace warrant::heap
