#include "symbex/explain/record/state_views.h"
#include "support/match.h"

#include <algorithm>
#include <unordered_set>

#include "ast/print.h"
#include "symbex/explain/history.h"
#include "symbex/explain/notation.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;

namespace {

bool holds(const Heap& heap, const Chunk& wanted) {
  return heap.find(wanted.resource, wanted.receiver, [&](const Chunk& chunk) {
    return chunk.isRange() || std::ranges::equal(chunk.arguments(), wanted.arguments());
  });
}

}  // namespace

RecordedState StateViews::stateAt(std::uint32_t step, ChunkNumbers& numbers) const {
  const SymbolicState& s = record_[step].state;
  const Wording wording = notation_.wordingOf(s);
  return {.frames = framesAt(step),
          .variables = variablesAt(record_[step], wording),
          .heap = chunksOf(record_[step].held, step, wording, numbers),
          .old = chunksOf(s.old, step, wording, numbers),
          .facts = factsAt(step, wording),
          .lost = lostAt(step, wording, numbers)};
}

std::string StateViews::valueAt(std::uint32_t step) const {
  const Step& eval = record_[step];
  if (eval.kind != Step::Kind::Eval || !eval.term) return {};
  const ast::Type& type = std::get<const ast::Expression*>(eval.node)->type;
  return notation_.printValue(type, eval.term, notation_.wordingOf(eval.state));
}

// The innermost part of an assertion or expression for which a rule is applied, and the statements around it.
std::vector<RecordedFrame> StateViews::framesAt(std::uint32_t step) const {
  std::vector<RecordedFrame> frames;
  const auto add = [&](std::uint32_t rule, std::string text) {
    frames.push_back({std::move(text), record_[rule].range, rule});
  };
  for (std::uint32_t rule = isApplication(record_[step].kind) ? step : record_[step].within; rule != 0;
       rule = record_[rule].within) {
    const Step& application = record_[rule];
    if (application.kind == Step::Kind::Exec) {
      add(rule, ast::toString(*std::get<const ast::Statement*>(application.node)));
    } else if (frames.empty() && application.kind != Step::Kind::Eval) {
      add(rule, ast::toString(*std::get<const ast::Assertion*>(application.node)));
    } else if (frames.empty()) {
      add(rule, ast::toString(*std::get<const ast::Expression*>(application.node)));
    }
  }
  frames.push_back({run_.name, run_.result.range(), 0});
  return frames;
}

std::uint32_t StateViews::referenceTo(Term value) const {
  const bool isObject = value && terms_.sort(value) == smt::Sort::Ref && value != terms_.null();
  return isObject ? value.id() : 0;
}

RecordedVariable StateViews::variable(const std::string& name, Term value, const ast::Type* type,
                                      const Wording& wording) const {
  const bool isConstant = type != nullptr && terms_.isConstant(value);
  return {name, isConstant ? notation_.printValue(*type, value, wording) : wording.printValueOf(name, value),
          referenceTo(value)};
}

std::vector<RecordedVariable> StateViews::variablesAt(const Step& step, const Wording& wording) const {
  std::vector<RecordedVariable> variables;
  const Frame::Code frame = step.state.frame.code();
  if (frame.self) variables.push_back(variable("this", frame.self, nullptr, wording));
  for (const ast::Variable* local : notation_.variablesInScope(frame))
    variables.push_back(variable(std::string(local->name), frame.store[local->slot], &local->type, wording));
  const Term result = step.state.frame.result;
  if (result) variables.push_back(variable("result", result, nullptr, wording));
  return variables;
}

std::vector<RecordedChunk> StateViews::chunksOf(const Heap& heap, std::uint32_t step, const Wording& wording,
                                                ChunkNumbers& numbers) const {
  std::vector<RecordedChunk> chunks;
  const std::vector<Chunk> all = chunksInOrder(heap);
  const std::vector<std::uint32_t> births = record_.birthsOf(all, step);
  for (std::size_t i = 0; i < all.size(); ++i) {
    chunks.push_back(chunk(all[i], wording, numbers));
    chunks.back().born = births[i];
  }
  return chunks;
}

namespace {

RecordedChunk::Kind kindOf(const Chunk& chunk) {
  const auto of =
      support::Overloaded{support::each<heap::OfField>(RecordedChunk::Kind::Field),
                          support::each<heap::OfElement, heap::OfRange>(RecordedChunk::Kind::Elements),
                          support::each<heap::OfPredicate>(RecordedChunk::Kind::Predicate)};
  return chunk.isFamily()
             ? support::match(chunk.family().of, of)
             : support::match(chunk.kind, of, support::each<heap::OfFamily>(RecordedChunk::Kind::Field),
                              support::each<heap::OfWand>(RecordedChunk::Kind::Predicate));
}

}  // namespace

