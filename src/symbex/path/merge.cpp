#include "symbex/path/merge.h"

#include <algorithm>
#include <span>
#include <vector>

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using smt::Term;
using smt::TermFactory;

namespace {

bool isOfOnePlace(const Chunk& left, const Chunk& right) {
  return left.resource == right.resource && left.receiver == right.receiver;
}

// The chunk among those that is the same permission; nullptr unless there is exactly one.
const Chunk* twinOf(const Chunk& chunk, std::span<const Chunk> others) {
  const Chunk* twin = nullptr;
  for (const Chunk& other : others) {
    if (chunk.kind != other.kind || chunk.amount != other.amount) continue;
    if (twin != nullptr) return nullptr;
    twin = &other;
  }
  return twin;
}

class Chooser {
 public:
  Chooser(TermFactory& terms, Term condition, std::vector<Term>& choices)
      : terms_(terms), condition_(condition), choices_(choices) {}

  Term operator()(Term onTrue, Term onFalse) const {
    choices_.push_back(terms_.ite(condition_, onTrue, onFalse));
    return choices_.back();
  }

 private:
  TermFactory& terms_;
  Term condition_;
  std::vector<Term>& choices_;
};

void mergeValue(const Chooser& choose, Heap& merged, const Chunk& onTrue, const Chunk& onFalse) {
  if (onTrue.value != onFalse.value) merged.setValue(onTrue, choose(onTrue.value, onFalse.value));
}

// Of chunks that only the one heap or the other has; in the order of heaps. False: they differ in more than
// values.
bool mergeOwn(const Chooser& choose, Heap& merged, std::span<const Chunk> onTrue,
              std::span<const Chunk> onFalse) {
  if (!std::ranges::equal(onTrue, onFalse, isOfOnePlace)) return false;
  while (!onTrue.empty()) {
    const Chunk& first = onTrue.front();
    const auto end = std::ranges::find_if(onTrue, [&](const Chunk& c) { return !isOfOnePlace(first, c); });
    const auto count = static_cast<std::size_t>(end - onTrue.begin());
    for (const Chunk& chunk : onTrue.first(count)) {
      const Chunk* const twin = twinOf(chunk, onFalse.first(count));
      if (twin == nullptr || twinOf(chunk, onTrue.first(count)) == nullptr) return false;
      mergeValue(choose, merged, chunk, *twin);
    }
    onTrue = onTrue.subspan(count);
    onFalse = onFalse.subspan(count);
  }
  return true;
}

std::optional<Heap> mergeHeaps(const Chooser& choose, const Heap& onTrue, const Heap& onFalse) {
  if (onTrue.size() != onFalse.size()) return std::nullopt;
  Heap merged = onTrue;
  std::vector<Chunk> onlyOnTrue, onlyOnFalse;
  const bool differs = onTrue.findDifference(onFalse, [&](const Chunk* left, const Chunk* right) {
    if (left == nullptr) {
      onlyOnFalse.push_back(*right);
    } else if (right == nullptr) {
      onlyOnTrue.push_back(*left);
    } else if (left->kind == right->kind && left->amount == right->amount) {
      mergeValue(choose, merged, *left, *right);
    } else {
      return true;
    }
    return false;
  });
  if (differs || !mergeOwn(choose, merged, onlyOnTrue, onlyOnFalse)) return std::nullopt;
  return merged;
}

void mergeStores(const Chooser& choose, Store& onTrue, const Store& onFalse) {
  for (std::uint32_t slot = 0; slot < onTrue.size(); ++slot) {
    if (onTrue.sharesPage(onFalse, slot)) {
      slot = Store::lastOfPage(slot);
      continue;
    }
    const Term left = onTrue[slot];
    const Term right = onFalse[slot];
    if (left == right) continue;
    onTrue.set(slot, left && right ? choose(left, right) : Term());
  }
}

}  // namespace

std::optional<SymbolicState> merge(TermFactory& terms, Term condition, const SymbolicState& onTrue,
                                   const SymbolicState& onFalse, std::vector<Term>& choices) {
  if (!onTrue.old.isIdentical(onFalse.old) || onTrue.frame.site != onFalse.frame.site) return std::nullopt;
  const Chooser choose(terms, condition, choices);
  std::optional<Heap> heap = mergeHeaps(choose, onTrue.heap, onFalse.heap);
  if (!heap) return std::nullopt;
  SymbolicState merged = onTrue;
  merged.heap = std::move(*heap);
  merged.hasFailed = onTrue.hasFailed || onFalse.hasFailed;
  mergeStores(choose, merged.frame.store, onFalse.frame.store);
  return merged;
}

}  // namespace warrant::symbex
