#include "smt/native/order/differences.h"

#include <algorithm>

namespace warrant::smt {

namespace {

constexpr std::uint32_t maximalSteps = 1 << 16;   // of one repair
constexpr std::size_t maximalVertices = 1 << 20;  // with largestBound: one repair moves by less than 2^91

}  // namespace

void Differences::reset() {
  graph_.vertices.assign(zero + 1, Node{});
  log_.clear();
  graph_.edges.assign(1, Edge{});
  states_ = 0;
  past_.clear();
  lastRefuted_ = {};
  from_.forget();
  to_.forget();
}

Vertex Differences::addVertex() {
  if (graph_.vertices.size() >= maximalVertices) return 0;
  note(Kind::Vertex);
  graph_.vertices.push_back({graph_.vertices[zero].potential});
  return static_cast<Vertex>(graph_.vertices.size() - 1);
}

std::optional<std::int64_t> Differences::value(Vertex vertex) const {
  const Wide value = graph_.vertices[vertex].potential - graph_.vertices[zero].potential;
  const auto narrow = static_cast<std::int64_t>(value);
  return narrow == value ? std::optional(narrow) : std::nullopt;
}

void Differences::undoTo(std::size_t changes) {
  for (; log_.size() > changes; log_.pop_back()) {
    if (log_.back() == Kind::Vertex)
      graph_.vertices.pop_back();
    else
      removeLastEdge();
  }
}

void Differences::removeLastEdge() {
  const Edge& last = graph_.edges.back();
  graph_.vertices[last.from].lastEdge = last.next;
  graph_.vertices[last.to].lastInto = last.nextInto;
  --graph_.vertices[last.from].degree;
  --graph_.vertices[last.to].degree;
  graph_.edges.pop_back();
}

Differences::Outcome Differences::add(Vertex to, Vertex from, Wide bound) {
  if (to == from) return bound >= 0 ? Outcome::Added : Outcome::Contradiction;
  if (to == 0 || from == 0 || bound > largestBound || bound < -largestBound) return Outcome::GaveUp;
  const Wide slack = graph_.vertices[from].potential + bound - graph_.vertices[to].potential;
  if (slack < 0 && !moveUnbound(to, from, slack) && !raise(to, from, slack)) {
    if (isKnownAgainst(to, from, bound) == true) return Outcome::Contradiction;
    const Outcome outcome = repair(to, from, -slack);
    if (outcome == Outcome::Contradiction) lastRefuted_ = {to, from, bound, state()};
    if (outcome != Outcome::Added) return outcome;
  }
  addEdge(to, from, bound);
  return Outcome::Added;
}

std::uint64_t Differences::stateBehind(Vertex to, Vertex from, Wide bound) {
  constexpr std::size_t fewEdges = 256;  // among which questions cost little
  const std::size_t place = graph_.edges.size();
  if (place < fewEdges) return isImplied(to, from, bound) ? state() : ++states_;
  if (past_.size() <= place) past_.resize(place + 1);
  Past& past = past_[place];
  const bool isAgain =
      past.from == from && past.to == to && past.bound == bound && past.before == state() && past.after != 0;
  if (!isAgain) past = {from, to, bound, state(), isImplied(to, from, bound) ? state() : ++states_};
  return past.after;
}

void Differences::addEdge(Vertex to, Vertex from, Wide bound) {
  note(Kind::Edge);
  const std::uint64_t after = stateBehind(to, from, bound);
  Node &source = graph_.vertices[from], &target = graph_.vertices[to];
  graph_.edges.push_back({from, to, bound, source.lastEdge, target.lastInto, after});
  source.lastEdge = target.lastInto = static_cast<std::uint32_t>(graph_.edges.size() - 1);
  ++source.degree;
  ++target.degree;
}

// It closes a cycle with the shortest path from `to` to `from`.
std::optional<bool> Differences::isKnownAgainst(Vertex to, Vertex from, Wide bound) {
  from_.prepare(graph_, to, state());
  to_.prepare(graph_, from, state());
  const bool isFrom = from_.areKnown(to, state());
  if (!isFrom && !to_.areKnown(from, state())) return std::nullopt;
  const std::optional<Wide> length = isFrom ? from_.length(from) : to_.length(to);
  return length && *length + bound < 0;
}

bool Differences::isImplied(Vertex to, Vertex from, Wide bound) const {
  const bool isOpposite = lastRefuted_.to == from && lastRefuted_.from == to && lastRefuted_.state == state();
  if (isOpposite && bound >= -lastRefuted_.bound - 1) return true;
  const bool isFrom = from_.areKnown(from, state());
  if (!isFrom && !to_.areKnown(to, state())) return false;
  const std::optional<Wide> length = isFrom ? from_.length(to) : to_.length(from);
  return length && *length <= bound;
}

bool Differences::isBound(Vertex to, Vertex from, Wide bound) const {
  constexpr unsigned mostEdges = 32;
  unsigned looked = 0;
  for (std::uint32_t edge = graph_.vertices[from].lastEdge; edge != 0 && looked < mostEdges; ++looked) {
    if (graph_.edges[edge].to == to && graph_.edges[edge].bound <= bound) return true;
    edge = graph_.edges[edge].next;
  }
  return false;
}

bool Differences::refutes(Vertex to, Vertex from, Wide bound) {
  const bool isTaken = to != from && -largestBound <= bound && bound <= largestBound;
  if (const auto known = isTaken ? isKnownAgainst(to, from, bound) : std::nullopt) return *known;
  const std::size_t before = changes();
  const bool isRefuted = add(to, from, bound) == Outcome::Contradiction;
  undoTo(before);
  return isRefuted;
}

// A vertex without constraints can be put where the first one wants it.
bool Differences::moveUnbound(Vertex to, Vertex from, Wide slack) {
  const bool movesTo = graph_.vertices[to].degree == 0 && to != zero;
  const bool movesFrom = !movesTo && graph_.vertices[from].degree == 0 && from != zero;
  if (movesTo) graph_.vertices[to].potential += slack;
  if (movesFrom) graph_.vertices[from].potential -= slack;
  return (movesTo && graph_.vertices[to].potential >= -ConstraintGraph::highestPotential) ||
         (movesFrom && graph_.vertices[from].potential <= ConstraintGraph::highestPotential);
}

// What has but one constraint, or is bounded by a number, is raised where those from above allow it, rather
// than all lowered that hangs on the other: so the numbers of a list that grows stay where they are.
bool Differences::raise(Vertex to, Vertex from, Wide slack) {
  constexpr unsigned mostEdges = 8;
  Node& node = graph_.vertices[from];
  if (from == zero || (to != zero && node.degree != 1)) return false;
  const Wide raised = node.potential - slack;
  if (raised > ConstraintGraph::highestPotential) return false;
  unsigned looked = 0;
  for (std::uint32_t into = node.lastInto; into != 0; into = graph_.edges[into].nextInto) {
    const Edge& edge = graph_.edges[into];
    if (++looked > mostEdges || raised > graph_.vertices[edge.from].potential + edge.bound) return false;
  }
  node.potential = raised;
  return true;
}

// Lowers the one, or raises the other, whichever is done first; lowering has a start.
Differences::Outcome Differences::repair(Vertex to, Vertex from, Wide distance) {
  constexpr std::uint32_t start = 64;
  lower_.start(graph_, to, distance, from);
  const Repair* decided = &lower_;
  Repair::Outcome outcome = lower_.run(graph_, start);
  if (outcome == Repair::Outcome::Open) raise_.start(graph_, from, distance, to);
  for (std::uint32_t steps = start; outcome == Repair::Outcome::Open && steps <= maximalSteps; steps *= 2) {
    decided = &raise_;
    outcome = raise_.run(graph_, steps);
    if (outcome != Repair::Outcome::Open) break;
    decided = &lower_;
    outcome = lower_.run(graph_, steps * 2);
  }
  if (outcome == Repair::Outcome::Done) decided->keep(graph_);
  const std::uint32_t steps = lower_.steps() + raise_.steps();
  from_.noteQuestion(to, state(), steps);
  to_.noteQuestion(from, state(), steps);
  lower_.end();
  raise_.end();
  if (outcome == Repair::Outcome::Done) return Outcome::Added;
  return outcome == Repair::Outcome::Cycle ? Outcome::Contradiction : Outcome::GaveUp;
}

}  // namespace warrant::smt
