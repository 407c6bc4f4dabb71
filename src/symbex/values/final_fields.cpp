// Final fields, whose values are functions of their objects, and the constants of enums.
#include "symbex/values/final_fields.h"

#include "ast/walk.h"
#include "symbex/path/path.h"
#include "symbex/rules/rules.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using smt::Sort;

namespace {

// Whether the value of the expression depends on nothing but what it calls.
bool isTimeless(const ast::Expression& e) {
  bool isFound = false;
  ast::forEachExpression(e, [&](const ast::Expression& part) {
    const auto* const call = std::get_if<ast::Call>(&part.node);
    const auto* const read = std::get_if<ast::FieldRead>(&part.node);
    const bool isTimeless = call != nullptr   ? call->method->isStatic && call->method->isPure()
                            : read != nullptr ? read->field->isStatic && read->field->constant != nullptr
                                              : std::holds_alternative<ast::IntegerLiteral>(part.node) ||
                                                    std::holds_alternative<ast::BooleanLiteral>(part.node) ||
                                                    std::holds_alternative<ast::Unary>(part.node) ||
                                                    std::holds_alternative<ast::Binary>(part.node) ||
                                                    std::holds_alternative<ast::Conditional>(part.node) ||
                                                    std::holds_alternative<ast::Cast>(part.node);
    isFound = isFound || !isTimeless;
  });
  return !isFound;
}

// What the field is given where it is declared; nullptr: nothing.
const ast::Expression* initializerOf(const ast::FieldDecl& field) {
  if (!field.isSettled() || !field.hasInitialValue) return nullptr;
  const ast::ClassDecl& owner = *field.owner;
  for (const ast::Statement* const statement :
       field.isStatic ? owner.staticInitializers : owner.initializers) {
    const auto* const evaluate = std::get_if<ast::Evaluate>(&statement->node);
    if (evaluate == nullptr) continue;
    const auto* const assign = std::get_if<ast::Assign>(&evaluate->expression->node);
    if (assign == nullptr) continue;
    const auto* const target = std::get_if<ast::FieldRead>(&assign->target->node);
    if (target != nullptr && target->field == &field) return assign->value;
  }
  return nullptr;
}

}  // namespace

smt::Function FinalFields::functionOf(const ast::FieldDecl& field) {
  const auto [place, isNew] = functions_.try_emplace(&field);
  if (isNew) {
    const std::string key =
        std::string(field.owner->name) + "." + std::string(field.name) + "$" + std::to_string(field.index);
    place->second = terms_.function(key, sortOf(field.type));
    run_.symbols.declare(place->second, {.kind = Symbol::Kind::FinalField, .field = &field});
  }
  return place->second;
}

smt::Term FinalFields::finalValue(const ast::FieldDecl& field, Term object) {
  if (now().startValues != nullptr && field.isStatic) {
    if (const auto known = now().startValues->find(&field); known != now().startValues->end())
      return known->second;
  }
  const Term value = applyField(field, object);
  if (const Term initial = initialValue(field); initial && !path_.areEqual(value, initial))
    path_.assume(terms_.equal(value, initial));
  if (field.isNotNull) path_.assume(terms_.negate(terms_.equal(value, terms_.null())));
  if (field.isEnumConstant) {  // so that it is none of the others
    const smt::Function function = terms_.function("ordinal", Sort::Int);
    run_.symbols.declare(function, {.kind = Symbol::Kind::Ordinal});
    const Term ordinal = terms_.apply(function, {&value, 1});
    path_.assume(terms_.equal(ordinal, terms_.integer(field.index - field.owner->fields.front()->index)));
    learnAboutConstant(field, value);
  }
  if (field.isOuter) relateOuters(*field.owner, object);
  return value;
}

smt::Term FinalFields::applyField(const ast::FieldDecl& field, Term object) {
  const Term receiver[] = {object};
  return terms_.apply(functionOf(field), std::span(receiver, field.isStatic ? 0 : 1));
}

void FinalFields::giveOuter(const ast::ClassDecl& declaration, Term object, Term outer) {
  path_.assume(terms_.equal(finalValue(*declaration.outerField, object), outer));
}

