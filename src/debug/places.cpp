#include "debug/places.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <utility>

#include "support/match.h"

namespace warrant::debug {

using support::SourceRange;

namespace {

// How a statement stands in the text.
enum class Standing : std::uint8_t {
  InBlock,
  Alone,  // the arm of an `if`, the body of a loop: braces are needed for another one
  InHeader,
};

struct Standings {
  std::map<SourceRange, Standing> of;
  std::map<SourceRange, SourceRange> starts;  // where the annotations of a loop begin that stand before it
  std::map<SourceRange, bool> areBlocks;
};

// Finds out how the statements of a body stand.
class Walk {
 public:
  Walk(const ast::Program& program, Standings& found) : program_(program), found_(found) {}

  void add(const ast::Statement& statement, Standing standing) {
    const SourceRange& range = statement.range;
    const bool isNew = found_.of.emplace(range, standing).second;
    support::match(
        statement.node,
        [&](const ast::Block& block) {
          const bool isRoutine =
              std::exchange(isFirst_, false) && textAt(range) != '{';  // main's: it has no braces
          const bool isText = isRoutine || (range.isKnown() && textAt(range) == '{');
          if (isNew) found_.areBlocks[range] = isText && !isRoutine;
          for (const ast::Statement* one : block.statements)
            add(*one, isText ? Standing::InBlock : Standing::InHeader);
        },
        [&](const ast::If& branch) {
          add(*branch.onTrue, Standing::Alone);
          if (branch.onFalse != nullptr) add(*branch.onFalse, Standing::Alone);
        },
        [&](const ast::Loop& loop) {
          noteStart(range, loop);
          add(*loop.body, Standing::Alone);
        },
        [&](const ast::Labelled& labelled) { add(*labelled.body, Standing::Alone); },
        [&](const ast::Switch& choice) {
          for (const ast::SwitchCase& one : choice.cases) {
            for (const ast::Statement* part : one.body) add(*part, Standing::InBlock);
          }
        },
        [&](const ast::Try& attempt) {
          add(*attempt.body, Standing::InHeader);
          for (const ast::Catch& one : attempt.catches) add(*one.body, Standing::InHeader);
          if (attempt.finallyBody != nullptr) add(*attempt.finallyBody, Standing::InHeader);
        },
        [](const auto&) {});
  }

 private:
  char textAt(const SourceRange& range) const {
    const std::string& text = program_.sources[range.file].file.text;
    const std::size_t offset = offsetOf(text, range.line, range.column);
    return offset < text.size() ? text[offset] : '\0';
  }

  void noteStart(const SourceRange& range, const ast::Loop& loop) {
    SourceRange start = range;
    const auto reach = [&](const SourceRange& part) {
      if (part.isKnown() && part.file == start.file && part < start) start = part;
    };
    for (const ast::Assertion* invariant : loop.invariants) reach(invariant->range);
    if (loop.measure != nullptr) reach(loop.measure->range);
    if (start != range) found_.starts.emplace(range, start);
  }

  const ast::Program& program_;
  Standings& found_;
  bool isFirst_ = true;
};

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '\\'; }

// A place in the text, found step by step backwards.
class Search {
 public:
  Search(const Run& run, bool isCode) : run_(run), isCode_(isCode) {
    if (run.member().method != nullptr && run.member().method->body != nullptr) {
      Walk walk(*run.program().program, standings_);
      walk.add(*run.member().method->body, Standing::InHeader);
    }
  }

  std::optional<Place> at(Node node) const {
    const symbex::RecordedNode& step = run_.graph()[node];
    if (step.rule != "exec" && step.rule != "done") return std::nullopt;
    if (step.rule == "done") return behind(step.range, node);
    const auto block = standings_.areBlocks.find(step.range);
    if (block != standings_.areBlocks.end() && block->second) return atStartOf(step.range, node);
    return before(step.range, run_.graph()[node].parent);
  }

 private:
  const std::string& textOf(const SourceRange& range) const { return run_.file(range).text; }

