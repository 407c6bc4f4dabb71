#include "smt/native/order/distances.h"

#include <algorithm>

namespace warrant::smt {

bool Distances::isFarther(const Reached& left, const Reached& right) {
  return left.cost != right.cost ? left.cost > right.cost : left.vertex > right.vertex;
}

std::optional<Wide> Distances::length(Vertex other) const {
  return other < lengths_.size() && isReached_[other] ? std::optional(lengths_[other]) : std::nullopt;
}

void Distances::noteQuestion(Vertex end, std::uint64_t state, std::uint32_t steps) {
  if (end_ != end || state_ != state) {
    isKnown_ = false;
    end_ = end;
    state_ = state;
    steps_ = 0;
  }
  steps_ += steps;
}

void Distances::prepare(const ConstraintGraph& graph, Vertex end, std::uint64_t state) {
  if (!isKnown_ && end_ == end && state_ == state && steps_ >= graph.edges.size() + graph.vertices.size())
    find(graph);
}

void Distances::find(const ConstraintGraph& graph) {
  lengths_.assign(graph.vertices.size(), 0);
  isReached_.assign(graph.vertices.size(), false);
  std::vector<bool> isDone(graph.vertices.size(), false);
  isReached_[end_] = true;
  queue_.assign(1, {0, end_});
  while (!queue_.empty()) {
    std::pop_heap(queue_.begin(), queue_.end(), isFarther);
    const Reached next = queue_.back();
    queue_.pop_back();
    if (isDone[next.vertex]) continue;
    isDone[next.vertex] = true;
    relaxEdges(graph, next);
  }
  for (Vertex vertex = 0; vertex < lengths_.size(); ++vertex) {
    const Wide ahead = graph.vertices[vertex].potential - graph.vertices[end_].potential;
    lengths_[vertex] += side_ == Side::From ? ahead : -ahead;
  }
  isKnown_ = true;
}

void Distances::relaxEdges(const ConstraintGraph& graph, const Reached& reached) {
  const bool isForward = side_ == Side::From;
  const ConstraintGraph::Node& node = graph.vertices[reached.vertex];
  for (std::uint32_t index = isForward ? node.lastEdge : node.lastInto; index != 0;) {
    const ConstraintGraph::Edge& edge = graph.edges[index];
    index = isForward ? edge.next : edge.nextInto;
    const Vertex other = isForward ? edge.to : edge.from;
    const Wide slack =
        graph.vertices[edge.from].potential + edge.bound - graph.vertices[edge.to].potential;  // not negative
    const Wide cost = reached.cost + slack;
    if (isReached_[other] && lengths_[other] <= cost) continue;
    isReached_[other] = true;
    lengths_[other] = cost;
    queue_.push_back({cost, other});
    std::push_heap(queue_.begin(), queue_.end(), isFarther);
  }
}

}  // namespace warrant::smt
