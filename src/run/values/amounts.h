// Amounts of permission when a program runs: rational numbers, and what `read` takes. That is smaller than
// anything that there is when it is taken: a new infinitesimal each time, so that what is left is positive
// still.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <stdexcept>

#include "ast/ast.h"
#include "run/code/code.h"
#include "run/heap.h"

namespace warrant::run {

class Machine;

// In lowest terms. Throws TooLarge where its parts leave 64 bits.
class Rational {
 public:
  struct TooLarge {};
  __extension__ using Wide = __int128;
  Rational(std::int64_t number = 0) : numerator(number), denominator(1) {}  // NOLINT: as a number
  Rational(Wide numerator, Wide denominator);

  std::int64_t numerator, denominator;  // which is positive

  friend Rational operator+(const Rational& left, const Rational& right);
  friend Rational operator-(const Rational& left, const Rational& right);
  friend Rational operator*(const Rational& left, const Rational& right);
  friend std::strong_ordering operator<=>(const Rational& left, const Rational& right);
  friend bool operator==(const Rational&, const Rational&) = default;
};

class Amount {
 public:
  Amount() = default;
  explicit Amount(const Rational& number) { add(0, number); }
  // What is smaller than all amounts of levels below that one.
  static Amount infinitesimal(std::uint32_t level);
  static Amount of(Value value);  // of the type perm

  Value toValue(Heap& heap) const;
  bool isNone() const { return parts_.empty(); }
  bool isPositive() const { return !parts_.empty() && parts_.begin()->second > Rational(0); }
  bool isNegative() const { return !parts_.empty() && parts_.begin()->second < Rational(0); }

  friend Amount operator+(const Amount& left, const Amount& right);
  friend Amount operator-(const Amount& left, const Amount& right);
  // Throws TooLarge for a product of infinitesimals, too.
  friend Amount operator*(const Amount& left, const Amount& right);
  friend bool operator==(const Amount&, const Amount&) = default;

 private:
  void add(std::uint32_t level, const Rational& number);
  std::map<std::uint32_t, Rational> parts_;  // by level, 0 for numbers; none is 0
};

std::string toString(const Amount& amount);

// An arithmetic operator on values of the type perm, or a division of one by a number.
Value calculate(Heap& heap, ast::BinaryOperator op, Value left, Value right, support::SourceRange range);
// The constant.
const Code& amount(Machine& machine, Codes& codes, std::int64_t numerator, std::int64_t denominator = 1);

}  // namespace warrant::run
