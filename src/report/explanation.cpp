#include "report/explanation.h"

#include "report/display.h"
#include "report/excerpt.h"

namespace warrant::report {
namespace {

constexpr std::size_t labelWidth = 12;
constexpr std::size_t rowsShown = 12;

class Rows {
 public:
  Rows(std::string& out, const Style& style, std::size_t margin, bool inFull)
      : out_(out), style_(style), margin_(margin), inFull_(inFull) {}

  // The label stands before the first of the rows only.
  void list(std::string_view label, const std::vector<std::string>& rows) {
    const std::size_t shown = inFull_ || rows.size() <= rowsShown ? rows.size() : rowsShown - 1;
    for (std::size_t i = 0; i < shown; ++i) appendRow(out_, style_, margin_, i == 0 ? label : "", rows[i]);
    if (shown < rows.size()) {
      appendRow(out_, style_, margin_, "", "… and " + std::to_string(rows.size() - shown) + " more (-v)");
    }
  }

 private:
  std::string& out_;
  const Style& style_;
  std::size_t margin_;
  bool inFull_;
};

std::vector<std::string> storeRows(const symbex::Explanation& explanation) {
  std::vector<std::string> rows;
  for (const auto& [variable, value] : explanation.store) {
    if (variable != value) rows.push_back(variable + " = " + value);
  }
  return rows;
}

std::vector<std::string> elementRows(const symbex::Explanation& explanation) {
  std::vector<std::string> rows;
  for (const auto& [place, value] : explanation.elements) {
    if (place != value) rows.push_back(place + " ↦ " + value);
  }
  return rows;
}

std::vector<std::string> branchRows(const symbex::Explanation& explanation) {
  std::vector<std::string> rows;
  for (const auto& branch : explanation.branches) {
    rows.push_back(branch.range.isKnown()
                       ? "line " + std::to_string(branch.range.line) + ": " + branch.description
                       : branch.description);
  }
  return rows;
}

}  // namespace

void appendRow(std::string& out, const Style& style, std::size_t margin, std::string_view label,
               std::string_view text) {
  std::string head(label);
  head.resize(labelWidth, ' ');
  out.append(margin, ' ');
  out += " " + style.paint(Tone::Margin, label.empty() ? " " : "=") + " " + style.paint(Tone::Strong, head) +
         " " + printable(text) + "\n";
}

void appendExplanation(std::string& out, const Style& style, const symbex::Explanation& explanation,
                       std::size_t margin, bool inFull) {
  Rows rows(out, style, margin, inFull);
  if (!explanation.lookedFor.empty()) rows.list("looked for", {explanation.lookedFor});
  rows.list("near misses", explanation.nearMisses);
  rows.list("heap", explanation.heap.empty() ? std::vector<std::string>{"empty"} : explanation.heap);
  rows.list("elements", elementRows(explanation));
  rows.list("variables", storeRows(explanation));
  rows.list("assuming", explanation.pathCondition);
  rows.list("path", branchRows(explanation));
}

namespace {

// `with amount = 1, this.balance = 0`
std::string exampleText(const symbex::Example& example) {
  std::string text;
  for (const auto& [place, value] : example.values)
    text += (text.empty() ? "" : ", ") + place + " = " + value;
  return text;
}

void addWhy(const ProgramReport& program, const symbex::Why& why, std::vector<std::string>& lines) {
  const auto at = [&](const support::SourceRange& range) {
    return program.file(range).path + ":" + std::to_string(range.line) + ":" + std::to_string(range.column) +
           ": ";
  };
  lines.push_back(std::string(toString(why.cause)) + ": " + why.message);
  for (const symbex::Why::Place& place : why.places)
    lines.push_back(std::string(toString(place.role)) + " " + at(place.range) + place.message);
  for (const std::string& fact : why.facts) lines.push_back("known: " + fact);
  if (why.example && why.example->isConfirmed && !why.example->values.empty())
    lines.push_back("not so with " + exampleText(*why.example));
  if (!why.conjunct) return;
  lines.push_back("conjunct " + at(why.conjunct->range) + why.conjunct->wanted);
  addWhy(program, why.conjunct->why, lines);
}

}  // namespace

void appendWhy(std::string& out, const Style& style, const ProgramReport& program, const symbex::Why& why,
               std::size_t margin) {
  std::vector<std::string> lines;
  addWhy(program, why, lines);
  Rows(out, style, margin, true).list("why", lines);
}

}  // namespace warrant::report
