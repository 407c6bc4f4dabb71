#include "symbex/resources/chunks.h"

#include <algorithm>

#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/resources/guards.h"
#include "symbex/resources/shares.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;

Verdict Chunks::withChunk(SymbolicState s, const Wanted& wanted, unsigned depth, ThenChunk then,
                          Then missing) {
  // What is read has one value, of however many shares.
  if (const auto chunk = shares_.gather(s.heap, wanted)) return then(std::move(s), *chunk);
  if (const auto chunk = lookup_.find(s.heap, wanted, Effort::Native)) return then(std::move(s), *chunk);
  if (const auto chunk = guards_.settle(s.heap, wanted)) return then(std::move(s), *chunk);
  const auto again = [&](SymbolicState s) { return withChunk(std::move(s), wanted, depth, then, missing); };
  if (const auto undecided = guards_.findUndecided(s.heap, wanted))
    return guards_.split(std::move(s), *undecided, again);
  const auto ask = [&](SymbolicState s) { return askForChunk(std::move(s), wanted, depth, then, missing); };
  return ghost_.onMissingChunk(std::move(s), wanted, depth, then, ask);
}

Verdict Chunks::askForChunk(SymbolicState s, const Wanted& wanted, unsigned depth, ThenChunk then,
                            Then missing) {
  if (const auto chunk = lookup_.find(s.heap, wanted, Effort::Full)) return then(std::move(s), *chunk);
  const auto lookFor = [&](Term receiver) {
    return [&, receiver](SymbolicState s) {
      Wanted own = wanted;
      own.receiver = receiver;
      return withChunk(std::move(s), own, depth, then, missing);
    };
  };
  const auto again = lookFor(wanted.receiver);
  if (const auto undecided = guards_.askUndecided(s.heap, wanted))
    return guards_.split(std::move(s), *undecided, again);
  if (terms_.op(wanted.receiver) == smt::Op::Ite) {
    // One of two objects: each case looks for its own.
    const auto arms = terms_.arguments(wanted.receiver);
    return path_.branch(std::move(s), arms[0], {}, lookFor(arms[1]), lookFor(arms[2]));
  }
  if (const Term isFirst = lookup_.whetherFirst(s.heap, wanted))
    return path_.branch(std::move(s), isFirst, {}, again, again);
  if (const Term isSame = shares_.whetherSame(s.heap, wanted))
    return path_.fork(std::move(s), isSame, {}, again, again);
  return missing(std::move(s));
}

// Those that it inherits, too.
void Chunks::produceFields(heap::Heap& heap, Term object, const ast::ClassDecl& declaration) {
  if (declaration.superclass != nullptr) produceFields(heap, object, *declaration.superclass);
  for (const ast::FieldDecl* field : declaration.fields) {
    if (field->isStatic || field->isFinal) continue;
    heap.add({analysis_.field(*field), object, {}, numbers_.defaultValue(field->type), true});
  }
}

void Chunks::produceStaticFields(heap::Heap& heap, const ast::ClassDecl& declaration) {
  for (const ast::FieldDecl* field : declaration.fields) {
    if (field->isStatic && !field->isFinal)
      heap.add({analysis_.field(*field), terms_.null(), {}, numbers_.defaultValue(field->type), false});
  }
}

// The fields of the object, as far as the class has them, move from one heap to the other.
void Chunks::moveFields(heap::Heap& from, heap::Heap& to, Term object, const ast::ClassDecl& declaration) {
  if (declaration.superclass != nullptr) moveFields(from, to, object, *declaration.superclass);
  for (const ast::FieldDecl* field : declaration.fields) {
    std::optional<Chunk> moved;
    from.find(analysis_.field(*field), object, [&](const Chunk& chunk) {
      moved = chunk;
      return true;
    });
    if (!moved) continue;
    from.remove(*moved);
    to.add(*moved);
  }
}

bool Chunks::assumeSeparate(const Heap& heap, Resource resource, Term receiver, heap::Amount amount) {
  // Allocated objects are distinct from each other as it is.
  if (terms_.op(receiver) == smt::Op::Object) {
    Terms others;
    const auto collect = [&](const Chunk& chunk) { return collectOther(chunk, receiver, amount, others); };
    heap.find(resource, receiver, collect);
    heap.findSymbolic(resource, collect);
    return assumeDistinct(others, receiver);
  }
  if (amount.isWhole() && isGroup(heap, resource)) return assumeGroup(heap, resource, receiver);
  Terms others;
  heap.find(resource, [&](const Chunk& chunk) { return collectOther(chunk, receiver, amount, others); });
  return assumeDistinct(others, receiver);
}

