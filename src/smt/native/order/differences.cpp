#include "smt/native/order/differences.h"

#include <algorithm>

namespace warrant::smt {

namespace {

constexpr std::uint32_t maximalSteps = 1 << 16;   // of one repair
constexpr std::size_t maximalVertices = 1 << 20;  // with largestBound: one repair moves by less than 2^91
constexpr Differences::Wide lowestPotential = -(Differences::Wide{1} << 100);

}  // namespace

bool Differences::isLessUrgent(const Queued& left, const Queued& right) {
  return left.decrease != right.decrease ? left.decrease > right.decrease : left.vertex > right.vertex;
}

void Differences::reset() {
  vertices_.assign(zero + 1, Node{});
  log_.clear();
  edges_.assign(1, Edge{});
}

Vertex Differences::addVertex() {
  if (vertices_.size() >= maximalVertices) return 0;
  note(Kind::Vertex);
  vertices_.push_back({vertices_[zero].potential});
  return static_cast<Vertex>(vertices_.size() - 1);
}

std::optional<std::int64_t> Differences::value(Vertex vertex) const {
  const Wide value = vertices_[vertex].potential - vertices_[zero].potential;
  const auto narrow = static_cast<std::int64_t>(value);
  return narrow == value ? std::optional(narrow) : std::nullopt;
}

void Differences::undoTo(std::size_t changes) {
  for (; log_.size() > changes; log_.pop_back()) {
    if (log_.back() == Kind::Vertex)
      vertices_.pop_back();
    else
      removeLastEdge();
  }
}

void Differences::removeLastEdge() {
  const Edge& last = edges_.back();
  vertices_[last.from].lastEdge = last.next;
  vertices_[last.to].lastInto = last.nextInto;
  --vertices_[last.from].degree;
  --vertices_[last.to].degree;
  edges_.pop_back();
}

Differences::Outcome Differences::add(Vertex to, Vertex from, Wide bound) {
  if (to == from) return bound >= 0 ? Outcome::Added : Outcome::Contradiction;
  if (to == 0 || from == 0 || bound > largestBound || bound < -largestBound) return Outcome::GaveUp;
  const Wide slack = vertices_[from].potential + bound - vertices_[to].potential;
  if (slack < 0 && !moveUnbound(to, from, slack) && !raise(to, from, slack)) {
    enqueue(to, slack);
    const Outcome outcome = repair(from);
    finish(outcome == Outcome::Added);
    if (outcome != Outcome::Added) return outcome;
  }
  note(Kind::Edge);
  edges_.push_back({from, to, bound, vertices_[from].lastEdge, vertices_[to].lastInto});
  vertices_[from].lastEdge = vertices_[to].lastInto = static_cast<std::uint32_t>(edges_.size() - 1);
  ++vertices_[from].degree;
  ++vertices_[to].degree;
  return Outcome::Added;
}

bool Differences::isBound(Vertex to, Vertex from, Wide bound) const {
  constexpr unsigned mostEdges = 32;
  unsigned looked = 0;
  for (std::uint32_t edge = vertices_[from].lastEdge; edge != 0 && looked < mostEdges; ++looked) {
    if (edges_[edge].to == to && edges_[edge].bound <= bound) return true;
    edge = edges_[edge].next;
  }
  return false;
}

bool Differences::refutes(Vertex to, Vertex from, Wide bound) {
  const std::size_t before = changes();
  const bool isRefuted = add(to, from, bound) == Outcome::Contradiction;
  undoTo(before);
  return isRefuted;
}

// A vertex without constraints can be put where the first one wants it.
bool Differences::moveUnbound(Vertex to, Vertex from, Wide slack) {
  const bool movesTo = vertices_[to].degree == 0 && to != zero;
  const bool movesFrom = !movesTo && vertices_[from].degree == 0 && from != zero;
  if (movesTo) vertices_[to].potential += slack;
  if (movesFrom) vertices_[from].potential -= slack;
  return (movesTo && vertices_[to].potential >= lowestPotential) ||
         (movesFrom && vertices_[from].potential <= -lowestPotential);
}

// What has but one constraint, or is bounded by a number, is raised where those from above allow it, rather
// than all lowered that hangs on the other: so the numbers of a list that grows stay where they are.
bool Differences::raise(Vertex to, Vertex from, Wide slack) {
  constexpr unsigned mostEdges = 8;
  Node& node = vertices_[from];
  if (from == zero || (to != zero && node.degree != 1)) return false;
  const Wide raised = node.potential - slack;
  if (raised > -lowestPotential) return false;
  unsigned looked = 0;
  for (std::uint32_t into = node.lastInto; into != 0; into = edges_[into].nextInto) {
    const Edge& edge = edges_[into];
    if (++looked > mostEdges || raised > vertices_[edge.from].potential + edge.bound) return false;
  }
  node.potential = raised;
  return true;
}

void Differences::enqueue(Vertex vertex, Wide decrease) {
  Node& node = vertices_[vertex];
  if (decrease >= node.decrease) return;
  node.decrease = decrease;
  queue_.push_back({decrease, vertex});
  std::push_heap(queue_.begin(), queue_.end(), isLessUrgent);
}

// Lowers potentials until all constraints hold; a decrease that reaches `from` closes a negative cycle.
Differences::Outcome Differences::repair(Vertex from) {
  steps_ = 0;
  while (!queue_.empty()) {
    std::pop_heap(queue_.begin(), queue_.end(), isLessUrgent);
    const Queued next = queue_.back();
    queue_.pop_back();
    if (vertices_[next.vertex].decrease != next.decrease) continue;  // superseded
    if (next.vertex == from) {
      vertices_[from].decrease = 0;
      return Outcome::Contradiction;
    }
    if (!relax(next.vertex)) return Outcome::GaveUp;
  }
  return Outcome::Added;
}

bool Differences::relax(Vertex vertex) {
  Node& node = vertices_[vertex];
  if (!node.isChanged) {
    node.isChanged = true;
    node.before = node.potential;
    touched_.push_back(vertex);
  }
  node.potential += node.decrease;
  node.decrease = 0;
  if (node.potential < lowestPotential) return false;
  for (std::uint32_t edge = node.lastEdge; edge != 0; edge = edges_[edge].next) {
    if (++steps_ > maximalSteps) return false;
    const Edge& out = edges_[edge];
    const Wide slack = node.potential + out.bound - vertices_[out.to].potential;
    if (slack < 0) enqueue(out.to, slack);
  }
  return true;
}

void Differences::finish(bool keep) {
  for (const Vertex vertex : touched_) {
    Node& node = vertices_[vertex];
    if (!keep) node.potential = node.before;
    node.isChanged = false;
    node.decrease = 0;
  }
  for (const Queued& queued : queue_) vertices_[queued.vertex].decrease = 0;
  touched_.clear();
  queue_.clear();
}

}  // namespace warrant::smt
