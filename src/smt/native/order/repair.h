// One side of a repair of a graph of difference constraints: which vertices have to move, and how far, for
// its potentials to satisfy one constraint more (Cotton and Maler's algorithm).
#pragma once

#include <cstdint>
#include <vector>

#include "smt/native/order/constraint_graph.h"

namespace warrant::smt {

class Repair {
 public:
  // Lower moves down what is too high, from where edges lead; Raise moves up what they come from.
  enum class Side : std::uint8_t { Lower, Raise };
  enum class Outcome : std::uint8_t { Open, Done, Cycle, GaveUp };

  explicit Repair(Side side) : side_(side) {}

  // The first vertex has to move that far, on this side. Where the last one would have to move, too, the new
  // constraint closes a negative cycle.
  void start(const ConstraintGraph& graph, Vertex first, Wide distance, Vertex last);
  // Goes on until it has looked at so many edges, all in all. Open: more may have to move. GaveUp: a
  // potential would be out of range.
  Outcome run(const ConstraintGraph& graph, std::uint32_t mostSteps);
  // Moves the vertices; the repair must be done.
  void keep(ConstraintGraph& graph) const;
  void end();
  std::uint32_t steps() const { return steps_; }

 private:
  struct Queued {
    Wide distance;
    Vertex vertex;
  };
  // How far a vertex has moved, and has to move beyond that.
  struct Move {
    Wide moved = 0, pending = 0;
  };

  static bool isLessUrgent(const Queued& left, const Queued& right);
  Wide positionOf(const ConstraintGraph& graph, Vertex vertex) const;
  void enqueue(Vertex vertex, Wide distance);
  bool move(const ConstraintGraph& graph, Vertex vertex);

  Side side_;
  Vertex last_ = 0;
  std::vector<Move> moves_;  // by vertex
  std::vector<Vertex> touched_;
  std::vector<Queued> queue_;  // a heap, the largest distance first
  std::uint32_t steps_ = 0;
};

}  // namespace warrant::smt
