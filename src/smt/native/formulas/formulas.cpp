#include "smt/native/formulas/formulas.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace warrant::smt {

Formulas::Formulas(Closure& closure)
    : Theory(closure, {.added = {Op::Not, Op::NonNegative},
                       .touched = {Op::Equal, Op::And, Op::Or, Op::Ite},
                       .assigned = {Op::Equal, Op::And, Op::Or, Op::NonNegative},
                       .merged = {Sort::Int, Sort::Ref}}),
      closure_(closure) {}

// A comparison that does not lead is the opposite of one that does, which is made with it: so are all that
// are congruent found. The other way round only what turns out to be false needs its opposite.
void Formulas::onAdded(Term term, NodeId node, std::span<const NodeId> arguments) {
  if (closure_.graph().node(node).op == Op::Not)
    return closure_.addApplication(Op::Not, 0, {&node, 1}, arguments[0]);
  if (!closure_.leads(term)) addOpposites(node, closure_.nodeOf(closure_.terms().negate(term)));
}

void Formulas::addOpposites(NodeId left, NodeId right) {
  closure_.addApplication(Op::Not, 0, {&left, 1}, right);
  closure_.addApplication(Op::Not, 0, {&right, 1}, left);
}

void Formulas::onTouched(ApplicationId id, NodeId changed) {
  const EGraph& graph = closure_.graph();
  const NodeId result = graph.application(id).result;
  const std::span<const NodeId> arguments = graph.arguments(id);
  switch (graph.application(id).op) {
    case Op::Equal:
      return applyEqual(result, arguments[0], arguments[1]);
    case Op::And:
      return applyJunction(id, changed, closure_.falsity(), closure_.truth());
    case Op::Or:
      return applyJunction(id, changed, closure_.truth(), closure_.falsity());
    default:
      return applyIte(id, arguments);
  }
}

void Formulas::onAssigned(NodeId formula, bool value) {
  const EGraph::Node& node = closure_.graph().node(formula);
  if (node.op == Op::Equal && !value) {
    for (const NodeId side : closure_.graph().arguments(node.application))
      touchChoices(closure_.graph().root(side));
  }
  if (node.op != Op::NonNegative) return closure_.touch(node.application);
  if (!value && closure_.leads(node.term)) closure_.nodeOf(closure_.terms().negate(node.term));
}

// What the loser is known not to be tells which arm its choices take; the winner's are told of the rest.
void Formulas::onMerge(NodeId, NodeId loser) { touchChoices(loser); }

// What a choice is not tells its condition.
void Formulas::touchChoices(NodeId root) {
  const EGraph& graph = closure_.graph();
  graph.forEachMember(root, [&](NodeId member) {
    const EGraph::Node& node = graph.node(member);
    if (node.op == Op::Ite) closure_.touch(node.application);
  });
}

void Formulas::applyEqual(NodeId result, NodeId left, NodeId right) {
  if (closure_.areEqual(left, right)) return closure_.assign(result, true);
  if (closure_.haveDistinctValues(left, right)) return closure_.assign(result, false);
  if (closure_.isTrue(result)) return closure_.equate(left, right);
  if (closure_.graph().node(left).sort != Sort::Bool)
    return closure_.isFalse(result) ? void() : closure_.noteOpenEquality(left, right);
  if (closure_.valueOf(right) != 0) std::swap(left, right);
  if (closure_.isTrue(left)) return closure_.equate(result, right);
  if (closure_.isFalse(result) && closure_.valueOf(left) != 0) closure_.assign(right, closure_.isFalse(left));
}

// A conjunction or disjunction: from the parts to the whole, and back where only one part is left.
void Formulas::applyJunction(ApplicationId id, NodeId changed, NodeId absorbing, NodeId neutral) {
  const NodeId result = closure_.graph().application(id).result;
  const std::span<const NodeId> parts = closure_.graph().arguments(id);
  if (watched_.size() <= id) watched_.resize(id + 1);
  if (changed == 0) {
    watched_[id] = {};
    const auto isAbsorbing = [&](NodeId part) { return closure_.valueOf(part) == absorbing; };
    if (closure_.valueOf(result) == neutral) {
      for (const NodeId part : parts) closure_.equate(part, neutral);
    } else if (std::ranges::any_of(parts, isAbsorbing)) {
      closure_.equate(result, absorbing);
    } else {
      scanJunction(id, absorbing, neutral);
    }
    return;
  }
  if (closure_.valueOf(result) == neutral) return closure_.equate(changed, neutral);
  const NodeId value = closure_.valueOf(changed);
  if (value == absorbing) return closure_.equate(result, absorbing);
  const auto isOpen = [&](std::uint32_t part) { return closure_.valueOf(parts[part]) == 0; };
  if (value == 0 || (isOpen(watched_[id].first) && isOpen(watched_[id].second))) return;
  scanJunction(id, absorbing, neutral);
}

// Looks for two open parts to be watched, from where one was found last.
void Formulas::scanJunction(ApplicationId id, NodeId absorbing, NodeId neutral) {
  const NodeId result = closure_.graph().application(id).result;
  const std::span<const NodeId> parts = closure_.graph().arguments(id);
  const auto count = static_cast<std::uint32_t>(parts.size());
  const std::uint32_t start = watched_[id].first;
  std::optional<std::uint32_t> open;
  for (std::uint32_t step = 0; step < count; ++step) {
    const std::uint32_t index = start + step < count ? start + step : start + step - count;
    const NodeId value = closure_.valueOf(parts[index]);
    if (value == absorbing) return;  // which was or will be told
    if (value == neutral) continue;
    if (open) {
      watched_[id] = {*open, index};
      return;
    }
    open = index;
  }
  if (!open) return closure_.equate(result, neutral);
  if (closure_.valueOf(result) == absorbing) closure_.equate(parts[*open], absorbing);
}

// One that is known to be an arm of its, and which, has nothing more to say.
void Formulas::applyIte(ApplicationId id, std::span<const NodeId> arguments) {
  const NodeId result = closure_.graph().application(id).result;
  const NodeId condition = arguments[0], onTrue = arguments[1], onFalse = arguments[2];
  const auto becomes = [&](NodeId arm) {
    return closure_.areEqual(result, arm) ? closure_.settle(id) : closure_.equate(result, arm);
  };
  if (closure_.valueOf(condition) != 0) return becomes(closure_.isTrue(condition) ? onTrue : onFalse);
  if (closure_.areEqual(onTrue, onFalse)) return becomes(onTrue);
  if (closure_.areDistinct(result, onTrue))
    closure_.assign(condition, false);
  else if (closure_.areDistinct(result, onFalse))
    closure_.assign(condition, true);
}

}  // namespace warrant::smt