// Goes on, as the heap's visitors do.
bool Chunks::collectOther(const Chunk& chunk, Term receiver, heap::Amount amount, Terms& others) {
  ++path_.statistics().chunkComparisons;
  const bool mayBeThat = heap::mayShareLocation(chunk.amount, amount);
  if (!mayBeThat && !path_.areDistinct(chunk.receiver, receiver)) others.push_back(chunk.receiver);
  return false;
}

bool Chunks::assumeDistinct(const Terms& others, Term receiver) {
  return std::ranges::all_of(
      others, [&](Term other) { return path_.assume(terms_.negate(terms_.equal(other, receiver))); });
}

// Whether so many are held that inequalities would be too many.
bool Chunks::isGroup(const Heap& heap, Resource resource) {
  constexpr unsigned least = 8;
  unsigned count = 0;
  return heap.findSymbolic(resource, [&](const Chunk&) { return ++count == least; });
}

// All whose fields are held as a whole get a number, unless they have one: of the group that there is where
// all of it is held, otherwise of a new one.
bool Chunks::assumeGroup(const Heap& heap, Resource resource, Term receiver) {
  SeparationGroup& group = now().memory->separation[resource.id];
  if (!group.isWhole(path_.condition())) group = SeparationGroup(newGroup());
  std::optional<Held> known;
  if (group.census() != nullptr) known = findHeldSince(*group.census(), heap, resource, receiver, group);
  Held held = known ? std::move(*known) : findHeld(heap, resource, receiver, group);
  std::optional<SeparationGroup::Census> census;
  if (held.areAllWhole) census = {heap, held.wholes};
  const std::size_t members = held.wholes - held.outside.size();
  const bool isAmongThem = group.contains(receiver) && held.outside.empty();  // it was held before
  if (!isAmongThem) {
    if (members < group.size() || group.size() == 0) {
      group = SeparationGroup(newGroup());
      if (held.outside.size() < held.wholes) held = findHeld(heap, resource, receiver, group);
    }
    held.outside.push_back(receiver);
    for (const Term object : held.outside) {
      if (group.contains(object)) continue;
      if (!path_.assume(numberIn(group, object))) return false;
    }
  }
  group.note(std::move(census));
  return assumeDistinct(held.others, receiver);
}

Chunks::Held Chunks::findHeld(const Heap& heap, Resource resource, Term receiver,
                              const SeparationGroup& group) {
  Held held;
  heap.find(resource, [&](const Chunk& chunk) {
    ++path_.statistics().chunkComparisons;
    const bool isWhole = !chunk.isAllocated && chunk.amount.isWhole() && chunk.receiver != receiver;
    if (!isWhole) {
      held.areAllWhole = false;
      return collectOther(chunk, receiver, {}, held.others);
    }
    ++held.wholes;
    if (!group.contains(chunk.receiver)) held.outside.push_back(chunk.receiver);
    return false;
  });
  return held;
}

// By what was added since; nothing where something else happened, or so much that it is not less work.
std::optional<Chunks::Held> Chunks::findHeldSince(const SeparationGroup::Census& census, const Heap& heap,
                                                  Resource resource, Term receiver,
                                                  const SeparationGroup& group) {
  Held held{.wholes = census.held};
  std::size_t left = census.held;
  const auto isOfAnother = [&](const Chunk* chunk) {
    return chunk == nullptr || chunk->guard || chunk->resource != resource;
  };
  const bool isLost = heap.findDifference(census.heap, [&](const Chunk* mine, const Chunk* before) {
    if (left-- == 0) return true;
    if (!isOfAnother(before)) return true;
    if (isOfAnother(mine)) return false;
    ++path_.statistics().chunkComparisons;
    if (mine->isAllocated || !mine->amount.isWhole() || mine->receiver == receiver) return true;
    ++held.wholes;
    if (!group.contains(mine->receiver)) held.outside.push_back(mine->receiver);
    return false;
  });
  return isLost ? std::nullopt : std::optional(std::move(held));
}

smt::Function Chunks::newGroup() {
  const smt::Function number = terms_.function("separate#" + std::to_string(groups_++), smt::Sort::Int);
  run_.symbols.declare(number, {.kind = Symbol::Kind::Separation});
  return number;
}

// That it has a number of its own.
smt::Term Chunks::numberIn(SeparationGroup& group, Term object) {
  return terms_.equal(terms_.apply(group.number(), {&object, 1}),
                      terms_.integer(group.add(object, path_.innermost())));
}

}  // namespace warrant::symbex
