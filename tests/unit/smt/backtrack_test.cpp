// Scopes and what they take back.
#include <doctest/doctest.h>

#include <map>
#include <random>
#include <vector>

#include "smt/backtrack/containers.h"
#include "unit/rounds.h"

namespace warrant::smt {
namespace {

using warrant::test::rounds;

TEST_CASE("a scope takes back what changed within it, whatever it was") {
  Backtracker backtracker;
  BacktrackStack<int> stack(backtracker);
  BacktrackValue<bool> value(backtracker, false);
  BacktrackTable<int> table(backtracker);
  stack.push_back(1);
  table.set(3, 7);
  backtracker.push();
  stack.push_back(2);
  value.set(true);
  table.set(3, 8);
  table.set(100, 9);
  CHECK(backtracker.depth() == 1);
  backtracker.push();
  value.set(false);
  table.set(3, 10);
  backtracker.pop();
  CHECK(value.get());
  CHECK(table.get(3) == 8);
  CHECK(table.get(100) == 9);
  backtracker.pop();
  CHECK(backtracker.depth() == 0);
  CHECK(stack.size() == 1);
  CHECK_FALSE(value.get());
  CHECK(table.get(3) == 7);
  CHECK(table.get(100) == 0);
  CHECK(table.get(100'000) == 0);
}

TEST_CASE("what changed after an inner scope was left is taken back with the outer one") {
  Backtracker backtracker;
  BacktrackStack<int> stack(backtracker);
  backtracker.push();
  stack.push_back(1);
  backtracker.push();
  stack.push_back(2);
  backtracker.pop();
  stack.push_back(3);
  CHECK(stack.size() == 2);
  CHECK(stack.back() == 3);
  backtracker.pop();
  CHECK(stack.empty());
  stack.push_back(4);
  backtracker.push();
  backtracker.pop();
  CHECK(stack.size() == 1);
}

TEST_CASE("scopes that are forgotten take nothing back") {
  Backtracker backtracker;
  BacktrackStack<int> stack(backtracker);
  backtracker.push();
  stack.push_back(1);
  backtracker.forget();
  CHECK(backtracker.depth() == 0);
  stack.clear();
  backtracker.push();
  stack.push_back(2);
  backtracker.pop();
  CHECK(stack.empty());
}

TEST_CASE("after any scopes and changes, all is as in copies") {
  for (unsigned seed = 1; seed <= rounds(300); ++seed) {
    std::mt19937 random(seed);
    const auto below = [&](unsigned bound) { return static_cast<unsigned>(random() % bound); };
    struct Copy {
      std::vector<unsigned> stack;
      unsigned value = 0;
      std::map<unsigned, unsigned> table;
    };
    Backtracker backtracker;
    BacktrackStack<unsigned> stack(backtracker);
    BacktrackValue<unsigned> value(backtracker, 0);
    BacktrackTable<unsigned> table(backtracker);
    std::vector<Copy> copies(1);
    for (unsigned step = 0; step < 200; ++step) {
      Copy& now = copies.back();
      const unsigned one = below(1000), index = below(20);
      switch (below(6)) {
        case 0:
          backtracker.push();
          copies.push_back(copies.back());
          break;
        case 1:
          if (copies.size() == 1) break;
          backtracker.pop();
          copies.pop_back();
          break;
        case 2:
          stack.push_back(one);
          now.stack.push_back(one);
          break;
        case 3:
          value.set(one);
          now.value = one;
          break;
        default:
          table.set(index, one);
          now.table[index] = one;
      }
      const Copy& expected = copies.back();
      REQUIRE(std::vector<unsigned>(stack.begin(), stack.end()) == expected.stack);
      REQUIRE(value.get() == expected.value);
      for (unsigned i = 0; i < 25; ++i)
        REQUIRE(table.get(i) == (expected.table.contains(i) ? expected.table.at(i) : 0));
    }
  }
}

}  // namespace
}  // namespace warrant::smt
