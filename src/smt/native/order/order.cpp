#include "smt/native/order/order.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace warrant::smt {

Order::Order(Closure& closure)
    : Theory(closure,
             {.added = {Op::Sum, Op::Ite}, .assigned = {Op::Equal, Op::NonNegative}, .merged = {Sort::Int}}),
      closure_(closure),
      differences_(closure.backtracker()),
      vertices_(closure.backtracker()),
      apart_(closure.backtracker()),
      isPartial_(closure.backtracker(), false) {}

void Order::reset() {
  differences_.reset();
  vertices_.clear();
  numbers_.clear();
  apart_.clear();
  isPartial_.reset(false);
  choices_.clear();
}

void Order::onAdded(Term term, NodeId node, std::span<const NodeId>) {
  if (closure_.graph().node(node).op == Op::Sum) return linkSum(term, node);
  if (closure_.graph().node(node).sort != Sort::Int) return;
  boundChoice(term, node);
  boundByCondition(term, node);
}

void Order::onAssigned(NodeId formula, bool value) {
  const EGraph::Node& node = closure_.graph().node(formula);
  if (node.op == Op::NonNegative) {
    if (!value) return;
    const Term comparison = node.term;
    assumeNonNegative(comparison);
    return tie(closure_.terms().arguments(comparison)[0]);
  }
  if (value || closure_.graph().node(closure_.argumentsOf(formula)[0]).sort != Sort::Int) return;
  apart_.push_back(formula);
  assumeApart(node.application);
}

// Two classes of numbers become one: so do their vertices, by edges between them.
void Order::onMerge(NodeId winner, NodeId loser) {
  const Vertex vertex = vertices_.get(loser);
  std::int64_t value;
  if (closure_.integerValue(winner, value) || closure_.integerValue(loser, value)) {
    const bool loserIsConstant = closure_.isConstant(loser);
    const Vertex open = vertices_.get(loserIsConstant ? winner : loser);
    if (open != 0) addEquality({open, 0}, {Differences::zero, 0}, value);
  } else if (vertex != 0 && vertices_.get(winner) != 0) {
    addEquality({vertex, 0}, {vertices_.get(winner), 0}, 0);
  } else if (vertex != 0) {
    vertices_.set(winner, vertex);
  }
}

// Bounds that came after a disequality may leave but one side for it: where the present solution makes equal
// what differs.
void Order::propagate() {
  bool areMoved = false;
  for (std::size_t index = 0; index < apart_.size() && !closure_.isInconsistent(); ++index) {
    const ApplicationId equality = closure_.graph().node(apart_[index]).application;
    areMoved = separate(equality) || areMoved;
  }
  if (areMoved && !closure_.isInconsistent()) passConstants();
}

// Whether the two numbers were equal at present, and are no longer.
bool Order::separate(ApplicationId equality) {
  const std::span<const NodeId> sides = closure_.graph().arguments(equality);
  const std::optional<std::int64_t> left = presentValue(sides[0]), right = presentValue(sides[1]);
  if (!left || left != right) return false;
  assumeApart(equality);
  return !closure_.isInconsistent() && presentValue(sides[0]) != presentValue(sides[1]);
}

// A number that had to leave a constant may have come to the next one that it is not, and so on.
void Order::passConstants() {
  struct Excluded {
    NodeId number;
    std::int64_t constant;
    ApplicationId equality;
    bool operator<(const Excluded& other) const {
      return std::pair(number, constant) < std::pair(other.number, other.constant);
    }
  };
  std::vector<Excluded> all;
  for (std::size_t index = 0; index < apart_.size(); ++index) {
    const ApplicationId equality = closure_.graph().node(apart_[index]).application;
    NodeId number = closure_.graph().arguments(equality)[0], other = closure_.graph().arguments(equality)[1];
    if (closure_.isConstant(number)) std::swap(number, other);
    std::int64_t constant = 0;
    if (!closure_.isConstant(number) && closure_.integerValue(other, constant))
      all.push_back({closure_.graph().root(number), constant, equality});
  }
  std::ranges::stable_sort(all, std::less<>());
  for (auto first = all.begin(); first != all.end();) {
    const NodeId number = first->number;
    const auto end =
        std::find_if(first, all.end(), [&](const Excluded& one) { return one.number != number; });
    for (auto left = end - first; left > 0; --left) {  // each but once: the present value may come back
      const std::optional<std::int64_t> value = presentValue(number);
      if (!value) break;
      const auto place = std::lower_bound(first, end, Excluded{number, *value, 0});
      if (place == end || place->constant != *value || !separate(place->equality)) break;
    }
    first = end;
  }
}

