#include "smt/native/divisions/neighbours.h"

#include <algorithm>

namespace warrant::smt {

namespace {

constexpr unsigned depthOfParts = 3;
constexpr std::size_t mostNumbers = 16, mostOthers = 4, mostAdded = 3;
constexpr std::int64_t greatestCoefficient = std::int64_t{1} << 40;

}  // namespace

Divisions::Neighbours::Neighbours(Divisions& divisions, Term number, Condition condition)
    : divisions_(divisions), closure_(divisions.closure_) {
  closure_.nodeOf(number);
  closure_.propagate();
  add(number, depthOfParts);
  std::erase(others_, number);
  if (condition.formula) addBothSides(condition.formula);
  relate();
  if (condition.formula) assume(condition);
}

// --- what the numbers are made of

bool Divisions::Neighbours::isSeen(Term number) const {
  return std::ranges::find(numbers_, number) != numbers_.end();
}

void Divisions::Neighbours::add(Term number, unsigned depth) {
  const NodeId node = closure_.graph().find(number);
  if (node == 0 || closure_.isConstant(node) || isSeen(number) || numbers_.size() == mostNumbers) return;
  numbers_.push_back(number);
  if (depth > 0 && closure_.terms().op(number) == Op::Sum) addSum(number, depth - 1);
  if (depth > 0 && divisions_.isDivision(number)) addDivision(number, depth - 1);
  if (!divisions_.isDivision(number)) addOther(number);
}

void Divisions::Neighbours::addOther(Term number) {
  if (others_.size() < mostOthers && std::ranges::find(others_, number) == others_.end())
    others_.push_back(number);
}

void Divisions::Neighbours::addSum(Term sum, unsigned depth) {
  Form form = formOfSum(sum);
  Term parts = sum;
  if (const Term dividend = lastDividendIn(sum)) {
    const Term added = closure_.terms().subtract(sum, dividend);
    if (closure_.terms().arguments(added).size() <= mostAdded) {
      add(dividend, depth);
      form = formOf(dividend);
      addTo(form, formOfSum(added), 1);
      parts = added;
    }
  }
  for (const Term part : closure_.terms().arguments(parts)) add(part, depth);
  requireZero(difference(form, formOf(sum)));
}

// Of a sum of many parts: a sum that is divided in it, the one that was made last. What is added to it says
// more, for it was looked at before.
Term Divisions::Neighbours::lastDividendIn(Term sum) const {
  const TermFactory& terms = closure_.terms();
  const std::span<const Term> parts = terms.arguments(sum);
  if (parts.size() <= mostAdded) return Term();
  const auto isEarlier = [](Term left, Term right) { return left.id() < right.id(); };
  const Term last = *std::ranges::max_element(parts, isEarlier);
  if (!divisions_.isDivision(last)) return Term();
  const Term dividend = terms.arguments(last)[0];
  return terms.op(dividend) == Op::Sum ? dividend : Term();
}

// q = x / k truncates: x and k·q differ by less than |k|, on the side of zero. r = x % k is what is left, and
// no larger than x.
void Divisions::Neighbours::addDivision(Term division, unsigned depth) {
  TermFactory& terms = closure_.terms();
  const Term dividend = terms.arguments(division)[0];
  const std::int64_t divisor = terms.integerValue(terms.arguments(division)[1]);
  const std::int64_t size = divisor < 0 ? -divisor : divisor;
  add(dividend, depth);
  if (depth > 1 && isSeen(dividend)) addOther(dividend);
  const Form whole = formOf(dividend);
  Form rest = formOf(division);
  if (terms.op(division) == Op::Divide) {
    rest = whole;
    addTo(rest, formOf(division), -divisor);
  } else {
    const Term quotient = terms.divide(dividend, terms.arguments(division)[1]);
    const bool isKnown = closure_.graph().find(quotient) != 0;
    Form product = isKnown ? formOf(quotient) : Form{0, {{system_.addVariable(), 1}}};
    Form sum = rest;
    addTo(sum, product, divisor);
    requireZero(difference(whole, sum));
  }
  const bool isNatural = divisions_.isNatural(dividend) || follows(whole);
  Form above{size - 1}, below{isNatural ? 0 : size - 1};
  addTo(above, rest, -1);
  addTo(below, rest, 1);
  requireNonNegative(above);
  requireNonNegative(below);
  if (isNatural) requireNonNegative(difference(whole, rest));
}

// What a condition speaks of, where it compares numbers.
void Divisions::Neighbours::addBothSides(Term formula) {
  const TermFactory& terms = closure_.terms();
  for (const Term part : terms.arguments(formula)) {
    if (terms.sort(part) == Sort::Bool)
      addBothSides(part);
    else if (terms.sort(part) == Sort::Int && closure_.graph().find(part) != 0)
      add(part, depthOfParts - 1);
  }
}

// What is known of their order.
void Divisions::Neighbours::relate() {
  for (const Term number : numbers_) {
    if (divisions_.isNatural(number)) requireNonNegative(formOf(number));
    for (const Term other : numbers_) {
      if (other != number && divisions_.isAtMost(number, other))
        requireNonNegative(difference(formOf(other), formOf(number)));
    }
  }
}

// What a comparison, or a conjunction of such, says where it has that value.
void Divisions::Neighbours::assume(Condition condition) {
  const TermFactory& terms = closure_.terms();
  const std::span<const Term> parts = terms.arguments(condition.formula);
  switch (terms.op(condition.formula)) {
    case Op::Not:
      return assume({parts[0], !condition.value});
    case Op::And:
    case Op::Or:
      if (condition.value != (terms.op(condition.formula) == Op::And)) return;
      for (const Term part : parts) assume({part, condition.value});
      return;
    case Op::NonNegative:
      return requireNonNegative(condition.value ? formOf(parts[0]) : difference({-1}, formOf(parts[0])));
    case Op::Equal: {
      if (terms.sort(parts[0]) != Sort::Int) return;
      const Form form = difference(formOf(parts[0]), formOf(parts[1]));
      return condition.value ? requireZero(form) : requireOther(form);
    }
    default:
      return;
  }
}

// That it is not 0: it is beyond, where it is not on the other side of it.
void Divisions::Neighbours::requireOther(const Form& form) {
  const Form opposite = difference({}, form);
  if (follows(form))
    requireNonNegative(difference(form, {1}));
  else if (follows(opposite))
    requireNonNegative(difference(opposite, {1}));
}

// --- forms

Divisions::Neighbours::Form Divisions::Neighbours::formOf(Term number) {
  const TermFactory& terms = closure_.terms();
  if (terms.op(number) == Op::Integer) return {terms.integerValue(number)};
  const NodeId node = closure_.graph().find(number);
  if (node == 0 && terms.op(number) != Op::Sum) return {.isExact = false};  // it is not known
  if (node == 0) return formOfSum(number);
  std::int64_t value;
  if (closure_.integerValue(node, value)) return {value};
  const auto [place, isNew] = variables_.try_emplace(closure_.graph().root(node));
  if (isNew) place->second = system_.addVariable();
  return {0, {{place->second, 1}}};
}

Divisions::Neighbours::Form Divisions::Neighbours::formOfSum(Term sum) {
  const TermFactory& terms = closure_.terms();
  Form form{terms.constant(sum)};
  for (std::size_t i = 0; i < terms.arguments(sum).size(); ++i)
    addTo(form, formOf(terms.arguments(sum)[i]), terms.coefficients(sum)[i]);
  return form;
}

void Divisions::Neighbours::addTo(Form& form, const Form& other, std::int64_t factor) {
  const auto add = [&](std::int64_t& sum, std::int64_t summand) {
    std::int64_t product;
    form.isExact = form.isExact && !__builtin_mul_overflow(summand, factor, &product) &&
                   !__builtin_add_overflow(sum, product, &sum);
  };
  form.isExact = form.isExact && other.isExact;
  add(form.constant, other.constant);
  for (const auto& [variable, coefficient] : other.summands) {
    std::int64_t& sum = form.summands[variable];
    add(sum, coefficient);
    if (sum == 0) form.summands.erase(variable);
  }
}

Divisions::Neighbours::Form Divisions::Neighbours::difference(const Form& left, const Form& right) {
  Form form = left;
  addTo(form, right, -1);
  return form;
}

namespace {

using Summands = std::vector<LinearSystem::Summand>;

bool areSmall(const std::map<LinearSystem::Variable, std::int64_t>& summands) {
  return std::ranges::all_of(summands, [](const auto& summand) {
    return -greatestCoefficient <= summand.second && summand.second <= greatestCoefficient;
  });
}

Summands listOf(const std::map<LinearSystem::Variable, std::int64_t>& summands) {
  Summands list;
  for (const auto& [variable, coefficient] : summands) list.push_back({variable, coefficient});
  return list;
}

}  // namespace

void Divisions::Neighbours::requireNonNegative(const Form& form) {
  if (form.isExact && areSmall(form.summands)) system_.addNonNegative(form.constant, listOf(form.summands));
}

void Divisions::Neighbours::requireZero(const Form& form) {
  if (form.isExact && areSmall(form.summands)) system_.addZero(form.constant, listOf(form.summands));
}

bool Divisions::Neighbours::follows(Form form) const {
  Form opposite{-1};
  addTo(opposite, form, -1);
  if (!opposite.isExact || !areSmall(opposite.summands)) return false;
  LinearSystem trial = system_;
  trial.addNonNegative(opposite.constant, listOf(opposite.summands));
  return trial.solveRationally() == LinearSystem::Outcome::Infeasible;
}

}  // namespace warrant::smt
