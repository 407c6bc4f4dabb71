// Which facts of a path bear on what does not follow.
#pragma once

#include <span>
#include <vector>

#include "smt/terms/term.h"

namespace warrant::symbex {

// The facts in the order of their distance from the goal: first those that speak of a value which the goal
// speaks of, then those that share one with these, and so on; what has no connection last, in the order of
// the path. That they speak of `self` connects nothing: all do.
std::vector<smt::Term> byRelevance(const smt::TermFactory& terms, std::span<const smt::Term> facts,
                                   smt::Term goal, smt::Term self);

// The values of the program that the term is made of, the oldest first; not `self`.
std::vector<smt::Term> valuesIn(const smt::TermFactory& terms, smt::Term term, smt::Term self);
// Whether the two speak of a value both, and not only of `self`.
bool shareValues(const smt::TermFactory& terms, smt::Term left, smt::Term right, smt::Term self);

}  // namespace warrant::symbex
