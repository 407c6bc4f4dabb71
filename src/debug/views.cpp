#include "debug/views.h"

#include <algorithm>
#include <map>

#include "report/display.h"
#include "report/text.h"

namespace warrant::debug {

using report::Tone;
using symbex::RecordedChunk;
using symbex::RecordedNode;
using symbex::RecordedState;
using symbex::RecordedVariable;

namespace {

constexpr std::size_t mostChunks = 8;  // of a heap that is not asked for whole

std::string number(Node node) { return "#" + std::to_string(node); }

std::string line(std::string_view text) { return report::printable(text) + "\n"; }

std::string padded(std::string text, std::size_t width) {
  const std::size_t shown = report::displayWidth(text);
  return text + std::string(shown < width ? width - shown : 0, ' ');
}

// Two columns, the first as wide as it must be.
std::string table(const std::vector<std::pair<std::string, std::string>>& rows) {
  std::size_t width = 0;
  for (const auto& [left, right] : rows) width = std::max(width, report::displayWidth(left));
  std::string text;
  for (const auto& [left, right] : rows)
    text +=
        line("  " + (right.empty() ? left : padded(left, std::min<std::size_t>(width, 40)) + "  " + right));
  return text;
}

// Of the paper, where it has the rule.
std::string_view explanationOf(std::string_view rule) {
  static const std::map<std::string_view, std::string_view> texts{
      {"part", "a check of the member begins"},
      {"eval", "Figure 5: the expression is evaluated"},
      {"produce",
       "Figure 6: the assertion is added to the state: chunks for its permissions, facts for the rest"},
      {"consume", "Figure 7: the assertion is checked, and its permissions are taken out of the heap"},
      {"exec", "Figure 8: the statement is executed"},
      {"done", "Figure 8: the statement goes on"},
      {"add", "a permission comes into the heap"},
      {"take", "a permission is taken out of the heap"},
      {"read", "a permission is looked at: it must be in the heap"},
      {"write", "the value of a field or element changes: its permission must be in the heap, whole"},
      {"open", "section 4.1: a predicate is exchanged for its body"},
      {"close", "section 4.1: the body of a predicate is exchanged for the predicate"},
      {"frame", "what the loop's invariant does not own is put aside until behind the loop"},
      {"refuse", "section 4.1: a predicate could not be closed"},
      {"value", "a call or a creation has this value"},
      {"assume", "the fact is added to the path condition"},
      {"case", "the path goes on for this case; the others are paths of their own"},
      {"check", "the condition must follow from the path condition"},
      {"exit", "the body ends: the postcondition is consumed"},
      {"fail", "what was demanded is not there, or does not follow"}};
  const auto found = texts.find(rule);
  return found == texts.end() ? std::string_view() : found->second;
}

template <class Kept, class Text>
std::vector<std::string> textsOf(const std::vector<Kept>& kept, Text text) {
  std::vector<std::string> texts;
  for (const Kept& one : kept) texts.push_back(text(one));
  return texts;
}

// What only one of the states has: `- x`, `+ y`.
std::string difference(const std::vector<std::string>& before, const std::vector<std::string>& after) {
  std::string text;
  for (const std::string& one : before) {
    if (std::ranges::find(after, one) == after.end()) text += line("  - " + one);
  }
  for (const std::string& one : after) {
    if (std::ranges::find(before, one) == before.end()) text += line("  + " + one);
  }
  return text;
}

std::string textOf(const RecordedVariable& variable) { return variable.name + " = " + variable.value; }

}  // namespace

std::string shownValue(const RecordedVariable& variable) {
  return variable.value == variable.name ? "any value, called " + variable.name : variable.value;
}

std::string Views::place(const support::SourceRange& range) const {
  if (!range.isKnown()) return "";
  const bool isOther = range.file != session_.run().member().range().file;
  return (isOther ? session_.run().file(range).path + ":" : "") + std::to_string(range.line) + ":" +
         std::to_string(range.column);
}

std::string Views::source(const support::SourceRange& range) const {
  if (!range.isKnown()) return "";
  const std::string margin = padded(std::to_string(range.line), 4);
  const auto shown =
      report::displayLine(session_.run().file(range).line(range.line), range.column, range.column + 1);
  return "  " + style_.paint(Tone::Margin, margin + "| ") + shown.text + "\n";
}

std::string Views::location(Node node, bool withSource) const {
  const RecordedNode& step = session_.graph()[node];
  const Tone tone = step.rule == "fail" ? Tone::Error : Tone::Strong;
  std::string text = style_.paint(Tone::Note, number(node)) + " " + style_.paint(tone, step.rule) + " " +
                     place(step.range) + (step.range.isKnown() ? " " : "") +
                     report::printable(session_.run().recording().textOf(node)) + "\n";
  return withSource ? text + source(step.range) : text;
}

std::string Views::step(Node node) const {
  std::string text = location(node, true);
  const RecordedNode& step = session_.graph()[node];
  const std::vector<Node> cases = session_.graph().cases(node);
  if (step.rule == "fail") text += "  `why` says more\n";
  if (cases.empty()) return text;
  text += "  open branch: `go true` for " + line(session_.run().recording().textOf(cases.front()));
  return text + "               `go false` for " + line(session_.run().recording().textOf(cases.back()));
}

std::string Views::where() const {
  std::string text;
  for (const symbex::RecordedFrame& frame : session_.state().frames)
    text += line("  " + (text.empty() ? std::string("at ") : std::string("in ")) + place(frame.range) + " " +
                 frame.text);
  return location(session_.at(), true) + text;
}

std::string Views::locals() const {
  std::vector<std::pair<std::string, std::string>> rows;
  for (const RecordedVariable& variable : session_.state().variables) {
    if (variable.name == "this") continue;
    rows.emplace_back(variable.name, "= " + shownValue(variable));
  }
  return rows.empty() ? "  there are no local variables here\n" : table(rows);
}

// What the step speaks of, and what came last, is shown first.
std::string Views::chunks(const std::vector<RecordedChunk>& chunks, bool all) const {
  if (chunks.empty()) return "  nothing is held\n";
  std::vector<const RecordedChunk*> shown;
  for (const RecordedChunk& chunk : chunks) shown.push_back(&chunk);
  if (!all && shown.size() > mostChunks) {
    const std::string about = session_.run().recording().textOf(session_.at());
    const auto isAbout = [&](const RecordedChunk* chunk) {
      return about.find(chunk->place) != std::string::npos;
    };
    std::ranges::stable_sort(shown, [&](const RecordedChunk* left, const RecordedChunk* right) {
      return std::pair(!isAbout(left), right->born) < std::pair(!isAbout(right), left->born);
    });
    shown.resize(mostChunks);
  }
  std::vector<std::pair<std::string, std::string>> rows;
  for (const RecordedChunk* chunk : shown) {
    const RecordedNode& birth = session_.graph()[chunk->born];
    rows.emplace_back(
        chunk->text,
        birth.id == 0 ? "" : "since " + number(birth.id) + " line " + std::to_string(birth.range.line));
  }
  std::string text = table(rows);
  if (shown.size() < chunks.size())
    text += "  … and " + std::to_string(chunks.size() - shown.size()) + " more: `heap all`\n";
  return text;
}

std::string Views::heap(bool all) const { return chunks(session_.state().heap, all); }

std::string Views::old() const {
  std::string text;
  for (const RecordedChunk& chunk : session_.state().old) text += line("  " + chunk.text);
  return text.empty() ? "  nothing is held\n" : text;
}

std::string Views::lost() const {
  std::string text;
  for (const symbex::RecordedLoss& loss : session_.state().lost)
    text += line("  " + loss.chunk.text + ": at " + number(loss.node) + " " + place(loss.range) + " " +
                 loss.fate);
  return text.empty() ? "  nothing was lost\n" : text;
}

std::string Views::pathCondition() const {
  std::vector<std::pair<std::string, std::string>> rows;
  for (const symbex::RecordedFact& fact : session_.state().facts) {
    const std::string origin =
        fact.node == 0 ? "" : "since " + number(fact.node) + " line " + std::to_string(fact.range.line);
    rows.emplace_back(fact.text, origin + (fact.isBranch ? ", a branch" : ""));
  }
  return rows.empty() ? "  nothing is known\n" : table(rows);
}

std::string Views::rule() const {
  const RecordedNode& step = session_.graph()[session_.at()];
  const bool isLeaf = session_.run().isExploration() && step.rule == "exit";
  const std::string_view explanation = isLeaf ? "a leaf: the call ends here" : explanationOf(step.rule);
  std::string text = line(std::string(step.rule) + ": " + std::string(explanation));
  text += line("  of " + session_.run().recording().textOf(step.id));
  const std::string value = session_.run().recording().valueAt(step.id);
  if (!value.empty()) text += line("  comes to " + value);
  for (const auto& [id, chunk] : step.added) text += line("  adds " + chunk);
  if (session_.graph().previous(step.id)) {
    const RecordedState before = session_.run().recording().stateAt(step.parent);
    for (const std::uint32_t taken : step.taken) {
      const auto chunk = std::ranges::find(before.heap, taken, &RecordedChunk::id);
      if (chunk != before.heap.end()) text += line("  takes " + chunk->text);
    }
  }
  for (const std::string& fact : step.assumed) {
    if (fact.find("…") == std::string::npos) text += line("  assumes " + fact);
  }
  return text + line("  outcome: " + std::string(step.outcome));
}

std::string Views::outcome(Node end) const {
  if (session_.run().isExploration() && session_.graph()[end].rule == "exit") {
    return report::printable(session_.run().recording().textOf(end)) + " at " + number(end) + " " +
           place(session_.graph()[end].range);
  }
  const std::vector<Node> failures = session_.graph().failuresOn(end);
  if (!failures.empty()) {
    const RecordedNode& failure = session_.graph()[failures.front()];
    return style_.paint(Tone::Error, "fails") + " at " + number(failure.id) + " " + place(failure.range) +
           ": " + report::printable(session_.run().recording().textOf(failure.id));
  }
  return "ends at " + number(end) +
         (session_.graph()[end].range.isKnown() ? " " + place(session_.graph()[end].range) : "");
}

std::string Views::pathName(Node end) const {
  std::string text;
  for (const Node node : session_.graph().path(end)) {
    if (session_.graph()[node].rule != "case") continue;
    text += (text.empty() ? "" : ", ") + report::printable(session_.run().recording().textOf(node));
  }
  return text.empty() ? "always" : text;
}

std::string Views::paths() const {
  std::string text;
  const Node at = session_.at();
  for (const Node end : session_.graph().ends()) {
    const bool isHere = end == at || session_.graph().isBefore(at, end);
    text += std::string(isHere ? "* " : "  ") + pathName(end) + ": " + outcome(end) + "\n";
  }
  return text.empty() ? "  there are no paths\n" : text;
}

std::string Views::branch(Node from, const std::string& indent) const {
  const Graph& graph = session_.graph();
  Node last = from;
  std::vector<Node> cases = graph.cases(last);
  for (std::optional<Node> next = graph.next(last); next && cases.empty(); next = graph.next(last)) {
    last = *next;
    cases = graph.cases(last);
  }
  if (cases.empty()) return indent + "└─ " + outcome(last) + "\n";
  std::string text;
  for (const Node one : cases) {
    const bool isLast = one == cases.back();
    text += indent + (isLast ? "└─ " : "├─ ") + number(one) + " line " +
            std::to_string(graph[one].range.line) + ": " +
            report::printable(session_.run().recording().textOf(one)) + "\n";
    text += branch(one, indent + (isLast ? "   " : "│  "));
  }
  return text;
}

std::string Views::tree() const {
  const Graph& graph = session_.graph();
  if (graph.ends().empty()) return "  there are no paths\n";
  const Node first = graph.path(graph.ends().front()).front();
  return number(first) + " " + report::printable(session_.run().name()) + "\n" + branch(first, "");
}

std::string Views::diff(Node from, Node to) const {
  const RecordedState before = session_.run().recording().stateAt(from),
                      after = session_.run().recording().stateAt(to);
  const auto section = [&](std::string_view name, const std::string& text) {
    return text.empty() ? "" : style_.paint(Tone::Strong, name) + "\n" + text;
  };
  const auto variables = [](const RecordedState& state) { return textsOf(state.variables, textOf); };
  const auto heap = [](const RecordedState& state) {
    return textsOf(state.heap, [](const RecordedChunk& chunk) { return chunk.text; });
  };
  const auto facts = [](const RecordedState& state) {
    return textsOf(state.facts, [](const symbex::RecordedFact& fact) { return fact.text; });
  };
  const std::string text = section("variables", difference(variables(before), variables(after))) +
                           section("heap", difference(heap(before), heap(after))) +
                           section("known", difference(facts(before), facts(after)));
  return text.empty() ? "  nothing is different\n" : text;
}

std::string Views::changes(Node from, Node to) const {
  const RecordedState before = session_.run().recording().stateAt(from),
                      after = session_.run().recording().stateAt(to);
  std::string text;
  const auto add = [&](const std::string& one) { text += (text.empty() ? "" : ", ") + one; };
  for (const RecordedVariable& variable : after.variables) {
    const bool isOld = std::ranges::any_of(
        before.variables, [&](const RecordedVariable& past) { return textOf(past) == textOf(variable); });
    if (!isOld) add(textOf(variable));
  }
  for (const RecordedChunk& chunk : after.heap) {
    if (std::ranges::find(before.heap, chunk.id, &RecordedChunk::id) == before.heap.end()) add(chunk.text);
  }
  return report::printable(text);
}

std::string Views::heapLine(Node node) const {
  std::string text;
  for (const RecordedChunk& chunk : session_.run().recording().stateAt(node).heap)
    text += (text.empty() ? "" : ", ") + chunk.text;
  return text.empty() ? "nothing is held" : report::printable(text);
}

std::string Views::failure(const Run& run, Node node) const {
  const symbex::Failure* const failure = failureAt(run, node);
  if (failure == nullptr) return line("  fails: " + run.recording().textOf(node));
  std::string text = report::toText(run.program(), run.member(), *failure, {.verbose = true});
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

}  // namespace warrant::debug
