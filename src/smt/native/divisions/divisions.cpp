#include "smt/native/divisions/divisions.h"

#include <algorithm>
#include <unordered_set>

#include "smt/native/divisions/neighbours.h"
#include "smt/native/intervals/number_intervals.h"
#include "smt/terms/has_part.h"

namespace warrant::smt {

namespace {

// So many are learnt from before they are asked about.
constexpr std::size_t many = 6;
// Beyond these, asking the solver is cheaper.
constexpr std::size_t mostDivisions = 100'000;
constexpr std::int64_t greatestDivisor = std::int64_t{1} << 40;
constexpr std::int64_t greatestModulus = std::int64_t{1} << 31;  // products of two rests do not overflow

// A sum as multiple · divisor + rest; the constant of the rest is not negative.
struct SplitSum {
  Term multiple, rest;
};

SplitSum split(TermFactory& terms, Term sum, std::int64_t divisor) {
  std::vector<Term> multiples, others;
  std::vector<std::int64_t> quotients, coefficients;
  for (std::size_t i = 0; i < terms.arguments(sum).size(); ++i) {
    const std::int64_t coefficient = terms.coefficients(sum)[i];
    const bool isMultiple = coefficient % divisor == 0;
    (isMultiple ? multiples : others).push_back(terms.arguments(sum)[i]);
    (isMultiple ? quotients : coefficients).push_back(isMultiple ? coefficient / divisor : coefficient);
  }
  std::int64_t rest = terms.constant(sum) % divisor;
  if (rest < 0) rest += divisor;
  const std::int64_t whole = terms.constant(sum) / divisor - (terms.constant(sum) % divisor < 0 ? 1 : 0);
  return {terms.sum(whole, multiples, quotients), terms.sum(rest, others, coefficients)};
}

}  // namespace

bool Divisions::learn(Term question, Parts extent) {
  const Question taken = takeApart(question);
  if (taken.divisions == 0 || taken.divisions > mostDivisions) return false;
  closure_.nodeOf(question);
  closure_.propagate();
  bool isNew = false;
  for (const Term part : taken.parts) {
    const bool isComparison = closure_.terms().op(part) == Op::NonNegative;
    if (!isComparison && extent == Parts::New && looked_.contains(part)) continue;
    isNew = (isComparison ? decide(part) : look(part)) || isNew;
    if (!isComparison) looked_.insert(part);
  }
  return isNew;
}

bool Divisions::isAboutMany(Term question) const {
  const TermFactory& terms = closure_.terms();
  std::size_t divisions = 0;
  std::vector<Term> pending{question};
  std::unordered_set<Term> seen;
  while (!pending.empty() && divisions < many) {
    const Term term = pending.back();
    pending.pop_back();
    if (!terms.divides(term)) continue;
    const Op op = terms.op(term);
    const bool isPart = isDivision(term);
    const bool isComparison = op == Op::And || op == Op::Or || op == Op::Not || op == Op::NonNegative;
    const bool isOfNumbers = op == Op::Sum || isChoice(term);
    if ((!isPart && !isComparison && !isOfNumbers) || !seen.insert(term).second) continue;
    divisions += isPart ? 1 : 0;
    for (const Term part : terms.arguments(term)) pending.push_back(part);
  }
  return divisions == many;
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

// Between numbers.
bool Divisions::isChoice(Term term) const {
  return closure_.terms().op(term) == Op::Ite && closure_.terms().sort(term) == Sort::Int;
}

// Whether the term is about a variable of a formula: it is no value.
bool Divisions::isAboutVariable(Term term) const {
  const TermFactory& terms = closure_.terms();
  return hasPart(terms, term, [&](Term part) { return terms.op(part) == Op::Bound; });
}

Divisions::Question Divisions::takeApart(Term question) const {
  const TermFactory& terms = closure_.terms();
  const bool isQuantified = terms.isQuantified(question);
  Question taken;
  std::unordered_set<Term> seen;
  std::vector<std::pair<Term, bool>> pending{{question, false}};
  while (!pending.empty()) {
    const auto [term, isReady] = pending.back();
    pending.pop_back();
    if (isReady) {
      if (isQuantified && isAboutVariable(term)) continue;
      taken.parts.push_back(term);
      taken.divisions += isDivision(term) ? 1 : 0;
      continue;
    }
    if (!seen.insert(term).second) continue;
    if (terms.op(term) == Op::NonNegative || isDivision(term) || isSumOfDivisions(term) || isChoice(term))
      pending.emplace_back(term, true);
    if (terms.op(term) == Op::Apply && terms.sort(term) == Sort::Int) addDefinitions(term, pending);
    for (const Term part : terms.arguments(term)) pending.emplace_back(part, false);
  }
  return taken;
}

// What a pure method is known to compute.
void Divisions::addDefinitions(Term call, std::vector<std::pair<Term, bool>>& pending) const {
  const NodeId node = closure_.graph().find(call);
  if (node == 0) return;
  closure_.graph().forEachMember(closure_.graph().root(node), [&](NodeId member) {
    const EGraph::Node& value = closure_.graph().node(member);
    if (value.term && value.term != call &&
        (value.op == Op::Ite || value.op == Op::Divide || value.op == Op::Remainder))
      pending.emplace_back(value.term, false);
  });
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

// A number with what it is made of; of a choice, one of its arms with its condition.
struct Divisions::View {
  Term value;
  Neighbours neighbours;
};

std::vector<Divisions::View> Divisions::viewsOf(Term number) {
  std::vector<View> views;
  if (!isChoice(number)) {
    views.push_back({number, Neighbours(*this, number)});
    return views;
  }
  const std::span<const Term> parts = closure_.terms().arguments(number);
  for (const bool value : {true, false}) {
    const Term arm = parts[value ? 1 : 2];
    views.push_back({arm, Neighbours(*this, arm, {parts[0], value})});
  }
  return views;
}

// Says of the number whether it is negative, and where it is between those that it is made of; whether any of
// that is new.
bool Divisions::look(Term number) {
  if (closure_.isInconsistent()) return false;
  std::vector<View> views = viewsOf(number);
  bool isNew = false;
  const auto assume = [&](Term less, Term more) {
    assumeAtMost(less, more);
    isNew = true;
  };
  const auto isNaturalInEach = [](View& view) { return view.neighbours.isNatural(view.value); };
  if (!isNatural(number) && std::ranges::all_of(views, isNaturalInEach))
    assume(closure_.terms().integer(0), number);
  if (isDivision(number)) {
    if (takeOutMultiples(number)) isNew = true;
    if (addRests(number)) isNew = true;
  }
  std::vector<Term> others;
  for (const View& view : views)
    others.insert(others.end(), view.neighbours.others().begin(), view.neighbours.others().end());
  for (const Term other : others) {
    if (other == number || isAtMost(number, other) || isAtMost(other, number)) continue;
    const auto isAtMostOther = [&](View& view) { return view.neighbours.isAtMost(view.value, other); };
    const auto isOtherAtMost = [&](View& view) { return view.neighbours.isAtMost(other, view.value); };
    if (std::ranges::all_of(views, isAtMostOther))
      assume(number, other);
    else if (std::ranges::all_of(views, isOtherAtMost))
      assume(other, number);
  }
  return isNew;
}

// Whether the dividend is a sum of which a part is a multiple of the divisor, and that says something new.
bool Divisions::takeOutMultiples(Term division) {
  const TermFactory& terms = closure_.terms();
  const NodeId dividend = closure_.graph().find(terms.arguments(division)[0]);
  if (dividend == 0) return false;
  std::vector<Term> sums;
  closure_.graph().forEachMember(closure_.graph().root(dividend), [&](NodeId member) {
    const Term term = closure_.graph().node(member).term;
    if (term && terms.op(term) == Op::Sum) sums.push_back(term);
  });
  bool isNew = false;
  for (const Term sum : sums) isNew = takeOutMultiples(division, sum) || isNew;
  return isNew;
}

// Where neither c·a + r nor r is negative, (c·a + r) / c is a + r / c, and their rests by c are the same.
bool Divisions::takeOutMultiples(Term division, Term sum) {
  TermFactory& terms = closure_.terms();
  const Term divisor = terms.arguments(division)[1];
  const std::int64_t value = terms.integerValue(divisor), size = value < 0 ? -value : value;
  const auto [multiple, rest] = split(terms, sum, size);
  if (rest == sum || terms.op(multiple) == Op::Integer) return false;
  const NodeId restNode = closure_.nodeOf(rest);
  closure_.propagate();
  if (!isNatural(sum) && !Neighbours(*this, sum).isNatural(sum)) return false;
  const std::optional<NumberInterval> values = NumberIntervals(closure_, order_).of(restNode);
  if (!values || values->least < 0) return false;
  const bool isWithin = values->greatest < size;
  Term result = isWithin ? rest : terms.remainder(rest, divisor);
  if (terms.op(division) == Op::Divide) {
    const Term whole = value < 0 ? terms.minus(multiple) : multiple;
    result = isWithin ? whole : terms.add(whole, terms.divide(rest, divisor));
  }
  const NodeId left = closure_.nodeOf(division), right = closure_.nodeOf(result);
  if (closure_.areEqual(left, right)) return false;
  closure_.equate(left, right);
  closure_.propagate();
  return true;
}

// Whether it is the rest of a sum of which those of all parts are known, and that says something new.
bool Divisions::addRests(Term rest) {
  TermFactory& terms = closure_.terms();
  const Term sum = terms.arguments(rest)[0], divisor = terms.arguments(rest)[1];
  if (terms.op(rest) != Op::Remainder || terms.op(sum) != Op::Sum) return false;
  const NodeId node = closure_.nodeOf(rest);
  const std::int64_t value = terms.integerValue(divisor), size = value < 0 ? -value : value;
  if (closure_.isConstant(node) || size > greatestModulus) return false;
  const std::optional<std::int64_t> residue = residueOf(sum, divisor, size);
  if (!residue) return false;
  // Java's rest has the sign of the dividend.
  std::int64_t result = *residue;
  if (result != 0 && !isNatural(sum)) {
    if (!isAtMost(sum, terms.integer(-1))) return false;
    result -= size;
  }
  closure_.equate(node, closure_.nodeOf(terms.integer(result)));
  closure_.propagate();
  return true;
}

// What the sum is modulo that size, from 0 on: by what is known of it without multiples, or of each summand.
std::optional<std::int64_t> Divisions::residueOf(Term sum, Term divisor, std::int64_t size) {
  TermFactory& terms = closure_.terms();
  const auto modulo = [&](std::int64_t value) { return (value % size + size) % size; };
  const std::span<const Term> arguments = terms.arguments(sum);
  std::vector<Term> summands;
  std::vector<std::int64_t> coefficients;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::int64_t coefficient = modulo(terms.coefficients(sum)[i]);
    if (coefficient == 0) continue;
    summands.push_back(arguments[i]);
    coefficients.push_back(coefficient);
  }
  const std::int64_t constant = modulo(terms.constant(sum));
  if (const auto known = knownResidue(terms.sum(0, summands, coefficients), divisor))
    return modulo(constant + modulo(*known));
  std::int64_t residue = constant;
  for (std::size_t i = 0; i < summands.size(); ++i) {
    const auto known = knownResidue(summands[i], divisor);
    if (!known) return std::nullopt;
    residue = modulo(residue + modulo(coefficients[i] * modulo(*known)));
  }
  return residue;
}

// The rest of the number, where it is a known constant.
std::optional<std::int64_t> Divisions::knownResidue(Term number, Term divisor) {
  TermFactory& terms = closure_.terms();
  const Term rest = terms.remainder(number, divisor);
  if (terms.op(rest) == Op::Integer) return terms.integerValue(rest);
  const NodeId node = closure_.graph().find(rest);
  std::int64_t value = 0;
  return node != 0 && closure_.integerValue(node, value) ? std::optional(value) : std::nullopt;
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
