#include "dap/views/scopes.h"

#include <algorithm>
#include <filesystem>

#include "debug/console/command_line.h"
#include "debug/evaluation.h"
#include "debug/views.h"
#include "report/display.h"

namespace warrant::dap {

using symbex::RecordedChunk;
using symbex::RecordedFact;
using Kind = Container::Kind;

namespace {

bool isOld(Kind kind) { return kind == Kind::OldHeap || kind == Kind::OldObject; }

const std::vector<RecordedChunk>& heapOf(const symbex::RecordedState& state, Kind kind) {
  return isOld(kind) ? state.old : state.heap;
}

// Of static fields and predicates, the class is the object.
bool isOf(const RecordedChunk& chunk, const Container& object) {
  return chunk.object == object.which && (chunk.object != 0 || chunk.owner == object.owner);
}

// Facts of one origin stand together.
bool areOfOneOrigin(const RecordedFact& one, const RecordedFact& other) {
  return one.isBranch == other.isBranch && one.range.file == other.range.file &&
         one.range.line == other.range.line && (one.node == 0) == (other.node == 0);
}

std::vector<const RecordedFact*> firstsOfOrigins(const symbex::RecordedState& state) {
  std::vector<const RecordedFact*> firsts;
  for (const RecordedFact& fact : state.facts) {
    const bool isNew =
        std::ranges::none_of(firsts, [&](const RecordedFact* first) { return areOfOneOrigin(*first, fact); });
    if (isNew) firsts.push_back(&fact);
  }
  return firsts;
}

std::string amountOf(const RecordedChunk& chunk) {
  return (chunk.amount.empty() ? "" : ", " + chunk.amount + " of it") +
         (chunk.guard.empty() ? "" : ", if " + chunk.guard);
}

}  // namespace

const std::vector<Scope>& scopes() {
  static const std::vector<Scope> all{{"Locals", Kind::Locals},    {"Heap", Kind::Heap},
                                      {"Old heap", Kind::OldHeap}, {"Path condition", Kind::PathCondition},
                                      {"Lost chunks", Kind::Lost}, {"Counterexample", Kind::Counterexample}};
  return all;
}

std::vector<Variable> Scopes::variablesIn(const Container& container) const {
  const Node node = container.node;
  if (container.kind == Kind::Counterexample) return example(node);
  const State state = session_.run().recording().stateAt(node);
  switch (container.kind) {
    case Kind::Locals:
      return locals(state, node);
    case Kind::Heap:
    case Kind::OldHeap:
      return objects(state, container);
    case Kind::PathCondition:
      return origins(state, node);
    case Kind::Lost:
      return lost(state);
    case Kind::Origin:
      return facts(state, container);
    default:
      return content(state, container);
  }
}

std::optional<Container> Scopes::contentOf(const State& state, Node node, std::uint32_t object) const {
  const bool isHeld =
      object != 0 && std::ranges::find(state.heap, object, &RecordedChunk::object) != state.heap.end();
  return isHeld ? std::optional(Container{Kind::Object, node, object}) : std::nullopt;
}

std::string Scopes::place(const support::SourceRange& range) const {
  const bool isOther = range.file != session_.run().member().range().file;
  const std::string line = "line " + std::to_string(range.line);
  return isOther ? line + " of " + std::filesystem::path(session_.run().file(range).path).filename().string()
                 : line;
}

std::vector<Variable> Scopes::locals(const State& state, Node node) const {
  std::vector<Variable> variables;
  for (const symbex::RecordedVariable& variable : state.variables) {
    const bool isObject = variable.reference != 0;
    variables.push_back({.name = variable.name,
                         .value = isObject ? variable.value : debug::shownValue(variable),
                         .expression = variable.name,
                         .canBeSet = variable.name != "this" && variable.name != "result",
                         .content = contentOf(state, node, variable.reference)});
  }
  return variables;
}

std::vector<Variable> Scopes::objects(const State& state, const Container& heap) const {
  std::vector<Variable> objects;
  const std::vector<RecordedChunk>& chunks = heapOf(state, heap.kind);
  for (const RecordedChunk& chunk : chunks) {
    const Container object{isOld(heap.kind) ? Kind::OldObject : Kind::Object, heap.node, chunk.object,
                           chunk.object == 0 ? chunk.owner : ""};
    const bool isKnown = std::ranges::any_of(
        objects, [&](const Variable& known) { return known.content == std::optional(object); });
    if (isKnown) continue;
    std::string held;
    for (const RecordedChunk& one : chunks) {
      if (isOf(one, object)) held += (held.empty() ? "" : ", ") + one.member;
    }
    objects.push_back({.name = chunk.owner, .value = held, .content = object});
  }
  return objects;
}

std::vector<Variable> Scopes::content(const State& state, const Container& object) const {
  std::vector<Variable> variables;
  for (const RecordedChunk& chunk : heapOf(state, object.kind)) {
    if (!isOf(chunk, object)) continue;
    const bool isField = chunk.kind == RecordedChunk::Kind::Field, isNow = !isOld(object.kind);
    const symbex::RecordedNode& birth = session_.graph()[chunk.born];
    const std::string since = birth.id == 0 || !isNow ? "" : " since " + place(birth.range);
    variables.push_back(
        {.name = chunk.member,
         .value = (chunk.value.empty() ? "held" + since : chunk.value) + amountOf(chunk),
         .expression = isNow && isField ? chunk.place : "",
         .chunk = chunk.place,
         .canBeSet = isNow && isField && chunk.amount.empty(),
         .content = isNow && isField ? contentOf(state, object.node, chunk.reference) : std::nullopt});
  }
  return variables;
}

std::vector<Variable> Scopes::origins(const State& state, Node node) const {
  std::vector<Variable> variables;
  std::uint32_t number = 0;
  for (const RecordedFact* first : firstsOfOrigins(state)) {
    const bool hasPlace = first->node != 0 && first->range.isKnown();
    const std::string source =
        hasPlace ? report::printable(debug::trim(session_.run().file(first->range).line(first->range.line)))
                 : "";
    variables.push_back({.name = !hasPlace         ? "from the beginning"
                                 : first->isBranch ? place(first->range) + ", a branch"
                                                   : place(first->range),
                         .value = source,
                         .content = Container{Kind::Origin, node, number++}});
  }
  return variables;
}

std::vector<Variable> Scopes::facts(const State& state, const Container& origin) const {
  std::vector<Variable> variables;
  const std::vector<const RecordedFact*> firsts = firstsOfOrigins(state);
  if (origin.which >= firsts.size()) return variables;
  for (const RecordedFact& fact : state.facts) {
    if (areOfOneOrigin(*firsts[origin.which], fact))
      variables.push_back({.name = fact.text, .value = "true"});
  }
  return variables;
}

std::vector<Variable> Scopes::lost(const State& state) const {
  std::vector<Variable> variables;
  for (const symbex::RecordedLoss& loss : state.lost) {
    variables.push_back(
        {.name = loss.chunk.place, .value = place(loss.range) + ": " + loss.fate, .chunk = loss.chunk.place});
  }
  return variables;
}

// Of the condition that is checked at the step.
std::vector<Variable> Scopes::example(Node node) const {
  try {
    const symbex::Example example =
        debug::exampleOf(session_.run(), debug::checkHere(session_.graph(), node));
    std::vector<Variable> variables{
        {.name = example.goal, .value = example.isConfirmed ? "false" : "false, as far as is known"}};
    for (const auto& [place, value] : example.values) variables.push_back({.name = place, .value = value});
    return variables;
  } catch (const debug::Refused& refused) {
    return {{.name = "none", .value = refused.what()}};
  }
}

}  // namespace warrant::dap
