#include "smt/native/order/repair.h"

#include <algorithm>

namespace warrant::smt {

bool Repair::isLessUrgent(const Queued& left, const Queued& right) {
  return left.distance != right.distance ? left.distance < right.distance : left.vertex > right.vertex;
}

Wide Repair::positionOf(const ConstraintGraph& graph, Vertex vertex) const {
  const Wide moved = moves_[vertex].moved;
  return graph.vertices[vertex].potential + (side_ == Side::Lower ? -moved : moved);
}

void Repair::start(const ConstraintGraph& graph, Vertex first, Wide distance, Vertex last) {
  if (moves_.size() < graph.vertices.size()) moves_.resize(graph.vertices.size());
  last_ = last;
  steps_ = 0;
  enqueue(first, distance);
}

void Repair::enqueue(Vertex vertex, Wide distance) {
  Move& move = moves_[vertex];
  if (distance <= move.pending) return;
  if (move.pending == 0 && move.moved == 0) touched_.push_back(vertex);
  move.pending = distance;
  queue_.push_back({distance, vertex});
  std::push_heap(queue_.begin(), queue_.end(), isLessUrgent);
}

Repair::Outcome Repair::run(const ConstraintGraph& graph, std::uint32_t mostSteps) {
  while (!queue_.empty()) {
    const Queued next = queue_.front();
    const bool isNext = moves_[next.vertex].pending == next.distance;  // else it was superseded
    if (isNext && next.vertex == last_) return Outcome::Cycle;
    if (isNext && steps_ + graph.vertices[next.vertex].degree > mostSteps) return Outcome::Open;
    std::pop_heap(queue_.begin(), queue_.end(), isLessUrgent);
    queue_.pop_back();
    if (!isNext) continue;
    if (!move(graph, next.vertex)) return Outcome::GaveUp;
  }
  return Outcome::Done;
}

bool Repair::move(const ConstraintGraph& graph, Vertex vertex) {
  Move& move = moves_[vertex];
  move.moved += move.pending;
  move.pending = 0;
  const bool isLower = side_ == Side::Lower;
  const ConstraintGraph::Node& node = graph.vertices[vertex];
  const Wide position = positionOf(graph, vertex);
  if (position < -ConstraintGraph::highestPotential || position > ConstraintGraph::highestPotential)
    return false;
  for (std::uint32_t index = isLower ? node.lastEdge : node.lastInto; index != 0; ++steps_) {
    const ConstraintGraph::Edge& edge = graph.edges[index];
    index = isLower ? edge.next : edge.nextInto;
    const Vertex other = isLower ? edge.to : edge.from;
    const Wide ahead = positionOf(graph, other) - position;
    enqueue(other, isLower ? ahead - edge.bound : -ahead - edge.bound);
  }
  return true;
}

void Repair::keep(ConstraintGraph& graph) const {
  for (const Vertex vertex : touched_) graph.vertices[vertex].potential = positionOf(graph, vertex);
}

void Repair::end() {
  for (const Vertex vertex : touched_) moves_[vertex] = {};
  touched_.clear();
  queue_.clear();
}

}  // namespace warrant::smt
