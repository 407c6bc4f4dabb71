#include "smt/native/search/relevance.h"

namespace warrant::smt {

namespace {

// Whether what is known of the arguments tells something of the value, or the other way round, beyond
// congruence.
bool connects(Op op) {
  switch (op) {
    case Op::Not:
    case Op::And:
    case Op::Or:
    case Op::Ite:
    case Op::Equal:
    case Op::NonNegative:
    case Op::Sum:
    case Op::Multiply:
    case Op::Divide:
    case Op::Remainder:
    case Op::At:
    case Op::Store:
    case Op::Splice:
    case Op::Fill:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::vector<NodeId> Relevance::from(Term question) {
  start(question);
  for (std::size_t next = 0; next < reached_.size(); ++next) leave(reached_[next]);
  return std::move(reached_);
}

// A question that was taken apart when it was assumed is not known itself.
void Relevance::start(Term question) {
  if (const NodeId node = solver_.graph().find(question)) return see(node);
  for (const Term part : solver_.terms().arguments(question)) start(part);
}

// The class of a constant has no share in what its other members are, which most facts speak of.
void Relevance::see(NodeId node) {
  if (isSeen_[node]) return;
  const auto reach = [&](NodeId member) {
    isSeen_[member] = true;
    reached_.push_back(member);
  };
  const EGraph& graph = solver_.graph();
  if (graph.classOf(node).constant != 0) return reach(node);
  graph.forEachMember(graph.root(node), reach);
}

void Relevance::leave(NodeId node) {
  const EGraph& graph = solver_.graph();
  const EGraph::Node& data = graph.node(node);
  if (data.application != 0 && connects(data.op)) {
    for (const NodeId part : graph.arguments(data.application)) see(part);
  }
  if (data.root != node || data.constant != 0) return;
  graph.forEachUse(node, [&](ApplicationId use) {
    if (connects(graph.application(use).op)) see(graph.application(use).result);
  });
}

}  // namespace warrant::smt
