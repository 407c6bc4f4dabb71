#include "smt/native/linear/linear_neighbourhood.h"

#include <algorithm>

namespace warrant::smt {

LinearNeighbourhood::LinearNeighbourhood(const Closure& closure, const Order& order,
                                         std::span<const NodeId> numbers)
    : closure_(closure),
      graph_(closure.graph()),
      order_(order),
      isSeen_(graph_.nodeCount()),
      isFactSeen_(graph_.nodeCount()),
      isVertexSeen_(order.constraints().vertexCount()) {
  for (const NodeId number : numbers) see(number);
  std::size_t nextRoot = 0, nextVertex = 0;
  while (nextRoot < roots_.size() || nextVertex < vertices_.size()) {
    if (nextRoot < roots_.size())
      leave(roots_[nextRoot++]);
    else
      leaveVertex(vertices_[nextVertex++]);
  }
  std::ranges::sort(special_);
  std::ranges::sort(edges_);  // those between two vertices were seen from both
  edges_.erase(std::ranges::unique(edges_).begin(), edges_.end());
}

// Constants connect nothing.
void LinearNeighbourhood::see(NodeId number) {
  const NodeId root = graph_.root(number);
  if (graph_.node(root).constant != 0 || graph_.node(root).sort != Sort::Int || isSeen_[root]) return;
  isSeen_[root] = true;
  roots_.push_back(root);
}

void LinearNeighbourhood::seeVertex(Vertex vertex) {
  if (vertex == 0 || vertex == Differences::zero || isVertexSeen_[vertex]) return;
  isVertexSeen_[vertex] = true;
  vertices_.push_back(vertex);
}

// A choice connects nothing: without its condition, it is between bounds.
void LinearNeighbourhood::seeFact(NodeId node) {
  const EGraph::Node& data = graph_.node(node);
  const bool isChoice = data.op == Op::Ite && data.sort == Sort::Int;
  const bool isFact =
      operatorOf(data.op).isArithmetic || isChoice || (data.op == Op::NonNegative && closure_.isTrue(node));
  if (!isFact || isFactSeen_[node]) return;
  isFactSeen_[node] = true;
  special_.push_back(node);
  if (isChoice) return;
  see(node);
  for (const NodeId argument : graph_.arguments(data.application)) see(argument);
}

// As one of its members, or as an argument of one.
void LinearNeighbourhood::leave(NodeId root) {
  graph_.forEachMember(root, [&](NodeId member) {
    if (graph_.node(member).application != 0) seeFact(member);
  });
  graph_.forEachUse(root, [&](ApplicationId use) {
    const NodeId result = graph_.application(use).result;
    if (graph_.node(result).application == use && graph_.node(result).op != Op::Ite) seeFact(result);
  });
  seeVertex(order_.vertexOf(root));
}

// The vertex of a number that became a constant is between bounds, and connects nothing.
void LinearNeighbourhood::leaveVertex(Vertex vertex) {
  const NodeId number = order_.numberOf(vertex);
  if (number != 0) see(number);
  const bool isConstant = number != 0 && closure_.isConstant(number);
  const auto seeEdge = [&](Edge edge, Vertex other) {
    if (isConstant && other != Differences::zero) return;
    edges_.push_back(edge);
    seeVertex(other);
  };
  const ConstraintGraph& graph = order_.constraints().graph();
  for (Edge edge = graph.vertices[vertex].lastEdge; edge != 0; edge = graph.edges[edge].next)
    seeEdge(edge, graph.edges[edge].to);
  for (Edge edge = graph.vertices[vertex].lastInto; edge != 0; edge = graph.edges[edge].nextInto)
    seeEdge(edge, graph.edges[edge].from);
}

}  // namespace warrant::smt
