#include "debug/evaluation.h"

#include "debug/console/command_line.h"

namespace warrant::debug {

using symbex::RecordedNode;

void checkReached(const Probe& probe) {
  if (probe.node == 0) throw Refused("the path does not come to where this could be asked");
}

Probe askAssert(const Session& session, const std::string& condition) {
  if (splitCommands(condition).size() > 1 || condition.ends_with(';'))
    throw Refused("an assertion has no `;`");
  Probe probe = session.ask({Question::Kind::Ghost, "assert " + condition + ";"});
  checkReached(probe);
  return probe;
}

namespace {

// The value of what stands in the state as it is asked for: `n`, `result`, `this.x`.
std::optional<Evaluation> valueInState(const Session& session, const std::string& wanted) {
  const symbex::RecordedState state = session.state();
  for (const auto& variable : state.variables) {
    if (variable.name == wanted) return Evaluation{variable.value, {}, variable.reference, {}};
  }
  for (const auto& chunk : state.heap) {
    const bool isThat = chunk.place == wanted || (chunk.owner == "this" && chunk.member == wanted);
    if (chunk.kind == symbex::RecordedChunk::Kind::Field && isThat)
      return Evaluation{chunk.value, {}, chunk.reference, {}};
  }
  return std::nullopt;
}

// The first thing evaluated in `assert (E) == (E);` that is as long as E: its left side.
std::string valueIn(const Probe& probe, std::size_t length) {
  const Graph& graph = probe.run->graph();
  std::string value;
  for (Node node = probe.node + 1; node < graph.size(); ++node) {
    const RecordedNode& step = graph[node];
    if (step.rule != "eval" || !graph.isBefore(probe.node, node) || !probe.isInserted(step)) continue;
    const bool isOperand = step.range.column != 0 && step.range.endColumn - step.range.column <= length;
    if (!isOperand) continue;
    value = probe.run->recording().valueAt(node);
    if (!value.empty()) return value;
  }
  return value;
}

}  // namespace

Evaluation evaluate(const Session& session, const std::string& expression) {
  if (auto found = valueInState(session, expression)) return std::move(*found);
  Evaluation found;
  found.probe = askAssert(session, "(" + expression + ") == (" + expression + ")");
  const std::vector<Node> failures = found.probe->failures();
  if (!failures.empty()) {
    found.problem = found.probe->run->recording().textOf(failures.front());
    return found;
  }
  found.value = valueIn(*found.probe, expression.size() + 2);
  if (found.value.empty()) found.value = "no value";
  return found;
}

Node failureHere(const Graph& graph, Node at) {
  if (graph[at].rule == "fail") return at;
  for (const Node failure : graph.failures()) {
    if (graph.isBefore(at, failure)) return failure;
  }
  for (const Node end : graph.ends()) {
    if (end != at && !graph.isBefore(at, end)) continue;
    const std::vector<Node> failures = graph.failuresOn(end);
    if (!failures.empty()) return failures.back();
  }
  throw Refused("nothing fails on the ways through here");
}

Node checkHere(const Graph& graph, Node at) {
  if (graph[at].rule == "check" || graph[at].rule == "fail") return at;
  for (std::optional<Node> node = graph.previous(at); node && graph[*node].within != 0;
       node = graph.previous(*node)) {
    if (graph[*node].rule == "exec") break;
    if (graph[*node].rule == "check") return *node;
  }
  return failureHere(graph, at);
}

symbex::Example exampleOf(const Run& run, Node check) {
  if (auto example = run.recording().exampleAt(check)) return *std::move(example);
  const symbex::Failure* const failure = run.graph()[check].rule == "fail" ? failureAt(run, check) : nullptr;
  const symbex::Why* why = failure == nullptr || !failure->why ? nullptr : &*failure->why;
  for (; why != nullptr; why = why->conjunct ? &why->conjunct->why : nullptr) {
    if (why->example) return *why->example;
  }
  throw Refused(
      "no values are found with which a condition does not hold here; of a permission that is missing `why` "
      "says "
      "where it went");
}

}  // namespace warrant::debug
