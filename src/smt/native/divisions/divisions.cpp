#include "smt/native/divisions/divisions.h"

#include <algorithm>
#include <unordered_set>

#include "smt/native/divisions/neighbours.h"
#include "smt/terms/has_part.h"

namespace warrant::smt {

namespace {

// Beyond these, asking the solver is cheaper.
constexpr std::size_t mostDivisions = 3000;
constexpr std::int64_t greatestDivisor = std::int64_t{1} << 40;

}  // namespace

bool Divisions::learn(Term question) {
  const Parts parts = partsOf(question);
  if (parts.divisions.empty() || parts.divisions.size() > mostDivisions) return false;
  closure_.nodeOf(question);
  closure_.propagate();
  bool isNew = false;
  for (const Term division : parts.divisions) isNew = look(division) || isNew;
  for (const Term comparison : parts.comparisons) isNew = decide(comparison) || isNew;
  return isNew;
}

// Of a number by a constant.
bool Divisions::isDivision(Term term) const {
  const TermFactory& terms = closure_.terms();
  if (terms.op(term) != Op::Divide && terms.op(term) != Op::Remainder) return false;
  const Term divisor = terms.arguments(term)[1];
  if (terms.op(divisor) != Op::Integer) return false;
  const std::int64_t value = terms.integerValue(divisor);
  return value != 0 && -greatestDivisor <= value && value <= greatestDivisor;
}

bool Divisions::isSumOfDivisions(Term term) const {
  const TermFactory& terms = closure_.terms();
  return terms.op(term) == Op::Sum &&
         std::ranges::any_of(terms.arguments(term), [&](Term part) { return isDivision(part); });
}

// Whether the term is about a variable of a formula: it is no value.
bool Divisions::isAboutVariable(Term term) const {
  const TermFactory& terms = closure_.terms();
  return hasPart(terms, term, [&](Term part) { return terms.op(part) == Op::Bound; });
}

Divisions::Parts Divisions::partsOf(Term question) const {
  const TermFactory& terms = closure_.terms();
  const bool isQuantified = terms.isQuantified(question);
  Parts parts;
  std::unordered_set<Term> seen;
  std::vector<std::pair<Term, bool>> pending{{question, false}};
  while (!pending.empty()) {
    const auto [term, isReady] = pending.back();
    pending.pop_back();
    if (isReady) {
      if (isQuantified && isAboutVariable(term)) continue;
      (terms.op(term) == Op::NonNegative ? parts.comparisons : parts.divisions).push_back(term);
      continue;
    }
    if (!seen.insert(term).second) continue;
    if (terms.op(term) == Op::NonNegative || isDivision(term) || isSumOfDivisions(term))
      pending.emplace_back(term, true);
    for (const Term part : terms.arguments(term)) pending.emplace_back(part, false);
  }
  return parts;
}

bool Divisions::isNatural(Term number) { return isAtMost(closure_.terms().integer(0), number); }

bool Divisions::isAtMost(Term less, Term more) {
  const NodeId left = closure_.nodeOf(less), right = closure_.nodeOf(more);
  return order_.isAtMost(left, right);
}

void Divisions::assumeAtMost(Term less, Term more) {
  const NodeId left = closure_.nodeOf(less), right = closure_.nodeOf(more);
  order_.assumeAtMost(left, right);
  closure_.propagate();
}

// Says of the number whether it is negative, and where it is between those that it is made of; whether any of
// that is new.
bool Divisions::look(Term number) {
  if (closure_.isInconsistent()) return false;
  const Term zero = closure_.terms().integer(0);
  Neighbours neighbours(*this, number);
  bool isNew = false;
  if (!isNatural(number) && neighbours.isNatural(number)) {
    assumeAtMost(zero, number);
    isNew = true;
  }
  for (const Term other : neighbours.others()) {
    for (const auto& [less, more] : {std::pair(number, other), std::pair(other, number)}) {
      if (isAtMost(less, more)) break;
      if (!neighbours.isAtMost(less, more)) continue;
      assumeAtMost(less, more);
      isNew = true;
      break;
    }
  }
  return isNew;
}

// Whether the comparison is known now, and was not before.
bool Divisions::decide(Term comparison) {
  if (closure_.isInconsistent() || closure_.valueOf(closure_.nodeOf(comparison)) != 0) return false;
  const Term form = closure_.terms().arguments(comparison)[0];
  Neighbours neighbours(*this, form);
  const bool isTrue = neighbours.isNatural(form);
  if (!isTrue && !neighbours.isNegative(form)) return false;
  closure_.assign(closure_.nodeOf(comparison), isTrue);
  closure_.propagate();
  return true;
}

}  // namespace warrant::smt
