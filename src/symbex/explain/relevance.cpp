#include "symbex/explain/relevance.h"

#include <algorithm>
#include <unordered_set>

namespace warrant::symbex {
namespace {

using smt::Op;
using smt::Term;
using Values = std::unordered_set<Term>;

// What stands for a value of the program: symbols, objects, applications and parts of snapshots.
bool isValue(Op op) {
  switch (op) {
    case Op::Symbol:
    case Op::Object:
    case Op::Apply:
    case Op::Unbox:
    case Op::At:
      return true;
    default:
      return false;
  }
}

// Returns whether it is made of a variable that stands for many values; then it is no value itself.
bool collect(const smt::TermFactory& terms, Term term, Term self, Values& values, Values& seen) {
  if (terms.op(term) == Op::Bound) return true;
  if (term == self || terms.isConstant(term) || !seen.insert(term).second) return false;
  bool isOpen = false;
  for (const Term argument : terms.arguments(term))
    isOpen = collect(terms, argument, self, values, seen) || isOpen;
  if (isValue(terms.op(term)) && !isOpen) values.insert(term);
  return isOpen && terms.op(term) != Op::ForAll;
}

Values valuesOf(const smt::TermFactory& terms, Term term, Term self) {
  Values values, seen;
  collect(terms, term, self, values, seen);
  return values;
}

}  // namespace

std::vector<Term> valuesIn(const smt::TermFactory& terms, Term term, Term self) {
  const Values values = valuesOf(terms, term, self);
  std::vector<Term> ordered(values.begin(), values.end());
  std::ranges::sort(ordered, {}, [](Term value) { return value.id(); });
  return ordered;
}

bool shareValues(const smt::TermFactory& terms, Term left, Term right, Term self) {
  const Values values = valuesOf(terms, left, self), others = valuesOf(terms, right, self);
  return std::ranges::any_of(values, [&](Term value) { return others.contains(value); });
}

std::vector<Term> byRelevance(const smt::TermFactory& terms, std::span<const Term> facts, Term goal,
                              Term self) {
  std::vector<Term> rest(facts.begin(), facts.end());
  if (!goal) return rest;
  std::vector<Term> ordered;
  Values reached = valuesOf(terms, goal, self);
  for (bool isFound = true; isFound;) {
    Values next;
    const auto isNear = [&](Term fact) {
      const Values values = valuesOf(terms, fact, self);
      if (std::ranges::none_of(values, [&](Term value) { return reached.contains(value); })) return false;
      next.insert(values.begin(), values.end());
      return true;
    };
    const auto far = std::stable_partition(rest.begin(), rest.end(), isNear);
    isFound = far != rest.begin();
    ordered.insert(ordered.end(), rest.begin(), far);
    rest.erase(rest.begin(), far);
    reached.merge(next);
  }
  ordered.insert(ordered.end(), rest.begin(), rest.end());
  return ordered;
}

}  // namespace warrant::symbex
