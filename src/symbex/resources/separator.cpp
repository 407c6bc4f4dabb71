#include "symbex/resources/separator.h"

#include <algorithm>

#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;

bool Separator::areMany(const Heap& heap, Resource resource) {
  constexpr unsigned least = 8;
  unsigned count = 0;
  return heap.findSymbolic(resource, [&](const Chunk&) { return ++count == least; });
}

bool Separator::assumeApart(const Heap& heap, Resource resource, Term receiver, const Criteria& criteria) {
  SeparationGroup& group = now().memory->separation[resource.id];
  if (!group.isWhole(path_.condition())) group = SeparationGroup(newGroup());
  std::optional<Held> known;
  if (group.census() != nullptr)
    known = findHeldSince(*group.census(), heap, resource, receiver, group, criteria);
  Held held = known ? std::move(*known) : findHeld(heap, resource, receiver, group, criteria);
  const std::size_t inGroup = held.members - held.outside.size();
  const bool isAmongThem = group.contains(receiver) && held.outside.empty();  // it was held before
  if (!isAmongThem) {
    if (inGroup < group.size() || group.size() == 0) {
      group = SeparationGroup(newGroup());
      const auto skip = [](const Chunk&) { return false; };  // they were handed on above
      if (inGroup > 0)
        held = findHeld(heap, resource, receiver, group, {criteria.isExclusive, criteria.tell, skip});
    }
    held.outside.push_back(receiver);
    if (!numberAll(group, held.outside, criteria)) return false;
  }
  group.note(held.areAllMembers ? std::optional<SeparationGroup::Census>({heap, held.members})
                                : std::nullopt);
  return true;
}

bool Separator::isMember(const Chunk& chunk, Term receiver, const Criteria& criteria) {
  ++path_.statistics().chunkComparisons;
  return !chunk.isAllocated && chunk.amount.isWhole() && chunk.receiver != receiver &&
         criteria.isExclusive(chunk);
}

Separator::Held Separator::findHeld(const Heap& heap, Resource resource, Term receiver,
                                    const SeparationGroup& group, const Criteria& criteria) {
  Held held;
  heap.find(resource, [&](const Chunk& chunk) {
    if (!isMember(chunk, receiver, criteria)) {
      held.areAllMembers = false;
      return criteria.takeOther(chunk);
    }
    ++held.members;
    if (!group.contains(chunk.receiver)) held.outside.push_back(chunk.receiver);
    return false;
  });
  return held;
}

// By what was added since; nothing where something else happened, or so much that it is not less work.
std::optional<Separator::Held> Separator::findHeldSince(const SeparationGroup::Census& census,
                                                        const Heap& heap, Resource resource, Term receiver,
                                                        const SeparationGroup& group,
                                                        const Criteria& criteria) {
  const auto any = [](const Chunk&) { return true; };
  if (heap.find(resource, receiver, any)) return std::nullopt;
  Held held{.members = census.held};
  std::size_t left = census.held;
  const auto isOfAnother = [&](const Chunk* chunk) {
    return chunk == nullptr || chunk->guard || chunk->resource != resource;
  };
  const bool isLost = heap.findDifference(census.heap, [&](const Chunk* mine, const Chunk* before) {
    if (left-- == 0 || !isOfAnother(before)) return true;
    if (isOfAnother(mine)) return false;
    if (!isMember(*mine, receiver, criteria)) return true;
    ++held.members;
    if (!group.contains(mine->receiver)) held.outside.push_back(mine->receiver);
    return false;
  });
  return isLost ? std::nullopt : std::optional(std::move(held));
}

bool Separator::numberAll(SeparationGroup& group, const Terms& objects, const Criteria& criteria) {
  return std::ranges::all_of(objects, [&](Term object) {
    if (group.contains(object)) return true;
    const Term number = terms_.apply(group.number(), {&object, 1});
    const Term own = terms_.integer(group.add(object, path_.innermost()));
    return path_.assume(criteria.tell(object, terms_.equal(number, own)));
  });
}

smt::Function Separator::newGroup() {
  const smt::Function number = terms_.function("separate#" + std::to_string(groups_++), smt::Sort::Int);
  run_.symbols.declare(number, {.kind = Symbol::Kind::Separation});
  return number;
}

}  // namespace warrant::symbex
