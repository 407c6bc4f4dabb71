// Unfolding what makes and changes objects and arrays into the steps of traces.
#include "symbex/explore/backward/tracer.h"

#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/walk.h"
#include "support/match.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

using support::match;
using support::SourceRange;
using Kind = Action::Kind;

// --- new objects

namespace {

// An object of a class without a constructor is made; exceptions leave that, too.
class MakingPlainly {
 public:
  explicit MakingPlainly(bool& isMaking) : isMaking_(isMaking), before_(std::exchange(isMaking, true)) {}
  ~MakingPlainly() { isMaking_ = before_; }
  MakingPlainly(const MakingPlainly&) = delete;
  MakingPlainly& operator=(const MakingPlainly&) = delete;

 private:
  bool& isMaking_;
  bool before_;
};

}  // namespace

smt::Term Tracer::evalNew(const ast::Expression& e, const ast::New& creation) {
  const ast::ClassDecl& declaration = *creation.declaration;
  if (creation.hasBody || declaration.outerField != nullptr)
    uncovered(e.range, "`" + ast::toString(e) + "`: objects of inner classes");
  useClass(declaration, e.range);
  if (creation.outer != nullptr) requireNonNull(*creation.outer, eval(*creation.outer));
  const Terms arguments = evalAll(creation.arguments);
  const Term object = makeNew(e.type, {}, "new" + std::string(declaration.name), e.range);
  construct(declaration, creation.constructor, object, arguments, e.range);
  return object;
}

void Tracer::construct(const ast::ClassDecl& declaration, const ast::MethodDecl* constructor, Term object,
                       const Terms& arguments, SourceRange range) {
  if (constructor == nullptr) {
    const MakingPlainly making(makesPlainly_);
    if (declaration.superclass != nullptr)
      construct(*declaration.superclass, declaration.defaultSuperConstructor, object, {}, range);
    return initialize(declaration, object);
  }
  endAtBound(range);
  if (constructor->isOmitted) uncovered(range, "what is not supported");
  if (constructor->body == nullptr) return;
  if (take(Choice::Kind::Enter, range).method != constructor) astray(range);
  Frame made{.variables = {}, .self = object};
  Frame* const maker = std::exchange(frame_, &made);
  for (std::size_t index = 0; index < arguments.size(); ++index)
    assign(variable(*constructor->parameters[index]), arguments[index], range);
  ast::Statements statements = std::get<ast::Block>(constructor->body->node).statements;
  const auto* const call =
      statements.empty() ? nullptr : std::get_if<ast::ConstructorCall>(&statements.front()->node);
  if (call != nullptr) {
    execConstructorCall(*call, statements.front()->range);
    statements = statements.subspan(1);
  }
  if (call == nullptr || call->isSuper) initialize(*constructor->owner, object);
  const Flow flow = execAll(statements);
  frame_ = maker;
  if (flow.kind == Flow::Kind::Throw) throw Raised{};
}

void Tracer::execConstructorCall(const ast::ConstructorCall& call, SourceRange range) {
  const Terms arguments = evalAll(call.arguments);
  construct(*call.declaration, call.constructor, frame_->self, arguments, range);
}

void Tracer::initialize(const ast::ClassDecl& declaration, Term object) {
  Frame initializing{.variables = {}, .self = object};
  Frame* const maker = std::exchange(frame_, &initializing);
  const Flow flow = execAll(declaration.initializers);
  frame_ = maker;
  if (flow.kind == Flow::Kind::Throw) throw Raised{};
}

smt::Term Tracer::evalNewArray(const ast::Expression& e, const ast::NewArray& creation) {
  const Terms lengths = evalAll(creation.lengths);
  Term areNatural = terms_.truth();
  for (const Term length : lengths)
    areNatural = terms_.conjoin(areNatural, terms_.lessOrEqual(terms_.integer(0), length));
  check(areNatural, Reason::NegativeSize, e.range);
  return makeArrays(e.type, lengths, e.range);
}

smt::Term Tracer::makeArrays(const ast::Type& type, std::span<const Term> lengths, SourceRange range) {
  constexpr std::int64_t mostRows = 64;
  const Term length = lengths.front();
  const Term array = makeNew(type, length, "array", range);
  if (lengths.size() == 1) return array;
  if (terms_.op(length) != smt::Op::Integer || terms_.integerValue(length) > mostRows)
    uncovered(range, "arrays of that many arrays");
  for (std::int64_t row = 0; row < terms_.integerValue(length); ++row) {
    const Term element = makeArrays(*type.element, lengths.subspan(1), range);
    trace_.push_back({.kind = Kind::SetElement,
                      .value = element,
                      .function = vocabulary_.elementFunction(*type.element),
                      .operands = {array, terms_.integer(row)},
                      .line = range.line});
  }
  return array;
}

