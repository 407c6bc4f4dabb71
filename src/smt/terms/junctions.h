// Conditions in fewer words: what a part of a conjunction or a disjunction says goes without saying in the
// others.
#pragma once

#include "smt/terms/term.h"

namespace warrant::smt {

// An equivalent of the formula: `a && (!a || b)` is `a && b`, `a || (!a && b)` is `a || b`, at any depth that
// is looked at. Formulas with very many parts are left as they are.
Term withoutRedundance(TermFactory& terms, Term formula);

// Whether two formulas are the same whatever holds of the few parts that they are put together of; no: they
// are not, or there are too many.
bool areEquivalent(const TermFactory& terms, Term left, Term right);

}  // namespace warrant::smt
