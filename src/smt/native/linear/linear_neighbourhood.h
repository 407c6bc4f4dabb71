// The facts of the native layer about sums, products and differences that are connected with some numbers:
// what all facts say of these does not depend on the others, unless those are contradictory by themselves.
#pragma once

#include <span>
#include <vector>

#include "smt/native/order/order.h"

namespace warrant::smt {

class LinearNeighbourhood {
 public:
  using Edge = std::uint32_t;  // its place among those of the difference constraints

  // Takes no longer than there are connected facts, but for making a mark for each number.
  LinearNeighbourhood(const Closure& closure, const Order& order, std::span<const NodeId> numbers);

  // Arithmetic, choices of numbers and comparisons that hold; the oldest first, as are the edges.
  std::span<const NodeId> special() const { return special_; }
  std::span<const Edge> edges() const { return edges_; }

 private:
  void see(NodeId number);
  void seeVertex(Vertex vertex);
  void seeFact(NodeId node);
  void leave(NodeId root);
  void leaveVertex(Vertex vertex);

  const Closure& closure_;
  const EGraph& graph_;
  const Order& order_;
  std::vector<bool> isSeen_, isFactSeen_;  // by root, by node
  std::vector<bool> isVertexSeen_;         // by vertex
  std::vector<NodeId> roots_;              // those that were reached
  std::vector<Vertex> vertices_;
  std::vector<NodeId> special_;
  std::vector<Edge> edges_;
};

}  // namespace warrant::smt
