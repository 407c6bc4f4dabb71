// Merging the states at the end of two arms of a branch into one (automatic joins).
#pragma once

#include <optional>
#include <vector>

#include "symbex/state/state.h"

namespace warrant::symbex {

// The state that is `onTrue` where the condition holds and `onFalse` where it does not: values that differ
// become if-then-else terms. No state when the heaps are not of the same shape: then the paths stay apart.
// Those terms are added to `choices`.
std::optional<SymbolicState> merge(smt::TermFactory& terms, smt::Term condition, const SymbolicState& onTrue,
                                   const SymbolicState& onFalse, std::vector<smt::Term>& choices);

}  // namespace warrant::symbex
