// Comparisons of numbers to which something was added in one case or another, over and over, as counters are
// in ifs: what a choice adds to what was there before is told apart from that, so that what several counters
// got by one condition is seen together.
//
//   ite(c, t + 1, t) + ite(c, f, f + 1)  is  t + f + ite(c, 1, 1)  is  t + f + 1
//   ite(c, y, x) + ite(c, x, y)          is  ite(c, x + y, x + y)  is  x + y
#pragma once

#include "smt/path/noted_bounds.h"
#include "smt/terms/term.h"

namespace warrant::smt {

// Whether the comparison of integers holds, by that and by the bounds of what each condition adds. Of very
// long sums, and of what is no such comparison, that is not known. Asks nobody.
bool holdsBySumsOfChoices(TermFactory& terms, const NotedBounds& noted, Term comparison);

}  // namespace warrant::smt
