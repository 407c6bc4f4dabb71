#include "debug/breakpoints.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace warrant::debug {

using symbex::RecordedNode;

namespace {

constexpr std::array rules{"part",  "eval",   "produce", "consume", "exec",  "done",  "add",
                           "take",  "read",   "write",   "open",    "close", "frame", "refuse",
                           "value", "assume", "case",    "check",   "exit",  "fail"};

// `this.x ↦ v` and `x` are one place, and so are `C.p(n@12)` and `C.p(n)`: without white space, without what
// it holds, without the lines by which values are told apart, without `this.`.
std::string placeIn(std::string_view text) {
  std::string place(text.substr(0, text.find(" ↦")));
  std::erase_if(place, [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; });
  for (std::size_t at = place.find('@'); at != std::string::npos; at = place.find('@', at)) {
    const std::size_t end = place.find_first_not_of("0123456789", at + 1);
    place.erase(at, end == std::string::npos ? end : end - at);
  }
  return place.starts_with("this.") ? place.substr(5) : place;
}

bool isOnLine(const Breakpoint& one, const RecordedNode& node) {
  return node.range.file == one.file && node.range.line == one.line;
}

// A block is no place to stop at: its first statement is.
bool isStatement(const Run& run, const RecordedNode& node, std::string_view rule) {
  return node.rule == rule && !run.isBlock(node.id);
}

bool isAssertionPart(const RecordedNode& node) { return node.rule == "produce" || node.rule == "consume"; }

bool hasStatement(const Breakpoint& one, const Run& run) {
  for (Node node = 1; node < run.graph().size(); ++node) {
    if (isOnLine(one, run.graph()[node]) && isStatement(run, run.graph()[node], "exec")) return true;
  }
  return false;
}

// A line with statements: each of them. Otherwise where the body ends, or where the evaluation of a contract
// begins.
bool stopsBefore(const Breakpoint& one, const Run& run, const RecordedNode& node) {
  if (!isOnLine(one, node)) return false;
  if (isStatement(run, node, "exec")) return true;
  const bool canBegin = isAssertionPart(node) || node.rule == "exit";
  if (!canBegin || hasStatement(one, run)) return false;
  if (node.rule == "exit") return true;
  const RecordedNode& outer = run.graph()[node.within];
  return !isAssertionPart(outer) || !isOnLine(one, outer);
}

bool stopsAfter(const Breakpoint& one, const Run& run, const RecordedNode& node) {
  if (!isOnLine(one, node)) return false;
  return isStatement(run, node, "done") || node.rule == "exit";
}

// The statement executed last before the node; none: it is the first.
std::optional<Node> statementBefore(const Run& run, Node node) {
  for (std::optional<Node> at = run.graph().previous(node); at; at = run.graph().previous(*at)) {
    if (isStatement(run, run.graph()[*at], "exec")) return at;
  }
  return std::nullopt;
}

bool stopsBetween(const Breakpoint& one, const Run& run, const RecordedNode& node) {
  if (node.range.file != one.file || node.range.line != one.otherLine || !isStatement(run, node, "exec"))
    return false;
  const std::optional<Node> last = statementBefore(run, node.id);
  return last && run.graph()[*last].range.line == one.line;
}

bool isOfChunk(const Breakpoint& one, const Run& run, const RecordedNode& node) {
  const std::string place = placeIn(one.name);
  std::string shown = placeIn(run.recording().textOf(node.id));
  if (place.find('(') == std::string::npos) shown = shown.substr(0, shown.find('('));
  return shown == place || shown.ends_with("." + place);
}

bool takes(const RecordedNode& node) {
  return node.rule == "take" || node.rule == "open" || node.rule == "close" || node.rule == "frame";
}

}  // namespace

std::string describe(const Breakpoint& one) {
  switch (one.kind) {
    case Breakpoint::Kind::Before:
      return "before line " + std::to_string(one.line);
    case Breakpoint::Kind::After:
      return "after line " + std::to_string(one.line);
    case Breakpoint::Kind::Between:
      return "between lines " + std::to_string(one.line) + " and " + std::to_string(one.otherLine);
    case Breakpoint::Kind::Consume:
      return "where " + one.name + " is consumed";
    case Breakpoint::Kind::Produce:
      return "where " + one.name + " is produced";
    case Breakpoint::Kind::Change:
      return "where " + one.name + " comes, goes or has another value";
    case Breakpoint::Kind::Read:
      return "where " + one.name + " is looked at";
    case Breakpoint::Kind::Rule:
      return "where the rule " + one.name + " is applied";
    case Breakpoint::Kind::Fail:
      return "where something fails";
  }
  return {};
}

void check(const Breakpoint& one, const Run& run) {
  const std::string& text = run.program().program->sources[one.file].file.text;
  const auto lines = 1 + static_cast<std::uint32_t>(std::ranges::count(text, '\n'));
  const auto checkLine = [&](std::uint32_t line) {
    if (line == 0 || line > lines)
      throw Refused("there is no line " + std::to_string(line) + ": the file has " + std::to_string(lines));
  };
  if (one.kind <= Breakpoint::Kind::Between) checkLine(one.line);
  if (one.kind == Breakpoint::Kind::Between) checkLine(one.otherLine);
  if (one.kind == Breakpoint::Kind::Rule && std::ranges::find(rules, one.name) == rules.end()) {
    std::string names;
    for (const char* rule : rules) names += (names.empty() ? "" : ", ") + std::string(rule);
    throw Refused("there is no rule " + one.name + "; there are: " + names);
  }
}

bool stopsAt(const Breakpoint& one, const Run& run, Node at) {
  const RecordedNode& node = run.graph()[at];
  switch (one.kind) {
    case Breakpoint::Kind::Before:
      return stopsBefore(one, run, node);
    case Breakpoint::Kind::After:
      return stopsAfter(one, run, node);
    case Breakpoint::Kind::Between:
      return stopsBetween(one, run, node);
    case Breakpoint::Kind::Consume:
      return takes(node) && isOfChunk(one, run, node);
    case Breakpoint::Kind::Produce:
      return node.rule == "add" && isOfChunk(one, run, node);
    case Breakpoint::Kind::Change:
      return (takes(node) || node.rule == "add" || node.rule == "write") && isOfChunk(one, run, node);
    case Breakpoint::Kind::Read:
      return node.rule == "read" && isOfChunk(one, run, node);
    case Breakpoint::Kind::Rule:
      return node.rule == one.name;
    case Breakpoint::Kind::Fail:
      return node.rule == "fail";
  }
  return false;
}

std::set<std::pair<std::uint32_t, std::uint32_t>> linesWithSteps(const Run& run) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> lines;
  for (Node node = 1; node < run.graph().size(); ++node) {
    const RecordedNode& step = run.graph()[node];
    const bool isPlace = step.range.isKnown() &&
                         (isAssertionPart(step) || step.rule == "exit" || isStatement(run, step, "exec"));
    if (isPlace) lines.emplace(step.range.file, step.range.line);
  }
  return lines;
}

bool isMet(const Breakpoint& one, const Run& run) {
  for (Node node = 1; node < run.graph().size(); ++node) {
    if (stopsAt(one, run, node)) return true;
  }
  return false;
}

}  // namespace warrant::debug
