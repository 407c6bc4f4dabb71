// Merging what two arms of a branch end in into one (automatic joins).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "support/arena.h"
#include "symbex/state/types.h"

namespace warrant::symbex {

// Where an arm ends: of an assertion, with what is left of the heap that it is consumed from, and a snapshot.
struct End {
  SymbolicState state;
  Remainder remainder = {};
  Term value = {};  // no term: it has none
};
using ThenEnd = support::FunctionRef<Verdict(End)>;

// The end that is `onTrue` where the condition holds and `onFalse` where it does not: values that differ
// become if-then-else terms, and chunks that only one of them has are held under a guard
// (resources/guards.h). Instances of a predicate whose arguments differ as values of the states do are one,
// with those terms as arguments, which the arena keeps. No end where elements of arrays are divided in two
// ways, or too many chunks of one place come together: then the paths stay apart. Those terms are added to
// `choices`.
std::optional<End> merge(smt::TermFactory& terms, support::Arena& arena, smt::Term condition,
                         const End& onTrue, const End& onFalse, std::vector<smt::Term>& choices);

// The variables of two states of one frame whose values differ; no term: it has none.
void forEachDifference(const Store& left, const Store& right,
                       support::FunctionRef<void(std::uint32_t slot, smt::Term left, smt::Term right)> visit);

}  // namespace warrant::symbex
