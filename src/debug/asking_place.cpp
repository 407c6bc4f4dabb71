#include "debug/asking_place.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "places/slots.h"

namespace warrant::debug {

using support::SourceRange;

namespace {

// Where a statement can stand before or behind what a step executes.
class Search {
 public:
  Search(const Run& run, bool isCode)
      : run_(run), isCode_(isCode), slots_(*run.program().program, run.member().method) {}

  std::optional<Place> at(Node node) const {
    const symbex::RecordedNode& step = run_.graph()[node];
    const SourceRange& range = step.range;
    const bool isBlock = slots_.isBlock(range);
    if (step.rule == "done" && isBlock)
      return of(slots_.atEndOf(range, isCode_), node, "at the end of line ", range.endLine);
    if (step.rule == "done") return of(slots_.behind(range, isCode_), node, "behind line ", range.endLine);
    if (step.rule != "exec") return std::nullopt;
    if (isBlock) return of(slots_.atStartOf(range, isCode_), node, "at the start of line ", range.line);
    return of(slots_.before(range, isCode_), step.parent, "before line ", range.line);
  }

 private:
  static std::optional<Place> of(const std::optional<places::Slot>& slot, Node anchor,
                                 const std::string& where, std::uint32_t line) {
    if (!slot) return std::nullopt;
    Place place{.file = slot->at.file,
                .line = slot->at.line,
                .column = slot->at.column,
                .isInAnnotation = slot->isInAnnotation,
                .anchor = anchor,
                .description = where + std::to_string(line)};
    if (slot->braced.isKnown()) {
      place.before = "{ ";
      place.others.push_back({slot->braced.endLine, slot->braced.endColumn, " }"});
    }
    return place;
  }

  const Run& run_;
  bool isCode_;
  const places::Slots slots_;
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
