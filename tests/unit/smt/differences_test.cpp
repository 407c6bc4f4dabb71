// Difference constraints by themselves.
#include "smt/native/order/differences.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "unit/rounds.h"

namespace warrant::smt {
namespace {

using warrant::test::rounds;
using Adding = Differences::Outcome;

TEST_CASE("a cycle that cannot close is a contradiction, and what is refuted is not added") {
  Backtracker backtracker;
  Differences differences(backtracker);
  const Vertex x = differences.addVertex(), y = differences.addVertex();
  CHECK((differences.add(x, y, -1) == Adding::Added));  // x < y
  CHECK(differences.refutes(y, x, 0));
  CHECK_FALSE(differences.refutes(y, x, 1));
  CHECK((differences.add(y, x, 0) == Adding::Contradiction));
  CHECK((differences.add(y, x, 1) == Adding::Added));
  CHECK(*differences.value(y) == *differences.value(x) + 1);
}

TEST_CASE("a chain grows at its end, and the rest of it stays where it is") {
  for (const int step : {1, -1}) {
    Backtracker backtracker;
    Differences differences(backtracker);
    const Vertex first = differences.addVertex();
    Vertex last = first;
    for (int length = 1; length <= 5000; ++length) {  // more than one repair may take
      const Vertex next = differences.addVertex();
      REQUIRE((differences.add(next, last, step) == Adding::Added));
      REQUIRE((differences.add(last, next, -step) == Adding::Added));
      last = next;
    }
    CHECK(*differences.value(first) == 0);
    CHECK(*differences.value(last) == step * 5000);
    CHECK(differences.refutes(last, last, -1));
    CHECK((differences.add(last, last - 1, step - 1) == Adding::Contradiction));
  }
}

TEST_CASE("constraints are taken back with the vertices that came after them") {
  Backtracker backtracker;
  Differences differences(backtracker);
  const Vertex x = differences.addVertex();
  differences.add(x, Differences::zero, 5);
  backtracker.push();
  const Vertex y = differences.addVertex();
  differences.add(y, x, -3);
  differences.add(Differences::zero, y, -2);  // 2 <= y <= x - 3
  CHECK(differences.refutes(x, Differences::zero, 4));
  backtracker.pop();
  CHECK_FALSE(differences.refutes(x, Differences::zero, -100));
  CHECK(differences.refutes(Differences::zero, x, -6));
  CHECK(differences.addVertex() == y);
}

TEST_CASE("what one vertex is to all others is the same when it is asked of again and again") {
  constexpr Vertex count = 60;
  Backtracker backtracker;
  Differences differences(backtracker);
  while (differences.vertexCount() <= count) differences.addVertex();
  for (Vertex vertex = 2; vertex < count; ++vertex)
    differences.add(vertex, vertex + 1, -2);  // each two below the next
  const auto areSeen = [&](int shortcut) {
    for (unsigned round = 0; round < 5; ++round) {
      for (Vertex other = 3; other <= count; ++other) {
        const int apart = std::max(2 * static_cast<int>(other - 2), other == count ? shortcut : 0);
        CHECK(differences.refutes(other, 2, apart - 1));  // from the first one
        CHECK_FALSE(differences.refutes(other, 2, apart));
        CHECK((differences.add(other, 2, apart - 1) == Adding::Contradiction));
        if (other == count) continue;
        const int behind = 2 * static_cast<int>(count - other);
        CHECK(differences.refutes(count, other, behind - 1));  // to the last one
        CHECK_FALSE(differences.refutes(count, other, behind));
      }
    }
  };
  areSeen(0);
  CHECK((differences.add(2, count, -2 * static_cast<int>(count - 2)) == Adding::Added));  // which was known
  areSeen(0);
  backtracker.push();
  CHECK((differences.add(2, count, -500) == Adding::Added));
  areSeen(500);
  backtracker.pop();
  areSeen(0);
}

TEST_CASE("what is out of range is given up") {
  Backtracker backtracker;
  Differences differences(backtracker);
  const Vertex x = differences.addVertex();
  CHECK((differences.add(x, Differences::zero, Differences::largestBound + 1) == Adding::GaveUp));
  CHECK_FALSE(differences.refutes(x, Differences::zero, -1));
}

TEST_CASE("answers agree with shortest paths, and values satisfy what was added") {
  constexpr std::size_t count = 6;
  unsigned contradictions = 0;
  for (unsigned seed = 1; seed <= rounds(400); ++seed) {
    std::mt19937 random(seed);
    const auto below = [&](unsigned bound) { return static_cast<int>(random() % bound); };
    Backtracker backtracker;
    Differences differences(backtracker);
    while (differences.vertexCount() < count) differences.addVertex();
    struct Constraint {
      Vertex to, from;
      int bound;
    };
    std::vector<Constraint> constraints;
    std::vector<std::size_t> scopes;
    // The length of the shortest path, by Bellman and Ford.
    const auto distance = [&](Vertex from, Vertex to) {
      std::vector<int> distances(count, 10'000);
      distances[from] = 0;
      for (std::size_t round = 0; round < count; ++round)
        for (const Constraint& each : constraints)
          distances[each.to] = std::min(distances[each.to], distances[each.from] + each.bound);
      return distances[to];
    };
    for (unsigned step = 0; step < 40; ++step) {
      if (below(5) == 0) {
        backtracker.push();
        scopes.push_back(constraints.size());
      } else if (below(5) == 0 && !scopes.empty()) {
        backtracker.pop();
        constraints.resize(scopes.back());
        scopes.pop_back();
      }
      const auto vertex = [&] { return static_cast<Vertex>(1 + below(count - 1)); };
      const Constraint next{vertex(), vertex(), below(21) - 8};
      const bool isContradictory = distance(next.to, next.from) + next.bound < 0;
      CHECK(differences.refutes(next.to, next.from, next.bound) == isContradictory);
      const Adding outcome = differences.add(next.to, next.from, next.bound);
      REQUIRE((outcome == (isContradictory ? Adding::Contradiction : Adding::Added)));
      contradictions += isContradictory;
      if (!isContradictory) constraints.push_back(next);
      for (const Constraint& each : constraints)
        REQUIRE(*differences.value(each.to) - *differences.value(each.from) <= each.bound);
    }
  }
  CHECK(contradictions > rounds(200));
}

// Among more edges than it takes for what was found out to be kept, of which the latest are taken back and
// added again, the same or others, with what was refuted and what follows from that.
TEST_CASE("answers agree with shortest paths where the same constraints come and go") {
  constexpr std::size_t count = 40;
  struct Constraint {
    Vertex to, from;
    int bound;
  };
  unsigned contradictions = 0, agreements = 0;
  for (unsigned seed = 1; seed <= rounds(12); ++seed) {
    std::mt19937 random(seed);
    const auto below = [&](unsigned bound) { return static_cast<int>(random() % bound); };
    const auto vertex = [&] { return static_cast<Vertex>(1 + below(count - 1)); };
    Backtracker backtracker;
    Differences differences(backtracker);
    while (differences.vertexCount() < count) differences.addVertex();
    std::vector<Constraint> constraints;
    const auto distance = [&](Vertex from, Vertex to) {
      std::vector<int> distances(count, 100'000);
      distances[from] = 0;
      for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (const Constraint& each : constraints) {
          const int length = distances[each.from] + each.bound;
          isChanged = isChanged || length < distances[each.to];
          distances[each.to] = std::min(distances[each.to], length);
        }
      }
      return distances[to];
    };
    const auto ask = [&](const Constraint& next) {
      const bool isContradictory = distance(next.to, next.from) + next.bound < 0;
      ++(isContradictory ? contradictions : agreements);
      CHECK(differences.refutes(next.to, next.from, next.bound) == isContradictory);
      return isContradictory;
    };
    const auto add = [&](const Constraint& next) {
      const bool isContradictory = distance(next.to, next.from) + next.bound < 0;
      const Adding expected = isContradictory ? Adding::Contradiction : Adding::Added;
      CHECK((differences.add(next.to, next.from, next.bound) == expected));
      if (!isContradictory) constraints.push_back(next);
    };
    std::vector<int> solution(count);
    for (int& value : solution) value = below(60);
    while (constraints.size() < 330) {  // one vertex has many of them
      const Vertex to = below(4) == 0 ? Vertex{2} : vertex(), from = vertex();
      if (to == from) continue;
      const int bound = solution[to] - solution[from] + below(12);
      add(below(2) == 0 ? Constraint{to, from, bound}
                        : Constraint{from, to, bound + 2 * (solution[from] - solution[to])});
    }
    std::vector<Constraint> pool;  // two for each two vertices
    while (pool.size() < 8) {
      const Vertex to = vertex(), from = Vertex{3};
      if (to == from) continue;
      for (const int slack : {0, 2}) pool.push_back({to, from, solution[to] - solution[from] + slack});
    }
    for (unsigned round = 0; round < 100; ++round) {
      const std::size_t before = constraints.size();
      backtracker.push();
      for (int i = below(3); i > 0; --i) add(pool[static_cast<std::size_t>(below(8))]);
      for (unsigned question = 0; question < 60; ++question) {  // often enough for distances to be found
        const Constraint next{Vertex{3}, vertex(), below(60) - 40};
        if (next.to == next.from) continue;
        const bool isContradictory = ask(next);
        if (isContradictory && below(10) == 0) {
          add(next);
          add({next.from, next.to, -next.bound - 1 - below(6)});  // what follows, or more
        }
      }
      backtracker.pop();
      constraints.resize(before);
    }
    for (const Constraint& each : constraints)
      CHECK(*differences.value(each.to) - *differences.value(each.from) <= each.bound);
  }
  CHECK(contradictions > 100);
  CHECK(agreements > 100);
}

}  // namespace
}  // namespace warrant::smt
