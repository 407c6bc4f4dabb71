// Which numbers of the native layer its facts about sums, products and differences connect: what they say of
// some numbers does not depend on those that are not connected with these, unless the facts are
// contradictory.
#pragma once

#include <vector>

#include "smt/native/order/order.h"

namespace warrant::smt {

class LinearComponents {
 public:
  LinearComponents(const Closure& closure, const Order& order);

  bool areConnected(NodeId left, NodeId right) { return find(left) == find(right); }
  bool isConnectedWith(NodeId number, Vertex vertex) { return find(number) == find(elementOf(vertex)); }

 private:
  // Nodes by the root of their class, and vertices after them.
  using Element = std::uint32_t;
  Element elementOf(Vertex vertex) const { return static_cast<Element>(graph_.nodeCount() + vertex); }
  Element find(Element element);
  void connect(Element left, Element right) { parents_[find(left)] = find(right); }
  void connectArguments(NodeId node);
  void connectVertices(const Order& order);

  const EGraph& graph_;
  std::vector<Element> parents_;
};

}  // namespace warrant::smt
