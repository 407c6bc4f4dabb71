#include "smt/path/formula_kinds.h"

#include <algorithm>
#include <vector>

#include "smt/terms/has_part.h"

namespace warrant::smt {

namespace {

bool isPowerOfTwo(std::int64_t number) { return number > 0 && (number & (number - 1)) == 0; }

// Whether one says `n <= most` and the other `-least <= n` for the bounds of a type, signed or not.
bool areBoundsOfType(TermFactory const& terms, Term upper, Term lower) {
  if (terms.op(upper) != Op::Sum || terms.constant(upper) == INT64_MAX) return false;
  const bool hasLeast = terms.op(lower) == Op::Sum;
  const std::int64_t most = terms.constant(upper), least = hasLeast ? terms.constant(lower) : 0;
  if (!isPowerOfTwo(most + 1) || most < 127 || (least != 0 && least != most + 1)) return false;
  const auto ofUpper = terms.arguments(upper);
  if (ofUpper.size() != 1 || terms.coefficients(upper)[0] != -1) return false;
  if (!hasLeast) return ofUpper[0] == lower;
  return terms.arguments(lower).size() == 1 && terms.arguments(lower)[0] == ofUpper[0] &&
         terms.coefficients(lower)[0] == 1;
}

bool readsElements(const TermFactory& terms, Term term) {
  return hasPart(terms, term,
                 [&](Term part) { return terms.op(part) == Op::At || terms.op(part) == Op::Element; });
}

// Whether they say `0 <= i` and `i < n` of an index that is no element.
bool areBoundsOfIndex(const TermFactory& terms, Term upper, Term lower) {
  if (terms.op(upper) != Op::Sum || readsElements(terms, lower)) return false;
  const auto parts = terms.arguments(upper);
  return std::ranges::any_of(parts, [&](Term part) { return terms.op(part) == Op::Apply; });
}

// Whether it says so, of all values of more variables, too.
bool isRange(const TermFactory& terms, Term formula) {
  if (terms.op(formula) == Op::ForAll) return tellsRangesOnly(terms, formula);
  if (terms.op(formula) != Op::And || terms.arguments(formula).size() != 2) return false;
  const Term one = terms.arguments(formula)[0], other = terms.arguments(formula)[1];
  if (terms.op(one) != Op::NonNegative || terms.op(other) != Op::NonNegative) return false;
  const Term first = terms.arguments(one)[0], second = terms.arguments(other)[0];
  return areBoundsOfType(terms, first, second) || areBoundsOfType(terms, second, first) ||
         areBoundsOfIndex(terms, first, second) || areBoundsOfIndex(terms, second, first);
}

}  // namespace

bool tellsRangesOnly(const TermFactory& terms, Term forAll) {
  const Term body = terms.body(forAll);
  if (terms.op(body) != Op::Or) return isRange(terms, body);
  return std::ranges::any_of(terms.arguments(body), [&](Term part) { return isRange(terms, part); });
}

}  // namespace warrant::smt
