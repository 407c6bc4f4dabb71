#include "symbex/resources/lookup.h"

#include "symbex/path/path.h"
#include "symbex/values/amounts.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using heap::Resource;
using smt::Answer;
using smt::Purpose;

bool Lookup::haveEqualArguments(const Chunk& chunk, std::span<const Term> arguments) {
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    if (!areEvidentlyEqual(chunk.arguments()[index], arguments[index])) return false;
  }
  return true;
}

// A reference that is one or another, undecided, is not looked into: each case is (resources/guards.h).
bool Lookup::areEvidentlyEqual(Term left, Term right) {
  if (left == right || path_.areEqual(left, right)) return true;
  const auto isChoice = [&](Term term) { return terms_.op(term) == smt::Op::Ite; };
  const bool areReferences = terms_.sort(left) == smt::Sort::Ref;
  if (areReferences && (isChoice(left) || isChoice(right))) return false;
  return path_.isEvident(terms_.equal(left, right));
}

bool Lookup::isOfReceiver(const Chunk& chunk, const Wanted& wanted) {
  if (!chunk.isRange()) return haveEqualArguments(chunk, wanted.arguments);
  const auto& [from, to] = chunk.range();
  if (wanted.element) {
    return path_.isEvident(terms_.lessOrEqual(from, wanted.element)) &&
           path_.isEvident(terms_.less(wanted.element, to));
  }
  return !wanted.range || (path_.areEqual(from, wanted.range->from) && path_.areEqual(to, wanted.range->to));
}

smt::Term Lookup::isThat(const Chunk& chunk, const Wanted& wanted) {
  Term match = terms_.equal(chunk.receiver, wanted.receiver);
  for (std::size_t index = 0; index < wanted.arguments.size(); ++index) {
    match = terms_.conjoin(match, terms_.equal(chunk.arguments()[index], wanted.arguments[index]));
  }
  return match;
}

void Lookup::Absent::note(const Heap& asked, Resource wanted, Term receiver) {
  if (!isOf(asked, wanted)) {
    heap_ = asked;
    resource_ = wanted;
    ++asking_;
  }
  if (noted_.size() <= receiver.id()) noted_.resize(receiver.id() + receiver.id() / 2 + 1);
  noted_[receiver.id()] = asking_;
}

bool Lookup::visitEqual(const Heap& heap, const Wanted& wanted, Resource resource, Absent& absent,
                        FindOf find, Heap::Visitor visit) {
  constexpr unsigned few = 8;  // to look for them costs what it costs to note them
  unsigned terms = 0;
  const auto visitReceiver = [&](Term receiver) {
    bool isThere = false;
    const bool isFound = find(receiver, [&](const Chunk& chunk) {
      isThere = true;
      ++path_.statistics().chunkComparisons;
      return isOfReceiver(chunk, wanted) && visit(chunk);
    });
    if (++terms > few && !isThere) absent.note(heap, resource, receiver);
    return isFound;
  };
  // What is static has no receiver, and nothing is held of null.
  if (wanted.receiver == terms_.null()) return visitReceiver(wanted.receiver);
  if (!absent.isOf(heap, resource)) return path_.findEqual(wanted.receiver, visitReceiver);
  const auto mayBeReceiver = [&](Term term) { return !absent.contains(term); };
  return path_.findEqual(wanted.receiver, mayBeReceiver, visitReceiver);
}

bool Lookup::findAll(const Heap& heap, const Wanted& wanted, Heap::Visitor visit) {
  const auto find = [&](Term receiver, Heap::Visitor visit) {
    return heap.find(wanted.resource, receiver, visit);
  };
  return visitEqual(heap, wanted, wanted.resource, absent_, find, visit);
}

std::optional<Chunk> Lookup::findNatively(const Heap& heap, const Wanted& wanted) {
  std::optional<Chunk> found;
  const auto findIn = [&](const Wanted& wanted) {
    findAll(heap, wanted, [&](const Chunk& chunk) {
      if (!amounts_.isEnough(chunk.amount, wanted.least)) return false;
      found = chunk;
      return true;
    });
  };
  findIn(wanted);
  if (found) return found;
  if (const std::optional<Resource> twin = classes_.twinOf(wanted.resource, wanted.receiver))
    findIn({*twin, wanted.receiver, wanted.arguments, wanted.least});
  return found;
}

std::optional<Chunk> Lookup::find(const Heap& heap, const Wanted& wanted, Effort effort) {
  if (std::optional<Chunk> chunk = findNatively(heap, wanted)) return chunk;
  if (effort == Effort::Native) return std::nullopt;
  std::optional<Chunk> found;
  heap.find(wanted.resource, [&](const Chunk& chunk) {
    ++path_.statistics().chunkComparisons;
    if (path_.areDistinct(chunk.receiver, wanted.receiver)) return false;
    const bool isEnough = amounts_.isEnough(chunk.amount, wanted.least);
    if (!isEnough && (chunk.amount.isConstant() || chunk.amount.isSome())) return false;
    Term isThat = this->isThat(chunk, wanted);
    if (!isEnough) isThat = terms_.conjoin(isThat, amounts_.isAtMost(wanted.least, chunk.amount));
    if (path_.entails(isThat, Purpose::Chunk) != Answer::Yes) return false;
    found = chunk;
    return true;
  });
  return found;
}

smt::Term Lookup::whetherFirst(const Heap& heap, const Wanted& wanted) {
  constexpr std::size_t most = 64;
  Terms candidates;
  heap.find(wanted.resource, [&](const Chunk& chunk) {
    ++path_.statistics().chunkComparisons;
    const bool mayBeThat = !chunk.isRange() && amounts_.isEnough(chunk.amount, wanted.least) &&
                           !path_.areDistinct(chunk.receiver, wanted.receiver);
    if (mayBeThat) candidates.push_back(isThat(chunk, wanted));
    return candidates.size() > most;
  });
  if (candidates.size() < 2 || candidates.size() > most) return {};
  Term isOne = terms_.falsity();
  for (const Term candidate : candidates) isOne = terms_.disjoin(isOne, candidate);
  return path_.isEvident(isOne) ? candidates.front() : Term{};
}

bool Lookup::findGuarded(const Heap& heap, const Wanted& wanted, Heap::Visitor visit) {
  if (!heap.hasGuarded()) return false;
  const auto findIn = [&](Resource resource) {
    const auto find = [&](Term receiver, Heap::Visitor visit) {
      return heap.findGuarded(resource, receiver, visit);
    };
    return visitEqual(heap, wanted, resource, absentUnderGuard_, find, visit);
  };
  if (findIn(wanted.resource)) return true;
  const std::optional<Resource> twin = classes_.twinOf(wanted.resource, wanted.receiver);
  return twin && findIn(*twin);
}

}  // namespace warrant::symbex
