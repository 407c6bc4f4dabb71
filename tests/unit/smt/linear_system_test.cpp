#include "smt/native/linear/linear_system.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <vector>

using namespace warrant::smt;

namespace {

using Outcome = LinearSystem::Outcome;

struct Constraint {
  std::int64_t constant;
  std::vector<LinearSystem::Summand> sum;
};

Outcome solve(LinearSystem& system) {
  unsigned branches = 1000;
  return system.solve(branches);
}

bool holds(const Constraint& constraint, const std::vector<std::int64_t>& values) {
  std::int64_t sum = constraint.constant;
  for (const auto& summand : constraint.sum) sum += summand.coefficient * values[summand.variable];
  return sum >= 0;
}

bool hasSmallSolution(const std::vector<Constraint>& constraints, std::vector<std::int64_t>& values,
                      std::size_t next, std::int64_t range) {
  if (next == values.size())
    return std::ranges::all_of(constraints, [&](const auto& each) { return holds(each, values); });
  for (values[next] = -range; values[next] <= range; ++values[next]) {
    if (hasSmallSolution(constraints, values, next + 1, range)) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("sums of three numbers are decided") {
  LinearSystem system;
  const auto x = system.addVariable(), y = system.addVariable(), z = system.addVariable();
  system.addNonNegative(0, {{{x, 1}, {y, 1}, {z, 1}}});
  system.addNonNegative(-5, {{{x, -1}, {y, -1}}});
  CHECK((solve(system) == Outcome::Feasible));
  CHECK(system.value(x) + system.value(y) <= -5);
  CHECK(system.value(x) + system.value(y) + system.value(z) >= 0);
}

TEST_CASE("a sum beyond its parts' bounds is infeasible") {
  LinearSystem system;
  const auto x = system.addVariable(), y = system.addVariable();
  system.addNonNegative(10, {{{x, -1}}});
  system.addNonNegative(10, {{{y, -1}}});
  system.addNonNegative(-21, {{{x, 1}, {y, 1}}});
  CHECK((system.solveRationally() == Outcome::Infeasible));
}

TEST_CASE("what is feasible over the rationals only is infeasible") {
  LinearSystem system;
  const auto x = system.addVariable(), y = system.addVariable();
  system.addNonNegative(3, {{{x, 2}}});
  system.addNonNegative(-1, {{{x, -2}, {y, 2}}});  // 1 <= 2y - 2x <= 1
  system.addNonNegative(1, {{{x, 2}, {y, -2}}});
  CHECK((solve(system) == Outcome::Infeasible));
}

TEST_CASE("branches find the integers between rational corners") {
  LinearSystem system;
  const auto x = system.addVariable(), y = system.addVariable();
  system.addZero(-7, {{{x, 3}, {y, 5}}});
  system.addNonNegative(0, {{{x, 1}}});
  CHECK((solve(system) == Outcome::Feasible));
  CHECK(3 * system.value(x) + 5 * system.value(y) == 7);
}

TEST_CASE("numbers out of range are given up, not decided") {
  LinearSystem system;
  const auto x = system.addVariable(), y = system.addVariable(), z = system.addVariable();
  const std::int64_t huge = std::int64_t{1} << 40;
  system.addNonNegative(-1, {{{x, huge - 1}, {y, huge + 3}, {z, -huge + 5}}});
  system.addNonNegative(-1, {{{x, -huge - 7}, {y, huge - 9}, {z, huge + 11}}});
  system.addNonNegative(-1, {{{x, 3}, {y, -huge + 1}, {z, huge - 3}}});
  CHECK((solve(system) != Outcome::Infeasible));  // x = 2, y = z = 1
}

TEST_CASE("random systems agree with trying all small numbers") {
  std::mt19937 random(7);
  const auto below = [&](int bound) { return static_cast<int>(random() % bound); };
  unsigned feasible = 0, infeasible = 0;
  for (int round = 0; round < 2000; ++round) {
    LinearSystem system;
    std::vector<Constraint> constraints;
    for (int i = 0; i < 3; ++i) (void)system.addVariable();
    for (LinearSystem::Variable variable = 0; variable < 3; ++variable) {
      constraints.push_back({4, {{variable, 1}}});
      constraints.push_back({4, {{variable, -1}}});
    }
    for (int i = 0; i < 4; ++i) {
      Constraint constraint{below(9) - 6, {}};
      for (LinearSystem::Variable variable = 0; variable < 3; ++variable) {
        if (const int coefficient = below(7) - 3; coefficient != 0)
          constraint.sum.push_back({variable, coefficient});
      }
      constraints.push_back(constraint);
    }
    for (const Constraint& each : constraints) system.addNonNegative(each.constant, each.sum);
    std::vector<std::int64_t> values(3);
    const bool expected = hasSmallSolution(constraints, values, 0, 4);
    const Outcome outcome = solve(system);
    REQUIRE((outcome == (expected ? Outcome::Feasible : Outcome::Infeasible)));
    ++(expected ? feasible : infeasible);
    if (!expected) continue;
    for (const Constraint& each : constraints)
      CHECK(holds(each, {system.value(0), system.value(1), system.value(2)}));
  }
  CHECK(feasible > 100);
  CHECK(infeasible > 100);
}

namespace {

// Random sums of many numbers of some size, each with a greatest value, and the least value of the sum of all
// of them.
LinearSystem denseSystem(std::size_t size, std::int64_t more) {
  std::mt19937 random(static_cast<unsigned>(size));
  LinearSystem system;
  std::vector<LinearSystem::Summand> total;
  for (std::size_t i = 0; i < size; ++i) {
    const auto variable = system.addVariable();
    system.addNonNegative(std::int64_t{1} << 31, {{{variable, 1}}});
    system.addNonNegative(std::int64_t{1} << 31, {{{variable, -1}}});
    total.push_back({variable, 0});
  }
  std::int64_t greatest = 0;
  for (std::size_t row = 0; row < size; ++row) {
    std::vector<LinearSystem::Summand> sum;
    for (std::size_t i = 0; i < size; ++i) {
      const auto coefficient = static_cast<std::int64_t>(random() % 9) + 1;
      sum.push_back({total[i].variable, -coefficient});
      total[i].coefficient += coefficient;
    }
    const auto bound = static_cast<std::int64_t>(100 + row);
    system.addNonNegative(bound, sum);
    greatest += bound;
  }
  system.addNonNegative(-greatest - more, total);
  return system;
}

}  // namespace

TEST_CASE("estimates find what fractions are too large for, and no more") {
  CHECK(denseSystem(60, 1).estimate().findsContradiction());
  CHECK(denseSystem(6, 1).estimate().findsContradiction());
  CHECK_FALSE(denseSystem(6, 0).estimate().findsContradiction());
  CHECK_FALSE(denseSystem(60, 0).estimate().findsContradiction());
}

TEST_CASE("estimates contradict nothing that has a solution") {
  std::mt19937 random(11);
  const auto below = [&](int bound) { return static_cast<int>(random() % bound); };
  unsigned contradictions = 0;
  for (int round = 0; round < 2000; ++round) {
    LinearSystem system;
    std::vector<Constraint> constraints;
    for (LinearSystem::Variable variable = 0; variable < 3; ++variable) {
      (void)system.addVariable();
      constraints.push_back({4, {{variable, 1}}});
      constraints.push_back({4, {{variable, -1}}});
    }
    for (int i = 0; i < 4; ++i) {
      Constraint constraint{below(9) - 6, {}};
      for (LinearSystem::Variable variable = 0; variable < 3; ++variable) {
        if (const int coefficient = below(7) - 3; coefficient != 0)
          constraint.sum.push_back({variable, coefficient});
      }
      constraints.push_back(constraint);
    }
    for (const Constraint& each : constraints) system.addNonNegative(each.constant, each.sum);
    const bool isContradictory = system.estimate().findsContradiction();
    contradictions += isContradictory ? 1 : 0;
    std::vector<std::int64_t> values(3);
    if (isContradictory) CHECK_FALSE(hasSmallSolution(constraints, values, 0, 4));
  }
  CHECK(contradictions > 100);
}
