// What follows in the native layer from a union of classes, and from one application whose arguments' classes
// have changed.
#include <algorithm>

#include "smt/native/egraph/native_solver.h"

namespace warrant::smt {

void NativeSolver::contradict() { isInconsistent_.set(true); }

void NativeSolver::propagate() {
  while (!isInconsistent_.get() && !(touched_.empty() && equations_.empty())) {
    if (!touched_.empty()) {
      const ApplicationId id = touched_.back();
      touched_.pop_back();
      apply(id);
    } else {
      const Equation equation = equations_.back();
      equations_.pop_back();
      merge(equation.left, equation.right);
    }
  }
  touched_.clear();
  equations_.clear();
}

void NativeSolver::merge(NodeId left, NodeId right) {
  NodeId winner = graph_.root(left), loser = graph_.root(right);
  if (winner == loser) return;
  if (areDistinct(winner, loser)) return contradict();
  // The class of a truth value grows with each fact: it must never be the one that is walked through.
  const bool loserIsTruth = valueOf(loser) != 0 && graph_.node(loser).sort == Sort::Bool;
  const bool winnerIsTruth = valueOf(winner) != 0 && graph_.node(winner).sort == Sort::Bool;
  if (loserIsTruth || (!winnerIsTruth && graph_.node(loser).weight > graph_.node(winner).weight))
    std::swap(winner, loser);
  unite(winner, loser);
}

void NativeSolver::unite(NodeId winner, NodeId loser) {
  touchUses(loser);
  if (graph_.node(winner).sort == Sort::Int) linkClasses(winner, loser);
  const NodeId constant = graph_.node(loser).constant;
  const std::uint32_t age = graph_.node(loser).age;
  const bool gainsConstant = constant != 0 && graph_.node(winner).constant == 0;
  const bool isLowered = age < graph_.node(winner).age;
  if (gainsConstant) graph_.setConstant(winner, constant);
  if (isLowered) graph_.setAge(winner, age);
  if (gainsConstant || isLowered) touchUses(winner);

  const bool isAssigned = graph_.node(winner).sort == Sort::Bool && valueOf(winner) != 0;
  if (isAssigned) graph_.forEachMember(loser, [&](NodeId member) { assigned_.push_back(member); });
  graph_.unite(winner, loser);
  const bool value = valueOf(winner) == true_;
  while (!assigned_.empty()) {
    const NodeId formula = assigned_.back();
    assigned_.pop_back();
    onAssigned(formula, value);
  }
}

void NativeSolver::touchUses(NodeId root) {
  graph_.forEachUse(root, [&](ApplicationId id) { touched_.push_back(id); });
}

void NativeSolver::lowerAge(NodeId root, std::uint32_t age) {
  const EGraph::Node& node = graph_.node(root);
  if (age >= node.age) return;
  if (node.constant != 0 && graph_.node(node.constant).op == Op::Object) return contradict();
  graph_.setAge(root, age);
  touchUses(root);
}

void NativeSolver::onAssigned(NodeId formula, bool value) {
  const EGraph::Node& node = graph_.node(formula);
  switch (node.op) {
    case Op::Equal:
      if (!value && graph_.node(graph_.arguments(node.application)[0]).sort == Sort::Int) {
        apart_.push_back(formula);
        assumeApart(node.application);
      }
      [[fallthrough]];
    case Op::And:
    case Op::Or:
      touched_.push_back(node.application);
      break;
    case Op::NonNegative:
      if (value) assumeNonNegative(node.term);
      break;
    default:
      break;
  }
}

// --- applications

bool NativeSolver::hasRules(Op op) {
  switch (op) {
    case Op::And:
    case Op::Or:
    case Op::Ite:
    case Op::Equal:
    case Op::NonNegative:
    case Op::Sum:
    case Op::Multiply:
    case Op::Divide:
    case Op::Remainder:
      return true;
    default:
      return false;
  }
}

// Congruence says nothing of junctions that their parts' values do not say: these are decided in the end.
void NativeSolver::enter(ApplicationId id) {
  const Op op = graph_.application(id).op;
  if (op == Op::And || op == Op::Or) return;
  const NodeId other = graph_.enter(id);
  if (other != 0) equate(graph_.application(id).result, other);
}

void NativeSolver::apply(ApplicationId id) {
  enter(id);
  applyAge(id);
  const NodeId result = graph_.application(id).result;
  const std::span<const NodeId> arguments = graph_.arguments(id);
  switch (graph_.application(id).op) {
    case Op::Equal:
      return applyEqual(result, arguments[0], arguments[1]);
    case Op::And:
      return applyJunction(id, false_, true_);
    case Op::Or:
      return applyJunction(id, true_, false_);
    case Op::Ite:
      return applyIte(result, arguments[0], arguments[1], arguments[2]);
    case Op::NonNegative:
    case Op::Sum:
    case Op::Multiply:
    case Op::Divide:
    case Op::Remainder:
      return applyArithmetic(id);
    default:
      return;
  }
}

// The value of an application came into being no later than its arguments' values. That must not be said of
// fromInt, which is onto: every snapshot is the image of some number, and would be as old; nor of what
// functions say of an object that is being made.
void NativeSolver::applyAge(ApplicationId id) {
  const EGraph::Application& application = graph_.application(id);
  if (application.op == Op::Box && graph_.node(graph_.arguments(id)[0]).sort == Sort::Int) return;
  if (application.op == Op::Apply && terms_.isUnfinished(graph_.node(application.result).term)) return;
  const NodeId root = graph_.root(application.result);
  if (graph_.node(root).age != 0) lowerAge(root, ageOf(graph_.arguments(id)));
}

void NativeSolver::applyEqual(NodeId result, NodeId left, NodeId right) {
  if (graph_.root(left) == graph_.root(right)) return assign(result, true);
  if (areDistinct(left, right)) return assign(result, false);
  if (valueOf(result) == true_) return equate(left, right);
  if (graph_.node(left).sort != Sort::Bool) return;
  if (valueOf(right) != 0) std::swap(left, right);
  if (valueOf(left) == true_) return equate(result, right);
  if (valueOf(result) == false_ && valueOf(left) != 0) assign(right, valueOf(left) == false_);
}

// A conjunction or disjunction: from the parts to the whole, and back where only one part is left.
void NativeSolver::applyJunction(ApplicationId id, NodeId absorbing, NodeId neutral) {
  const NodeId result = graph_.application(id).result;
  const std::span<const NodeId> parts = graph_.arguments(id);
  if (valueOf(result) == neutral) {
    for (const NodeId part : parts) equate(part, neutral);
    return;
  }
  NodeId open = 0;
  std::size_t openCount = 0;
  for (const NodeId part : parts) {
    const NodeId value = valueOf(part);
    if (value == absorbing) return equate(result, absorbing);
    if (value == neutral) continue;
    open = part;
    if (++openCount > 1 && valueOf(result) == 0) break;
  }
  if (openCount == 0) return equate(result, neutral);
  if (openCount == 1 && valueOf(result) == absorbing) equate(open, absorbing);
}

void NativeSolver::applyIte(NodeId result, NodeId condition, NodeId onTrue, NodeId onFalse) {
  if (valueOf(condition) != 0) return equate(result, valueOf(condition) == true_ ? onTrue : onFalse);
  if (graph_.root(onTrue) == graph_.root(onFalse)) return equate(result, onTrue);
  if (areDistinct(result, onTrue))
    assign(condition, false);
  else if (areDistinct(result, onFalse))
    assign(condition, true);
}

// A term of arithmetic with constants among its arguments is equal to what folding makes of it. A long sum is
// folded when little will be left of it: with each argument of many that becomes known there would be one
// more sum.
void NativeSolver::applyArithmetic(ApplicationId id) {
  constexpr std::size_t isLong = 8, isLittle = 2;
  std::size_t known = 0, unknown = 0;
  std::int64_t value;
  for (const NodeId argument : graph_.arguments(id)) {
    if (graph_.node(argument).op == Op::Integer) continue;
    ++(integerValue(argument, value) ? known : unknown);
  }
  if (known == 0 || (known + unknown > isLong && unknown > isLittle)) return;
  const NodeId result = graph_.application(id).result;
  equate(result, nodeOf(withConstants(graph_.node(result).term)));
}

Term NativeSolver::sumWithConstants(Term sum) {
  std::int64_t constant = terms_.constant(sum);
  std::vector<Term> arguments;
  std::vector<std::int64_t> coefficients;
  for (std::size_t i = 0; i < terms_.arguments(sum).size(); ++i) {
    const Term argument = terms_.arguments(sum)[i];
    const std::int64_t coefficient = terms_.coefficients(sum)[i];
    const Term known = constantOf(argument);
    std::int64_t product = 0, total = 0;
    if (terms_.op(known) == Op::Integer &&
        !__builtin_mul_overflow(coefficient, terms_.integerValue(known), &product) &&
        !__builtin_add_overflow(constant, product, &total)) {
      constant = total;
    } else {
      arguments.push_back(argument);
      coefficients.push_back(coefficient);
    }
  }
  return terms_.sum(constant, arguments, coefficients);
}

Term NativeSolver::withConstants(Term term) {
  if (terms_.op(term) == Op::NonNegative) {
    const Term compared = terms_.arguments(term)[0];
    const Term folded = terms_.op(compared) == Op::Sum ? withConstants(compared) : constantOf(compared);
    return terms_.lessOrEqual(terms_.integer(0), folded);
  }
  const std::span<const Term> arguments = terms_.arguments(term);
  if (terms_.op(term) == Op::Sum) return sumWithConstants(term);
  const Term left = constantOf(arguments[0]), right = constantOf(arguments[1]);
  switch (terms_.op(term)) {
    case Op::Multiply:
      return terms_.multiply(left, right);
    case Op::Divide:
      return terms_.divide(left, right);
    default:
      return terms_.remainder(left, right);
  }
}

// The constant that the term is known to be equal to, or else the term.
Term NativeSolver::constantOf(Term term) const {
  const NodeId constant = graph_.classOf(graph_.find(term)).constant;
  return constant != 0 ? graph_.node(constant).term : term;
}

bool NativeSolver::integerValue(NodeId number, std::int64_t& value) const {
  const NodeId constant = graph_.classOf(number).constant;
  if (constant != 0) value = terms_.integerValue(graph_.node(constant).term);
  return constant != 0;
}

}  // namespace warrant::smt
