#include "symbex/explore/backward/tracer.h"

#include <algorithm>

#include "ast/below.h"
#include "symbex/explore/explorer.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

using support::SourceRange;
using Kind = Action::Kind;

Trace Tracer::traceOf(const ast::Expression& call, const Terms& parameters, std::span<const Choice> choices,
                      const Leaf& leaf) {
  trace_.clear();
  statics_.clear();
  started_.clear();
  choices_ = choices;
  next_ = 0;
  leaf_ = &leaf;
  exception_ = {};
  makesPlainly_ = false;
  Frame root{.variables = parameters};
  frame_ = &root;
  Leaf::Kind end = Leaf::Kind::Return;
  try {
    (void)eval(call);
  } catch (const Raised&) {
    end = Leaf::Kind::Exception;
  } catch (const Ended&) {
    end = leaf.kind;
  }
  if (end != leaf.kind || !isOver()) astray(leaf.range);
  if (end == Leaf::Kind::Exception && thrownAs_ == nullptr && thrownName_ != leaf.outcome) astray(leaf.range);
  return std::move(trace_);
}

// --- what control chose

void Tracer::uncovered(SourceRange range, const std::string& what) const {
  throw NotCovered{"traces do not cover " + what + " (line " + std::to_string(range.line) + ")"};
}

void Tracer::astray(SourceRange range) const {
  throw NotCovered{"the trace does not follow the path (line " + std::to_string(range.line) + ")"};
}

bool Tracer::choose(SourceRange range) {
  const Choice& choice = take(Choice::Kind::Test, range);
  return choice.isTrue;
}

const Choice& Tracer::take(Choice::Kind kind, SourceRange range) {
  if (isOver() || choices_[next_].kind != kind || choices_[next_].range != range) astray(range);
  return choices_[next_++];
}

// Behind the last choice no place comes twice.
void Tracer::endAtBound(SourceRange range) const {
  if (leaf_->kind == Leaf::Kind::Bound && isOver() && range == leaf_->range) throw Ended{};
}

void Tracer::check(Term goal, Reason reason, SourceRange range) {
  const Choice* const next = isOver() ? nullptr : &choices_[next_];
  const bool throws =
      next != nullptr && next->kind == Choice::Kind::Throw && next->reason == reason && next->range == range;
  test(goal, !throws, range);
  if (!throws) return;
  // Nothing tells which one it is of several objects that are made without a constructor.
  if (makesPlainly_) uncovered(range, "exceptions in initialisers where there is no constructor");
  ++next_;
  raise(thrownFor(reason), range);
}

// --- steps

void Tracer::test(Term condition, bool isTrue, SourceRange range) {
  const Term holds = isTrue ? condition : terms_.negate(condition);
  if (holds != terms_.truth()) trace_.push_back({.kind = Kind::Test, .value = holds, .line = range.line});
}

void Tracer::assign(Term variable, Term value, SourceRange range) {
  trace_.push_back({.kind = Kind::Assign, .target = variable, .value = value, .line = range.line});
}

smt::Term Tracer::spill(const ast::Type& type, Term value, SourceRange range) {
  if (!value || terms_.isConstant(value)) return value;
  const Term kept = vocabulary_.variable(type, "value");
  assign(kept, value, range);
  return kept;
}

smt::Term Tracer::makeNew(const ast::Type& type, Term length, const std::string& name, SourceRange range) {
  const Term object = vocabulary_.variable(type, name);
  trace_.push_back({.kind = Kind::New, .target = object, .value = length, .type = type, .line = range.line});
  return object;
}

void Tracer::raise(std::string_view exception, SourceRange range) {
  thrownAs_ = nullptr;
  thrownName_ = exception;
  const auto isThat = [&](const ast::ClassDecl* one) { return one->isLibrary && one->name == exception; };
  const auto found = std::ranges::find_if(analysis_.classes(), isThat);
  if (found != analysis_.classes().end()) {
    thrownAs_ = *found;
    exception_ = makeNew(typeOf(**found), {}, std::string(exception), range);
  }
  throw Raised{};
}

smt::Term Tracer::variable(const ast::Variable& variable) {
  Terms& variables = frame_->variables;
  if (variable.slot >= variables.size()) variables.resize(variable.slot + 1);
  Term& known = variables[variable.slot];
  if (!known) known = vocabulary_.variable(variable.type, std::string(variable.name));
  return known;
}

smt::Term Tracer::staticVariable(const ast::FieldDecl& field) {
  Term& known = statics_[&field];
  if (!known)
    known = vocabulary_.variable(field.type, std::string(field.owner->name) + "." + std::string(field.name));
  return known;
}

void Tracer::useClass(const ast::ClassDecl& declaration, SourceRange range) {
  const bool hasStart =
      !declaration.isLibrary && !declaration.isBuiltIn && declaration.kind != ast::ClassKind::Enum;
  if (!hasStart || started_[&declaration]) return;
  started_[&declaration] = true;
  for (const ast::ClassDecl* const above : ast::initializedBefore(declaration)) useClass(*above, range);
  for (const ast::FieldDecl* const field : declaration.fields) {
    if (field->isStatic && field->constant == nullptr)
      assign(staticVariable(*field), numbers_.defaultValue(field->type), range);
  }
  Frame starting, *const user = std::exchange(frame_, &starting);
  try {
    (void)execAll(declaration.staticInitializers);
  } catch (const Raised&) {
    uncovered(range, "initialisers of classes that throw");
  }
  frame_ = user;
}

}  // namespace warrant::symbex
