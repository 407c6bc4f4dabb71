// Verdicts are held to what random programs compute for all parameters of a small range.
#include <doctest/doctest.h>
#include <warrant/symbolic.h>

#include <random>
#include <set>

#include "unit/symbolic/random_program.h"

namespace warrant {
namespace {

using test::RandomProgram;

constexpr int least = -3, greatest = 4;

std::set<long> resultsOf(const RandomProgram& program) {
  std::set<long> results;
  for (long a = least; a <= greatest; ++a) {
    for (long b = least; b <= greatest; ++b)
      results.insert(program.run<long>({a, b}, [](bool holds) { return holds; }));
  }
  return results;
}

symbolic<bool> isInRange(const symbolic<int>& number) { return least <= number && number <= greatest; }

symbolic<int> resultOf(const RandomProgram& program, const symbolic<int>& a, const symbolic<int>& b) {
  return program.run<symbolic<int>>({a, b}, [](const symbolic<bool>& condition) { return bool(condition); });
}

// Values that the program may have, and some that it need not.
std::set<long> candidates(const RandomProgram& program, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::set<long> values;
  for (const long result : resultsOf(program)) {
    if (random() % 4 == 0) values.insert(result);
  }
  for (int i = 0; i < 2; ++i) values.insert(static_cast<long>(random() % 41) - 20);
  return values;
}

TEST_CASE("verified and refuted are what running the program for all parameters says") {
  std::size_t verified = 0, refuted = 0;
  for (std::uint32_t seed = 1001; seed <= 1060; ++seed) {
    const RandomProgram program(seed);
    CAPTURE(program.java());
    const std::set<long> results = resultsOf(program);
    for (const long wanted : candidates(program, seed)) {
      const report report = check("a value that it has not", [&] {
        forall<int, int>([&](const auto& a, const auto& b) {
          suppose(isInRange(a) && isInRange(b));
          should(resultOf(program, a, b) != static_cast<int>(wanted));
        });
      });
      CAPTURE(wanted);
      CAPTURE(report);
      CHECK(report.outcome() == (results.contains(wanted) ? outcome::refuted : outcome::verified));
      ++(report.verified() ? verified : refuted);
    }
  }
  CHECK(verified > 50);
  CHECK(refuted > 50);
}

TEST_CASE("conditions whose forks are joined say the same") {
  for (std::uint32_t seed = 2001; seed <= 2040; ++seed) {
    const RandomProgram program(seed);
    CAPTURE(program.java());
    const std::set<long> results = resultsOf(program);
    for (const long wanted : candidates(program, seed)) {
      const bool isResult = results.contains(wanted);
      CAPTURE(wanted);
      const report joined = check("for all parameters", [&] {
        const auto differs = [&](const symbolic<int>& a, const symbolic<int>& b) {
          return implies(isInRange(a) && isInRange(b),
                         [=, &program] { return resultOf(program, a, b) != static_cast<int>(wanted); });
        };
        const symbolic<int> a = forall<int>("a"), b = forall<int>("b");
        const symbolic<bool> condition = differs(a, b);
        should(condition);
        // It is false of some parameters exactly if the value is a result.
        const symbolic<bool> always = forall<int>(
            [&](const auto& x) { return forall<int>([&](const auto& y) { return differs(x, y); }); });
        if (isResult)
          should_not(always);
        else
          should(always);
      });
      CAPTURE(joined);
      CHECK(joined.paths() == 1);
      for (const failure& failure : joined.failures()) CHECK((!failure.is_refuted || isResult));
      if (!isResult)
        CHECK(joined.outcome() != outcome::refuted);
      else
        CHECK(!joined.verified());
    }
  }
}

}  // namespace
}  // namespace warrant
