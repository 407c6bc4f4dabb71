#include "smt/native/linear/linear_components.h"

namespace warrant::smt {

LinearComponents::LinearComponents(const Closure& closure, const Order& order)
    : graph_(closure.graph()), parents_(graph_.nodeCount() + order.constraints().vertexCount() + 1) {
  for (Element element = 0; element < parents_.size(); ++element)
    parents_[element] = element < graph_.nodeCount() ? graph_.root(element) : element;
  for (const NodeId node : closure.special()) connectArguments(node);
  connectVertices(order);
}

LinearComponents::Element LinearComponents::find(Element element) {
  while (parents_[element] != element) element = parents_[element] = parents_[parents_[element]];
  return element;
}

// Constants connect nothing, nor does a comparison whose truth is open.
void LinearComponents::connectArguments(NodeId node) {
  const EGraph::Node& data = graph_.node(node);
  const bool isComparison = data.op == Op::NonNegative && graph_.classOf(node).constant != 0;
  const bool isNumber = data.sort == Sort::Int && data.op != Op::Ite && data.op != Op::At;
  if (!isComparison && !isNumber) return;
  Element last = isNumber && graph_.classOf(node).constant == 0 ? node : 0;
  for (const NodeId argument : graph_.arguments(data.application)) {
    if (graph_.classOf(argument).constant != 0) continue;
    if (last != 0) connect(last, argument);
    last = argument;
  }
}

void LinearComponents::connectVertices(const Order& order) {
  for (NodeId node = 1; node < graph_.nodeCount(); ++node) {
    if (graph_.root(node) != node) continue;
    if (const Vertex vertex = order.vertexOf(node); vertex != 0) connect(node, elementOf(vertex));
  }
  for (const Differences::Edge& edge : std::span(order.constraints().edges()).subspan(1)) {
    if (edge.from != Differences::zero && edge.to != Differences::zero)
      connect(elementOf(edge.from), elementOf(edge.to));
  }
}

}  // namespace warrant::smt
