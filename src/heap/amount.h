// How much of a permission a chunk is: all of it, which lets its holder write, or a share of it (Boyland,
// "Checking Interference with Fractional Permissions").
//
// An amount is a rational number of the whole, or of a term that stands for an amount: of a `perm` variable,
// of what `read` takes. What terms say of each other the heap does not know: values/amounts.h does.
#pragma once

#include <compare>
#include <cstdint>
#include <numeric>
#include <optional>

#include "smt/terms/term_handle.h"

namespace warrant::heap {

class Amount {
 public:
  // A share, in lowest terms, whose parts are not above `greatest`.
  static constexpr std::uint64_t greatest = 0x7FFF'FFFF;

  constexpr Amount() = default;  // the whole
  constexpr Amount(std::uint64_t numerator, std::uint64_t denominator, smt::Term of = {})
      : numerator_(static_cast<std::uint32_t>(numerator / std::gcd(numerator, denominator))),
        denominator_(static_cast<std::uint32_t>(denominator / std::gcd(numerator, denominator))),
        of_(numerator == 0 ? smt::Term() : of) {}
  // Of which no more is known than that it is positive: what preconditions of pure methods grant, and demand.
  static constexpr Amount some() {
    Amount amount;
    amount.numerator_ = amount.denominator_ = 0;
    return amount;
  }

  constexpr std::uint32_t numerator() const { return numerator_; }
  constexpr std::uint32_t denominator() const { return denominator_; }
  constexpr smt::Term of() const { return of_; }  // no term: the whole
  constexpr bool isSome() const { return denominator_ == 0; }
  constexpr bool isConstant() const { return !of_ && !isSome(); }
  constexpr bool isWhole() const { return isConstant() && numerator_ == denominator_; }
  constexpr bool isNone() const { return numerator_ == 0 && !isSome(); }

  friend constexpr bool operator==(Amount, Amount) = default;
  // Of constants.
  friend constexpr std::strong_ordering operator<=>(Amount left, Amount right) {
    return std::uint64_t{left.numerator_} * right.denominator_ <=>
           std::uint64_t{right.numerator_} * left.denominator_;
  }

 private:
  std::uint32_t numerator_ = 1, denominator_ = 1;
  smt::Term of_ = {};
};

// In lowest terms; nothing where its parts are too great.
constexpr std::optional<Amount> share(std::uint64_t numerator, std::uint64_t denominator, smt::Term of = {}) {
  const std::uint64_t common = std::gcd(numerator, denominator);
  if (numerator / common > Amount::greatest || denominator / common > Amount::greatest) return std::nullopt;
  return Amount(numerator, denominator, of);
}

// Of constants; nothing where the result's parts are too great.
constexpr std::optional<Amount> sum(Amount left, Amount right) {
  return share(std::uint64_t{left.numerator()} * right.denominator() +
                   std::uint64_t{right.numerator()} * left.denominator(),
               std::uint64_t{left.denominator()} * right.denominator());
}
// `right` is not more than `left`.
constexpr std::optional<Amount> difference(Amount left, Amount right) {
  return share(std::uint64_t{left.numerator()} * right.denominator() -
                   std::uint64_t{right.numerator()} * left.denominator(),
               std::uint64_t{left.denominator()} * right.denominator());
}
// One of which may be a share of a term.
constexpr std::optional<Amount> product(Amount left, Amount right) {
  return share(std::uint64_t{left.numerator()} * right.numerator(),
               std::uint64_t{left.denominator()} * right.denominator(), left.of() ? left.of() : right.of());
}

// Whether two permissions of these amounts may be to one location, as far as constants tell: nobody holds
// more than the whole.
constexpr bool mayShareLocation(Amount left, Amount right) {
  if (left.isSome() || right.isSome()) return true;
  if (!left.isConstant() || !right.isConstant()) return !left.isWhole() && !right.isWhole();
  return std::uint64_t{left.numerator()} * right.denominator() +
             std::uint64_t{right.numerator()} * left.denominator() <=
         std::uint64_t{left.denominator()} * right.denominator();
}

}  // namespace warrant::heap
