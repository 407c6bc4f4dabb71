// Difference constraints x - y <= c over the integers, kept satisfiable by a potential that is repaired at
// each new constraint (Cotton and Maler's algorithm), so that the cost is that of what changes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "smt/backtrack/backtracker.h"

namespace warrant::smt {

using Vertex = std::uint32_t;  // 0: none

class Differences final : public Backtrackable {
 public:
  // The vertex that stands for the number 0.
  static constexpr Vertex zero = 1;
  __extension__ using Wide = __int128;
  // Bounds beyond this magnitude are not taken in: sums of those below cannot overflow. Those of Java's long,
  // and differences of them, are taken.
  static constexpr Wide largestBound = Wide{1} << 70;

  enum class Outcome : std::uint8_t { Added, Contradiction, GaveUp };

  explicit Differences(Backtracker& backtracker) : Backtrackable(backtracker) { reset(); }
  void reset();
  Vertex addVertex();
  std::size_t vertexCount() const { return vertices_.size(); }

  // Adds to - from <= bound. Contradiction: the constraint contradicts the others and was not added; GaveUp:
  // nor was this one, for it is out of range or the repair took too many steps.
  Outcome add(Vertex to, Vertex from, Wide bound);

  // Whether the constraint contradicts the others; it is not added.
  bool refutes(Vertex to, Vertex from, Wide bound);

  // Whether the constraint, or a tighter one, was added as it stands, among the latest of the vertex.
  bool isBound(Vertex to, Vertex from, Wide bound) const;

  // A solution of all constraints added: the value of the vertex, where it fits.
  std::optional<std::int64_t> value(Vertex vertex) const;

  struct Edge {
    Vertex from, to;
    Wide bound;              // to - from <= bound
    std::uint32_t next;      // the edge of `from` before this one
    std::uint32_t nextInto;  // the edge into `to` before this one
  };
  const std::vector<Edge>& edges() const { return edges_; }  // the first one is no edge

  std::size_t changes() const override { return log_.size(); }
  void undoTo(std::size_t changes) override;

 private:
  struct Node {
    Wide potential = 0;
    Wide decrease = 0;  // how far the potential must still fall; negative while it is queued
    Wide before = 0;
    std::uint32_t lastEdge = 0, lastInto = 0;
    std::uint32_t degree = 0;
    bool isChanged = false;
  };
  struct Queued {
    Wide decrease;
    Vertex vertex;
  };

  enum class Kind : std::uint8_t { Vertex, Edge };

  static bool isLessUrgent(const Queued& left, const Queued& right);
  bool moveUnbound(Vertex to, Vertex from, Wide slack);
  bool raise(Vertex to, Vertex from, Wide slack);
  Outcome repair(Vertex from);
  bool relax(Vertex vertex);
  void enqueue(Vertex vertex, Wide decrease);
  void finish(bool keep);
  void note(Kind kind) {
    beforeChange();
    log_.push_back(kind);
  }
  void removeLastEdge();

  std::vector<Node> vertices_;  // a solution remains one when constraints are taken back
  std::vector<Edge> edges_;
  std::vector<Kind> log_;
  std::vector<Queued> queue_;  // a heap, the largest decrease first
  std::vector<Vertex> touched_;
  std::uint32_t steps_ = 0;
};

}  // namespace warrant::smt
