#include "heap/heap.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

namespace warrant::heap {
namespace {

using smt::Term;

Chunk chunk(std::uint32_t resource, std::uint32_t receiver, std::uint32_t value, bool isAllocated = false) {
  return {Resource{resource}, Term(receiver), {}, Term(value), isAllocated};
}

std::vector<std::uint32_t> valuesOf(const Heap& heap) {
  std::vector<std::uint32_t> values;
  heap.find([&](const Chunk& chunk) {
    values.push_back(chunk.value.id());
    return false;
  });
  std::sort(values.begin(), values.end());
  return values;
}

Chunk firstOf(const Heap& heap, std::uint32_t resource, std::uint32_t receiver) {
  Chunk found;
  heap.find(Resource{resource}, Term(receiver), [&](const Chunk& chunk) {
    found = chunk;
    return true;
  });
  return found;
}

TEST_CASE("a chunk is found by resource and receiver") {
  Heap heap;
  heap.add(chunk(1, 10, 100));
  heap.add(chunk(1, 11, 101, true));
  heap.add(chunk(2, 10, 102));
  CHECK(heap.size() == 3);
  CHECK(firstOf(heap, 1, 10).value == Term(100));
  CHECK(firstOf(heap, 1, 11).value == Term(101));
  CHECK(firstOf(heap, 2, 10).value == Term(102));
  CHECK_FALSE(heap.find(Resource{3}, Term(10), [](const Chunk&) { return true; }));
  CHECK_FALSE(heap.find(Resource{2}, Term(11), [](const Chunk&) { return true; }));
}

TEST_CASE("a heap is a multiset: equal chunks are kept apart and removed one by one") {
  Heap heap;
  heap.add(chunk(1, 10, 100));
  heap.add(chunk(1, 10, 100));
  CHECK(heap.size() == 2);
  const Chunk one = firstOf(heap, 1, 10);
  heap.remove(one);
  CHECK_FALSE(heap.contains(one));
  CHECK(heap.contains(firstOf(heap, 1, 10)));
  CHECK(valuesOf(heap) == std::vector<std::uint32_t>{100});
  heap.remove(firstOf(heap, 1, 10));
  CHECK(heap.empty());
}

TEST_CASE("allocated receivers are left out of the symbolic ones") {
  Heap heap;
  heap.add(chunk(1, 10, 100, true));
  heap.add(chunk(1, 11, 101));
  heap.add(chunk(2, 12, 102));
  std::vector<std::uint32_t> seen;
  heap.findSymbolic(Resource{1}, [&](const Chunk& chunk) {
    seen.push_back(chunk.value.id());
    return false;
  });
  CHECK(seen == std::vector<std::uint32_t>{101});
}

TEST_CASE("chunks whose places are far are passed over, those without a place are not") {
  Heap heap;
  const auto add = [&](std::uint32_t resource, std::uint32_t receiver, std::uint32_t place,
                       bool isAllocated) {
    Chunk added = chunk(resource, receiver, 1000 * receiver + place, isAllocated);
    added.place = place;
    heap.add(added);
  };
  for (std::uint32_t place = 0; place <= 40; ++place) {
    add(1, 10, (7 * place) % 41, false);
    add(1, 11, (11 * place) % 41, false);
    add(1, 12, place, true);
    add(2, 10, place, false);
  }
  add(1, 11, 0, false);
  std::vector<std::uint32_t> seen;
  const auto note = [&](const Chunk& chunk) {
    seen.push_back(chunk.value.id());
    return false;
  };
  using Values = std::vector<std::uint32_t>;
  heap.findNear(Resource{1}, Term(11), {5, 7}, note);
  CHECK(std::exchange(seen, {}) == Values{11000, 11000, 11005, 11006, 11007});
  heap.findSymbolicNear(Resource{1}, {40, 50}, note);
  CHECK(std::exchange(seen, {}) == Values{10000, 10040, 11000, 11000, 11040});
  heap.findNear(Resource{1}, {3, 2}, note);
  CHECK(std::exchange(seen, {}) == Values{10000, 11000, 11000, 12000});
  heap.findNear(Resource{2}, {}, note);
  CHECK(seen.size() == 41);
  std::size_t visits = 0;
  CHECK(heap.findNear(Resource{1}, {9, 9}, [&](const Chunk&) { return ++visits == 2; }));
  CHECK(visits == 2);
}

TEST_CASE("copies do not see each other's changes") {
  Heap heap;
  for (std::uint32_t receiver = 1; receiver <= 50; ++receiver) heap.add(chunk(1, receiver, receiver));
  const Heap before = heap;
  CHECK(before.isIdentical(heap));
  heap.setValue(firstOf(heap, 1, 7), Term(700));
  heap.remove(firstOf(heap, 1, 8));
  heap.add(chunk(1, 99, 99));
  CHECK_FALSE(before.isIdentical(heap));
  CHECK(firstOf(before, 1, 7).value == Term(7));
  CHECK(firstOf(before, 1, 8).value == Term(8));
  CHECK(before.size() == 50);
  CHECK(firstOf(heap, 1, 7).value == Term(700));
  CHECK(heap.size() == 50);
}

// Against a list that does the same the slow way, with copies taken along the way.
using Pairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;  // values, 0: there is none

Pairs differences(const Heap& left, const Heap& right) {
  Pairs pairs;
  left.findDifference(right, [&](const Chunk* mine, const Chunk* others) {
    pairs.emplace_back(mine == nullptr ? 0 : mine->value.id(), others == nullptr ? 0 : others->value.id());
    return false;
  });
  std::ranges::sort(pairs);
  return pairs;
}

// The same by looking at all of them.
Pairs listed(const Heap& left, const Heap& right) {
  Pairs pairs;
  const auto compare = [&](const Heap& one, const Heap& other, bool isSwapped) {
    one.find([&](const Chunk& chunk) {
      std::uint32_t value = 0;
      other.find(chunk.resource, chunk.receiver, [&](const Chunk& candidate) {
        if (candidate.serial == chunk.serial) value = candidate.value.id();
        return false;
      });
      if (value == 0 && isSwapped) pairs.emplace_back(0, chunk.value.id());
      if (!isSwapped && value != chunk.value.id()) pairs.emplace_back(chunk.value.id(), value);
      return false;
    });
  };
  compare(left, right, false);
  compare(right, left, true);
  std::ranges::sort(pairs);
  return pairs;
}

TEST_CASE("chunks under a guard stand apart from those that are held") {
  Heap heap;
  const Chunk held = heap.add(chunk(1, 10, 100));
  Chunk conditional = chunk(1, 10, 200);
  conditional.guard = Term(7);
  CHECK_FALSE(heap.hasGuarded());
  const Heap before = heap;
  const Chunk guarded = heap.add(conditional);
  CHECK(heap.hasGuarded());
  CHECK(valuesOf(heap) == std::vector<std::uint32_t>{100});
  const auto countOf = [&](auto... arguments) {
    unsigned count = 0;
    heap.findGuarded(arguments..., [&](const Chunk& found) {
      CHECK(found.value == Term(200));
      ++count;
      return false;
    });
    return count;
  };
  CHECK(countOf() == 1);
  CHECK(countOf(Resource{1}) == 1);
  CHECK(countOf(Resource{2}) == 0);
  CHECK(countOf(Resource{1}, Term(10)) == 1);
  CHECK(countOf(Resource{1}, Term(11)) == 0);
  CHECK_FALSE(heap.isIdentical(before));
  unsigned differences = 0;
  heap.findDifference(before, [&](const Chunk* mine, const Chunk* others) {
    CHECK((mine != nullptr && mine->guard == Term(7) && others == nullptr));
    ++differences;
    return false;
  });
  CHECK(differences == 1);
  heap.remove(guarded);
  CHECK_FALSE(heap.hasGuarded());
  CHECK(heap.contains(held));
  CHECK(heap.size() == 1);
}

TEST_CASE("random histories agree with a list of chunks") {
  std::mt19937 random(20261120);
  Heap heap;
  std::vector<Chunk> model;
  std::vector<std::pair<Heap, std::vector<std::uint32_t>>> copies;
  const auto modelValues = [&] {
    std::vector<std::uint32_t> values;
    for (const Chunk& chunk : model) values.push_back(chunk.value.id());
    std::sort(values.begin(), values.end());
    return values;
  };
  for (std::uint32_t step = 1; step <= 3000; ++step) {
    const auto action = random() % 10;
    if (action < 5 || model.empty()) {
      const bool isAllocated = random() % 2 == 0;
      Chunk added = chunk(random() % 5, 1 + random() % 20 + (isAllocated ? 100 : 0), step, isAllocated);
      added.place = random() % 4;
      heap.add(added);
      model.push_back(added);
    } else {
      const std::size_t index = random() % model.size();
      Chunk found;
      heap.find(model[index].resource, model[index].receiver, [&](const Chunk& chunk) {
        found = chunk;
        return chunk.value == model[index].value;
      });
      REQUIRE(found.value == model[index].value);
      REQUIRE(heap.contains(found));
      if (action < 8) {
        heap.remove(found);
        REQUIRE_FALSE(heap.contains(found));
        model.erase(model.begin() + static_cast<std::ptrdiff_t>(index));
      } else {
        heap.setValue(found, Term(10000 + step));
        model[index].value = Term(10000 + step);
      }
    }
    if (step % 100 == 0) copies.emplace_back(heap, modelValues());
    REQUIRE(heap.size() == model.size());
  }
  CHECK(valuesOf(heap) == modelValues());
  for (const auto& [copy, values] : copies) CHECK(valuesOf(copy) == values);
  for (const auto& [left, leftValues] : copies) {
    for (const auto& [right, rightValues] : copies) CHECK(differences(left, right) == listed(left, right));
  }
}

}  // namespace
}  // namespace warrant::heap
