#include "explore/table.h"

#include <algorithm>

#include "explore/print.h"

namespace warrant::explore {

using symbex::Leaf;

namespace {

using Cells = std::vector<std::string>;

// The variables in the order in which they come up on the path.
Cells variablesOf(const Leaf& leaf) {
  Cells names;
  for (const Leaf::Row& row : leaf.rows) {
    for (const auto& [name, value] : row.values) {
      if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
  }
  return names;
}

std::string valueIn(const Leaf::Row& row, const std::string& name) {
  const auto found = std::ranges::find(row.values, name, [](const auto& value) { return value.first; });
  return found == row.values.end() ? "?" : found->second;
}

std::size_t widthOf(std::string_view text) {  // in characters
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string aligned(const std::vector<Cells>& rows) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const Cells& row : rows) {
    for (std::size_t column = 0; column < row.size(); ++column)
      widths[column] = std::max(widths[column], widthOf(row[column]));
  }
  std::string text;
  for (const Cells& row : rows) {
    std::string line = " ";
    for (std::size_t column = 0; column < row.size(); ++column)
      line += " " + row[column] + std::string(widths[column] - widthOf(row[column]) + 1, ' ');
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

std::string tableOf(const Leaf& leaf) {
  const Cells names = variablesOf(leaf);
  std::vector<Cells> rows{{"after line"}};
  rows.front().insert(rows.front().end(), names.begin(), names.end());
  rows.front().push_back("pc");
  const Leaf::Row* before = nullptr;
  const auto shown = [&](const std::string& now, const std::string& then) {
    return before != nullptr && now == then ? "-" : now;
  };
  for (const Leaf::Row& row : leaf.rows) {
    Cells cells{row.line == 0 ? "entry" : std::to_string(row.line)};
    for (const std::string& name : names)
      cells.push_back(shown(valueIn(row, name), before == nullptr ? "" : valueIn(*before, name)));
    cells.push_back(shown(row.pc, before == nullptr ? "" : before->pc));
    rows.push_back(std::move(cells));
    before = &row;
  }
  return leaf.rows.empty() ? "" : aligned(rows);
}

// The steps of the trace, and what must hold before each.
std::string traceOf(const Leaf& leaf) {
  if (!leaf.backward) return {};
  if (!leaf.backward->uncovered.empty()) return "  not computed backward: " + leaf.backward->uncovered + "\n";
  std::vector<Cells> rows{{"line", "step", "condition before it"}};
  for (const symbex::BackwardCondition::Step& step : leaf.backward->trace)
    rows.push_back({step.line == 0 ? "entry" : std::to_string(step.line), step.text, step.condition});
  return aligned(rows);
}

}  // namespace

std::string toTable(const Exploration& exploration) {
  std::string text;
  for (const Leaf& leaf : exploration.tree.leaves) {
    text += "case " + pathConditionOf(leaf, exploration.conditions) + ":\n";
    if (exploration.conditions != PathConditionWay::Backward || !leaf.backward) text += tableOf(leaf);
    text += traceOf(leaf) + "  " + outcomeOf(leaf);
    for (const Leaf::Output& output : leaf.outputs) text += ", " + output.place + " = " + output.value;
    text += "\n\n";
  }
  return text + summaryOf(exploration.tree) + "\n";
}

}  // namespace warrant::explore
