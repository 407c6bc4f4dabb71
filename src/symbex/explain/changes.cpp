#include "symbex/explain/changes.h"

#include <algorithm>

#include "ast/walk.h"
#include "symbex/explain/notation.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

using heap::Chunk;
using smt::Op;
using support::Note;
using support::SourceRange;

namespace {

constexpr std::size_t mostNotes = 3;

// Steps of evaluating, which change nothing.
bool isOfEvaluation(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::Evaluate:
    case Step::Kind::Assume:
    case Step::Kind::Produce:
    case Step::Kind::Read:
    case Step::Kind::Branch:
    case Step::Kind::Check:
      return true;
    default:
      return false;
  }
}

bool assigns(const ast::Statement& statement, const ast::Variable& variable) {
  bool isFound = false;
  ast::forEachAssigned(
      statement, [&](const ast::Variable& assigned) { isFound = isFound || assigned.slot == variable.slot; });
  return isFound;
}

}  // namespace

struct Changes::Subject {
  std::vector<Chunk> places;
  std::vector<const ast::Variable*> variables;
};

std::vector<Note> Changes::of(const SymbolicState& s, const Problem& problem, const Wording& wording) const {
  if (!problem.goal || !trace_.isOn() || now().method == nullptr) return {};
  const Subject subject = subjectOf(s, problem);
  const std::uint32_t since = lastCompleted(s, problem);
  std::vector<Note> notes;
  std::string unchanged;
  for (const Chunk& place : subject.places) {
    const std::string name = notation_.placeOf(place, wording);
    if (const auto change = changeOf(place, name, since))
      notes.push_back(*change);
    else
      unchanged += (unchanged.empty() ? "`" : ", `") + name + "`";
  }
  for (const ast::Variable* const variable : subject.variables) {
    if (const auto change = changeOf(*variable, since)) notes.push_back(*change);
  }
  if (notes.size() > mostNotes) notes.resize(mostNotes);
  if (problem.reason == Reason::Null) return notes;  // what is null is known better
  if (!unchanged.empty() && !now().method->isPure() && now().method->body != nullptr)
    notes.push_back({{}, "not assigned on this path: " + unchanged});
  return notes;
}

// --- what the goal speaks of

Changes::Subject Changes::subjectOf(const SymbolicState& s, const Problem& problem) const {
  Subject subject;
  addPlaces(s, problem.goal, subject);
  if (const ast::Expression* const condition = conditionOf(problem))
    addWritten(s, problem, *condition, subject);
  return subject;
}

// The expression that is the condition, if it stands in the method.
const ast::Expression* Changes::conditionOf(const Problem& problem) const {
  const ast::MethodDecl& method = *now().method;
  const ast::Expression* found = nullptr;
  const auto consider = [&](const ast::Expression& e) {
    if (found == nullptr && e.range == problem.range) found = &e;
  };
  const auto lookIn = [&](const ast::Assertion& clause) { ast::forEachExpression(clause, consider); };
  for (const ast::Assertion* clause : method.requires_) lookIn(*clause);
  for (const ast::Assertion* clause : method.ensures) lookIn(*clause);
  for (const ast::Signals& clause : method.signals) lookIn(*clause.assertion);
  if (method.body == nullptr) return found;
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    ast::forEachOperand(
        statement, [&](const ast::Expression& e) { ast::forEachExpression(e, consider); }, lookIn);
  });
  return found;
}

// What the condition reads as it is written, and, of the result, what is returned.
void Changes::addWritten(const SymbolicState& s, const Problem& problem, const ast::Expression& condition,
                         Subject& subject) const {
  std::vector<const ast::FieldDecl*> fields;
  const auto collect = [&](const ast::Expression& e) {
    if (const auto* const read = std::get_if<ast::VariableRead>(&e.node)) {
      if (std::ranges::find(subject.variables, read->variable) == subject.variables.end())
        subject.variables.push_back(read->variable);
    }
    if (const auto* const read = std::get_if<ast::FieldRead>(&e.node)) fields.push_back(read->field);
  };
  const auto collectResult = [&](const ast::Expression& e) {
    if (!std::holds_alternative<ast::Result>(e.node)) return;
    const ast::Statement* const last = statementAt(trace_[executionOf(s.step)].range);
    const auto* const done = last == nullptr ? nullptr : std::get_if<ast::Return>(&last->node);
    if (done != nullptr && done->value != nullptr) ast::forEachExpression(*done->value, collect);
  };
  // In a contract a parameter means its value on entry.
  const bool isCode = problem.context != Context::Postcondition;
  if (isCode) ast::forEachExpression(condition, collect);
  ast::forEachExpression(condition, collectResult);
  if (!terms_.isConstant(problem.goal)) return;
  // Nothing is left of the places in a goal that is plainly false.
  ast::forEachExpression(condition, [&](const ast::Expression& e) {
    if (const auto* const read = std::get_if<ast::FieldRead>(&e.node)) fields.push_back(read->field);
  });
  for (std::uint32_t step = s.step; step != 0; step = trace_[step].parent) {
    const Step& past = trace_[step];
    const bool isRead = past.kind == Step::Kind::Consume || past.kind == Step::Kind::Read;
    if (!isRead || past.chunk.isPredicate() || past.chunk.isRange()) continue;
    if (std::ranges::find(fields, analysis_.fieldOf(past.chunk.resource)) != fields.end())
      addPlace(past.chunk, subject);
  }
}

