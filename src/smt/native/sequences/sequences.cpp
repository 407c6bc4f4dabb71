#include "smt/native/sequences/sequences.h"

#include <algorithm>

namespace warrant::smt {

namespace {

// A sequence that is known to be a part of itself could be described without an end.
constexpr std::size_t maximalDescriptions = 240;

}  // namespace

Sequences::Sequences(Closure& closure)
    : Theory(closure, {.added = {Op::Length, Op::Element, Op::Single, Op::Append, Op::Slice, Op::Contains}}),
      closure_(closure),
      lengths_(closure.backtracker()),
      applied_(closure.backtracker()),
      descriptions_(closure.backtracker()) {}

void Sequences::reset() {
  lengths_.clear();
  applied_.clear();
  descriptions_.clear();
}

void Sequences::onAdded(Term term, NodeId node, std::span<const NodeId> arguments) {
  TermFactory& terms = closure_.terms();
  switch (terms.op(term)) {
    case Op::Length:
      return addLength(node, arguments[0]);
    case Op::Single: {
      const NodeId first[] = {node, closure_.nodeOf(terms.integer(0))};
      closure_.addApplication(Op::Length, 0, {&node, 1}, closure_.nodeOf(terms.integer(1)));
      return closure_.addApplication(Op::Element, 0, first, arguments[0]);
    }
    case Op::Append:
      addParts(term, node, arguments);
      break;
    case Op::Slice:
      addBounds(term);
      break;
    default:
      break;
  }
  applied_.push_back(node);
}

void Sequences::addLength(NodeId node, NodeId sequence) {
  TermFactory& terms = closure_.terms();
  const Term length = closure_.graph().node(node).term;
  const NodeId zero = closure_.nodeOf(terms.integer(0)), unit = closure_.nodeOf(terms.unit());
  closure_.addApplication(Op::Length, 0, {&unit, 1}, zero);
  closure_.assign(closure_.nodeOf(terms.lessOrEqual(terms.integer(0), length)), true);
  if (closure_.graph().node(sequence).op != Op::Unit) lengths_.push_back(node);
}

// By congruence, what is put together of parts of the same lengths has the same parts.
void Sequences::addParts(Term append, NodeId node, std::span<const NodeId> arguments) {
  TermFactory& terms = closure_.terms();
  const NodeId left = arguments[0], right = arguments[1];
  const NodeId zero = closure_.nodeOf(terms.integer(0));
  const NodeId middle = closure_.nodeOf(terms.length(terms.arguments(append)[0]));
  const NodeId end = closure_.nodeOf(terms.length(append));
  closure_.addApplication(Op::Length, 0, {&node, 1}, end);
  const NodeId first[] = {node, zero, middle}, second[] = {node, middle, end};
  closure_.addApplication(Op::Slice, 0, first, left);
  closure_.addApplication(Op::Slice, 0, second, right);
}

void Sequences::addBounds(Term slice) {
  TermFactory& terms = closure_.terms();
  const Term sequence = terms.arguments(slice)[0];
  const Term from = terms.arguments(slice)[1], to = terms.arguments(slice)[2];
  const Term areWithin = terms.conjoin(
      terms.conjoin(terms.lessOrEqual(terms.integer(0), from), terms.lessOrEqual(from, to)),
      terms.lessOrEqual(to, terms.length(sequence)));
  const Term fact = terms.implies(areWithin, terms.equal(terms.length(slice), terms.subtract(to, from)));
  const NodeId whole[] = {closure_.nodeOf(sequence), closure_.nodeOf(terms.integer(0)),
                          closure_.nodeOf(terms.length(sequence))};
  closure_.addApplication(Op::Slice, 0, whole, whole[0]);
  closure_.assign(closure_.nodeOf(fact), true);
}

void Sequences::propagate() {
  if (lengths_.empty() && applied_.empty()) return;
  while (!closure_.isInconsistent()) {
    const bool hasEmpty = equateEmpty();
    if (!describeAll() && !hasEmpty) return;
    closure_.propagate();
  }
}

// What has no elements is the unit.
bool Sequences::equateEmpty() {
  bool isFound = false;
  const NodeId unit = closure_.nodeOf(closure_.terms().unit());
  for (std::size_t i = 0; i < lengths_.size(); ++i) {
    std::int64_t length = 0;
    const NodeId sequence = closure_.argumentsOf(lengths_[i])[0];
    if (!closure_.integerValue(lengths_[i], length) || length != 0 || closure_.areEqual(sequence, unit))
      continue;
    closure_.equate(sequence, unit);
    isFound = true;
  }
  return isFound;
}

bool Sequences::describeAll() {
  bool isFound = false;
  for (std::size_t i = 0; i < applied_.size() && descriptions_.size() < maximalDescriptions; ++i) {
    const NodeId node = applied_[i];
    isFound = describe(node, 0) || isFound;
    if (closure_.graph().node(node).op == Op::Append) isFound = describe(node, 1) || isFound;
  }
  return isFound;
}

bool Sequences::isComposed(NodeId node) const {
  switch (closure_.graph().node(node).op) {
    case Op::Unit:
    case Op::Single:
    case Op::Append:
    case Op::Slice:
      return true;
    default:
      return false;
  }
}

// By all that the sequence at that place among its arguments is known to be equal to.
bool Sequences::describe(NodeId node, std::size_t place) {
  const EGraph& graph = closure_.graph();
  const Term term = graph.node(node).term;
  std::vector<NodeId> equal;
  graph.forEachMember(graph.root(closure_.argumentsOf(node)[place]), [&](NodeId member) {
    if (isComposed(member) && graph.node(member).term) equal.push_back(member);
  });
  bool isFound = false;
  for (const NodeId member : equal) {
    const std::uint64_t description = (std::uint64_t{node} << 32 | member) * 2 + place;
    if (isDescribed(description)) continue;
    const Term described = withPart(term, place, closure_.graph().node(member).term);
    if (described == term) continue;
    descriptions_.push_back(description);
    const NodeId other = closure_.nodeOf(described);
    isFound = isFound || !closure_.areEqual(node, other);
    closure_.equate(node, other);
  }
  return isFound;
}

bool Sequences::isDescribed(std::uint64_t description) const {
  return std::ranges::find(descriptions_, description) != descriptions_.end();
}

Term Sequences::withPart(Term term, std::size_t place, Term part) {
  TermFactory& terms = closure_.terms();
  const auto arguments = terms.arguments(term);
  const auto isKnown = [&](Term condition) { return decide(condition); };
  switch (terms.op(term)) {
    case Op::Element:
      return terms.element(part, arguments[1], isKnown);
    case Op::Slice:
      return terms.slice(part, arguments[1], arguments[2], isKnown);
    case Op::Contains:
      return terms.contains(part, arguments[1]);
    default:
      return place == 0 ? terms.append(part, arguments[1], isKnown)
                        : terms.append(arguments[0], part, isKnown);
  }
}

std::optional<bool> Sequences::decide(Term condition) const {
  const TermFactory& terms = closure_.terms();
  if (terms.op(condition) == Op::Not) {
    const std::optional<bool> value = decide(terms.arguments(condition)[0]);
    return value ? std::optional(!*value) : std::nullopt;
  }
  const NodeId node = closure_.graph().find(condition);
  if (node == 0 || closure_.valueOf(node) == 0) return std::nullopt;
  return closure_.isTrue(node);
}

}  // namespace warrant::smt
