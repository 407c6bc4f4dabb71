#include "refute/rebuilt.h"

#include <algorithm>

#include "ast/print.h"
#include "ast/values/floating.h"
#include "refute/holders.h"
#include "run/library/states.h"
#include "run/values/amounts.h"
#include "run/values/compounds.h"

namespace warrant::refute {

using run::Value;
using Kind = symbex::InputValue::Kind;

Rebuilt::Rebuilt(run::Machine& machine, const symbex::InputGraph& inputs) : machine_(machine) {
  for (const symbex::InputObject& object : inputs.objects) objects_.push_back(make(object));
  for (std::size_t i = 0; i < objects_.size(); ++i) fill(inputs.objects[i], *objects_[i]);
  for (const auto& [field, value] : inputs.statics) {
    machine.start(machine.classes.of(*field->owner), field->range);
    machine.classes.staticField(*field) = valueOf(field->type, value);
  }
}

run::Object* Rebuilt::make(const symbex::InputObject& object) {
  if (object.isArray())
    return machine_.heap.makeArray(*object.type.element, static_cast<std::uint32_t>(object.elements.size()));
  run::Class& type = machine_.classes.of(*object.type.declaration);
  machine_.start(type, object.type.declaration->nameRange);
  run::Instance* const instance = machine_.makeInstance(type);
  for (const ast::FieldDecl* const field : machine_.classes.fieldsOf(type)) {
    if (!field->type.isMathematical() && !field->type.isPerm()) continue;
    instance->fields()[machine_.classes.slotOf(*field)] = emptyOf(field->type, field->range);
  }
  return instance;
}

// What is said in annotations only is not captured.
Value Rebuilt::emptyOf(const ast::Type& type, support::SourceRange range) {
  if (type.isPerm()) return run::Amount().toValue(machine_.heap);
  if (type.isDatatype())
    throw run::Stopped{range, "values of the type " + ast::toString(type) + " have no meaning in Java"};
  return run::makeLiteral(machine_.heap, type, {});
}

void Rebuilt::fill(const symbex::InputObject& object, run::Object& made) {
  if (object.isArray()) {
    auto& array = static_cast<run::Array&>(made);
    for (std::uint32_t i = 0; i < array.size; ++i)
      array.elements()[i] = valueOf(*array.element, object.elements[i]);
    return;
  }
  auto& instance = static_cast<run::Instance&>(made);
  for (const auto& [field, value] : object.fields)
    instance.fields()[machine_.classes.slotOf(*field)] = valueOf(field->type, value);
  if (holdingOf(*object.type.declaration) == Holding::Nothing) return;
  std::vector<Value> parts;
  const ast::Type any{ast::TypeKind::Class, machine_.classes.program().object};
  for (const symbex::InputValue& part : object.elements) parts.push_back(valueOf(any, part));
  hold(machine_, instance, parts);
}

Value Rebuilt::textOrConstant(const ast::Type& type, const std::string& text) {
  if (type.isFloating()) return Value::of(ast::roundTo(type, ast::floatingValue(text).value_or(0)));
  const ast::ClassDecl* const declaration = type.kind == ast::TypeKind::Class ? type.declaration : nullptr;
  if (declaration == nullptr) return {};  // of annotations
  if (declaration->kind == ast::ClassKind::Enum) {
    machine_.start(machine_.classes.of(*declaration), declaration->nameRange);
    const auto named = [&](const ast::FieldDecl* field) { return field->name == text; };
    const auto constant = std::ranges::find_if(declaration->fields, named);
    return constant == declaration->fields.end() ? Value{} : machine_.classes.staticField(**constant);
  }
  const run::Class& known = machine_.classes.of(*declaration);
  if (!known.isBox) return Value::of(machine_.makeText(text));
  const ast::Type held = run::boxedType(known);
  return Value::of(machine_.makeBox(held, textOrConstant(held, text), {}));
}

Value Rebuilt::valueOf(const ast::Type& place, const symbex::InputValue& value) {
  const ast::Type own{ast::TypeKind::Class, value.of};
  const ast::Type& type = value.of == nullptr ? place : own;
  switch (value.kind) {
    case Kind::Null:
      return Value::of(static_cast<run::Object*>(nullptr));
    case Kind::Object:
      return Value::of(objects_[static_cast<std::size_t>(value.number)]);
    case Kind::Text:
      return textOrConstant(type, value.text);
    case Kind::Boolean:
    case Kind::Number:
      break;
  }
  if (!type.isReference()) return Value::of(value.number);
  const bool isBoolean = value.kind == Kind::Boolean;
  const run::Class* const box =
      type.declaration == nullptr ? nullptr : &machine_.classes.of(*type.declaration);
  const ast::Type held = box != nullptr && box->isBox
                             ? run::boxedType(*box)
                             : ast::Type{isBoolean ? ast::TypeKind::Boolean : ast::TypeKind::Int};
  return Value::of(machine_.makeBox(held, Value::of(value.number), {}));
}

}  // namespace warrant::refute
