// Difference constraints as a graph: an edge for each, a vertex for each number, with a potential that
// satisfies them.
#pragma once

#include <cstdint>
#include <vector>

namespace warrant::smt {

using Vertex = std::uint32_t;  // 0: none
__extension__ using Wide = __int128;

struct ConstraintGraph {
  struct Edge {
    Vertex from, to;
    Wide bound;              // to - from <= bound
    std::uint32_t next;      // the edge of `from` before this one
    std::uint32_t nextInto;  // the edge into `to` before this one
    std::uint64_t state;     // of the graph with it: the same one where the edge says nothing new
  };
  struct Node {
    Wide potential = 0;
    std::uint32_t lastEdge = 0, lastInto = 0;
    std::uint32_t degree = 0;
  };
  static constexpr Wide highestPotential = Wide{1} << 100;  // and the lowest one is its opposite

  std::vector<Node> vertices;  // a solution remains one when constraints are taken back
  std::vector<Edge> edges;     // the first one is no edge
};

}  // namespace warrant::smt
