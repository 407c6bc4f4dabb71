#include "symbex/path/merge.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <vector>

#include "smt/terms/junctions.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using smt::Term;
using smt::TermFactory;

namespace {

// More chunks of one place, under as many guards, are too many to choose among.
constexpr unsigned mostAtOnePlace = 8;

class Chooser {
 public:
  Chooser(TermFactory& terms, Term condition, std::vector<Term>& choices)
      : terms_(terms), condition_(condition), choices_(choices) {}

  Term operator()(Term onTrue, Term onFalse) const { return under(condition_, onTrue, onFalse); }
  Term under(Term condition, Term onTrue, Term onFalse) const {
    if (onTrue == onFalse) return onTrue;
    choices_.push_back(terms_.ite(condition, onTrue, onFalse));
    return choices_.back();
  }
  Term either(Term guard, Term other) const {
    return smt::withoutRedundance(terms_, terms_.disjoin(guard, other));
  }
  bool areComplements(Term guard, Term other) const { return terms_.negate(guard) == other; }
  // Of chunks, of which no term means that it is held.
  Term guard(Term onTrue, Term onFalse) const {
    if (onTrue == onFalse) return onTrue;
    const auto meant = [&](Term guard) { return guard ? guard : terms_.truth(); };
    return terms_.ite(condition_, meant(onTrue), meant(onFalse));
  }
  Term only(Term guard, bool onTrue) const {
    const Term arm = onTrue ? condition_ : terms_.negate(condition_);
    return guard ? smt::withoutRedundance(terms_, terms_.conjoin(arm, guard)) : arm;
  }
  // The value that is the one or the other, where the states have such a value; no term: they have none.
  Term known(Term onTrue, Term onFalse) const {
    if (onTrue == onFalse) return onTrue;
    const Term choice = terms_.ite(condition_, onTrue, onFalse);
    return std::ranges::find(choices_, choice) != choices_.end() ? choice : Term();
  }
  bool isNever(Term guard) const { return guard == terms_.falsity(); }
  bool isAlways(Term guard) const { return guard == terms_.truth(); }

 private:
  TermFactory& terms_;
  Term condition_;
  std::vector<Term>& choices_;
};

bool isOfOnePlace(const Chunk& left, const Chunk& right) {
  return left.resource == right.resource && left.receiver == right.receiver;
}

// Whether both at once would be more than all of the permission. Predicates may be held several times.
bool exclude(const Chunk& left, const Chunk& right) {
  return left.isField() && !heap::mayShareLocation(left.amount, right.amount);
}

bool areTwins(const Chunk& left, const Chunk& right) {
  return left.kind == right.kind && left.amount == right.amount;
}

// Merges two heaps: what they share is what `onTrue` has.
class HeapMerge {
 public:
  HeapMerge(const Chooser& choose, support::Arena& arena, const Heap& onTrue, const Heap& onFalse)
      : choose_(choose), arena_(arena), onTrue_(onTrue), onFalse_(onFalse), merged_(onTrue) {}

  std::optional<Heap> merge() {
    onTrue_.findDifference(onFalse_, [&](const Chunk* left, const Chunk* right) {
      if (left != nullptr && right != nullptr && areTwins(*left, *right)) {
        mergeTwins(*left, *right);
      } else {
        if (left != nullptr) left_.push_back(*left);
        if (right != nullptr) right_.push_back(*right);
      }
      return false;
    });
    if (!mergeOwn()) return std::nullopt;
    for (const Chunk& chunk : added_) add(chunk);
    return isFew(left_) && isFew(right_) ? std::optional(std::move(merged_)) : std::nullopt;
  }

 private:
  void mergeTwins(const Chunk& left, const Chunk& right) {
    if (choose_.guard(left.guard, right.guard) == left.guard)
      return merged_.setValue(left, choose_(left.value, right.value));
    mergeAs(left.kind, left, right);
  }

  void mergeAs(decltype(Chunk::kind) kind, const Chunk& left, const Chunk& right) {
    Chunk both = left;
    both.kind = kind;
    both.value = choose_(left.value, right.value);
    both.guard = choose_.guard(left.guard, right.guard);
    merged_.remove(left);
    added_.push_back(both);
  }