  std::optional<Place> finish(const SourceRange& range, std::size_t offset, Node anchor,
                              std::string description) const {
    const std::string& text = textOf(range);
    const bool isJava = run_.program().program->sources[range.file].dialect == ast::Dialect::Java;
    const Annotation annotation = isJava ? annotationAt(text, offset) : Annotation{};
    Place place{.file = range.file, .anchor = anchor, .description = std::move(description)};
    if (annotation.isAround && annotation.isFirst) {
      offset = annotation.start;
    } else if (annotation.isAround) {
      if (isCode_) return std::nullopt;
      place.isInAnnotation = true;
    }
    place.line = 1 + static_cast<std::uint32_t>(
                         std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
    place.column = 1;
    while (offsetOf(text, place.line, place.column) < offset) ++place.column;
    return place;
  }

  std::optional<Place> before(SourceRange range, Node anchor) const {
    const auto standing = standings_.of.find(range);
    if (standing == standings_.of.end() || standing->second == Standing::InHeader) return std::nullopt;
    const std::string& text = textOf(range);
    const auto start = standings_.starts.find(range);
    std::size_t offset = offsetOf(text, range.line, range.column);
    if (start != standings_.starts.end()) {
      offset = offsetOf(text, start->second.line, start->second.column);
      while (offset > 0 && text[offset - 1] == ' ') --offset;
      while (offset > 0 && isWord(text[offset - 1])) --offset;
    }
    auto place = finish(range, offset, anchor, "before line " + std::to_string(range.line));
    if (!place) return place;
    if (standing->second == Standing::Alone) return inBraces(std::move(*place), range);
    const char last = significantBefore(text, offsetOf(text, place->line, place->column));
    return std::string_view(";{}:").find(last) != std::string_view::npos ? place : std::nullopt;
  }

  std::optional<Place> inBraces(Place place, const SourceRange& range) const {
    if (place.isInAnnotation) return std::nullopt;
    place.before = "{ ";
    place.others.push_back({range.endLine, range.endColumn, " }"});
    return place;
  }

  std::optional<Place> atStartOf(const SourceRange& block, Node anchor) const {
    return finish(block, offsetOf(textOf(block), block.line, block.column) + 1, anchor,
                  "at the start of line " + std::to_string(block.line));
  }

  std::optional<Place> behind(const SourceRange& range, Node anchor) const {
    const auto block = standings_.areBlocks.find(range);
    if (block != standings_.areBlocks.end() && block->second)
      return finish(range, offsetOf(textOf(range), range.endLine, range.endColumn) - 1, anchor,
                    "at the end of line " + std::to_string(range.endLine));
    const auto standing = standings_.of.find(range);
    if (standing == standings_.of.end() || standing->second != Standing::InBlock) return std::nullopt;
    const std::string& text = textOf(range);
    const std::size_t end = offsetOf(text, range.endLine, range.endColumn);
    if (end == 0 || std::string_view(";}").find(text[end - 1]) == std::string_view::npos) return std::nullopt;
    return finish(range, end, anchor, "behind line " + std::to_string(range.endLine));
  }

  const Run& run_;
  bool isCode_;
  Standings standings_;
};

// What leaves the state as it is, but for what is known.
bool changesNothing(const symbex::RecordedNode& node) {
  static constexpr std::string_view rules[] = {"eval", "part", "exit",  "fail", "refuse",
                                               "exec", "done", "check", "read", "value"};
  return std::ranges::find(rules, node.rule) != std::end(rules);
}

// In front of the statement that comes next, if nothing happens before it.
std::optional<Place> placeAhead(const Search& search, const Graph& graph, Node node) {
  for (std::optional<Node> at = node; at; at = graph.next(*at)) {
    if (graph[*at].rule == "exec") return search.at(*at);
    if (*at != node && (!changesNothing(graph[*at]) || graph[*at].rule == "done")) break;
  }
  return std::nullopt;
}

}  // namespace

Place placeFor(const Run& run, Node node, bool isCode) {
  const Search search(run, isCode);
  const Graph& graph = run.graph();
  if (std::optional<Place> place = placeAhead(search, graph, node)) return *place;
  bool isExact = true;
  for (std::optional<Node> at = node; at; at = graph.previous(*at)) {
    if (std::optional<Place> place = search.at(*at)) {
      place->isExact = isExact;
      return *place;
    }
    isExact = isExact && changesNothing(graph[*at]);
  }
  std::optional<Place> place = search.at(graph.entry());
  if (!place) throw Refused("there is no statement on the path where this could be asked");
  place->isExact = false;
  return *place;
}

}  // namespace warrant::debug
