#include "run/values/amounts.h"

#include <limits>

#include "run/code/operands.h"
#include "run/machine.h"

namespace warrant::run {
namespace {

Rational::Wide gcd(Rational::Wide left, Rational::Wide right) {
  while (right != 0) {
    const Rational::Wide rest = left % right;
    left = right;
    right = rest;
  }
  return left < 0 ? -left : left;
}

std::int64_t narrow(Rational::Wide number) {
  if (number > std::numeric_limits<std::int64_t>::max() || number < -std::numeric_limits<std::int64_t>::max())
    throw Rational::TooLarge();
  return static_cast<std::int64_t>(number);
}

}  // namespace

Rational::Rational(Wide above, Wide below) {
  const Wide common = gcd(above, below) * (below < 0 ? -1 : 1);
  numerator = narrow(above / common);
  denominator = narrow(below / common);
}

Rational operator+(const Rational& left, const Rational& right) {
  return {
      Rational::Wide{left.numerator} * right.denominator + Rational::Wide{right.numerator} * left.denominator,
      Rational::Wide{left.denominator} * right.denominator};
}
Rational operator-(const Rational& left, const Rational& right) { return left + right * Rational(-1); }
Rational operator*(const Rational& left, const Rational& right) {
  return {Rational::Wide{left.numerator} * right.numerator,
          Rational::Wide{left.denominator} * right.denominator};
}
std::strong_ordering operator<=>(const Rational& left, const Rational& right) {
  const Rational::Wide one = Rational::Wide{left.numerator} * right.denominator;
  const Rational::Wide other = Rational::Wide{right.numerator} * left.denominator;
  return one < other   ? std::strong_ordering::less
         : other < one ? std::strong_ordering::greater
                       : std::strong_ordering::equal;
}

void Amount::add(std::uint32_t level, const Rational& number) {
  const Rational sum = parts_[level] + number;
  if (sum == Rational(0))
    parts_.erase(level);
  else
    parts_[level] = sum;
}

Amount Amount::infinitesimal(std::uint32_t level) {
  Amount amount;
  amount.add(level, Rational(1));
  return amount;
}

Amount operator+(const Amount& left, const Amount& right) {
  Amount sum = left;
  for (const auto& [level, number] : right.parts_) sum.add(level, number);
  return sum;
}
Amount operator-(const Amount& left, const Amount& right) { return left + right * Amount(Rational(-1)); }
Amount operator*(const Amount& left, const Amount& right) {
  Amount product;
  for (const auto& [level, number] : left.parts_) {
    for (const auto& [other, factor] : right.parts_) {
      if (level != 0 && other != 0) throw Rational::TooLarge();
      product.add(std::max(level, other), number * factor);
    }
  }
  return product;
}

// A field that was given no amount has none.
Amount Amount::of(Value value) {
  Amount amount;
  if (value.object == nullptr) return amount;
  const auto parts = static_cast<const Compound*>(value.object)->all();
  for (std::size_t i = 0; i + 2 < parts.size(); i += 3)
    amount.add(static_cast<std::uint32_t>(parts[i].number),
               Rational(Rational::Wide{parts[i + 1].number}, Rational::Wide{parts[i + 2].number}));
  return amount;
}

Value Amount::toValue(Heap& heap) const {
  std::vector<Value> parts;
  for (const auto& [level, number] : parts_) {
    for (const std::int64_t each : {std::int64_t{level}, number.numerator, number.denominator})
      parts.push_back(Value::of(each));
  }
  return Value::of(heap.makeCompound(parts, nullptr));
}

std::string toString(const Amount& amount) {
  if (amount.isNone()) return "none";
  if (amount == Amount(Rational(1))) return "all";
  return amount.isPositive() ? "a part" : "less than none";
}

Value calculate(Heap& heap, ast::BinaryOperator op, Value left, Value right, support::SourceRange range) {
  try {
    const Amount a = Amount::of(left);
    switch (op) {
      case ast::BinaryOperator::Add:
        return (a + Amount::of(right)).toValue(heap);
      case ast::BinaryOperator::Subtract:
        return (a - Amount::of(right)).toValue(heap);
      case ast::BinaryOperator::Multiply:
        return (a * Amount::of(right)).toValue(heap);
      default:
        break;
    }
  } catch (const Rational::TooLarge&) {
    throw Stopped{range, "an amount of permission is too fine"};
  }
  throw Stopped{range, "this operation on amounts of permission cannot be run"};
}

const Code& amount(Machine& machine, Codes& codes, std::int64_t numerator, std::int64_t denominator) {
  const Amount amount(Rational(Rational::Wide{numerator}, Rational::Wide{denominator}));
  return codes.keep(std::make_unique<ConstantCode>(amount.toValue(machine.heap)));
}

}  // namespace warrant::run
