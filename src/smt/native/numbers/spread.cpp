#include "smt/native/numbers/spread.h"

#include <algorithm>
#include <limits>

namespace warrant::smt {

namespace {

// How far a number is moved at most: products of those nearby stay small.
constexpr std::int64_t furthest = std::int64_t{1} << 20;

}  // namespace

Spread::Spread(const Closure& closure, const Order& order, NumberModel& model)
    : closure_(closure), order_(order), model_(model), classes_(order.constraints().vertexCount() + 1) {
  collectNumbers();
}

void Spread::collectNumbers() {
  const EGraph& graph = closure_.graph();
  for (NodeId node = 1; node < graph.nodeCount(); ++node) {
    const EGraph::Node& data = graph.node(node);
    if (data.root != node || data.sort != Sort::Int) continue;
    const NumberModel::Value value = model_.valueOf(node);
    if (!value) continue;
    taken_.insert(*value);
    if (data.constant != 0) continue;
    const Vertex vertex = order_.vertexOf(node);
    if (vertex == 0) continue;  // it has a value of its own, or follows from others
    classes_[vertex] = node;
    values_[node] = *value;
  }
}

void Spread::collectEdges(const std::vector<NodePair>& pairs) {
  for (const auto& [left, right] : pairs) {
    for (const NodeId number : {left, right}) {
      if (const Vertex vertex = order_.vertexOf(number); vertex != 0) edgesOf_[vertex];
    }
  }
  const auto& edges = order_.constraints().edges();
  for (std::size_t edge = 1; edge < edges.size(); ++edge) {
    for (const Vertex end : {edges[edge].from, edges[edge].to}) {
      if (const auto found = edgesOf_.find(end); found != edgesOf_.end()) found->second.push_back(edge);
    }
  }
}

std::optional<std::int64_t> Spread::valueAt(Vertex vertex) const {
  if (vertex == Differences::zero) return 0;
  const auto value = values_.find(classes_[vertex]);
  return value == values_.end() ? std::nullopt : std::optional(value->second);
}

std::optional<Spread::Room> Spread::roomOf(NodeId root) const {
  const Vertex vertex = order_.vertexOf(root);
  using Limits = std::numeric_limits<std::int64_t>;
  Wide least = Limits::min(), greatest = Limits::max();
  for (const std::size_t place : edgesOf_.at(vertex)) {
    const Differences::Edge& edge = order_.constraints().edges()[place];
    if (edge.from == edge.to) continue;
    const auto other = valueAt(edge.to == vertex ? edge.from : edge.to);
    if (!other) return std::nullopt;  // of a class that is part of another one now
    if (edge.to == vertex)
      greatest = std::min<Wide>(greatest, edge.bound + *other);
    else
      least = std::max<Wide>(least, *other - edge.bound);
  }
  if (least > greatest) return std::nullopt;
  return Room{static_cast<std::int64_t>(least), static_cast<std::int64_t>(greatest)};
}

bool Spread::moveOne(NodeId number) {
  const NodeId root = closure_.graph().root(number);
  const auto value = values_.find(root);
  if (value == values_.end()) return false;
  const std::optional<Room> room = roomOf(root);
  if (!room) return false;
  for (std::int64_t step = 1; step <= furthest; ++step) {
    std::int64_t up, down;
    const bool mayRise = !__builtin_add_overflow(value->second, step, &up) && up <= room->greatest;
    const bool mayFall = !__builtin_sub_overflow(value->second, step, &down) && down >= room->least;
    if (!mayRise && !mayFall) return false;
    for (const auto& [may, to] : {std::pair(mayRise, up), std::pair(mayFall, down)}) {
      if (!may || !taken_.insert(to).second) continue;
      value->second = to;
      return true;
    }
  }
  return false;
}

NumberModel::Given Spread::apart(const std::vector<NodePair>& pairs) {
  collectEdges(pairs);
  bool isMoved = false;
  for (const auto& [left, right] : pairs) {
    const NumberModel::Value one = model_.valueOf(left), other = model_.valueOf(right);
    const auto present = [&](NodeId number, const NumberModel::Value& before) {
      const auto value = values_.find(closure_.graph().root(number));
      return value == values_.end() ? before : NumberModel::Value(value->second);
    };
    if (present(left, one) != present(right, other)) continue;
    isMoved = moveOne(right) || moveOne(left) || isMoved;
  }
  return isMoved ? std::move(values_) : NumberModel::Given();
}

}  // namespace warrant::smt
