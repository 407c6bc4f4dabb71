// What nobody can speak of any more where the ways through a statement come together: without it more states
// have the same shape, and fewer facts follow the path.
#pragma once

#include <vector>

#include "symbex/state/state.h"

namespace warrant::symbex {

// Where the ways part: a symbol that came into being there, the heap, and the store.
struct Origin {
  smt::Term mark;
  heap::Heap heap;
  Store store;
};

// Drops what came into being after the origin and what nothing leads to: the chunks of such objects, and the
// facts, of those assumed since then, that are about nothing else. Sound, for permissions and assumptions may
// always be given up. Facts without anything new stay, in their order.
void dropGarbage(const smt::TermFactory& terms, const Origin& origin, SymbolicState& s,
                 std::vector<smt::Term>& facts);

}  // namespace warrant::symbex
