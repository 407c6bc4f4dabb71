// Difference constraints x - y <= c over the integers, kept satisfiable by a potential that is repaired at
// each new constraint (Cotton and Maler's algorithm), so that the cost is that of what changes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "smt/backtrack/backtracker.h"
#include "smt/native/order/constraint_graph.h"
#include "smt/native/order/distances.h"
#include "smt/native/order/repair.h"

namespace warrant::smt {

class Differences final : public Backtrackable {
 public:
  // The vertex that stands for the number 0.
  static constexpr Vertex zero = 1;
  // Bounds beyond this magnitude are not taken in: sums of those below cannot overflow. Those of Java's long,
  // and differences of them, are taken.
  static constexpr Wide largestBound = Wide{1} << 70;

  enum class Outcome : std::uint8_t { Added, Contradiction, GaveUp };

  explicit Differences(Backtracker& backtracker) : Backtrackable(backtracker) { reset(); }
  void reset();
  Vertex addVertex();
  std::size_t vertexCount() const { return graph_.vertices.size(); }

  // Adds to - from <= bound. Contradiction: the constraint contradicts the others and was not added; GaveUp:
  // nor was this one, for it is out of range or the repair took too many steps.
  Outcome add(Vertex to, Vertex from, Wide bound);

  // Whether the constraint contradicts the others; it is not added.
  bool refutes(Vertex to, Vertex from, Wide bound);

  // Whether the constraint, or a tighter one, was added as it stands, among the latest of the vertex.
  bool isBound(Vertex to, Vertex from, Wide bound) const;

  // A solution of all constraints added: the value of the vertex, where it fits.
  std::optional<std::int64_t> value(Vertex vertex) const;

  using Edge = ConstraintGraph::Edge;
  const std::vector<Edge>& edges() const { return graph_.edges; }  // the first one is no edge
  const ConstraintGraph& graph() const { return graph_; }

  std::size_t changes() const override { return log_.size(); }
  void undoTo(std::size_t changes) override;

 private:
  using Node = ConstraintGraph::Node;

  enum class Kind : std::uint8_t { Vertex, Edge };

  bool moveUnbound(Vertex to, Vertex from, Wide slack);
  bool raise(Vertex to, Vertex from, Wide slack);
  Outcome repair(Vertex to, Vertex from, Wide distance);
  void note(Kind kind) {
    beforeChange();
    log_.push_back(kind);
  }
  void removeLastEdge();
  void addEdge(Vertex to, Vertex from, Wide bound);
  // Whether the constraint contradicts the others, where that is known without a repair.
  std::optional<bool> isKnownAgainst(Vertex to, Vertex from, Wide bound);
  // Whether the constraint is known to follow from the others.
  bool isImplied(Vertex to, Vertex from, Wide bound) const;
  std::uint64_t state() const { return graph_.edges.back().state; }

  // A constraint that contradicts those of a state: its negation follows there.
  struct Refuted {
    Vertex to = 0, from = 0;
    Wide bound = 0;
    std::uint64_t state = 0;
  };

  // The edge that was last added at its place among the edges, and the states before and behind it: where it
  // is added there again, the graph is what it was.
  struct Past {
    Vertex from = 0, to = 0;
    Wide bound = 0;
    std::uint64_t before = 0, after = 0;
  };
  std::uint64_t stateBehind(Vertex to, Vertex from, Wide bound);

  ConstraintGraph graph_;
  std::uint64_t states_ = 0;
  std::vector<Past> past_;
  Refuted lastRefuted_;
  Distances from_{Distances::Side::From}, to_{Distances::Side::To};
  std::vector<Kind> log_;
  Repair lower_{Repair::Side::Lower}, raise_{Repair::Side::Raise};
};

}  // namespace warrant::smt
