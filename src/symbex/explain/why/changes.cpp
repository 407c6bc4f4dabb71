#include "symbex/explain/why/changes.h"

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
    case Step::Kind::Eval:
    case Step::Kind::Produce:
    case Step::Kind::Value:
    case Step::Kind::Added:
    case Step::Kind::Assumed:
    case Step::Kind::Read:
    case Step::Kind::Branched:
    case Step::Kind::Checked:
      return true;
    default:
      return false;
  }
}

// A parameter is another one in the contract that the method inherits.
bool assigns(const ast::Statement& statement, const ast::Variable& variable) {
  bool isFound = false;
  ast::forEachAssigned(statement, [&](const ast::Variable& assigned) {
    const bool areParameters = assigned.isParameter && variable.isParameter;
    isFound = isFound || &assigned == &variable || (areParameters && assigned.slot == variable.slot);
  });
  return isFound;
}

// Whether the loop may assign that field, of any object; nullptr: elements of arrays.
bool mayWrite(const ast::Statement& loop, const ast::FieldDecl* field) {
  bool isFound = false;
  const auto isIt = [&](const ast::Expression& target) {
    const auto* const read = std::get_if<ast::FieldRead>(&target.node);
    return field == nullptr ? std::holds_alternative<ast::ArrayRead>(target.node)
                            : read != nullptr && read->field == field;
  };
  const auto look = [&](const ast::Expression& e) {
    if (const auto* const assign = std::get_if<ast::Assign>(&e.node))
      isFound = isFound || isIt(*assign->target);
    if (const auto* const update = std::get_if<ast::Update>(&e.node))
      isFound = isFound || isIt(*update->target);
    if (const auto* const call = std::get_if<ast::Call>(&e.node))
      isFound = isFound || !call->method->isPure();
  };
  ast::forEachStatement(loop, [&](const ast::Statement& part) {
    ast::forEachOperand(
        part, [&](const ast::Expression& e) { ast::forEachExpression(e, look); },
        [](const ast::Assertion&) {});
  });
  return isFound;
}

}  // namespace

struct Changes::Change {
  enum class Kind : std::uint8_t { None, Assigned, ByLoop, ByCall };
  Kind kind = Kind::None;
  SourceRange range = {};
  bool isAssigned = false;  // or may have been
};

struct Changes::Subject {
  std::vector<Chunk> places;
  std::vector<const ast::Variable*> variables;
};

namespace {

// What happened at one place to several.
struct Event {
  SourceRange range;
  bool isAssignment = false, isLoop = false;
  std::string names = {};
};

std::string describe(const Event& event) {
  if (event.isAssignment) return event.names + " was last assigned here";
  return "what is known of " + event.names + " is what " +
         (event.isLoop ? "this loop's invariants say" : "this ensures");
}

void append(std::string& names, const std::string& name) {
  names += (names.empty() ? "`" : ", `") + name + "`";
}

}  // namespace

std::vector<Note> Changes::of(const SymbolicState& s, const Problem& problem, const Wording& wording) const {
  if (!problem.goal || !record_.isOn() || now().method == nullptr) return {};
  const Subject subject = subjectOf(s, problem);
  const std::uint32_t since = lastCompleted(s, problem);
  std::vector<Event> events;
  std::string unchanged;
  const auto note = [&](const Change& change, const std::string& name) {
    if (change.kind == Change::Kind::None) return;
    auto event = std::ranges::find(events, change.range, &Event::range);
    if (event == events.end())
      event = events.insert(
          event, {change.range, change.kind == Change::Kind::Assigned, change.kind == Change::Kind::ByLoop});
    append(event->names, name);
  };
  for (const ast::Variable* const variable : subject.variables)
    note(changeOf(*variable, since), std::string(variable->name));
  for (const Chunk& place : subject.places) {
    const std::string name = notation_.placeOf(place, wording);
    const Change change = changeOf(place, since);
    note(change, name);
    const bool isUsual = place.isRange() && change.kind == Change::Kind::ByLoop;
    if (!change.isAssigned && !isUsual) append(unchanged, name);
  }
  if (events.size() > mostNotes) events.resize(mostNotes);
  std::vector<Note> notes;
  for (const Event& event : events) notes.push_back({event.range, describe(event)});
  const bool isBehindLoop = std::ranges::any_of(events, &Event::isLoop);
  if (!unchanged.empty() && isExpectedToChange(s, problem, isBehindLoop))
    notes.push_back({{}, "not assigned on this path: " + unchanged});
  return notes;
}

