#include "smt/terms/intervals.h"

#include <algorithm>
#include <array>
#include <limits>

namespace warrant::smt {

namespace {

using End = std::optional<std::int64_t>;

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

// None where it does not fit.
End addProduct(const End& sum, std::int64_t coefficient, const End& factor) {
  std::int64_t product = 0, result = 0;
  if (!sum || !factor || __builtin_mul_overflow(coefficient, *factor, &product) ||
      __builtin_add_overflow(*sum, product, &result)) {
    return std::nullopt;
  }
  return result;
}

class Bounding {
 public:
  Bounding(const TermFactory& terms, const NotedBounds& noted, By by)
      : terms_(terms), noted_(noted), by_(by) {}

  Interval of(Term number, unsigned depth) {
    if (terms_.op(number) == Op::Integer) return {terms_.integerValue(number), terms_.integerValue(number)};
    const Interval byShape = depth == 0 || steps_++ >= mostSteps ? Interval{} : ofShape(number, depth - 1);
    const Interval noted = meet(byShape, endsOf(noted_.find(number)));
    return by_ == By::Notes ? noted : meet(noted, endsOf(noted_.findSaid(number)));
  }

 private:
  static constexpr unsigned mostSteps = 1 << 14;

  static Interval endsOf(const NotedBounds::Bounds* bounds) {
    return bounds == nullptr ? Interval{} : Interval{bounds->least, bounds->greatest};
  }

  Interval ofShape(Term number, unsigned depth) {
    const auto arguments = terms_.arguments(number);
    switch (terms_.op(number)) {
      case Op::Sum:
        return ofSum(number, depth);
      case Op::Ite:
        return hull(of(arguments[1], depth), of(arguments[2], depth));
      case Op::Divide:
        return terms_.op(arguments[1]) == Op::Integer
                   ? quotient(of(arguments[0], depth), terms_.integerValue(arguments[1]))
                   : Interval{};
      case Op::Remainder:
        return terms_.op(arguments[1]) == Op::Integer
                   ? rest(of(arguments[0], depth), terms_.integerValue(arguments[1]))
                   : Interval{};
      default:
        return {};
    }
  }

  Interval ofSum(Term sum, unsigned depth) {
    const auto arguments = terms_.arguments(sum);
    Interval result{terms_.constant(sum), terms_.constant(sum)};
    for (std::size_t index = 0; index < arguments.size(); ++index) {
      const std::int64_t coefficient = terms_.coefficients(sum)[index];
      const Interval summand = of(arguments[index], depth);
      const bool turns = coefficient < 0;
      result = {addProduct(result.least, coefficient, turns ? summand.greatest : summand.least),
                addProduct(result.greatest, coefficient, turns ? summand.least : summand.greatest)};
    }
    return result;
  }

  // Truncated; by what is not 0 or -1.
  static Interval quotient(const Interval& dividend, std::int64_t divisor) {
    if (divisor == 0 || divisor == -1) return {};
    const auto divide = [&](const End& end) { return end ? End(*end / divisor) : std::nullopt; };
    if (divisor > 0) return {divide(dividend.least), divide(dividend.greatest)};
    return {divide(dividend.greatest), divide(dividend.least)};
  }

  // It has the sign of the dividend, and is not further from 0 than that.
  static Interval rest(const Interval& dividend, std::int64_t divisor) {
    if (divisor == 0 || divisor == std::numeric_limits<std::int64_t>::min()) return {};
    const std::int64_t most = (divisor < 0 ? -divisor : divisor) - 1;
    Interval result{-most, most};
    if (dividend.least) result.least = std::max(-most, std::min<std::int64_t>(*dividend.least, 0));
    if (dividend.greatest) result.greatest = std::min(most, std::max<std::int64_t>(*dividend.greatest, 0));
    return result;
  }

  const TermFactory& terms_;
  const NotedBounds& noted_;
  const By by_;
  unsigned steps_ = 0;
};

}  // namespace

Interval meet(const Interval& left, const Interval& right) {
  return {either(left.least, right.least, greater), either(left.greatest, right.greatest, lesser)};
}

Interval hull(const Interval& left, const Interval& right) {
  return {both(left.least, right.least, lesser), both(left.greatest, right.greatest, greater)};
}

Interval intervalOf(const TermFactory& terms, const NotedBounds& noted, Term number, By by) {
  constexpr unsigned deepest = 4;
  return Bounding(terms, noted, by).of(number, deepest);
}

void narrowSummands(const TermFactory& terms, const NotedBounds& noted, Term sum,
                    support::FunctionRef<void(Term, const Interval& known, const Interval& left)> visit) {
  constexpr std::size_t few = 3;
  if (terms.op(sum) != Op::Sum) return visit(sum, intervalOf(terms, noted, sum), Interval{0, std::nullopt});
  const std::span<const Term> summands = terms.arguments(sum);
  const std::span<const std::int64_t> coefficients = terms.coefficients(sum);
  if (summands.size() > few) return;
  std::array<Interval, few> known;
  std::ranges::transform(summands, known.begin(),
                         [&](Term summand) { return intervalOf(terms, noted, summand); });
  for (std::size_t i = 0; i < summands.size(); ++i) {
    if (coefficients[i] != 1 && coefficients[i] != -1) continue;
    End others = terms.constant(sum);
    for (std::size_t j = 0; j < summands.size(); ++j) {
      if (j != i)
        others =
            addProduct(others, coefficients[j], coefficients[j] < 0 ? known[j].least : known[j].greatest);
    }
    if (!others || *others == std::numeric_limits<std::int64_t>::min()) continue;
    visit(summands[i], known[i],
          coefficients[i] == 1 ? Interval{-*others, std::nullopt} : Interval{std::nullopt, *others});
  }
}

}  // namespace warrant::smt