  void add(Chunk chunk) {
    if (chunk.guard && choose_.isNever(chunk.guard)) return;
    if (chunk.guard && !choose_.isAlways(chunk.guard)) unite(chunk);
    if (chunk.guard && choose_.isAlways(chunk.guard)) chunk.guard = {};
    merged_.add(chunk);
  }

  // With one of its place that excludes it.
  void unite(Chunk& chunk) {
    std::optional<Chunk> other;
    merged_.findGuarded(chunk.resource, chunk.receiver, [&](const Chunk& present) {
      const bool isOther = areTwins(chunk, present) &&
                           (exclude(chunk, present) || choose_.areComplements(chunk.guard, present.guard));
      if (isOther) other = present;
      return isOther;
    });
    if (!other) return;
    merged_.remove(*other);
    chunk.value = choose_.under(chunk.guard, chunk.value, other->value);
    chunk.guard = choose_.either(chunk.guard, other->guard);
  }

  // Those that only the one heap or the other has under their keys, place by place.
  bool mergeOwn() {
    const auto byPlace = [](const Chunk& chunk) { return std::tuple(chunk.resource, chunk.receiver); };
    std::ranges::stable_sort(left_, {}, byPlace);
    std::ranges::stable_sort(right_, {}, byPlace);
    for (std::span<const Chunk> left = left_, right = right_; !left.empty() || !right.empty();) {
      const bool isLeft = right.empty() || (!left.empty() && byPlace(left.front()) <= byPlace(right.front()));
      const Chunk& place = isLeft ? left.front() : right.front();
      const auto takePlace = [&](std::span<const Chunk>& chunks) {
        const auto end =
            std::ranges::find_if(chunks, [&](const Chunk& c) { return !isOfOnePlace(place, c); });
        const auto ofPlace = chunks.first(static_cast<std::size_t>(end - chunks.begin()));
        chunks = chunks.subspan(ofPlace.size());
        return ofPlace;
      };
      const auto onLeft = takePlace(left);
      const auto onRight = takePlace(right);
      if (!mergePlace(onLeft, onRight)) return false;
    }
    return true;
  }

  bool mergePlace(std::span<const Chunk> left, std::span<const Chunk> right) {
    std::vector<bool> isMerged(right.size());
    std::vector<const Chunk*> own;
    for (const Chunk& chunk : left) {
      std::size_t twin = 0;
      while (twin < right.size() && (isMerged[twin] || !areTwins(chunk, right[twin]))) ++twin;
      if (twin < right.size()) {
        isMerged[twin] = true;
        mergeTwins(chunk, right[twin]);
      } else {
        own.push_back(&chunk);
      }
    }
    for (const Chunk* const chunk : own) {
      if (!mergeWithoutTwin(*chunk, right, isMerged)) return false;
    }
    for (std::size_t index = 0; index < right.size(); ++index) {
      if (isMerged[index]) continue;
      if (right[index].isFamily() || (right[index].isRange() && hasRanges(onTrue_, right[index])))
        return false;
      addOnly(right[index], false);
    }
    return true;
  }

  // With another instance of the predicate, or on its own.
  bool mergeWithoutTwin(const Chunk& chunk, std::span<const Chunk> right, std::vector<bool>& isMerged) {
    for (std::size_t other = 0; other < right.size(); ++other) {
      const auto instance = isMerged[other] ? std::nullopt : commonInstance(chunk, right[other]);
      if (!instance) continue;
      isMerged[other] = true;
      mergeAs(*instance, chunk, right[other]);
      return true;
    }
    if (chunk.isFamily() || (chunk.isRange() && hasRanges(onFalse_, chunk))) return false;
    merged_.remove(chunk);
    addOnly(chunk, true);
    return true;
  }

