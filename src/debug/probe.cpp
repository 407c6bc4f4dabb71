#include "debug/probe.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace warrant::debug {

using symbex::RecordedNode;

namespace {

// What a step is, whatever its number: paths of two runs are compared by these.
struct Sign {
  std::string_view rule;
  support::SourceRange range;
  std::string guard;
  friend bool operator==(const Sign&, const Sign&) = default;
};

Sign signOf(const Run& run, const RecordedNode& node, const support::SourceRange& range) {
  return {node.rule, range, node.rule == "case" ? run.recording().textOf(node.id) : std::string()};
}

std::vector<Sign> signsOf(const Run& run, Node last) {
  std::vector<Sign> signs;
  for (const Node node : run.graph().path(last))
    signs.push_back(signOf(run, run.graph()[node], run.graph()[node].range));
  return signs;
}

// Without what was put in.
std::vector<Sign> oldSignsOf(const Probe& probe, Node last) {
  std::vector<Sign> signs;
  for (const Node node : probe.run->graph().path(last)) {
    const RecordedNode& step = probe.run->graph()[node];
    if (probe.isInserted(step)) continue;
    signs.push_back(signOf(*probe.run, step, before(probe.insertions, probe.place.file, step.range)));
  }
  return signs;
}

std::size_t commonLength(const std::vector<Sign>& left, const std::vector<Sign>& right) {
  const auto [end, other] = std::ranges::mismatch(left, right);
  return static_cast<std::size_t>(end - left.begin());
}

// The first step of what was put in, on the path that is the most like the old one.
Node findNode(const Probe& probe, const std::vector<Sign>& old) {
  const Graph& graph = probe.run->graph();
  Node best = 0;
  std::tuple<std::size_t, bool> bestLength{0, false};
  for (Node node = 1; node < graph.size(); ++node) {
    if (graph[node].rule != "exec" || !probe.isInserted(graph[node])) continue;
    const Node parent = graph[node].parent;
    if (parent != 0 && graph[parent].rule == "done" && probe.isInserted(graph[parent])) continue;
    const std::vector<Sign> signs = oldSignsOf(probe, node);
    const std::tuple<std::size_t, bool> length{commonLength(signs, old), signs.size() == old.size()};
    // Of a block around it and itself, the inner one.
    if (length >= bestLength && (length > bestLength || (best != 0 && graph.isBefore(best, node)))) {
      best = node;
      bestLength = length;
    }
  }
  return best;
}

std::string statementText(const Input& input, const Place& place, const Question& question) {
  const bool isJava = input.sources[place.file].dialect == ast::Dialect::Java;
  const bool needsComment = isJava && question.kind == Question::Kind::Ghost && !place.isInAnnotation;
  return place.before + (needsComment ? "/*@ " + question.text + " @*/ " : " " + question.text + " ");
}

void check(const Question& question) {
  for (const std::string_view part : {"\n", "/*", "*/", "//"}) {
    if (question.text.find(part) != std::string::npos)
      throw Refused("it must be on one line, without comments");
  }
}

}  // namespace

bool Probe::isInserted(const RecordedNode& node) const {
  return debug::isInserted(insertions, place.file, node.range);
}

Node Probe::end() const {
  const Graph& graph = run->graph();
  Node last = node;
  for (std::optional<Node> at = node; at; at = graph.next(*at)) {
    if (graph[*at].rule == "done" && isInserted(graph[*at])) last = *at;
    const bool isOther = graph[*at].rule == "exec" && !isInserted(graph[*at]);
    if (isOther) break;
  }
  return last;
}

std::vector<Node> Probe::failures() const {
  std::vector<Node> failures;
  const Graph& graph = run->graph();
  for (const Node failure : graph.failures()) {
    if (node == 0 || !graph.isBefore(node, failure)) continue;
    Node within = failure;
    while (within != 0 && graph[within].rule != "exec") within = graph[within].within;
    if (within != 0 && isInserted(graph[within])) failures.push_back(failure);
  }
  return failures;
}

Probe::Outcome Probe::outcome() const {
  if (!failures().empty()) return Outcome::Fails;
  const Graph& graph = run->graph();
  const auto isUndecided = [&](Node one) {
    return graph[one].rule == "check" && graph[one].outcome == "unknown" && graph.isBefore(node, one);
  };
  const Node last = end();
  for (const Node one : graph.path(last)) {
    if (isUndecided(one)) return Outcome::Undecided;
  }
  if (last != node) return Outcome::Holds;
  return run->member().verdict == symbex::Verdict::Unknown ? Outcome::Undecided : Outcome::Unreachable;
}

Probe ask(const Input& input, const Run& run, Node node, const Question& question) {
  check(question);
  Probe probe{.input = input,
              .run = {},
              .place = placeFor(run, node, question.kind == Question::Kind::Code),
              .insertions = {}};
  const Place& place = probe.place;
  probe.insertions = {{place.line, place.column, statementText(input, place, question)}};
  probe.insertions.insert(probe.insertions.end(), place.others.begin(), place.others.end());
  if (place.file >= probe.input.sources.size()) throw Refused("the text around this step cannot be changed");
  insert(probe.input.sources[place.file].file.text, probe.insertions);
  auto changed = std::make_shared<Run>(probe.input, run.memberName());
  const std::string messages = messagesOf(changed->program());
  if (!messages.empty() && messages != messagesOf(run.program())) throw Refused(messages);
  probe.run = std::move(changed);
  probe.node = findNode(probe, signsOf(run, place.anchor));
  return probe;
}

const symbex::Failure* failureAt(const Run& run, Node node) {
  const RecordedNode& step = run.graph()[node];
  const std::string text = run.recording().textOf(node);
  for (const symbex::Failure& failure : run.member().failures) {
    if (failure.message == text && failure.range == step.range) return &failure;
  }
  for (const symbex::Failure& failure : run.member().failures) {
    if (failure.message == text || failure.range == step.range) return &failure;
  }
  return nullptr;
}

}  // namespace warrant::debug
