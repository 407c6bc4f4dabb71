// Making states alike where they come together: the one has opened a predicate that the other has not
// touched, or has closed it again, or has a new object where the other has what a predicate holds.
#include <algorithm>

#include "symbex/ghost/inference.h"
#include "symbex/path/merge.h"
#include "symbex/resources/predicates.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;

namespace {

// How many are closed at one join.
constexpr std::size_t mostClosed = 4;

// Visits the fields in which the heap differs from the other one, with what that has of the same place: it,
// or nothing.
void forEachField(const Heap& heap, const Heap& other,
                  support::FunctionRef<bool(const Chunk& mine, const Chunk* others)> visit) {
  heap.findDifference(other, [&](const Chunk* mine, const Chunk* others) {
    if (mine == nullptr || !mine->isField()) return false;
    if (others != nullptr) return visit(*mine, others);
    const auto isMet = other.find(mine->resource, mine->receiver, [&](const Chunk& chunk) {
      others = &chunk;
      return true;
    });
    return visit(*mine, isMet ? others : nullptr);
  });
}

bool holds(const Heap& heap, const Chunk& chunk) {
  const auto isSame = [&](const Chunk& other) {
    return other.value == chunk.value && other.kind == chunk.kind;
  };
  return heap.find(chunk.resource, chunk.receiver, isSame) ||
         heap.findGuarded(chunk.resource, chunk.receiver, isSame);
}

}  // namespace

Inference::Twins Inference::twinsOf(const SymbolicState& s, const SymbolicState& other) {
  Twins twins;
  forEachDifference(s.frame.store, other.frame.store, [&](std::uint32_t, Term mine, Term others) {
    if (mine && others) twins.emplace_back(mine, others);
  });
  forEachField(s.heap, other.heap, [&](const Chunk& mine, const Chunk* others) {
    if (others != nullptr && mine.value != others->value) twins.emplace_back(mine.value, others->value);
    return false;
  });
  return twins;
}

// That is held, or under a guard.
std::optional<Chunk> Inference::findInstance(const Heap& heap, Resource resource, Term receiver) const {
  std::optional<Chunk> found;
  const auto take = [&](const Chunk& chunk) {
    found = chunk;
    return true;
  };
  if (!heap.find(resource, receiver, take)) heap.findGuarded(resource, receiver, take);
  return found;
}

// The instance of a predicate, on that receiver, that holds such a field of it.
std::optional<Chunk> Inference::instanceWith(const Heap& heap, const Chunk& field, Term receiver) {
  for (const Holder& holder : analysis_.holders(field.resource).all()) {
    if (holder.root != Holder::Root::Receiver) continue;
    std::optional<Chunk> found = findInstance(heap, holder.resource, receiver);
    if (found && classes_.definitionFor(found->resource, found->receiver).predicate == holder.predicate)
      return found;
  }
  return std::nullopt;
}

// Whether it was held before with another value: it was open in between, or went through a call.
bool Inference::isClosedAnew(const Chunk& instance, const Heap& before) const {
  const std::optional<Chunk> was = findInstance(before, instance.resource, instance.receiver);
  return was && was->value != instance.value;
}

// What the other state has closed, or has on what stands where this one has an object whose fields it holds.
std::vector<Chunk> Inference::findToClose(const SymbolicState& s, const Other& other, const Twins& twins) {
  std::vector<Chunk> wanted;
  const auto consider = [&](const Chunk& field, Term receiver) {
    std::optional<Chunk> instance = instanceWith(other.state.heap, field, receiver);
    if (!instance || (receiver == field.receiver && !isClosedAnew(*instance, other.before))) return;
    instance->receiver = field.receiver;
    instance->isAllocated = field.isAllocated;
    instance->guard = {};
    if (findInstance(s.heap, instance->resource, instance->receiver)) return;
    const auto isSame = [&](const Chunk& chunk) {
      return chunk.resource == instance->resource && chunk.receiver == instance->receiver;
    };
    if (std::ranges::none_of(wanted, isSame)) wanted.push_back(*instance);
  };
  forEachField(s.heap, other.state.heap, [&](const Chunk& mine, const Chunk* others) {
    if (others != nullptr || mine.guard) return false;
    consider(mine, mine.receiver);
    for (const auto& [value, twin] : twins) {
      if (value == mine.receiver) consider(mine, twin);
    }
    return wanted.size() >= mostClosed;
  });
  return wanted;
}

// Whether the other state holds such an instance where this one has the holder's object, or should close it.
bool Inference::isLeftToOther(const Chunk& holder, const Other& other, const Twins& twins) const {
  const bool isTwin = std::ranges::any_of(twins, [&](const auto& twin) {
    return twin.first == holder.receiver && findInstance(other.state.heap, holder.resource, twin.second);
  });
  return isTwin || (!other.isFinal && !holds(other.before, holder));
}

// A predicate chunk, which may be held under a guard, with a field that only the other state holds outside of
// it.
std::optional<Chunk> Inference::findToOpen(const SymbolicState& s, const Other& other, const Twins& twins) {
  std::optional<Chunk> found;
  forEachField(other.state.heap, s.heap, [&](const Chunk& others, const Chunk* mine) {
    if (mine != nullptr) return false;
    const auto find = [&](const SymbolicState& s) {
      return findHolder(s.heap, others.resource, others.receiver);
    };
    found = find(s);
    if (!found) found = findGuarded(s, others.resource, find);
    if (found && (holds(other.state.heap, *found) || isLeftToOther(*found, other, twins))) found.reset();
    return found.has_value();
  });
  return found;
}

bool Inference::isUnlike(const SymbolicState& s, const Other& other) {
  if (s.heap.isIdentical(other.state.heap)) return false;
  const Twins twins = twinsOf(s, other.state);
  return !findToClose(s, other, twins).empty() || findToOpen(s, other, twins).has_value();
}

Verdict Inference::align(SymbolicState&& s, const Other& other, Then then) {
  const std::vector<Chunk> wanted = findToClose(s, other, twinsOf(s, other.state));
  return closeAlike(std::move(s), wanted,
                    [&](SymbolicState s) { return openAlike(std::move(s), other, 0, then); });
}

Verdict Inference::closeAlike(SymbolicState s, std::span<const Chunk> wanted, Then then) {
  if (wanted.empty()) return then(std::move(s));
  const auto goOn = [&](SymbolicState s) { return closeAlike(std::move(s), wanted.subspan(1), then); };
  const auto closed = [&](SymbolicState s, Remainder left, Term snapshot) {
    Chunk chunk = wanted.front();
    chunk.value = snapshot;
    s.heap = std::move(left.heap);
    s.heap.add(chunk);
    return goOn(std::move(s));
  };
  const auto missing = [&](SymbolicState s, Remainder) { return goOn(std::move(s)); };
  Remainder remainder{.heap = s.heap};
  return onMissingPredicate(std::move(s), std::move(remainder), wanted.front(), closed, missing);
}

Verdict Inference::openAlike(SymbolicState s, const Other& other, unsigned depth, Then then) {
  const auto holder = depth < mostOpenings ? findToOpen(s, other, twinsOf(s, other.state)) : std::nullopt;
  if (!holder) return then(std::move(s));
  const auto goOn = [&](SymbolicState s) { return openAlike(std::move(s), other, depth + 1, then); };
  return holder->guard ? openGuarded(std::move(s), *holder, goOn)
                       : predicates_.openChunk(std::move(s), *holder, goOn);
}

}  // namespace warrant::symbex
