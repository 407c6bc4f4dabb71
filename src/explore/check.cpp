#include "explore/check.h"

#include <algorithm>

namespace warrant::explore {

using symbex::Leaf;

namespace {

const std::string* valueOf(const Leaf& leaf, const std::string& place) {
  const auto found = std::ranges::find(leaf.outputs, place, &Leaf::Output::place);
  return found == leaf.outputs.end() ? nullptr : &found->value;
}

// How the concrete run is another one; empty: it is the same.
std::string difference(const Leaf& leaf, const symbex::ExploredTree& run) {
  if (run.leaves.size() != 1) return "comes to " + std::to_string(run.leaves.size()) + " leaves";
  const Leaf& end = run.leaves.front();
  if (end.outcome != leaf.outcome) return "ends by " + end.outcome;
  if (end.statements != leaf.statements) return "takes " + std::to_string(end.statements) + " statements";
  if (end.range.line != leaf.range.line) return "ends in line " + std::to_string(end.range.line);
  if (!leaf.concreteResult.empty() && end.result != leaf.concreteResult)
    return "yields " + end.result + " instead of " + leaf.concreteResult;
  for (const Leaf::Output& output : leaf.outputs) {
    const bool isComparable = !output.concrete.empty() && output.field != nullptr && output.owner.empty();
    const std::string* const value = isComparable ? valueOf(end, output.place) : nullptr;
    if (value != nullptr && *value != output.concrete)
      return "leaves " + output.place + " = " + *value + " instead of " + output.concrete;
  }
  return {};
}

}  // namespace

TreeCheck checkTree(const Exploration& exploration) {
  const symbex::ExploredTree& tree = exploration.tree;
  TreeCheck check{.overlapping = tree.properties.overlapping,
                  .isWhole = tree.properties.isWhole,
                  .problems = {},
                  .leaves = tree.leaves.size()};
  for (const Leaf& leaf : tree.leaves) {
    if (!leaf.inputs) {
      check.problems.push_back(pathConditionOf(leaf) + ": no inputs are known to satisfy it");
      continue;
    }
    ++check.satisfiable;
    const bool isSaid = leaf.kind != Leaf::Kind::Undecided;
    const std::string other = isSaid ? difference(leaf, exploration.run(*leaf.inputs)) : "";
    if (other.empty())
      ++check.replayed;
    else
      check.problems.push_back(pathConditionOf(leaf) + ": the run with its inputs " + other);
  }
  if (check.overlapping > 0)
    check.problems.push_back(std::to_string(check.overlapping) +
                             " pairs of leaves are not shown to exclude each other");
  if (!check.isWhole) check.problems.push_back("it is not shown that the path conditions leave nothing out");
  return check;
}

std::string toText(const TreeCheck& check) {
  const std::string all = std::to_string(check.leaves);
  const auto line = [](const std::string& what, bool holds, const std::string& count) {
    return what + (holds ? "holds" : "is not shown") + count + "\n";
  };
  std::string text = line("each leaf can be reached:         ", check.satisfiable == check.leaves,
                          " (" + std::to_string(check.satisfiable) + " of " + all + ")") +
                     line("no two path conditions hold:      ", check.overlapping == 0, "") +
                     line("one of the path conditions holds: ", check.isWhole, "") +
                     line("concrete runs take the same path: ", check.replayed == check.leaves,
                          " (" + std::to_string(check.replayed) + " of " + all + ")");
  for (const std::string& problem : check.problems) text += "  " + problem + "\n";
  return text;
}

}  // namespace warrant::explore
