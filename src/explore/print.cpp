#include "explore/print.h"

#include <algorithm>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <sstream>

#include "explore/coverage.h"
#include "explore/inputs.h"

namespace warrant::explore {

using Json = nlohmann::ordered_json;
using symbex::Leaf;

namespace {

std::string counted(std::size_t count, const std::string& one, const std::string& several) {
  return std::to_string(count) + " " + (count == 1 ? one : several);
}

// What ends undecided is not explored to its end, either.
std::string outcomeWord(const Leaf& leaf) {
  return leaf.kind == Leaf::Kind::Undecided ? "bound" : leaf.outcome;
}

bool isComputedBackward(const Leaf& leaf) { return leaf.backward && leaf.backward->uncovered.empty(); }

std::string placeOf(const Leaf& leaf) {
  return leaf.range.isKnown() ? "in line " + std::to_string(leaf.range.line) : "in the call itself";
}

Json backwardToJson(const Leaf& leaf, PathConditionWay way) {
  const symbex::BackwardCondition& backward = *leaf.backward;
  if (!backward.uncovered.empty()) return {{"reason", backward.uncovered}};
  Json json{{"pc", symbex::conjunctionOf(backward.conditions)},
            {"leaves", backward.leaves},
            {"terms", backward.nodes},
            {"forwardTerms", backward.forwardNodes}};
  if (way != PathConditionWay::Both) return json;
  json["equivalent"] = backward.isEquivalent;
  json["seconds"] = backward.seconds;
  json["forwardSeconds"] = backward.forwardSeconds;
  return json;
}

Json leafToJson(const Leaf& leaf, PathConditionWay way) {
  Json json{{"pc", pathConditionOf(leaf, way)}, {"outcome", outcomeWord(leaf)}};
  if (!leaf.result.empty()) json["result"] = leaf.result;
  json["outputs"] = Json::object();
  for (const Leaf::Output& output : leaf.outputs) json["outputs"][output.place] = output.value;
  json["inputs"] = leaf.inputs ? explore::toJson(*leaf.inputs) : Json();
  if (leaf.inputs && leaf.inputs->overflows) json["overflows"] = true;
  if (leaf.inputs && leaf.inputs->mayOverflow) json["mayOverflow"] = true;
  json["statements"] = leaf.statements;
  json["line"] = leaf.range.isKnown() ? Json(leaf.range.line) : Json();  // none: in the call itself
  if (!leaf.reason.empty()) json["reason"] = leaf.reason;
  if (!leaf.divergence.empty()) json["diverged"] = leaf.divergence;
  if (!leaf.concretised.empty()) json["concretised"] = leaf.concretised;
  if (leaf.backward) json["backward"] = backwardToJson(leaf, way);
  return json;
}

}  // namespace

std::string outcomeOf(const Leaf& leaf) {
  switch (leaf.kind) {
    case Leaf::Kind::Return:
      return leaf.result.empty() ? "returns" : "returns " + leaf.result;
    case Leaf::Kind::Exit:
      return "exits with " + leaf.result;
    case Leaf::Kind::Exception:
      return "throws " + leaf.outcome;
    case Leaf::Kind::Assert:
      return "the assertion fails " + placeOf(leaf);
    default:
      return leaf.outcome + " " + placeOf(leaf) + ": " + leaf.reason;
  }
}

std::string pathConditionOf(const Leaf& leaf, PathConditionWay way) {
  return way == PathConditionWay::Backward && isComputedBackward(leaf)
             ? symbex::conjunctionOf(leaf.backward->conditions)
             : symbex::pathConditionOf(leaf);
}

std::string lineOf(const Leaf& leaf, PathConditionWay way) {
  std::string text = pathConditionOf(leaf, way) + ": " + outcomeOf(leaf);
  for (const Leaf::Output& output : leaf.outputs) text += ", " + output.place + " = " + output.value;
  text += "; " + counted(leaf.statements, "statement", "statements");
  if (!leaf.divergence.empty()) text += "; diverged: " + leaf.divergence;
  return text + (leaf.concretised.empty() ? "" : "; for these inputs only: " + leaf.concretised);
}

std::string summaryOf(const symbex::ExploredTree& tree) {
  std::string text = counted(tree.leaves.size(), "leaf", "leaves");
  const auto add = [&](Leaf::Kind kind, const std::string& what) {
    const auto count = std::ranges::count(tree.leaves, kind, &Leaf::kind);
    if (count > 0) text += ", " + std::to_string(count) + " " + what;
  };
  add(Leaf::Kind::Bound, "at a bound");
  add(Leaf::Kind::Undecided, "undecided");
  if (!tree.runs) return text;
  text += "; " + counted(tree.runs->runs, "run", "runs") + ", " +
          counted(tree.runs->divergences, "divergence", "divergences");
  return text +
         (tree.runs->notRun == 0 ? "" : ", " + std::to_string(tree.runs->notRun) + " not run to the end");
}

std::string coverageOf(const Exploration& exploration) {
  if (exploration.tree.covered.methods.empty()) return {};
  return "  " + toText(reportOf(exploration.tree.covered), *exploration.program) + "\n";
}

namespace {

std::string backwardLineOf(const Leaf& leaf, PathConditionWay way) {
  if (!leaf.backward) return {};
  const symbex::BackwardCondition& backward = *leaf.backward;
  if (!backward.uncovered.empty()) return "  not computed backward: " + backward.uncovered + "\n";
  if (way != PathConditionWay::Both) return {};
  const std::string others =
      backward.leaves == 1
          ? ""
          : ", together with " + counted(backward.leaves - 1, "other leaf", "others") + " of this trace";
  return "  backward: " + symbex::conjunctionOf(backward.conditions) + "\n  " +
         (backward.isEquivalent ? "shown to be the same" : "not shown to be the same") + others + "; " +
         counted(backward.nodes, "term", "terms") + ", forward " + std::to_string(backward.forwardNodes) +
         "\n";
}

std::string milliseconds(double seconds) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << seconds * 1000 << " ms";
  return text.str();
}

std::string comparisonOf(const Exploration& exploration) {
  if (exploration.conditions != PathConditionWay::Both) return {};
  std::size_t computed = 0, traces = 0, shown = 0, nodes = 0, forwardNodes = 0;
  double seconds = 0, forwardSeconds = 0;
  for (const Leaf& leaf : exploration.tree.leaves) {
    if (!isComputedBackward(leaf)) continue;
    ++computed;
    shown += leaf.backward->isEquivalent ? 1 : 0;
    forwardNodes += leaf.backward->forwardNodes;
    if (!leaf.backward->isFirst) continue;
    ++traces;
    nodes += leaf.backward->nodes;
    seconds += leaf.backward->seconds;
    forwardSeconds += leaf.backward->forwardSeconds;
  }
  return counted(computed, "condition", "conditions") + " computed backward, of " +
         counted(traces, "trace", "traces") + ", " + std::to_string(shown) + " shown to be the same; " +
         counted(nodes, "term", "terms") + ", forward " + std::to_string(forwardNodes) + "; decided in " +
         milliseconds(seconds) + ", forward " + milliseconds(forwardSeconds) + "\n";
}

std::string ofOverflow(const symbex::InputGraph& inputs) {
  if (inputs.overflows) return ", where Java overflows";
  return inputs.mayOverflow ? ", where Java may overflow" : "";
}

}  // namespace

