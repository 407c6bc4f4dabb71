// How much of a permission a chunk is: all of it, which lets its holder write, or a share of it (Boyland,
// "Checking Interference with Fractional Permissions"). The contract language asks for whole permissions
// only, so far; the heap and the rules do not rely on that.
#pragma once

#include <compare>
#include <cstdint>
#include <numeric>

namespace warrant::heap {

// A rational number, 0 or more, in lowest terms. Numerators and denominators of results must fit 32 bits.
class Amount {
 public:
  constexpr Amount() = default;  // the whole
  constexpr Amount(std::uint64_t numerator, std::uint64_t denominator)
      : numerator_(static_cast<std::uint32_t>(numerator / std::gcd(numerator, denominator))),
        denominator_(static_cast<std::uint32_t>(denominator / std::gcd(numerator, denominator))) {}

  constexpr std::uint32_t numerator() const { return numerator_; }
  constexpr std::uint32_t denominator() const { return denominator_; }
  constexpr bool isWhole() const { return numerator_ == denominator_; }
  constexpr bool isNone() const { return numerator_ == 0; }

  friend constexpr bool operator==(Amount, Amount) = default;
  friend constexpr std::strong_ordering operator<=>(Amount left, Amount right) {
    return std::uint64_t{left.numerator_} * right.denominator_ <=>
           std::uint64_t{right.numerator_} * left.denominator_;
  }
  friend constexpr Amount operator+(Amount left, Amount right) {
    return {std::uint64_t{left.numerator_} * right.denominator_ +
                std::uint64_t{right.numerator_} * left.denominator_,
            std::uint64_t{left.denominator_} * right.denominator_};
  }
  // `right` is not more than `left`.
  friend constexpr Amount operator-(Amount left, Amount right) {
    return {std::uint64_t{left.numerator_} * right.denominator_ -
                std::uint64_t{right.numerator_} * left.denominator_,
            std::uint64_t{left.denominator_} * right.denominator_};
  }

 private:
  std::uint32_t numerator_ = 1, denominator_ = 1;
};

// Whether two permissions of these amounts may be to one location: nobody holds more than the whole.
constexpr bool mayShareLocation(Amount left, Amount right) { return left + right <= Amount(); }

}  // namespace warrant::heap
