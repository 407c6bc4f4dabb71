#include "smt/native/snapshots/snapshots.h"

namespace warrant::smt {

Snapshots::Snapshots(Closure& closure)
    : Theory(closure, {.added = {Op::Combine, Op::First, Op::Second, Op::Box, Op::Unbox}}),
      closure_(closure) {}

void Snapshots::onAdded(Term term, NodeId node, std::span<const NodeId> arguments) {
  const TermFactory& terms = closure_.terms();
  const auto payload = [](Sort sort) { return static_cast<std::uint64_t>(sort); };
  switch (terms.op(term)) {
    case Op::Combine:
      closure_.addApplication(Op::First, 0, {&node, 1}, arguments[0]);
      closure_.addApplication(Op::Second, 0, {&node, 1}, arguments[1]);
      break;
    case Op::Box:
      closure_.addApplication(Op::Unbox, payload(terms.sort(terms.arguments(term)[0])), {&node, 1},
                              arguments[0]);
      break;
    case Op::Unbox:
      if (const Sort sort = terms.sort(term); sort != Sort::Bool)
        closure_.addApplication(Op::Box, payload(sort), {&node, 1}, arguments[0]);
      break;
    default:
      addHalves(node, arguments);
  }
}

// For first(s) or second(s): combine(first(s), second(s)) = s, with a value without a term for the other
// half. Where the other half is known, this was done for it.
void Snapshots::addHalves(NodeId node, std::span<const NodeId> arguments) {
  const bool isFirst = closure_.graph().node(node).op == Op::First;
  const Op otherOp = isFirst ? Op::Second : Op::First;
  if (closure_.graph().lookUp(otherOp, 0, arguments) != 0) return;
  const NodeId other = closure_.addValue(otherOp, Sort::Snapshot, arguments);
  const NodeId halves[] = {isFirst ? node : other, isFirst ? other : node};
  closure_.addApplication(Op::Combine, 0, halves, arguments[0]);
}

}  // namespace warrant::smt
