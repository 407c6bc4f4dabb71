// Bounds of integers that follow from those of sums, and the other way about, until one has none left: what
// chains of constraints come to, at a cost that grows with their length, where the simplex method's tableau
// grows with its square. What it does not find may be a contradiction all the same.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace warrant::smt {

class BoundPropagation {
 public:
  using Bound = std::optional<std::int64_t>;
  struct Summand {
    std::uint32_t variable;
    std::int64_t coefficient;  // not 0
    friend auto operator<=>(const Summand&, const Summand&) = default;
  };

  // By variable, the bounds of each. Bounds and coefficients that are too great to be added are left out.
  BoundPropagation(std::span<const Bound> lower, std::span<const Bound> upper);
  // Of variables that are no sums.
  void addSum(std::uint32_t variable, std::span<const Summand> summands);

  // Whether no integers are within the bounds. Each sum is looked at a bounded number of times.
  bool findsContradiction();

 private:
  __extension__ using Wide = __int128;
  // Greatest lower, and least upper bounds.
  struct Interval {
    Wide low, high;
  };
  // What the bounds of the summands come to: of those that are bounded, and how many are not.
  struct Extent {
    Wide low = 0, high = 0;
    unsigned withoutLow = 0, withoutHigh = 0;
  };
  struct Sum {
    std::uint32_t variable, begin, end;
  };

  static Interval multiple(const Interval& interval, std::int64_t coefficient);
  Extent extentOf(const Sum& sum) const;
  bool narrowAll(const Sum& sum);
  bool narrow(std::uint32_t variable, Interval to);
  void linkSums();

  std::vector<Interval> intervals_;  // by variable
  std::vector<Summand> summands_;    // of all sums
  std::vector<Sum> sums_;
  std::vector<std::uint32_t> starts_, sumsWith_;  // by variable, where the sums with it begin; these
  std::vector<std::uint32_t> waiting_;            // sums to be looked at, in turn
  std::vector<bool> isWaiting_;                   // by sum
};

}  // namespace warrant::smt
