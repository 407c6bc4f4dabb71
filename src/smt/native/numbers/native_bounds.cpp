// The native layer's difference constraints: which facts about numbers become edges between classes.
#include <algorithm>

#include "smt/native/egraph/native_solver.h"

namespace warrant::smt {

NativeSolver::Place NativeSolver::placeOf(NodeId number) {
  const NodeId root = graph_.root(number);
  std::int64_t value;
  if (integerValue(root, value)) return {Differences::zero, value};
  if (vertices_.get(root) == 0) vertices_.set(root, differences_.addVertex());
  return {vertices_.get(root), 0};
}

// to - from <= bound.
void NativeSolver::addBound(Place to, Place from, std::int64_t bound) {
  const Differences::Wide between = Differences::Wide{bound} - to.offset + from.offset;
  switch (differences_.add(to.vertex, from.vertex, between)) {
    case Differences::Outcome::Added:
      return;
    case Differences::Outcome::Contradiction:
      return contradict();
    case Differences::Outcome::GaveUp:
      isArithmeticPartial_.set(true);
  }
}

// left = right + difference.
void NativeSolver::addEquality(Place left, Place right, std::int64_t difference) {
  std::int64_t opposite;
  addBound(left, right, difference);
  if (__builtin_sub_overflow(std::int64_t{0}, difference, &opposite))
    isArithmeticPartial_.set(true);
  else
    addBound(right, left, opposite);
}

// 0 <= constant ± x, 0 <= constant + x - y, or a bound on the value of a longer form as a whole.
void NativeSolver::assumeNonNegative(Term formula) {
  const Term form = terms_.arguments(formula)[0];
  const Place zero{Differences::zero, 0};
  if (terms_.op(form) != Op::Sum) return addBound(zero, placeOf(nodeOf(form)), 0);
  const std::int64_t constant = terms_.constant(form);
  const std::span<const std::int64_t> coefficients = terms_.coefficients(form);
  const std::span<const Term> arguments = terms_.arguments(form);
  const auto place = [&](std::size_t i) { return placeOf(nodeOf(arguments[i])); };
  if (coefficients.size() == 1 && coefficients[0] == 1) return addBound(zero, place(0), constant);
  if (coefficients.size() == 1 && coefficients[0] == -1) return addBound(place(0), zero, constant);
  if (coefficients.size() == 2 && coefficients[0] == 1 && coefficients[1] == -1)
    return addBound(place(1), place(0), constant);
  if (coefficients.size() == 2 && coefficients[0] == -1 && coefficients[1] == 1)
    return addBound(place(0), place(1), constant);
  // Forms that differ in their constant, or are each other's opposite, share one body.
  const Term body = terms_.subtract(form, terms_.integer(constant));
  if (coefficients[0] > 0) return addBound(zero, placeOf(nodeOf(body)), constant);
  addBound(placeOf(nodeOf(terms_.minus(body))), zero, constant);
}

// Two different numbers of which one is at least the other are one apart.
void NativeSolver::assumeApart(ApplicationId equality) {
  const NodeId left = graph_.arguments(equality)[0], right = graph_.arguments(equality)[1];
  if (isAtMost(left, right)) addBound(placeOf(left), placeOf(right), -1);
  if (isAtMost(right, left)) addBound(placeOf(right), placeOf(left), -1);
}

// Bounds that came after a disequality may leave but one side for it: where the present solution makes equal
// what differs.
void NativeSolver::tellApart() {
  for (std::size_t index = 0; index < apart_.size() && !isInconsistent_.get(); ++index) {
    const ApplicationId equality = graph_.node(apart_[index]).application;
    const std::span<const NodeId> sides = graph_.arguments(equality);
    const std::optional<std::int64_t> left = presentValue(sides[0]);
    if (left && left == presentValue(sides[1])) assumeApart(equality);
  }
}

// In the solution of the difference constraints that is at hand.
std::optional<std::int64_t> NativeSolver::presentValue(NodeId number) const {
  std::int64_t value;
  if (integerValue(number, value)) return value;
  const Vertex vertex = vertexOf(number);
  return vertex != 0 ? differences_.value(vertex) : std::nullopt;
}

bool NativeSolver::isPlaced(NodeId number) const {
  return vertexOf(number) != 0 || graph_.classOf(number).constant != 0;
}

// Whether left <= right + more follows from the difference constraints.
bool NativeSolver::isAtMost(NodeId left, NodeId right, std::int64_t more) {
  if (!isPlaced(left) || !isPlaced(right)) return false;
  const Place lower = placeOf(left), upper = placeOf(right);
  const Differences::Wide bound =
      Differences::Wide{lower.offset} - upper.offset - more - 1;  // of upper - lower, were it less than -more
  return differences_.refutes(upper.vertex, lower.vertex, bound);
}

// A sum is its body and a constant apart.
void NativeSolver::linkSum(Term sum, NodeId node) {
  const std::int64_t constant = terms_.constant(sum);
  if (constant == 0) return;
  const NodeId body = nodeOf(terms_.subtract(sum, terms_.integer(constant)));
  addEquality(placeOf(node), placeOf(body), constant);
}

// A choice between constants is between the least and the greatest of them.
void NativeSolver::boundChoice(Term choice, NodeId node) {
  const std::optional<Interval> interval = choicesOf(choice);
  if (!interval) return;
  const Place zero{Differences::zero, 0};
  addBound(placeOf(node), zero, interval->greatest);
  std::int64_t opposite;
  if (!__builtin_sub_overflow(std::int64_t{0}, interval->least, &opposite))
    addBound(zero, placeOf(node), opposite);
}

std::optional<NativeSolver::Interval> NativeSolver::choicesOf(Term number) {
  if (terms_.op(number) == Op::Integer)
    return Interval{terms_.integerValue(number), terms_.integerValue(number)};
  if (terms_.op(number) != Op::Ite) return std::nullopt;
  if (const auto known = choices_.find(number); known != choices_.end()) return known->second;
  const auto left = choicesOf(terms_.arguments(number)[1]), right = choicesOf(terms_.arguments(number)[2]);
  std::optional<Interval> interval;
  if (left && right)
    interval = {std::min(left->least, right->least), std::max(left->greatest, right->greatest)};
  choices_.emplace(number, interval);
  return interval;
}

// Two classes of numbers become one: so do their vertices, by edges between them.
void NativeSolver::linkClasses(NodeId winner, NodeId loser) {
  const Vertex vertex = vertices_.get(loser);
  std::int64_t value;
  if (integerValue(winner, value) || integerValue(loser, value)) {
    const bool loserIsConstant = graph_.node(loser).constant != 0;
    const Vertex open = vertices_.get(loserIsConstant ? winner : loser);
    if (open != 0) addEquality({open, 0}, {Differences::zero, 0}, value);
  } else if (vertex != 0 && vertices_.get(winner) != 0) {
    addEquality({vertex, 0}, {vertices_.get(winner), 0}, 0);
  } else if (vertex != 0) {
    vertices_.set(winner, vertex);
  }
}

}  // namespace warrant::smt
