// What formulas about all values are about.
#pragma once

#include "smt/terms/term.h"

namespace warrant::smt {

// Whether a ForAll only says that numbers are in the range of a type of Java, or that an index is one of an
// array: what reading the elements tells on the way, and what seldom matters for anything else.
bool tellsRangesOnly(const TermFactory& terms, Term forAll);

}  // namespace warrant::smt
