#include "smt/native/formulas/formulas.h"

#include <utility>

namespace warrant::smt {

Formulas::Formulas(Closure& closure)
    : Theory(closure, {.added = {Op::Not, Op::NonNegative},
                       .touched = {Op::Equal, Op::And, Op::Or, Op::Ite},
                       .assigned = {Op::Equal, Op::And, Op::Or}}),
      closure_(closure) {}

// A comparison's complement is a comparison, too.
void Formulas::onAdded(Term term, NodeId node, std::span<const NodeId> arguments) {
  const bool isNegation = closure_.graph().node(node).op == Op::Not;
  const NodeId complement = isNegation ? arguments[0] : closure_.nodeOf(closure_.terms().negate(term));
  closure_.addApplication(Op::Not, 0, {&node, 1}, complement);
}

void Formulas::onTouched(ApplicationId id) {
  const EGraph& graph = closure_.graph();
  const NodeId result = graph.application(id).result;
  const std::span<const NodeId> arguments = graph.arguments(id);
  switch (graph.application(id).op) {
    case Op::Equal:
      return applyEqual(result, arguments[0], arguments[1]);
    case Op::And:
      return applyJunction(id, closure_.falsity(), closure_.truth());
    case Op::Or:
      return applyJunction(id, closure_.truth(), closure_.falsity());
    default:
      return applyIte(result, arguments[0], arguments[1], arguments[2]);
  }
}

void Formulas::onAssigned(NodeId formula, bool) {
  closure_.touch(closure_.graph().node(formula).application);
}

void Formulas::applyEqual(NodeId result, NodeId left, NodeId right) {
  if (closure_.areEqual(left, right)) return closure_.assign(result, true);
  if (closure_.areDistinct(left, right)) return closure_.assign(result, false);
  if (closure_.isTrue(result)) return closure_.equate(left, right);
  if (closure_.graph().node(left).sort != Sort::Bool) return;
  if (closure_.valueOf(right) != 0) std::swap(left, right);
  if (closure_.isTrue(left)) return closure_.equate(result, right);
  if (closure_.isFalse(result) && closure_.valueOf(left) != 0) closure_.assign(right, closure_.isFalse(left));
}

// A conjunction or disjunction: from the parts to the whole, and back where only one part is left.
void Formulas::applyJunction(ApplicationId id, NodeId absorbing, NodeId neutral) {
  const NodeId result = closure_.graph().application(id).result;
  const std::span<const NodeId> parts = closure_.graph().arguments(id);
  if (closure_.valueOf(result) == neutral) {
    for (const NodeId part : parts) closure_.equate(part, neutral);
    return;
  }
  NodeId open = 0;
  std::size_t openCount = 0;
  for (const NodeId part : parts) {
    const NodeId value = closure_.valueOf(part);
    if (value == absorbing) return closure_.equate(result, absorbing);
    if (value == neutral) continue;
    open = part;
    if (++openCount > 1 && closure_.valueOf(result) == 0) break;
  }
  if (openCount == 0) return closure_.equate(result, neutral);
  if (openCount == 1 && closure_.valueOf(result) == absorbing) closure_.equate(open, absorbing);
}

void Formulas::applyIte(NodeId result, NodeId condition, NodeId onTrue, NodeId onFalse) {
  if (closure_.valueOf(condition) != 0)
    return closure_.equate(result, closure_.isTrue(condition) ? onTrue : onFalse);
  if (closure_.areEqual(onTrue, onFalse)) return closure_.equate(result, onTrue);
  if (closure_.areDistinct(result, onTrue))
    closure_.assign(condition, false);
  else if (closure_.areDistinct(result, onFalse))
    closure_.assign(condition, true);
}

}  // namespace warrant::smt
