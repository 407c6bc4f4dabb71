// Final fields, whose values are functions of their objects, and the constants of enums.
#include "symbex/values/final_fields.h"

#include "symbex/path/path.h"
#include "symbex/values/classes.h"
#include "symbex/values/numbers.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using smt::Sort;

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
  if (field.isNotNull) path_.assume(terms_.negate(terms_.equal(value, terms_.null())));
  if (field.isEnumConstant) {  // so that it is none of the others
    const Term ordinal = numbers_.applyTo("ordinal", Sort::Int, value, Symbol::Kind::Ordinal);
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
  to.self = from.self;
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

}  // namespace warrant::symbex