std::string toText(const Exploration& exploration) {
  std::string text;
  for (const Leaf& leaf : exploration.tree.leaves) {
    text += lineOf(leaf, exploration.conditions) + "\n";
    text += backwardLineOf(leaf, exploration.conditions);
    if (!leaf.inputs || leaf.inputs->symbols.empty()) continue;
    text += "  " + explore::toText(*leaf.inputs) + ofOverflow(*leaf.inputs) + "\n";
  }
  text += summaryOf(exploration.tree) + "\n" + coverageOf(exploration);
  for (const std::string& note : exploration.notes) text += note + "\n";
  return text + comparisonOf(exploration);
}

std::string toJson(const Exploration& exploration) {
  Json json{{"leaves", Json::array()}};
  for (const Leaf& leaf : exploration.tree.leaves)
    json["leaves"].push_back(leafToJson(leaf, exploration.conditions));
  json["complete"] = exploration.isComplete();
  json["explored"] = exploration.tree.leaves.size();
  if (exploration.tree.runs) {
    json["runs"] = exploration.tree.runs->runs;
    json["divergences"] = exploration.tree.runs->divergences;
  }
  if (!exploration.tree.covered.methods.empty())
    json["coverage"] = toJson(reportOf(exploration.tree.covered), *exploration.program);
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace warrant::explore