// Whether what was not assigned may be what is missing: at the end of a body or an iteration, or after other
// assignments.
bool Changes::isExpectedToChange(const SymbolicState& s, const Problem& problem, bool isBehindLoop) const {
  const bool isMissed = problem.reason == Reason::False || problem.reason == Reason::Bounds;
  if (!isMissed || now().method->isPure() || now().method->body == nullptr) return false;
  if (problem.context == Context::Postcondition || problem.context == Context::InvariantBody || isBehindLoop)
    return true;
  std::uint32_t step = s.trail.step;
  while (step != 0 && record_[step].kind != Step::Kind::Written) step = record_[step].before;
  return step != 0;
}

// --- what the goal speaks of

Changes::Subject Changes::subjectOf(const SymbolicState& s, const Problem& problem) const {
  Subject subject;
  if (const ast::Expression* const condition = conditionOf(problem)) {
    addWritten(s, problem, *condition, subject);
  } else if (const ast::Expression* const inPredicate = conditionInPredicate(problem)) {
    addWritten(s, problem, *inPredicate, subject);
    subject.variables.clear();  // which are the predicate's
  }
  addPlaces(s, problem.goal, subject);
  return subject;
}

// The expression that is the condition, if it stands in a predicate of the method's class.
const ast::Expression* Changes::conditionInPredicate(const Problem& problem) const {
  const ast::Expression* found = nullptr;
  if (now().thisClass == nullptr) return found;
  for (const ast::PredicateDecl* predicate : now().thisClass->predicates) {
    if (predicate->body == nullptr) continue;
    ast::forEachExpression(*predicate->body, [&](const ast::Expression& e) {
      if (found == nullptr && e.range == problem.range) found = &e;
    });
  }
  return found;
}