// The value that the present numbers speak for.
std::optional<bool> Order::preferredValue(NodeId formula) {
  const EGraph::Node& node = closure_.graph().node(formula);
  if (node.op != Op::NonNegative) return std::nullopt;
  const TermFactory& terms = closure_.terms();
  const Term form = terms.arguments(node.term)[0];
  const bool isSum = terms.op(form) == Op::Sum;
  Wide sum = isSum ? terms.constant(form) : 0;
  const std::span<const NodeId> arguments = closure_.graph().arguments(node.application);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    std::int64_t value = 0;
    if (!closure_.integerValue(arguments[i], value) && vertexOf(arguments[i]) != 0) {
      const std::optional<std::int64_t> place = differences_.value(vertexOf(arguments[i]));
      if (!place) return std::nullopt;
      value = *place;
    }
    sum += static_cast<Wide>(isSum ? terms.coefficients(form)[i] : 1) * value;
  }
  return sum >= 0;
}

// --- constraints

Order::Place Order::placeOf(NodeId number) {
  const NodeId root = closure_.graph().root(number);
  std::int64_t value;
  if (closure_.integerValue(root, value)) return {Differences::zero, value};
  if (vertices_.get(root) == 0) {
    const Vertex vertex = differences_.addVertex();
    vertices_.set(root, vertex);
    if (vertex >= numbers_.size()) numbers_.resize(vertex + 1);
    numbers_[vertex] = root;
  }
  return {vertices_.get(root), 0};
}

// to - from <= bound.
void Order::addBound(Place to, Place from, std::int64_t bound) {
  const Wide between = Wide{bound} - to.offset + from.offset;
  switch (differences_.add(to.vertex, from.vertex, between)) {
    case Differences::Outcome::Added:
      return;
    case Differences::Outcome::Contradiction:
      return closure_.contradict();
    case Differences::Outcome::GaveUp:
      isPartial_.set(true);
  }
}

// left = right + difference.
void Order::addEquality(Place left, Place right, std::int64_t difference) {
  std::int64_t opposite;
  addBound(left, right, difference);
  if (__builtin_sub_overflow(std::int64_t{0}, difference, &opposite))
    isPartial_.set(true);
  else
    addBound(right, left, opposite);
}

// 0 <= constant ± x, 0 <= constant + x - y, or a bound on the value of a longer form as a whole.
void Order::assumeNonNegative(Term formula) {
  TermFactory& terms = closure_.terms();
  const Term form = terms.arguments(formula)[0];
  const Place zero{Differences::zero, 0};
  const auto placeOfTerm = [&](Term term) { return placeOf(closure_.nodeOf(term)); };
  if (terms.op(form) != Op::Sum) return addBound(zero, placeOfTerm(form), 0);
  const std::int64_t constant = terms.constant(form);
  const std::span<const std::int64_t> coefficients = terms.coefficients(form);
  const auto place = [&](std::size_t i) { return placeOfTerm(terms.arguments(form)[i]); };
  if (coefficients.size() == 1 && coefficients[0] == 1) return addBound(zero, place(0), constant);
  if (coefficients.size() == 1 && coefficients[0] == -1) return addBound(place(0), zero, constant);
  if (coefficients.size() == 2 && coefficients[0] == 1 && coefficients[1] == -1)
    return addBound(place(1), place(0), constant);
  if (coefficients.size() == 2 && coefficients[0] == -1 && coefficients[1] == 1)
    return addBound(place(0), place(1), constant);
  // Forms that differ in their constant, or are each other's opposite, share one body.
  const Term body = terms.subtract(form, terms.integer(constant));
  if (coefficients[0] > 0) return addBound(zero, placeOfTerm(body), constant);
  addBound(placeOfTerm(terms.minus(body)), zero, constant);
}

// Of two numbers neither of which is greater, as after tests for both, it matters early that they are one.
void Order::tie(Term difference) {
  const TermFactory& terms = closure_.terms();
  if (terms.op(difference) != Op::Sum || terms.constant(difference) != 0) return;
  const std::span<const std::int64_t> coefficients = terms.coefficients(difference);
  if (coefficients.size() != 2 || coefficients[0] + coefficients[1] != 0) return;
  const NodeId left = closure_.graph().find(terms.arguments(difference)[0]);
  const NodeId right = closure_.graph().find(terms.arguments(difference)[1]);
  const Vertex one = vertexOf(left), other = vertexOf(right);
  if (one == 0 || other == 0 || presentValue(left) != presentValue(right)) return;
  if (differences_.isBound(one, other, 0) && differences_.isBound(other, one, 0))
    closure_.equate(left, right);
}

