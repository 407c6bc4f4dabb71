// The data of the congruence closure by itself.
#include <doctest/doctest.h>

#include <map>
#include <random>
#include <vector>

#include "smt/backtrack/backtracker.h"
#include "smt/native/egraph/egraph.h"
#include "unit/rounds.h"

namespace warrant::smt {
namespace {

using warrant::test::rounds;
using Uses = std::map<ApplicationId, int>;

// What the class of that root is used by, found without its ring.
Uses usesOf(const EGraph& graph, NodeId root) {
  Uses uses;
  for (ApplicationId id = 1; id < graph.applicationCount(); ++id) {
    for (const NodeId argument : graph.arguments(id)) {
      if (graph.root(argument) == root) ++uses[id];
    }
  }
  return uses;
}

Uses visited(const EGraph& graph, NodeId root) {
  Uses uses;
  graph.forEachUse(root, [&](ApplicationId use) { ++uses[use]; });
  return uses;
}

TEST_CASE("each use is visited once, whatever is united, settled and taken back") {
  bool hasSettled = false;
  for (unsigned seed = 1; seed <= rounds(200); ++seed) {
    std::mt19937 random(seed);
    const auto below = [&](std::size_t bound) { return static_cast<NodeId>(random() % bound); };
    Backtracker backtracker;
    EGraph graph(backtracker);
    for (unsigned i = 0; i < 6; ++i) graph.addNode(Term(), Op::Symbol, Sort::Int, 0);
    const auto anyNode = [&] { return 1 + below(graph.nodeCount() - 1); };
    for (unsigned step = 0; step < 600; ++step) {
      switch (below(16)) {
        case 0:
          backtracker.push();
          break;
        case 1:
          if (backtracker.depth() > 0) backtracker.pop();
          break;
        case 2: {
          const NodeId one = graph.root(anyNode()), other = graph.root(anyNode());
          if (one != other && below(4) == 0) graph.unite(one, other);
          break;
        }
        case 3:
          graph.addNode(Term(), Op::Symbol, Sort::Int, 0);
          break;
        default: {
          const NodeId arguments[] = {1 + below(3), anyNode()};
          const Op op = below(2) == 0 ? Op::Equal : Op::Multiply;
          const ApplicationId id = graph.addApplication(op, 0, arguments, anyNode());
          if (below(2) == 0) graph.settle(id);
          if (below(8) == 0) graph.settle(1 + below(graph.applicationCount() - 1));
        }
      }
      for (NodeId node = 1; node < graph.nodeCount(); ++node) {
        if (graph.root(node) != node) continue;
        const Uses uses = usesOf(graph, node);
        REQUIRE(visited(graph, node) == uses);
        std::size_t open = 0, all = 0;
        graph.forEachOpenEquality(node, [&](ApplicationId use) {
          ++open;
          REQUIRE(graph.application(use).op == Op::Equal);
          REQUIRE(uses.contains(use));
        });
        graph.forEachPlainUse(node, [&](ApplicationId use) {
          ++open;
          REQUIRE(graph.application(use).op != Op::Equal);
          REQUIRE(uses.contains(use));
        });
        for (const auto& [use, count] : uses) all += static_cast<std::size_t>(count);
        hasSettled = hasSettled || open < all;
      }
    }
  }
  CHECK(hasSettled);
}

}  // namespace
}  // namespace warrant::smt