  // The instance that is the one or the other, where the states have values that are the arguments of these.
  std::optional<heap::OfPredicate> commonInstance(const Chunk& left, const Chunk& right) {
    const std::span<const Term> ones = left.arguments(), others = right.arguments();
    if (!left.isPredicate() || !right.isPredicate() || left.amount != right.amount ||
        ones.size() != others.size())
      return std::nullopt;
    std::vector<Term> both(ones.size());
    for (std::size_t i = 0; i < ones.size(); ++i) {
      both[i] = choose_.known(ones[i], others[i]);
      if (!both[i]) return std::nullopt;
    }
    return heap::OfPredicate{arena_.copy(both)};
  }

  // Of that array: then its elements are divided in two ways.
  static bool hasRanges(const Heap& heap, const Chunk& ofArray) {
    const auto any = [](const Chunk&) { return true; };
    return heap.find(ofArray.resource, ofArray.receiver, any) ||
           heap.findGuarded(ofArray.resource, ofArray.receiver, any);
  }

  void addOnly(Chunk chunk, bool onTrue) {
    chunk.guard = choose_.only(chunk.guard, onTrue);
    added_.push_back(chunk);
  }

  // Whether the choice is with few of the place of each.
  bool isFew(std::span<const Chunk> added) const {
    return std::ranges::all_of(added, [&](const Chunk& chunk) {
      unsigned count = 0;
      return !merged_.findGuarded(chunk.resource, chunk.receiver, [&](const Chunk& present) {
        return (!chunk.isPredicate() || present.kind == chunk.kind) && ++count > mostAtOnePlace;
      });
    });
  }

  const Chooser& choose_;
  support::Arena& arena_;
  const Heap& onTrue_;
  const Heap& onFalse_;
  Heap merged_;
  std::vector<Chunk> left_, right_;
  // Only when all are known, for until then there are chunks of `onTrue` alone, whose guards do not say so.
  std::vector<Chunk> added_;
};

std::optional<Heap> mergeHeaps(const Chooser& choose, support::Arena& arena, const Heap& onTrue,
                               const Heap& onFalse) {
  if (onTrue.isIdentical(onFalse)) return onTrue;
  return HeapMerge(choose, arena, onTrue, onFalse).merge();
}

void mergeStores(const Chooser& choose, Store& onTrue, const Store& onFalse) {
  const Store before = onTrue;
  forEachDifference(before, onFalse, [&](std::uint32_t slot, Term left, Term right) {
    onTrue.set(slot, left && right ? choose(left, right) : Term());
  });
}

}  // namespace

void forEachDifference(const Store& left, const Store& right,
                       support::FunctionRef<void(std::uint32_t slot, Term left, Term right)> visit) {
  for (std::uint32_t slot = 0; slot < left.size(); ++slot) {
    if (left.sharesPage(right, slot)) {
      slot = Store::lastOfPage(slot);
    } else if (left[slot] != right[slot]) {
      visit(slot, left[slot], right[slot]);
    }
  }
}

std::optional<End> merge(TermFactory& terms, support::Arena& arena, Term condition, const End& onTrue,
                         const End& onFalse, std::vector<Term>& choices) {
  const SymbolicState& left = onTrue.state;
  const SymbolicState& right = onFalse.state;
  if (left.frame.site != right.frame.site) return std::nullopt;
  const Chooser choose(terms, condition, choices);
  End merged = onTrue;
  // Before the heaps, whose chunks may have the same values as arguments.
  mergeStores(choose, merged.state.frame.store, right.frame.store);
  const auto mergeInto = [&](Heap& merged, const Heap& other) {
    std::optional<Heap> both = mergeHeaps(choose, arena, merged, other);
    if (both) merged = std::move(*both);
    return both.has_value();
  };
  if (!mergeInto(merged.state.heap, right.heap) || !mergeInto(merged.state.old, right.old) ||
      !mergeInto(merged.remainder.heap, onFalse.remainder.heap) ||
      !mergeInto(merged.remainder.taken, onFalse.remainder.taken))
    return std::nullopt;
  merged.state.hasFailed = left.hasFailed || right.hasFailed;
  merged.remainder.isTakenTwice = onTrue.remainder.isTakenTwice || onFalse.remainder.isTakenTwice;
  if (merged.value) merged.value = choose(merged.value, onFalse.value);
  return merged;
}

}  // namespace warrant::symbex