RecordedChunk StateViews::chunk(const Chunk& chunk, const Wording& wording, ChunkNumbers& numbers) const {
  RecordedChunk shown{.id = numbers.of(chunk).first,
                      .kind = kindOf(chunk),
                      .text = notation_.describe(chunk, wording),
                      .place = notation_.placeOf(chunk, wording),
                      .amount = Notation::amountOf(chunk.amount, wording),
                      .guard = chunk.guard ? wording.print(chunk.guard) : ""};
  const bool isStatic = analysis_.isStatic(chunk.resource);
  if (!isStatic) shown.object = chunk.receiver.id();
  if (!isStatic) shown.owner = wording.print(chunk.receiver);
  if (const ast::FieldDecl* field = chunk.isField() ? analysis_.fieldOf(chunk.resource) : nullptr) {
    if (isStatic) shown.owner = field->owner->name;
    shown.member = field->name;
    shown.value = notation_.printValue(field->type, chunk.value, wording);
    shown.reference = referenceTo(chunk.value);
  } else {
    const ast::PredicateDecl* const predicate = analysis_.predicateOf(chunk.resource);
    if (isStatic && predicate != nullptr) shown.owner = predicate->owner->name;
    if (predicate != nullptr && predicate->body != nullptr) shown.holds = ast::toString(*predicate->body);
    constexpr std::string_view arrow = " ↦ ";
    const std::size_t value = shown.text.find(arrow, shown.place.size());
    if (chunk.isRange() && value != std::string::npos) shown.value = shown.text.substr(value + arrow.size());
    shown.member =
        shown.place.starts_with(shown.owner) ? shown.place.substr(shown.owner.size()) : shown.place;
    if (shown.member.starts_with('.')) shown.member.erase(0, 1);
    for (const Term argument : chunk.arguments()) {
      if (const std::uint32_t reference = referenceTo(argument)) shown.arguments.push_back(reference);
    }
  }
  return shown;
}

std::vector<RecordedFact> StateViews::factsAt(std::uint32_t step, const Wording& wording) const {
  std::vector<RecordedFact> facts;
  std::unordered_set<std::string> seen;
  for (const auto& [fact, origin] : record_.factsAt(step)) {
    std::optional<RecordedFact> shown = StateViews::fact(fact, origin, wording);
    if (shown && seen.insert(shown->text).second) facts.push_back(std::move(*shown));
  }
  return facts;
}

std::optional<RecordedFact> StateViews::fact(Term fact, std::uint32_t origin, const Wording& wording) const {
  const bool isOfConstants = !fact || terms_.birth(fact) == 0;
  if (isOfConstants || !wording.isReadable(fact)) return std::nullopt;
  const Step& at = record_[origin];
  return RecordedFact{wording.print(fact), origin, at.range, at.kind == Step::Kind::Branched,
                      relationOf(fact)};
}

std::optional<RecordedRelation> StateViews::relationOf(Term fact) const {
  const bool isNegated = terms_.op(fact) == smt::Op::Not;
  const Term equation = isNegated ? terms_.arguments(fact)[0] : fact;
  if (terms_.op(equation) != smt::Op::Equal) return std::nullopt;
  const auto sides = terms_.arguments(equation);
  if (terms_.sort(sides[0]) != smt::Sort::Ref) return std::nullopt;
  return RecordedRelation{referenceTo(sides[0]), referenceTo(sides[1]), !isNegated};
}

std::vector<RecordedLoss> StateViews::lostAt(std::uint32_t step, const Wording& wording,
                                             ChunkNumbers& numbers) const {
  std::vector<RecordedLoss> lost;
  std::unordered_set<std::string> seen;
  const Heap& held = record_[step].held;
  for (; step != 0; step = record_[step].before) {
    const Step& past = record_[step];
    if (!isRemoval(past.kind) || holds(held, past.chunk)) continue;
    RecordedChunk shown = chunk(past.chunk, wording, numbers);
    if (!seen.insert(shown.place).second) continue;
    lost.push_back({std::move(shown), step, past.range, std::string(fateOf(record_, past))});
  }
  return lost;
}

}  // namespace warrant::symbex
