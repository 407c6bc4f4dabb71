#include "heap/heap.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <set>
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
      const Chunk added = chunk(random() % 5, 1 + random() % 20 + (isAllocated ? 100 : 0), step, isAllocated);
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
}

// By serial and value.
using Ids = std::set<std::pair<std::uint32_t, std::uint32_t>>;

Ids idsOf(const Heap& heap) {
  Ids ids;
  heap.find([&](const Chunk& chunk) {
    ids.emplace(chunk.serial, chunk.value.id());
    return false;
  });
  return ids;
}

TEST_CASE("comparing two heaps tells what only one of them has") {
  std::mt19937 random(7);
  Heap heap;
  std::vector<Heap> past{heap};
  for (unsigned round = 0; round < 400; ++round) {
    std::vector<Chunk> held;
    heap.find([&](const Chunk& chunk) { return held.push_back(chunk), false; });
    for (unsigned change = random() % 4; change > 0 && held.size() > change; --change) {
      const Chunk& chosen = held[(random() % (held.size() / change)) * change + change - 1];
      if (!heap.contains(chosen)) continue;
      if (random() % 2 == 0)
        heap.remove(chosen);
      else
        heap.setValue(chosen, Term(1000 + round));
    }
    for (unsigned more = random() % 5; more > 0; --more)
      heap.add(chunk(random() % 3 + 1, random() % 20 + 1, round + 1, random() % 2 == 0));
    past.push_back(heap);
    const Heap& other = past[random() % past.size()];
    Ids expected = idsOf(other), found = idsOf(heap);
    Heap::compare(
        heap, other,
        [&](const Chunk& gone) {
          CHECK(found.erase({gone.serial, gone.value.id()}) == 1);
        },
        [&](const Chunk& come) { CHECK(found.emplace(come.serial, come.value.id()).second); });
    CHECK(found == expected);
    Heap::compare(
        other, other, [](const Chunk&) { CHECK(false); }, [](const Chunk&) { CHECK(false); });
  }
}

}  // namespace
}  // namespace warrant::heap