smt::Term Tracer::evalArrayInitializer(const ast::Expression& e, const ast::ArrayInitializer& initializer) {
  const Terms elements = evalAll(initializer.elements);
  const auto count = static_cast<std::int64_t>(elements.size());
  const Term array = makeNew(e.type, terms_.integer(count), "array", e.range);
  for (std::int64_t index = 0; index < count; ++index)
    trace_.push_back({.kind = Kind::SetElement,
                      .value = elements[static_cast<std::size_t>(index)],
                      .function = vocabulary_.elementFunction(*e.type.element),
                      .operands = {array, terms_.integer(index)},
                      .line = e.range.line});
  return array;
}

// --- assignments

Tracer::Target Tracer::evalTarget(const ast::Expression& target, bool mayChange) {
  const auto keep = [&](const ast::Expression& e, Term value, bool isChanged) {
    return isChanged ? spill(e.type, value, e.range) : value;
  };
  return match(
      target.node,
      [&](const ast::FieldRead& read) {
        if (read.receiver == nullptr) return Target{&target};
        const Term owner = eval(*read.receiver);
        if (read.field->isStatic) return Target{&target};
        return Target{&target, keep(*read.receiver, owner, mayChange)};
      },
      [&](const ast::ArrayRead& read) {
        const bool changesArray = mayChange || ast::hasEffects(*read.index);
        const Term array = keep(*read.array, eval(*read.array), changesArray);
        return Target{&target, array, keep(*read.index, eval(*read.index), mayChange)};
      },
      [&](const auto&) { return Target{&target}; });
}

smt::Term Tracer::load(const Target& target) {
  const ast::Expression& e = *target.expression;
  return match(
      e.node,
      [&](const ast::FieldRead& read) {
        const ast::FieldDecl& field = *read.field;
        if (field.constant != nullptr) {
          if (!field.isStatic) requireNonNull(*read.receiver, target.object);
          return eval(*field.constant);
        }
        if (field.isStatic) {
          useClass(*field.owner, e.range);
          return staticVariable(field);
        }
        requireNonNull(*read.receiver, target.object);
        return vocabulary_.field(field, target.object);
      },
      [&](const ast::ArrayRead& read) {
        requireNonNull(*read.array, target.object);
        const Term length = vocabulary_.length(target.object);
        check(terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), target.index),
                             terms_.less(target.index, length)),
              Reason::Bounds, e.range);
        return vocabulary_.element(e.type, target.object, target.index);
      },
      [&](const auto&) { return eval(e); });
}

void Tracer::store(const Target& target, Term value) {
  const ast::Expression& e = *target.expression;
  match(
      e.node, [&](const ast::VariableRead& read) { assign(variable(*read.variable), value, e.range); },
      [&](const ast::FieldRead& read) {
        const ast::FieldDecl& field = *read.field;
        if (field.isStatic) {
          useClass(*field.owner, e.range);
          return assign(staticVariable(field), value, e.range);
        }
        requireNonNull(*read.receiver, target.object);
        trace_.push_back({.kind = Kind::SetField,
                          .value = value,
                          .function = vocabulary_.fieldFunction(field),
                          .operands = {target.object},
                          .line = e.range.line});
      },
      [&](const ast::ArrayRead& read) {
        requireNonNull(*read.array, target.object);
        const Term length = vocabulary_.length(target.object);
        check(terms_.conjoin(terms_.lessOrEqual(terms_.integer(0), target.index),
                             terms_.less(target.index, length)),
              Reason::Bounds, e.range);
        trace_.push_back({.kind = Kind::SetElement,
                          .value = value,
                          .function = vocabulary_.elementFunction(e.type),
                          .operands = {target.object, target.index},
                          .line = e.range.line});
      },
      [&](const auto&) { uncovered(e.range, "what is assigned to"); });
}

// The value of what was assigned is that which the place was given: it is looked for there no more.
smt::Term Tracer::evalAssign(const ast::Assign& assignment) {
  const Target target = evalTarget(*assignment.target, ast::hasEffects(*assignment.value));
  const Term value = eval(*assignment.value);
  const bool isVariable = std::holds_alternative<ast::VariableRead>(assignment.target->node);
  const Term given = isVariable ? value : spill(assignment.value->type, value, assignment.value->range);
  store(target, given);
  return isVariable ? variable(*std::get<ast::VariableRead>(assignment.target->node).variable) : given;
}

smt::Term Tracer::evalUpdate(const ast::Expression& e, const ast::Update& update) {
  const ast::Type& type = update.target->type;
  if (ast::isStringType(type) || type.isFloating()) uncovered(e.range, "`" + ast::toString(e) + "`");
  const Target target = evalTarget(*update.target, true);
  const Term before = spill(type, load(target), e.range);
  const Term left = convert(type, update.operation, before, e.range);
  const Term right = eval(*update.operand);
  const Term applied = apply(update.op, update.operation, update.operand->type, left, right, e.range);
  const Term after = spill(type, convert(update.operation, type, applied, e.range), e.range);
  store(target, after);
  return update.yieldsOldValue ? before : after;
}

}  // namespace warrant::symbex
