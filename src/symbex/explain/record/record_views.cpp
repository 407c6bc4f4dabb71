#include "symbex/explain/record/record_views.h"

#include <algorithm>
#include <map>
#include <set>

#include "ast/print.h"
#include "support/match.h"
#include "symbex/explain/notation.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;

namespace {

// The rule, and what it does to the heap; empty: it has no line of its own.
std::string_view label(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::Eval:
    case Step::Kind::Produce:
    case Step::Kind::Consume:
    case Step::Kind::Done:
    case Step::Kind::Part:
      return "";
    case Step::Kind::Exec:
      return "exec     ";
    case Step::Kind::Value:
      return "eval     ";
    case Step::Kind::Assumed:
      return "assume   ";
    case Step::Kind::Added:
      return "produce    + ";
    case Step::Kind::Taken:
      return "consume    - ";
    case Step::Kind::Read:
      return "read       . ";
    case Step::Kind::Written:
      return "write      ~ ";
    case Step::Kind::Opened:
      return "open       - ";
    case Step::Kind::Closed:
      return "close      - ";
    case Step::Kind::Framed:
      return "frame      - ";
    case Step::Kind::Refused:
      return "no close     ";
    case Step::Kind::Branched:
      return "case     ";
    case Step::Kind::Checked:
      return "check    ";
    case Step::Kind::Exit:
      return "exit     ";
    case Step::Kind::Failed:
      return "FAILED   ";
  }
  return "";
}

bool hasLine(Step::Kind kind) { return kind == Step::Kind::Part || !label(kind).empty(); }

std::string_view outcomeOf(const Step& step) {
  if (isApplication(step.kind)) return step.waysOn == 0 ? "ended" : step.waysOn == 1 ? "done" : "split";
  if (step.kind == Step::Kind::Checked) return toString(step.answer);
  return step.kind == Step::Kind::Failed || step.kind == Step::Kind::Refused ? "failed" : "done";
}

std::string placeOf(support::SourceRange range) {
  return range.isKnown() ? std::to_string(range.line) + ":" + std::to_string(range.column) : "";
}

std::string line(std::string place, std::uint32_t branches, std::string_view label, const std::string& text) {
  place.resize(std::max<std::size_t>(place.size(), 8), ' ');
  return place + std::string(std::size_t{2} * branches, ' ') + std::string(label) + text + "\n";
}

}  // namespace

std::string_view toString(smt::Answer answer) {
  return answer == smt::Answer::Yes ? "yes" : answer == smt::Answer::No ? "no" : "unknown";
}

std::string RecordViews::textOf(const Step& step) const { return textOf(step, notation_.wordingAsNamed()); }

std::string RecordViews::textOf(const Step& step, const Wording& wording) const {
  switch (step.kind) {
    case Step::Kind::Eval:
      return ast::toString(*std::get<const ast::Expression*>(step.node));
    case Step::Kind::Produce:
    case Step::Kind::Consume:
      return ast::toString(*std::get<const ast::Assertion*>(step.node));
    case Step::Kind::Exec:
    case Step::Kind::Done:
      return ast::toString(*std::get<const ast::Statement*>(step.node));
    case Step::Kind::Value: {
      const auto& expression = *std::get<const ast::Expression*>(step.node);
      const bool isNew = std::holds_alternative<ast::New>(expression.node);
      return isNew ? ast::toString(expression) : wording.print(step.term);
    }
    case Step::Kind::Assumed:
    case Step::Kind::Branched:
      return wording.print(step.term);
    case Step::Kind::Checked: {
      const std::string_view found = step.answer == smt::Answer::Yes  ? "holds: "
                                     : step.answer == smt::Answer::No ? "fails: "
                                                                      : "unknown: ";
      return std::string(found) + wording.print(step.term);
    }
    case Step::Kind::Refused:
      return notation_.describe(step.chunk, wording) + ": " + step.text +
             (step.cause.isKnown() ? " (" + placeOf(step.cause) + ")" : "");
    case Step::Kind::Part:
    case Step::Kind::Exit:
    case Step::Kind::Failed:
      return step.text;
    default:
      return notation_.describe(step.chunk, wording);
  }
}

std::string RecordViews::heapOf(const Step& step) const {
  std::string text;
  step.held.find([&](const Chunk& chunk) {
    text += (text.empty() ? "" : ", ") + notation_.describe(chunk);
    return false;
  });
  return text.empty() ? "nothing is held" : text;
}

// What is held is shown behind the innermost statement that changed it.
bool RecordViews::showsHeap(const Step& done) const {
  std::uint32_t past = done.before;
  while (past != done.within && record_[past].kind != Step::Kind::Done && past != 0) {
    const bool isThat = record_[past].kind == Step::Kind::Exec && record_[past].node == done.node;
    if (isThat) break;
    past = record_[past].before;
  }
  return !record_[past].held.isIdentical(done.held);
}

std::string RecordViews::trace() const {
  std::string text;
  for (std::uint32_t index = 1; index < record_.size(); ++index) {
    const Step& step = record_[index];
    if (hasLine(step.kind)) text += line(placeOf(step.range), step.branches, label(step.kind), textOf(step));
    if (step.kind == Step::Kind::Done && showsHeap(step))
      text += line("", step.branches, "held       ", heapOf(step));
  }
  return text;
}

std::vector<RecordedNode> RecordViews::nodes(ChunkNumbers& numbers) const {
  std::vector<RecordedNode> nodes;
  nodes.reserve(record_.size());
  for (std::uint32_t index = 0; index < record_.size(); ++index) {
    const Step& step = record_[index];
    RecordedNode node{.id = index,
                      .parent = step.before,
                      .within = step.within,
                      .rule = ruleOf(step.kind),
                      .range = step.range,
                      .outcome = outcomeOf(step)};
    for (const smt::Term fact : step.assumed) node.assumed.push_back(names_.print(terms_, fact));
    if (index == 0 || !record_[step.before].held.isIdentical(step.held))
      addDifference(node, index == 0 ? Heap() : record_[step.before].held, step.held, numbers);
    nodes.push_back(std::move(node));
  }
  return nodes;
}

// Chunks of one number are one.
void RecordViews::addDifference(RecordedNode& node, const Heap& before, const Heap& after,
                                ChunkNumbers& numbers) const {
  std::set<std::uint32_t> gone;
  std::map<std::uint32_t, Chunk> come;
  before.findDifference(after, [&](const Chunk* old, const Chunk* now) {
    if (old != nullptr) gone.insert(numbers.of(*old).first);
    if (now != nullptr) come.emplace(numbers.of(*now).first, *now);
    return false;
  });
  for (const auto& [number, chunk] : come)
    if (gone.erase(number) == 0) node.added.emplace_back(number, notation_.describe(chunk));
  node.taken.assign(gone.begin(), gone.end());
}

}  // namespace warrant::symbex
