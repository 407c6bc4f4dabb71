#include "symbex/explain/relevance.h"

#include <algorithm>
#include <unordered_map>
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
  std::vector<Term> ordered;
  if (!goal) return {facts.begin(), facts.end()};
  std::vector<Values> valuesOfFacts;
  std::unordered_map<Term, std::vector<std::size_t>> factsWith;
  for (std::size_t fact = 0; fact < facts.size(); ++fact) {
    valuesOfFacts.push_back(valuesOf(terms, facts[fact], self));
    for (const Term value : valuesOfFacts.back()) factsWith[value].push_back(fact);
  }
  std::vector<bool> isPlaced(facts.size());
  Values reached = valuesOf(terms, goal, self);
  for (std::vector<Term> news(reached.begin(), reached.end()); !news.empty();) {
    std::vector<std::size_t> near;
    for (const Term value : news) {
      for (const std::size_t fact : factsWith[value]) {
        if (!isPlaced[fact]) near.push_back(fact);
        isPlaced[fact] = true;
      }
    }
    std::ranges::sort(near);
    news.clear();
    for (const std::size_t fact : near) {
      ordered.push_back(facts[fact]);
      for (const Term value : valuesOfFacts[fact]) {
        if (reached.insert(value).second) news.push_back(value);
      }
    }
  }
  for (std::size_t fact = 0; fact < facts.size(); ++fact) {
    if (!isPlaced[fact]) ordered.push_back(facts[fact]);
  }
  return ordered;
}

}  // namespace warrant::symbex
