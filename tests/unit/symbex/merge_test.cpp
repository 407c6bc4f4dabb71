#include "symbex/path/merge.h"

#include <doctest/doctest.h>

namespace warrant::symbex {
namespace {

using heap::Chunk;
using heap::Heap;
using heap::Resource;

struct MergeFixture {
  smt::TermFactory terms;
  support::Arena arena;
  Term condition = terms.fresh(smt::Sort::Bool, "b");
  Term object = terms.fresh(smt::Sort::Ref, "o");
  Terms choices = {};

  Term number(std::int64_t value) { return terms.integer(value); }
  Chunk field(std::int64_t value) { return {Resource{1}, object, {}, number(value)}; }
  Chunk predicate(Term snapshot) { return {Resource{2}, object, heap::OfPredicate{}, snapshot}; }
  std::optional<Heap> merged(const Heap& onTrue, const Heap& onFalse) {
    const std::optional<End> end =
        merge(terms, arena, condition, {.state = {.heap = onTrue}}, {.state = {.heap = onFalse}}, choices);
    return end ? std::optional(end->state.heap) : std::nullopt;
  }
  // Of a predicate with one argument, which is the value of a variable, too, or is not.
  std::optional<Heap> mergedInstances(Term onTrue, Term onFalse, bool areOfVariable) {
    const auto endWith = [&](Term argument) {
      End end;
      end.state.heap.add(
          {Resource{2}, object, heap::OfPredicate{arena.copy(std::vector{argument})}, argument});
      if (!areOfVariable) return end;
      end.state.frame.store.reserve(1);
      end.state.frame.store.set(0, argument);
      return end;
    };
    choices.clear();
    const std::optional<End> end = merge(terms, arena, condition, endWith(onTrue), endWith(onFalse), choices);
    return end ? std::optional(end->state.heap) : std::nullopt;
  }
  static std::vector<Chunk> held(const Heap& heap) {
    std::vector<Chunk> chunks;
    heap.find([&](const Chunk& chunk) {
      chunks.push_back(chunk);
      return false;
    });
    return chunks;
  }
  static std::vector<Chunk> guarded(const Heap& heap) {
    std::vector<Chunk> chunks;
    heap.findGuarded([&](const Chunk& chunk) {
      chunks.push_back(chunk);
      return false;
    });
    return chunks;
  }
};

}  // namespace

TEST_CASE_FIXTURE(MergeFixture, "what both arms hold is held, with a choice between its values") {
  Heap one, other;
  one.add(field(1));
  other.add(field(2));
  const auto heap = merged(one, other);
  REQUIRE(heap);
  REQUIRE(held(*heap).size() == 1);
  CHECK(held(*heap)[0].value == terms.ite(condition, number(1), number(2)));
  CHECK_FALSE(heap->hasGuarded());
}

TEST_CASE_FIXTURE(MergeFixture,
                  "what one arm holds is held under its condition, and not found among what is held") {
  Heap one, other;
  one.add(field(1));
  const auto heap = merged(one, other);
  REQUIRE(heap);
  CHECK(held(*heap).empty());
  REQUIRE(guarded(*heap).size() == 1);
  CHECK(guarded(*heap)[0].guard == condition);
  const auto swapped = merged(other, one);
  REQUIRE(swapped);
  REQUIRE(guarded(*swapped).size() == 1);
  CHECK(guarded(*swapped)[0].guard == terms.negate(condition));
}

TEST_CASE_FIXTURE(MergeFixture, "what is taken in one arm is left under the guard without its condition") {
  const Term guard = terms.fresh(smt::Sort::Bool, "g");
  Heap before;
  Chunk chunk = field(1);
  chunk.guard = guard;
  const Chunk added = before.add(chunk);
  Heap after = before;
  after.remove(added);
  const auto heap = merged(after, before);
  REQUIRE(heap);
  REQUIRE(guarded(*heap).size() == 1);
  CHECK(guarded(*heap)[0].guard == terms.conjoin(terms.negate(condition), guard));
}

TEST_CASE_FIXTURE(MergeFixture,
                  "a field that was given away and comes back under the same condition is held") {
  Heap with, without;
  with.add(field(1));
  const Heap taken = *merged(without, with);  // in the arm of the condition
  Heap back = taken;
  back.add(field(2));
  const auto heap = merged(back, taken);
  REQUIRE(heap);
  REQUIRE(held(*heap).size() == 1);
  CHECK(held(*heap)[0].value == terms.ite(condition, number(2), number(1)));
  CHECK_FALSE(heap->hasGuarded());
}

TEST_CASE_FIXTURE(MergeFixture,
                  "instances of one predicate are not one, unless their guards exclude each other") {
  const Term other = terms.fresh(smt::Sort::Bool, "g");
  Heap one;
  Chunk instance = predicate(terms.fresh(smt::Sort::Snapshot, "s"));
  instance.guard = other;
  one.add(instance);
  Heap both = one;
  both.add(predicate(terms.fresh(smt::Sort::Snapshot, "t")));
  const auto heap = merged(both, one);
  REQUIRE(heap);
  CHECK(guarded(*heap).size() == 2);
}

TEST_CASE_FIXTURE(MergeFixture,
                  "instances whose arguments are what a variable has are one, of the variable's value") {
  const Term first = terms.fresh(smt::Sort::Snapshot, "s"), second = terms.fresh(smt::Sort::Snapshot, "t");
  const auto heap = mergedInstances(first, second, true);
  REQUIRE(heap);
  REQUIRE(held(*heap).size() == 1);
  CHECK(held(*heap)[0].arguments()[0] == terms.ite(condition, first, second));
  CHECK_FALSE(heap->hasGuarded());
  const auto apart = mergedInstances(first, second, false);
  REQUIRE(apart);
  CHECK(held(*apart).empty());
  CHECK(guarded(*apart).size() == 2);
}

TEST_CASE_FIXTURE(MergeFixture, "elements of one array that are divided in two ways stay apart") {
  const Chunk whole{Resource{3}, object, heap::OfRange{number(0), number(4)}, terms.unit()};
  const Chunk part{Resource{3}, object, heap::OfRange{number(0), number(2)}, terms.unit()};
  Heap one, other, none;
  one.add(whole);
  other.add(part);
  CHECK_FALSE(merged(one, other));
  CHECK(merged(one, none));
}

}  // namespace warrant::symbex
