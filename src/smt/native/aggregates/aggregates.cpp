#include "smt/native/aggregates/aggregates.h"

namespace warrant::smt {

void Aggregates::onAdded(Term term, NodeId, std::span<const NodeId>) {
  const TermFactory& terms = closure_.terms();
  if (!terms.isAggregate(term)) return;
  known_.push_back(term);
  if (terms.observation(term) == Observation::Total) {
    growTotal(term);
  } else {
    growFold(term);
  }
}

// By congruence, for all names of these indices.
void Aggregates::growTotal(Term total) {
  TermFactory& terms = closure_.terms();
  const Term map = terms.arguments(total)[0], end = terms.arguments(total)[1];
  const NodeId next[] = {closure_.nodeOf(map), closure_.nodeOf(terms.add(end, terms.integer(1)))};
  closure_.addApplication(Op::Observe, static_cast<std::uint64_t>(Observation::Total), next,
                          closure_.nodeOf(terms.add(total, element(map, end))));
}

void Aggregates::growFold(Term fold) {
  TermFactory& terms = closure_.terms();
  const Observation kind = terms.observation(fold);
  const Term map = terms.arguments(fold)[0], from = terms.arguments(fold)[1], to = terms.arguments(fold)[2];
  const Term before = terms.subtract(from, terms.integer(1)), next = terms.add(to, terms.integer(1));
  const bool isProduct = kind == Observation::Product;
  const Term isThere = isProduct ? terms.lessOrEqual(from, to) : terms.less(from, to);
  const auto grow = [&](Term first, Term end, Term longer, Term otherwise) {
    const NodeId asked[] = {closure_.nodeOf(map), closure_.nodeOf(first), closure_.nodeOf(end)};
    closure_.addApplication(Op::Observe, static_cast<std::uint64_t>(kind), asked,
                            closure_.nodeOf(terms.ite(isThere, longer, otherwise)));
  };
  const Term one = terms.integer(1);
  grow(from, next, join(kind, fold, element(map, to)), isProduct ? one : element(map, from));
  grow(before, to, join(kind, element(map, before), fold), isProduct ? one : element(map, before));
}

Term Aggregates::join(Observation kind, Term left, Term right) {
  TermFactory& terms = closure_.terms();
  if (kind == Observation::Product) return terms.multiply(left, right);
  const Term isLess = terms.lessOrEqual(left, right);
  return kind == Observation::Greatest ? terms.ite(isLess, right, left) : terms.ite(isLess, left, right);
}

Term Aggregates::element(Term map, Term index) {
  TermFactory& terms = closure_.terms();
  return terms.unbox(Sort::Int, terms.at(map, index));
}

}  // namespace warrant::smt