// The expression that is the condition, if it stands in the method.
const ast::Expression* Changes::conditionOf(const Problem& problem) const {
  const ast::MethodDecl& method = *now().method;
  const ast::Expression* found = nullptr;
  const bool isMeasure = problem.context == Context::Termination && problem.part.isKnown();  // the loop's
  const SourceRange range = isMeasure ? problem.part : problem.range;
  const auto consider = [&](const ast::Expression& e) {
    if (found == nullptr && e.range == range) found = &e;
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

// What the condition reads as it is written, but of the state on entry; and, of the result, what is returned.
void Changes::addWritten(const SymbolicState& s, const Problem& problem, const ast::Expression& condition,
                         Subject& subject) const {
  const auto addVariable = [&](const ast::Expression& e) {
    const auto* const read = std::get_if<ast::VariableRead>(&e.node);
    if (read != nullptr && std::ranges::find(subject.variables, read->variable) == subject.variables.end())
      subject.variables.push_back(read->variable);
  };
  const auto collectReturned = [&] {
    const ast::Statement* const last = record_.statementAt(s.trail.step);
    const auto* const done = last == nullptr ? nullptr : std::get_if<ast::Return>(&last->node);
    if (done != nullptr && done->value != nullptr) ast::forEachExpression(*done->value, addVariable);
  };
  const auto collect = [&](const auto& self, const ast::Expression& e) -> void {
    if (std::holds_alternative<ast::Old>(e.node)) return;
    if (problem.context != Context::Postcondition)
      addVariable(e);  // there a parameter has its value on entry
    if (const auto* const read = std::get_if<ast::FieldRead>(&e.node)) addRead(s, *read, subject);
    if (std::holds_alternative<ast::Result>(e.node)) collectReturned();
    ast::forEachChild(e, [&](const ast::Expression& child) { self(self, child); });
  };
  collect(collect, condition);
}

// The field of the object, as it was consumed, or is held; of which object need not be known where there is
// one only.
void Changes::addRead(const SymbolicState& s, const ast::FieldRead& read, Subject& subject) const {
  const heap::Resource resource = analysis_.field(*read.field);
  std::vector<Chunk> places;
  const auto consider = [&](const Chunk& chunk) {
    const auto isOfSame = [&](const Chunk& other) { return path_.areEqual(other.receiver, chunk.receiver); };
    if (std::ranges::none_of(places, isOfSame)) places.push_back(chunk);
    return false;
  };
  const bool isOwn = read.receiver != nullptr && std::holds_alternative<ast::This>(read.receiver->node);
  Term receiver = isOwn ? s.frame.self : Term();
  for (std::uint32_t step = s.trail.step; step != 0; step = record_[step].before) {
    const Step& past = record_[step];
    if (past.kind == Step::Kind::Exec || past.kind == Step::Kind::Done || past.kind == Step::Kind::Exit)
      break;
    if (past.chunk.receiver && past.chunk.resource == resource) consider(past.chunk);
    const auto* const evaluated = std::get_if<const ast::Expression*>(&past.node);
    if (!receiver && evaluated != nullptr && *evaluated == read.receiver) receiver = past.term;
  }
  s.heap.find(resource, consider);
  const auto isMeant = [&](const Chunk& place) {
    return receiver && path_.areEqual(place.receiver, receiver);
  };
  const auto place = places.size() == 1 ? places.begin() : std::ranges::find_if(places, isMeant);
  if (place != places.end()) addPlace(*place, subject);
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
  for (std::uint32_t step = s.trail.step; step != 0; step = record_[step].before) {
    const Chunk& past = record_[step].chunk;
    if (!past.receiver || !past.isRange() || past.value != read[0]) continue;
    return Chunk{past.resource, past.receiver,
                 heap::OfRange{read[1], terms_.add(read[1], terms_.integer(1))}};
  }
  return std::nullopt;
}

// --- when it changed

// The step before the statement that fails; of a loop it counts what its invariants brought about.
std::uint32_t Changes::lastCompleted(const SymbolicState& s, const Problem& problem) const {
  const std::uint32_t running = record_.executionAt(s.trail.step);
  const ast::Statement* const statement = record_.executedBy(running);
  if (statement == nullptr || !isWithin(problem.range, statement->range)) return s.trail.step;
  const bool isIteration =
      std::holds_alternative<ast::Loop>(statement->node) && problem.context != Context::InvariantEntry;
  return isIteration ? s.trail.step : record_[running].before;
}

bool Changes::isOf(const Chunk& past, const Chunk& wanted) const {
  if (!past.receiver || past.resource != wanted.resource || past.kind.index() != wanted.kind.index() ||
      !path_.areEqual(past.receiver, wanted.receiver))
    return false;
  return std::ranges::equal(past.arguments(), wanted.arguments(),
                            [&](Term left, Term right) { return path_.areEqual(left, right); });
}

Changes::Change Changes::changeOf(const Chunk& place, std::uint32_t since) const {
  Change change;
  Chunk wanted = place;  // or the predicate in which it was at that time
  for (std::uint32_t step = since; step != 0; step = record_[step].before) {
    const Step& past = record_[step];
    if (!isOf(past.chunk, wanted)) continue;
    if (past.kind == Step::Kind::Written) {
      const bool isOther = place.isRange() && terms_.op(past.chunk.value) == Op::Store &&
                           !path_.areEqual(terms_.arguments(past.chunk.value)[1], place.range().from);
      if (isOther) continue;
      change.isAssigned = true;
      if (change.kind == Change::Kind::None) return {Change::Kind::Assigned, past.range, true};
      return change;
    }
    if (past.kind == Step::Kind::Closed) wanted = place;
    if (past.kind != Step::Kind::Added) continue;
    const ast::Statement* const producer = record_.statementAt(step);
    std::uint32_t origin = past.before;
    while (origin != 0 && isOfEvaluation(record_[origin].kind)) origin = record_[origin].before;
    const bool isOpened = producer != nullptr && std::holds_alternative<ast::Open>(producer->node);
    if (isOpened || record_[origin].kind == Step::Kind::Opened) {
      wanted = record_[origin].chunk;
      continue;
    }
    if (producer == nullptr) return change;
    if (std::holds_alternative<ast::Close>(producer->node)) {
      wanted = place;
      continue;
    }
    const auto* const loop = std::get_if<ast::Loop>(&producer->node);
    if (loop == nullptr) {
      change.isAssigned = true;
      if (change.kind == Change::Kind::None) return {Change::Kind::ByCall, producer->range, true};
      return change;
    }
    if (change.kind == Change::Kind::None && loop->condition != nullptr)
      change = {Change::Kind::ByLoop, loop->condition->range};
    if (mayWrite(*producer, analysis_.fieldOf(place.resource))) {
      change.isAssigned = true;
      return change;
    }
    wanted = place;
    step = record_.executionAt(step);
  }
  return change;
}

Changes::Change Changes::changeOf(const ast::Variable& variable, std::uint32_t since) const {
  for (std::uint32_t step = since; step != 0; step = record_[step].before) {
    const ast::Statement* const statement = record_.executedBy(step);
    if (statement == nullptr) continue;
    const bool isSimple = std::holds_alternative<ast::LocalDeclaration>(statement->node) ||
                          std::holds_alternative<ast::Evaluate>(statement->node);
    const auto* const loop = std::get_if<ast::Loop>(&statement->node);
    if (!(isSimple || loop != nullptr) || !assigns(*statement, variable)) continue;
    if (isSimple) return {Change::Kind::Assigned, statement->range, true};
    if (loop->condition == nullptr) return {};
    return {Change::Kind::ByLoop, loop->condition->range, true};
  }
  return {};
}

}  // namespace warrant::symbex
