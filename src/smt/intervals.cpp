#include "smt/intervals.h"

#include <algorithm>

namespace warrant::smt {

namespace {

using End = std::optional<std::int64_t>;

constexpr unsigned deepest = 4;
constexpr std::size_t mostSummands = 8;

Interval of(const TermFactory& terms, const NotedBounds& noted, Term number, unsigned depth);

// The end that `choose` takes of the two; the other where one is missing.
template <class Choose>
End either(const End& left, const End& right, Choose choose) {
  if (!left || !right) return left ? left : right;
  return choose(*left, *right);
}

template <class Choose>
End both(const End& left, const End& right, Choose choose) {
  return left && right ? End(choose(*left, *right)) : std::nullopt;
}

constexpr auto lesser = [](std::int64_t left, std::int64_t right) { return std::min(left, right); };
constexpr auto greater = [](std::int64_t left, std::int64_t right) { return std::max(left, right); };

Interval meet(const Interval& left, const Interval& right) {
  return {either(left.least, right.least, greater), either(left.greatest, right.greatest, lesser)};
}

Interval hull(const Interval& left, const Interval& right) {
  return {both(left.least, right.least, lesser), both(left.greatest, right.greatest, greater)};
}

// None where it does not fit.
End addProduct(const End& sum, std::int64_t coefficient, const End& factor) {
  std::int64_t product = 0, result = 0;
  if (!sum || !factor || __builtin_mul_overflow(coefficient, *factor, &product) ||
      __builtin_add_overflow(*sum, product, &result)) {
    return std::nullopt;
  }
  return result;
}

Interval ofSum(const TermFactory& terms, const NotedBounds& noted, Term sum, unsigned depth) {
  const auto arguments = terms.arguments(sum);
  if (arguments.size() > mostSummands) return {};
  Interval result{terms.constant(sum), terms.constant(sum)};
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    const std::int64_t coefficient = terms.coefficients(sum)[index];
    const Interval summand = of(terms, noted, arguments[index], depth);
    const bool turns = coefficient < 0;
    result = {addProduct(result.least, coefficient, turns ? summand.greatest : summand.least),
              addProduct(result.greatest, coefficient, turns ? summand.least : summand.greatest)};
  }
  return result;
}

Interval ofShape(const TermFactory& terms, const NotedBounds& noted, Term number, unsigned depth) {
  if (depth == 0) return {};
  switch (terms.op(number)) {
    case Op::Sum:
      return ofSum(terms, noted, number, depth - 1);
    case Op::Ite:
      return hull(of(terms, noted, terms.arguments(number)[1], depth - 1),
                  of(terms, noted, terms.arguments(number)[2], depth - 1));
    default:
      return {};
  }
}

Interval of(const TermFactory& terms, const NotedBounds& noted, Term number, unsigned depth) {
  if (terms.op(number) == Op::Integer) return {terms.integerValue(number), terms.integerValue(number)};
  const Interval byShape = ofShape(terms, noted, number, depth);
  const NotedBounds::Bounds* const known = noted.find(number);
  return known == nullptr ? byShape : meet(byShape, {known->least, known->greatest});
}

}  // namespace

Interval intervalOf(const TermFactory& terms, const NotedBounds& noted, Term number) {
  return of(terms, noted, number, deepest);
}

}  // namespace warrant::smt
