#include "symbex/resources/chunks.h"

#include <algorithm>

#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/resources/families.h"
#include "symbex/resources/guards.h"
#include "symbex/resources/separator.h"
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
  if (const auto chunk = families_.settle(s.heap, wanted)) return then(std::move(s), *chunk);
  const auto again = [&](SymbolicState s) { return withChunk(std::move(s), wanted, depth, then, missing); };
  if (const auto undecided = guards_.findUndecided(s.heap, wanted)) {
    const auto split = [&](SymbolicState s) { return guards_.split(std::move(s), *undecided, again); };
    const auto lookAgain = [&](SymbolicState s) {
      return withChunk(std::move(s), wanted, depth + 1, then, missing);
    };
    return ghost_.onUndecidedChunk(std::move(s), wanted, depth, lookAgain, split);
  }
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
  // What is evident already is known then, so that it is not looked at again.
  if (const Term isFirst = lookup_.whetherFirst(s.heap, wanted))
    return path_.fork(std::move(s), isFirst, {}, again, again);
  if (const Term isHeld = families_.whetherOfInstance(s.heap, wanted.receiver))
    return path_.fork(std::move(s), isHeld, {}, again, again);
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
  Terms others;
  const auto collect = [&](const Chunk& chunk) { return collectOther(chunk, receiver, amount, others); };
  if (amount.isWhole() && Separator::areMany(heap, resource)) {
    const auto always = [](const Chunk&) { return true; };
    const auto hasIt = [](Term, Term hasNumber) { return hasNumber; };
    if (!separator_.assumeApart(heap, resource, receiver, {always, hasIt, collect})) return false;
  } else {
    heap.find(resource, collect);
  }
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

}  // namespace warrant::symbex
