#include "smt/native/search/relevance.h"

namespace warrant::smt {

std::vector<NodeId> Relevance::from(Term question) {
  start(question);
  for (std::size_t next = 0; next < reached_.size(); ++next) leave(reached_[next]);
  return std::move(reached_);
}

// A question that was taken apart when it was assumed is not known itself.
void Relevance::start(Term question) {
  if (const NodeId node = closure_.literalOf(question).node) return see(node);
  for (const Term part : closure_.terms().arguments(question)) start(part);
}

// The class of a constant has no share in what its other members are, which most facts speak of.
void Relevance::see(NodeId node) {
  if (isSeen_[node]) return;
  const auto reach = [&](NodeId member) {
    isSeen_[member] = true;
    reached_.push_back(member);
  };
  const EGraph& graph = closure_.graph();
  if (graph.classOf(node).constant != 0) return reach(node);
  graph.forEachMember(graph.root(node), reach);
}

void Relevance::leave(NodeId node) {
  const EGraph& graph = closure_.graph();
  const EGraph::Node& data = graph.node(node);
  if (data.application != 0 && operatorOf(data.op).connects) {
    for (const NodeId part : graph.arguments(data.application)) see(part);
  }
  if (data.root != node || data.constant != 0) return;
  graph.forEachUse(node, [&](ApplicationId use) {
    if (operatorOf(graph.application(use).op).connects) see(graph.application(use).result);
  });
}

}  // namespace warrant::smt
