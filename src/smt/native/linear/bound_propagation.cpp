#include "smt/native/linear/bound_propagation.h"

#include <algorithm>

namespace warrant::smt {

namespace {

// Beyond these there is no bound. Products of both, and sums of a great many of them, are within 128 bits.
constexpr std::int64_t greatestBound = std::int64_t{1} << 60, greatestCoefficient = std::int64_t{1} << 31;
constexpr std::size_t timesForEach = 16;

}  // namespace

BoundPropagation::BoundPropagation(std::span<const Bound> lower, std::span<const Bound> upper) {
  intervals_.reserve(lower.size());
  for (std::size_t variable = 0; variable < lower.size(); ++variable) {
    const std::int64_t low = lower[variable].value_or(-greatestBound);
    const std::int64_t high = upper[variable].value_or(greatestBound);
    intervals_.push_back(
        {std::clamp(low, -greatestBound, greatestBound), std::clamp(high, -greatestBound, greatestBound)});
  }
}

void BoundPropagation::addSum(std::uint32_t variable, std::span<const Summand> summands) {
  const auto isTooGreat = [](const Summand& summand) {
    return summand.coefficient > greatestCoefficient || summand.coefficient < -greatestCoefficient;
  };
  if (std::ranges::any_of(summands, isTooGreat)) return;
  const auto begin = static_cast<std::uint32_t>(summands_.size());
  summands_.insert(summands_.end(), summands.begin(), summands.end());
  sums_.push_back({variable, begin, static_cast<std::uint32_t>(summands_.size())});
}

bool BoundPropagation::findsContradiction() {
  linkSums();
  const std::size_t most = timesForEach * sums_.size();
  for (std::size_t next = 0; next < waiting_.size() && next < most; ++next) {
    isWaiting_[waiting_[next]] = false;
    if (!narrowAll(sums_[waiting_[next]])) return true;
  }
  return false;
}

void BoundPropagation::linkSums() {
  starts_.assign(intervals_.size() + 1, 0);
  const auto forEachLink = [&](auto visit) {
    for (std::uint32_t sum = 0; sum < sums_.size(); ++sum) {
      visit(sums_[sum].variable, sum);
      for (std::uint32_t at = sums_[sum].begin; at < sums_[sum].end; ++at) visit(summands_[at].variable, sum);
    }
  };
  forEachLink([&](std::uint32_t variable, std::uint32_t) { ++starts_[variable]; });
  std::uint32_t end = 0;
  for (std::uint32_t& start : starts_) start = end += start;  // the end of each, to be filled downwards
  sumsWith_.resize(end);
  forEachLink([&](std::uint32_t variable, std::uint32_t sum) { sumsWith_[--starts_[variable]] = sum; });
  waiting_.resize(sums_.size());
  for (std::uint32_t sum = 0; sum < sums_.size(); ++sum) waiting_[sum] = sum;
  isWaiting_.assign(sums_.size(), true);
}

BoundPropagation::Interval BoundPropagation::multiple(const Interval& interval, std::int64_t coefficient) {
  const Wide low = interval.low * coefficient, high = interval.high * coefficient;
  return coefficient > 0 ? Interval{low, high} : Interval{high, low};
}

BoundPropagation::Extent BoundPropagation::extentOf(const Sum& sum) const {
  Extent extent;
  for (std::uint32_t at = sum.begin; at < sum.end; ++at) {
    const Interval& own = intervals_[summands_[at].variable];
    const Interval scaled = multiple(own, summands_[at].coefficient);
    const bool isPositive = summands_[at].coefficient > 0;
    const bool hasLow = own.low > -greatestBound, hasHigh = own.high < greatestBound;
    if (isPositive ? hasLow : hasHigh)
      extent.low += scaled.low;
    else
      ++extent.withoutLow;
    if (isPositive ? hasHigh : hasLow)
      extent.high += scaled.high;
    else
      ++extent.withoutHigh;
  }
  return extent;
}

// From the sum to its variable, and back to the summands. False: no integers are within the bounds.
bool BoundPropagation::narrowAll(const Sum& sum) {
  const auto floorOf = [](Wide numerator, std::int64_t denominator) {  // which is positive
    return numerator / denominator - (numerator % denominator < 0 ? 1 : 0);
  };
  const Extent extent = extentOf(sum);
  const Interval whole{extent.withoutLow == 0 ? extent.low : -greatestBound,
                       extent.withoutHigh == 0 ? extent.high : greatestBound};
  if (!narrow(sum.variable, whole)) return false;
  const Interval bounds = intervals_[sum.variable];
  for (std::uint32_t at = sum.begin; at < sum.end; ++at) {
    const auto [variable, coefficient] = summands_[at];
    // What the others leave for it.
    const Interval own = intervals_[variable], scaled = multiple(own, coefficient);
    const bool hasLow = coefficient > 0 ? own.low > -greatestBound : own.high < greatestBound;
    const bool hasHigh = coefficient > 0 ? own.high < greatestBound : own.low > -greatestBound;
    Interval rest{-greatestBound, greatestBound};
    const bool isHighKnown = bounds.high < greatestBound && extent.withoutLow == (hasLow ? 0 : 1);
    const bool isLowKnown = bounds.low > -greatestBound && extent.withoutHigh == (hasHigh ? 0 : 1);
    const std::int64_t size = coefficient > 0 ? coefficient : -coefficient;
    if (isHighKnown) {
      const Wide most = floorOf(bounds.high - extent.low + (hasLow ? scaled.low : 0), size);
      (coefficient > 0 ? rest.high : rest.low) = coefficient > 0 ? most : -most;
    }
    if (isLowKnown) {
      const Wide least = -floorOf(-(bounds.low - extent.high + (hasHigh ? scaled.high : 0)), size);
      (coefficient > 0 ? rest.low : rest.high) = coefficient > 0 ? least : -least;
    }
    if (!narrow(variable, rest)) return false;
  }
  return true;
}

// The same. A bound that comes to be none stays within what stands for none.
bool BoundPropagation::narrow(std::uint32_t variable, Interval to) {
  Interval& own = intervals_[variable];
  const Interval both{std::max(own.low, std::min<Wide>(to.low, greatestBound)),
                      std::min(own.high, std::max<Wide>(to.high, -greatestBound))};
  if (both.low > both.high) return false;
  if (both.low == own.low && both.high == own.high) return true;
  own = both;
  for (std::uint32_t at = starts_[variable]; at < starts_[variable + 1]; ++at) {
    const std::uint32_t sum = sumsWith_[at];
    if (isWaiting_[sum]) continue;
    isWaiting_[sum] = true;
    waiting_.push_back(sum);
  }
  return true;
}

}  // namespace warrant::smt
