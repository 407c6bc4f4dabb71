#include "debug/explored.h"

#include <algorithm>

#include "explore/call.h"

namespace warrant::debug {

using symbex::Leaf;

namespace {

// What is recorded of more would be too much to go through, or to hold.
constexpr std::uint64_t mostSteps = 300'000;

std::string counted(std::size_t count, const std::string& one, const std::string& several) {
  return std::to_string(count) + " " + (count == 1 ? one : several);
}

std::string conditionOf(const Leaf& leaf) {
  std::string text;
  for (const std::string& condition : leaf.conditions) text += (text.empty() ? "" : " && ") + condition;
  return text.empty() ? "true" : text;
}

std::string outcomeOf(const Leaf& leaf) {
  switch (leaf.kind) {
    case Leaf::Kind::Return:
      return leaf.result.empty() ? "returns" : "returns " + leaf.result;
    case Leaf::Kind::Exception:
      return "throws " + leaf.outcome;
    case Leaf::Kind::Assert:
      return "the assertion fails in line " + std::to_string(leaf.range.line);
    default:
      return leaf.outcome + " in line " + std::to_string(leaf.range.line) + ": " + leaf.reason;
  }
}

}  // namespace

Explored explore(const Input& input, const std::string& call, const symbex::Bounds& bounds) {
  const auto library = [&](std::string_view path) { return input.library(path); };
  const ast::ParseResult parsed = ast::parse(input.sources, 1, library);
  try {
    explore::Prepared prepared =
        explore::prepare(input.sources, library, explore::readCall(*parsed.program, call));
    prepared.request.bounds = bounds;
    symbex::Options options = input.options;
    options.stepLimit = std::min(options.stepLimit, mostSteps);
    symbex::ExploredTree tree = symbex::explore(*prepared.program, options, prepared.request);
    report::ProgramReport program{std::move(prepared.program), {}, {}, {}};
    program.members.push_back(std::move(tree.member));
    return {std::make_shared<Run>(std::move(program), call), std::move(tree.leaves), tree.isComplete};
  } catch (const explore::Refused& refused) {
    throw Refused(refused.what());
  }
}

std::string textOf(const Leaf& leaf) {
  std::string text = conditionOf(leaf) + ": " + outcomeOf(leaf);
  for (const auto& [place, value] : leaf.outputs) text += ", " + place + " = " + value;
  return text + "; " + counted(leaf.statements, "statement", "statements");
}

std::string summaryOf(const Explored& explored) {
  std::string text = counted(explored.leaves.size(), "leaf", "leaves");
  const auto add = [&](Leaf::Kind kind, const std::string& what) {
    const auto count = std::ranges::count(explored.leaves, kind, &Leaf::kind);
    if (count > 0) text += ", " + std::to_string(count) + " " + what;
  };
  add(Leaf::Kind::Bound, "at a bound");
  add(Leaf::Kind::Undecided, "undecided");
  return text;
}

}  // namespace warrant::debug
