#include "dap/views/targets.h"

#include <algorithm>

namespace warrant::dap {

using symbex::RecordedNode;

namespace {

bool isContract(const RecordedNode& node) { return node.rule == "produce" || node.rule == "consume"; }

bool isStatement(const debug::Run& run, Node node) {
  return run.graph()[node].rule == "exec" && !run.isBlock(node);
}

// The innermost statement that the step is part of; 0: of none.
Node statementAround(const debug::Run& run, Node node) {
  while (node != 0 && !isStatement(run, node)) node = run.graph()[node].within;
  return node;
}

// As a whole: not a part of another one.
bool beginsContract(const debug::Graph& graph, const RecordedNode& node) {
  return isContract(node) && !isContract(graph[node.within]);
}

}  // namespace

std::vector<Node> stepInTargets(const debug::Run& run, Node at, Node end) {
  const debug::Graph& graph = run.graph();
  std::vector<Node> targets;
  Node statement = statementAround(run, at);
  for (std::optional<Node> node = at; node;) {
    const std::vector<Node> cases = graph.cases(*node);
    targets.insert(targets.end(), cases.begin(), cases.end());
    if (!cases.empty()) break;
    node = graph.next(*node, end);
    if (!node) break;
    if (statement == 0 && isStatement(run, *node)) statement = *node;
    if (statement != 0 && !graph.isWithin(*node, statement)) break;
    if (beginsContract(graph, graph[*node])) targets.push_back(*node);
  }
  return targets;
}

std::vector<Node> gotoTargets(const debug::Run& run, std::uint32_t file, std::uint32_t line) {
  const debug::Breakpoint place{.kind = debug::Breakpoint::Kind::Before, .file = file, .line = line};
  std::vector<Node> targets;
  for (Node node = 1; node < run.graph().size(); ++node) {
    if (stopsAt(place, run, node)) targets.push_back(node);
  }
  return targets;
}

}  // namespace warrant::dap
