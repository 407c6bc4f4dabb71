#include "smt/native/linear/bound_propagation.h"

#include <doctest/doctest.h>

#include <limits>
#include <random>

using namespace warrant::smt;

namespace {

using Bound = BoundPropagation::Bound;
using Summand = BoundPropagation::Summand;

struct Bounded {
  std::vector<Bound> lower, upper;  // the last ones are of the sums
  std::vector<std::vector<Summand>> sums;

  bool isRefuted() const {
    BoundPropagation propagation(lower, upper);
    const auto numbers = static_cast<std::uint32_t>(lower.size() - sums.size());
    for (std::uint32_t sum = 0; sum < sums.size(); ++sum) propagation.addSum(numbers + sum, sums[sum]);
    return propagation.findsContradiction();
  }

  bool isWithin(std::size_t variable, std::int64_t value) const {
    return (!lower[variable] || *lower[variable] <= value) && (!upper[variable] || value <= *upper[variable]);
  }

  bool holdsFor(const std::vector<std::int64_t>& values) const {
    for (std::size_t sum = 0; sum < sums.size(); ++sum) {
      std::int64_t total = 0;
      for (const auto& [variable, coefficient] : sums[sum]) total += coefficient * values[variable];
      if (!isWithin(values.size() + sum, total)) return false;
    }
    for (std::size_t variable = 0; variable < values.size(); ++variable) {
      if (!isWithin(variable, values[variable])) return false;
    }
    return true;
  }

  bool hasSolution(std::vector<std::int64_t>& values, std::size_t next) const {
    if (next == values.size()) return holdsFor(values);
    for (values[next] = -6; values[next] <= 6; ++values[next]) {
      if (hasSolution(values, next + 1)) return true;
    }
    return false;
  }
};

}  // namespace

TEST_CASE("a chain of sums hands on bounds from end to end, in either order") {
  for (const bool isReversed : {false, true}) {
    constexpr std::uint32_t length = 1000;
    Bounded chain;
    chain.lower.resize(2 * length - 1);
    chain.upper.resize(2 * length - 1);
    for (std::uint32_t link = 0; link + 1 < length; ++link) {  // x[k + 1] - x[k] >= 1
      const std::uint32_t from = isReversed ? length - 2 - link : link;
      chain.sums.push_back({{from, -1}, {from + 1, 1}});
      chain.lower[length + link] = 1;
    }
    chain.lower[0] = 0;
    chain.upper[length - 1] = length - 1;
    CHECK_FALSE(chain.isRefuted());
    chain.upper[length - 1] = length - 2;
    CHECK(chain.isRefuted());
  }
}

TEST_CASE("coefficients divide bounds towards what integers can have") {
  Bounded single{{Bound(), Bound(1)}, {Bound(), Bound(2)}, {{{0, -3}}}};  // 1 <= -3 x <= 2
  CHECK(single.isRefuted());
  single.upper[1] = 3;
  CHECK_FALSE(single.isRefuted());
}

TEST_CASE("the greatest bounds and coefficients refute nothing that they do not exclude") {
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max(),
                         least = std::numeric_limits<std::int64_t>::min();
  CHECK_FALSE(Bounded{{Bound(most), Bound(most)}, {Bound(), Bound()}, {{{0, 1}}}}.isRefuted());
  CHECK_FALSE(Bounded{{Bound(), Bound()}, {Bound(least), Bound(least)}, {{{0, 1}}}}.isRefuted());
  CHECK_FALSE(Bounded{{Bound(1), Bound(least)}, {Bound(1), Bound(least)}, {{{0, least}}}}.isRefuted());
  CHECK_FALSE(Bounded{{Bound(most), Bound()}, {Bound(most), Bound(least)}, {{{0, -1}}}}.isRefuted());
}

TEST_CASE("what is refuted has no solution") {
  std::mt19937 random(7);
  const auto pick = [&](int low, int high) {
    return low + static_cast<int>(random() % static_cast<unsigned>(high - low + 1));
  };
  unsigned refuted = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    const std::size_t numbers = 3, sums = static_cast<std::size_t>(pick(1, 4));
    Bounded system;
    for (std::size_t variable = 0; variable < numbers + sums; ++variable) {
      system.lower.push_back(pick(0, 2) != 0 ? Bound(pick(-6, 3)) : Bound());
      system.upper.push_back(pick(0, 2) != 0 ? Bound(pick(-3, 6)) : Bound());
    }
    for (std::size_t sum = 0; sum < sums; ++sum) {
      std::vector<Summand>& summands = system.sums.emplace_back();
      for (std::uint32_t variable = 0; variable < numbers; ++variable) {
        if (const int coefficient = pick(-3, 3)) summands.push_back({variable, coefficient});
      }
    }
    std::vector<std::int64_t> values(numbers);
    if (!system.isRefuted()) continue;
    ++refuted;
    CHECK_FALSE(system.hasSolution(values, 0));
  }
  CHECK(refuted > 300);
}
