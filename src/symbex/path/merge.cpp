#include "symbex/path/merge.h"

#include <algorithm>

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using smt::Term;
using smt::TermFactory;

namespace {

// The value of the chunk in the other heap; no value unless there is exactly one such chunk.
std::optional<Term> valueIn(const Heap& heap, const Chunk& chunk) {
  std::optional<Term> value;
  const bool isAmbiguous = heap.find(chunk.resource, chunk.receiver, [&](const Chunk& candidate) {
    if (chunk.kind != candidate.kind || chunk.amount != candidate.amount) return false;
    if (value) return true;
    value = candidate.value;
    return false;
  });
  return isAmbiguous ? std::nullopt : value;
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

std::optional<Heap> mergeHeaps(const Chooser& choose, const Heap& onTrue, const Heap& onFalse) {
  if (onTrue.isIdentical(onFalse)) return onTrue;
  if (onTrue.size() != onFalse.size()) return std::nullopt;
  Heap merged = onTrue;
  const bool differs = onTrue.find([&](const Chunk& chunk) {
    const std::optional<Term> value = valueIn(onFalse, chunk);
    if (!value || !valueIn(onTrue, chunk)) return true;
    if (*value != chunk.value) merged.setValue(chunk, choose(chunk.value, *value));
    return false;
  });
  if (differs) return std::nullopt;
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