// The places that hold values of which the goal is made, or values equal to these.
void Changes::addPlaces(const SymbolicState& s, Term goal, Subject& subject) const {
  std::vector<Term> seen, pending{goal};
  const auto isPlaceOfNow = [&](const Name& name) { return name.place && !name.isOld; };
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (std::ranges::find(seen, term) != seen.end()) continue;
    seen.push_back(term);
    for (const Term argument : terms_.arguments(term)) pending.push_back(argument);
    const Op op = terms_.op(term);
    if (op != Op::Symbol && op != Op::Apply && op != Op::Unbox) continue;
    path_.findEqual(term, [&](Term equal) {
      if (const Name* const name = names_.find(equal); name != nullptr && isPlaceOfNow(*name))
        addPlace(*name->place, subject);
      else if (const auto element = elementOf(s, equal))
        addPlace(*element, subject);
      return false;
    });
  }
}

void Changes::addPlace(const Chunk& place, Subject& subject) const {
  const auto isSame = [&](const Chunk& other) {
    if (other.resource != place.resource || other.isRange() != place.isRange()) return false;
    if (!path_.areEqual(other.receiver, place.receiver)) return false;
    return !place.isRange() || path_.areEqual(other.range().from, place.range().from);
  };
  if (std::ranges::none_of(subject.places, isSame)) subject.places.push_back(place);
}

// The place of an element that nobody named, by the range of elements that it was got with.
std::optional<Chunk> Changes::elementOf(const SymbolicState& s, Term value) const {
  if (terms_.op(value) != Op::Unbox || terms_.op(terms_.arguments(value)[0]) != Op::At) return std::nullopt;
  const auto read = terms_.arguments(terms_.arguments(value)[0]);
  for (std::uint32_t step = s.step; step != 0; step = trace_[step].parent) {
    const Chunk& past = trace_[step].chunk;
    if (!past.receiver || !past.isRange() || past.value != read[0]) continue;
    return Chunk{past.resource, past.receiver,
                 heap::OfRange{read[1], terms_.add(read[1], terms_.integer(1))}};
  }
  return std::nullopt;
}

// --- when it changed

const ast::Statement* Changes::statementAt(const SourceRange& range) const {
  const ast::Statement* found = nullptr;
  if (now().method->body == nullptr) return found;
  ast::forEachStatement(*now().method->body, [&](const ast::Statement& statement) {
    if (statement.range == range) found = &statement;  // the innermost: the loop that a `for` is
  });
  return found;
}

std::uint32_t Changes::executionOf(std::uint32_t step) const {
  while (step != 0 && trace_[step].kind != Step::Kind::Execute) step = trace_[step].parent;
  return step;
}

// The step before the statement that fails.
std::uint32_t Changes::lastCompleted(const SymbolicState& s, const Problem& problem) const {
  const std::uint32_t running = executionOf(s.step);
  return running != 0 && isWithin(problem.range, trace_[running].range) ? trace_[running].parent : s.step;
}

bool Changes::isOf(const Chunk& past, const Chunk& wanted) const {
  if (!past.receiver || past.resource != wanted.resource || past.kind.index() != wanted.kind.index() ||
      !path_.areEqual(past.receiver, wanted.receiver))
    return false;
  return std::ranges::equal(past.arguments(), wanted.arguments(),
                            [&](Term left, Term right) { return path_.areEqual(left, right); });
}

std::optional<Note> Changes::changeOf(const Chunk& place, const std::string& name,
                                      std::uint32_t since) const {
  Chunk wanted = place;  // or the predicate in which it was at that time
  for (std::uint32_t step = since; step != 0; step = trace_[step].parent) {
    const Step& past = trace_[step];
    if (!isOf(past.chunk, wanted)) continue;
    if (past.kind == Step::Kind::Write) {
      const bool isOther = place.isRange() && terms_.op(past.chunk.value) == Op::Store &&
                           !path_.areEqual(terms_.arguments(past.chunk.value)[1], place.range().from);
      if (isOther) continue;
      return Note{past.range, "`" + name + "` was last assigned here"};
    }
    if (past.kind == Step::Kind::Close) wanted = place;
    if (past.kind != Step::Kind::Produce) continue;
    std::uint32_t origin = past.parent;
    while (origin != 0 && isOfEvaluation(trace_[origin].kind)) origin = trace_[origin].parent;
    if (trace_[origin].kind != Step::Kind::Open) return productionOf(step, name);
    wanted = trace_[origin].chunk;
  }
  return std::nullopt;
}

// A contract or an invariant brought it about.
std::optional<Note> Changes::productionOf(std::uint32_t step, const std::string& name) const {
  const SourceRange& running = trace_[executionOf(step)].range;
  const ast::Statement* const statement = statementAt(running);
  if (statement == nullptr) return std::nullopt;
  const auto* const loop = std::get_if<ast::Loop>(&statement->node);
  if (loop == nullptr) return Note{running, "what is known of `" + name + "` is what this ensures"};
  return Note{trace_[step].range, "what is known of `" + name + "` is what this loop's invariants say"};
}

std::optional<Note> Changes::changeOf(const ast::Variable& variable, std::uint32_t since) const {
  const std::string name = "`" + std::string(variable.name) + "`";
  for (std::uint32_t step = executionOf(since); step != 0; step = executionOf(trace_[step].parent)) {
    const ast::Statement* const statement = statementAt(trace_[step].range);
    if (statement == nullptr) continue;
    const bool isSimple = std::holds_alternative<ast::LocalDeclaration>(statement->node) ||
                          std::holds_alternative<ast::Evaluate>(statement->node);
    const auto* const loop = std::get_if<ast::Loop>(&statement->node);
    if (!(isSimple || loop != nullptr) || !assigns(*statement, variable)) continue;
    if (isSimple) return Note{statement->range, name + " was last assigned here"};
    if (loop->condition == nullptr) return std::nullopt;
    return Note{loop->condition->range, "what is known of " + name + " is what this loop's invariants say"};
  }
  return std::nullopt;
}

}  // namespace warrant::symbex
