#include "symbex/resources/shares.h"

#include <vector>

#include "symbex/path/path.h"
#include "symbex/values/amounts.h"

namespace warrant::symbex {

using heap::Amount;
using heap::Chunk;
using heap::Heap;

namespace {

// Shares whose values are the same where they are of one place.
bool mayShareValue(const Chunk& chunk, const Chunk& other) {
  if (chunk.guard || other.guard) return false;
  if (chunk.isPredicate()) return !chunk.amount.isWhole() || !other.amount.isWhole();
  return chunk.isField() && other.isField();
}

}  // namespace

// Takes the other one out of the heap and adds it to the chunk.
bool Shares::unite(Heap& heap, Chunk& chunk, const Chunk& other) {
  heap.remove(other);
  chunk.amount = amounts_.sum(chunk.amount, other.amount);
  if (!path_.assume(terms_.equal(chunk.value, other.value))) return false;
  if (!chunk.isOfLocations() || chunk.amount.isSome()) return true;
  const Term isAtMostWhole = amounts_.isAtMost(chunk.amount, {});
  if (!chunk.isRange()) return path_.assume(isAtMostWhole);
  const Term isEmpty = terms_.lessOrEqual(chunk.range().to, chunk.range().from);  // then it may be any amount
  return path_.assume(terms_.disjoin(isEmpty, isAtMostWhole));
}

std::optional<Chunk> Shares::add(Heap& heap, Chunk chunk) {
  if (chunk.amount.isWhole() && !amounts_.areUsed()) return heap.add(chunk);
  std::vector<Chunk> same;
  lookup_.findAll(heap, wantedOf(chunk), [&](const Chunk& other) {
    same.push_back(other);
    return false;
  });
  for (const Chunk& other : same) {
    // What a pure method's precondition grants stays apart: its conjuncts are what gets less in a recursion.
    const bool isFine = chunk.amount.isSome() ? path_.assume(terms_.equal(chunk.value, other.value))
                                              : unite(heap, chunk, other);
    if (!isFine) return std::nullopt;
  }
  if (!chunk.isWand() && !separate(heap, chunk)) return std::nullopt;
  chunk = heap.add(chunk);
  return path_.isInconsistent() ? std::nullopt : std::optional(chunk);
}

// Those that may be of its place have its value where they are, and locations are not more than the whole
// with it. Where two constants are, they were told apart where the chunk was produced.
bool Shares::separate(const Heap& heap, const Chunk& chunk) {
  constexpr unsigned most = 8;
  if (chunk.amount.isSome()) return true;
  std::vector<Chunk> others;
  heap.find(chunk.resource, [&](const Chunk& other) {
    if (!other.amount.isSome() && !path_.areDistinct(chunk.receiver, other.receiver)) others.push_back(other);
    return others.size() > most;
  });
  if (others.size() > most) return true;
  for (const Chunk& other : others) {
    if (mayShareValue(chunk, other))
      path_.learn(
          terms_.implies(lookup_.isThat(other, wantedOf(chunk)), terms_.equal(chunk.value, other.value)));
  }
  if (!chunk.isOfLocations()) return true;
  Amount all = chunk.amount;
  for (const Chunk& other : others) all = amounts_.sum(all, other.amount);
  if (others.empty() || amounts_.isEnough({}, all)) return true;
  Term sum = amounts_.valueOf(chunk.amount);
  for (const Chunk& other : others) {
    const Term isSame = terms_.equal(chunk.receiver, other.receiver);
    sum = terms_.add(sum, terms_.ite(isSame, amounts_.valueOf(other.amount), terms_.integer(0)));
  }
  return path_.assume(terms_.lessOrEqual(sum, amounts_.valueOf({})));
}

std::optional<Chunk> Shares::gather(Heap& heap, const Wanted& wanted) {
  if (!amounts_.areUsed()) return std::nullopt;
  std::vector<Chunk> same;
  lookup_.findAll(heap, wanted, [&](const Chunk& chunk) {
    same.push_back(chunk);
    return false;
  });
  if (same.empty()) return std::nullopt;
  if (same.front().amount.isSome()) {  // conjuncts of a pure method's precondition stay apart
    for (const Chunk& chunk : same) path_.learn(terms_.equal(chunk.value, same.front().value));
    return same.front();
  }
  const Chunk all = unite(heap, same);
  return amounts_.isEnough(all.amount, wanted.least) ? std::optional(all) : std::nullopt;
}

Chunk Shares::all(Heap& heap, const Chunk& chunk, bool gathers) {
  if (!gathers) return chunk;
  Wanted wanted = wantedOf(chunk);
  wanted.least = Amount::some();
  return gather(heap, wanted).value_or(chunk);
}

Chunk Shares::unite(Heap& heap, std::span<const Chunk> same) {
  if (same.size() == 1) return same.front();
  Chunk all = same.front();
  heap.remove(all);
  for (const Chunk& other : same.subspan(1)) unite(heap, all, other);
  return heap.add(all);
}

Chunk Shares::take(Heap& heap, const Chunk& chunk, Amount amount) {
  Chunk taken = chunk;
  taken.amount = amount.isSome() ? chunk.amount : amount;
  const Amount rest =
      amount.isSome() || chunk.amount.isSome() ? Amount(0, 1) : amounts_.difference(chunk.amount, amount);
  const Term isLeft = amounts_.isPositive(rest);
  if (isLeft == terms_.falsity() || path_.entailsNatively(terms_.negate(isLeft)) == smt::Answer::Yes) {
    heap.remove(chunk);
  } else if (isLeft == terms_.truth() || path_.entailsNatively(isLeft) == smt::Answer::Yes) {
    heap.setAmount(chunk, rest);
  } else {
    Chunk left = chunk;
    left.amount = rest;
    left.guard = isLeft;
    heap.remove(chunk);
    heap.add(left);
  }
  return taken;
}

smt::Term Shares::whetherSame(const Heap& heap, const Wanted& wanted) {
  constexpr unsigned most = 8;
  if (!amounts_.areUsed() || wanted.least.isSome()) return {};
  unsigned count = 0;
  Term isSame;
  Amount all(0, 1);  // of those that are, or may be, the wanted one
  heap.find(wanted.resource, [&](const Chunk& chunk) {
    if (chunk.isRange() || path_.areDistinct(chunk.receiver, wanted.receiver)) return false;
    const Term isThat = lookup_.isThat(chunk, wanted);
    if (path_.isEvident(terms_.negate(isThat))) return false;
    all = amounts_.sum(all, chunk.amount);
    if (path_.isEvident(isThat)) return false;
    if (!isSame) isSame = isThat;
    return ++count > most;
  });
  return count > most || !isSame || !amounts_.isEnough(all, wanted.least) ? Term{} : isSame;
}

}  // namespace warrant::symbex