// What is around an object as one of the superclass, which is inner too, follows from its own class.
void FinalFields::relateOuters(const ast::ClassDecl& declaration, Term object) {
  const ast::ClassDecl* const superclass = declaration.superclass;
  if (superclass == nullptr || superclass->outerField == nullptr) return;
  Term around = object;
  for (const ast::FieldDecl* const field : declaration.superOuter) around = applyField(*field, around);
  giveOuter(*superclass, object, around);
}

smt::Term FinalFields::initialValue(const ast::FieldDecl& field) {
  if (now().startValues != nullptr) return {};  // it may not have it yet
  const auto [place, isNew] = initialValues_.try_emplace(&field);
  if (!isNew) return place->second;
  const bool isNumber = field.type.kind == ast::TypeKind::Boolean || field.type.isIntegral();
  const ast::Expression* const value = isNumber ? initializerOf(field) : nullptr;
  if (value == nullptr || !isTimeless(*value)) return {};
  const Term constant = evaluateInitialValue(*value);
  return initialValues_[&field] = constant;
}

// Where a path is left for another one, and resumed, the class that is being made has the path's values.
void FinalFields::recallStartValues(const Frame& frame) {
  const Construction& construction = frame.construction;
  if (now().startValues == nullptr || construction.declaration == nullptr || !construction.ofClass) return;
  for (const ast::FieldDecl* const field : analysis_.finalFields(*construction.declaration, true)) {
    const auto known = now().startValues->find(field);
    if (known == now().startValues->end()) continue;
    const Term own = frame.store[construction.slots + analysis_.finalSlot(*field)];
    if (std::exchange(known->second, own) != own) now().definitions->clear();
  }
}

Frame FinalFields::makingFrame(const ast::ClassDecl& declaration, bool ofClass, Term self,
                               std::uint32_t slots, const Frame* caller) {
  const auto finals = analysis_.finalFields(declaration, ofClass);
  Frame frame{
      .store = Store(slots + static_cast<std::uint32_t>(finals.size())), .self = self, .isBounded = true};
  if (caller != nullptr) frame.calledFrom(*caller);
  if (finals.empty()) return frame;
  frame.construction = {&declaration, ofClass, slots};
  for (const ast::FieldDecl* const field : finals) {
    frame.store.set(slots + analysis_.finalSlot(*field), numbers_.defaultValue(field->type));
  }
  return frame;
}

// Moves what is being made from one frame to another, which has places for it.
void FinalFields::passConstruction(const Frame& from, Frame& to) const {
  if (to.construction.declaration == nullptr) return;
  if (from.construction.declaration == nullptr) {
    to.construction = {};
    return;
  }
  const auto finals = analysis_.finalFields(*from.construction.declaration, from.construction.ofClass);
  for (std::uint32_t slot = 0; slot < finals.size(); ++slot) {
    to.store.set(to.construction.slots + slot, from.store[from.construction.slots + slot]);
  }
}

void FinalFields::forgetFinalFields(Frame& frame) {
  if (frame.construction.declaration == nullptr) return;
  for (const ast::FieldDecl* const field :
       analysis_.finalFields(*frame.construction.declaration, frame.construction.ofClass)) {
    frame.store.set(frame.construction.slots + analysis_.finalSlot(*field),
                    classes_.fresh(field->type, field->name));
  }
}

// It has that value in each run of the initialisers: for it is computed without a state, in no other way.
smt::Term FinalFields::evaluateInitialValue(const ast::Expression& value) {
  Apart apart(path_, *run_.workspace, {});
  apart.forget(options_);
  apart->isLearning = apart->isDefining = false;
  const Entered entered(path_, *apart);
  SymbolicState s;
  s.frame.isBounded = true;
  const Joined joined =
      path_.evaluateApart([&](ThenTerm done) { return rules_.eval(std::move(s), value, done); });
  const bool isKnown = joined.verdict == Verdict::Verified && joined.value;
  return isKnown ? path_.constantFor(joined.value) : Term{};
}

}  // namespace warrant::symbex