// Two different numbers of which one is at least the other are one apart.
void Order::assumeApart(ApplicationId equality) {
  const NodeId left = closure_.graph().arguments(equality)[0],
               right = closure_.graph().arguments(equality)[1];
  if (isAtMost(left, right)) assumeLess(left, right);
  if (isAtMost(right, left)) assumeLess(right, left);
}

// A sum is its body and a constant apart.
void Order::linkSum(Term sum, NodeId node) {
  TermFactory& terms = closure_.terms();
  const std::int64_t constant = terms.constant(sum);
  if (constant == 0) return;
  const NodeId body = closure_.nodeOf(terms.subtract(sum, terms.integer(constant)));
  addEquality(placeOf(node), placeOf(body), constant);
}

// A choice between constants is between the least and the greatest of them.
void Order::boundChoice(Term choice, NodeId node) {
  const std::optional<Interval> interval = choicesOf(choice);
  if (!interval) return;
  const Place zero{Differences::zero, 0};
  addBound(placeOf(node), zero, interval->greatest);
  std::int64_t opposite;
  if (!__builtin_sub_overflow(std::int64_t{0}, interval->least, &opposite))
    addBound(zero, placeOf(node), opposite);
}

// A choice by the order of its arms is at least, or at most, either: by how much the order is strict or not
// tells. With x - y >= k as its condition, the choice of x or else y is at least y + min(k, 0) and x + min(0,
// 1 - k); with y - x >= k it is at most y - min(k, 0) and x - min(0, 1 - k).
void Order::boundByCondition(Term choice, NodeId node) {
  TermFactory& terms = closure_.terms();
  const auto parts = terms.arguments(choice);
  const Term condition = parts[0], onTrue = parts[1], onFalse = parts[2];
  if (terms.op(condition) != Op::NonNegative) return;
  const Term form = terms.arguments(condition)[0];
  if (terms.arguments(form).size() > 2) return;
  const Term difference = terms.subtract(onTrue, onFalse);
  for (const bool isGreatest : {true, false}) {
    const Term rest = isGreatest ? terms.subtract(form, difference) : terms.add(form, difference);
    if (terms.op(rest) != Op::Integer) continue;
    constexpr std::int64_t largest = std::int64_t{1} << 40;
    const std::int64_t constant = terms.integerValue(rest);  // -k
    if (constant < -largest || constant > largest) return;
    const std::int64_t ofFalse = std::max<std::int64_t>(constant, 0);
    const std::int64_t ofTrue = std::max<std::int64_t>(-constant - 1, 0);
    const Place place = placeOf(node);
    for (const auto& [arm, bound] : {std::pair(onTrue, ofTrue), std::pair(onFalse, ofFalse)}) {
      const Place armPlace = placeOf(closure_.nodeOf(arm));
      if (isGreatest)
        addBound(armPlace, place, bound);
      else
        addBound(place, armPlace, bound);
    }
    return;
  }
}

std::optional<Order::Interval> Order::choicesOf(Term number) {
  const TermFactory& terms = closure_.terms();
  if (terms.op(number) == Op::Integer)
    return Interval{terms.integerValue(number), terms.integerValue(number)};
  if (terms.op(number) != Op::Ite) return std::nullopt;
  if (const auto known = choices_.find(number); known != choices_.end()) return known->second;
  const auto left = choicesOf(terms.arguments(number)[1]), right = choicesOf(terms.arguments(number)[2]);
  std::optional<Interval> interval;
  if (left && right)
    interval = {std::min(left->least, right->least), std::max(left->greatest, right->greatest)};
  choices_.emplace(number, interval);
  return interval;
}

// --- what they say

std::optional<std::int64_t> Order::presentValue(NodeId number) const {
  std::int64_t value;
  if (closure_.integerValue(number, value)) return value;
  const Vertex vertex = vertexOf(number);
  return vertex != 0 ? differences_.value(vertex) : std::nullopt;
}

NodeId Order::numberOf(Vertex vertex) const {
  const NodeId number = vertex < numbers_.size() ? numbers_[vertex] : 0;
  return number != 0 && vertexOf(number) == vertex ? closure_.graph().root(number) : 0;
}

bool Order::isAtMost(NodeId left, NodeId right, std::int64_t more) {
  if (!isPlaced(left) || !isPlaced(right)) return false;
  const Place lower = placeOf(left), upper = placeOf(right);
  const Wide bound =
      Wide{lower.offset} - upper.offset - more - 1;  // of upper - lower, were it less than -more
  return differences_.refutes(upper.vertex, lower.vertex, bound);
}

}  // namespace warrant::smt
