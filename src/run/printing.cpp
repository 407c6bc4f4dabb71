#include "run/printing.h"

#include "ast/values/literals.h"
#include "run/library/states.h"
#include "run/values/amounts.h"
#include "run/values/compounds.h"

namespace warrant::run {

namespace {

constexpr std::uint32_t greatestDepth = 20;

struct Brackets {
  const char *opening, *closing;
};

Brackets bracketsOf(const ast::Type& type) {
  if (type.kind == ast::TypeKind::Bag) return {"bag{", "}"};
  if (type.kind == ast::TypeKind::Set || type.isMap()) return {"{", "}"};
  return {"[", "]"};
}

}  // namespace

std::string Printer::show(const ast::Type& type, Value value) {
  if (depth_ == 0) shown_.clear();
  if (type.kind == ast::TypeKind::Void) return "";
  if (type.kind == ast::TypeKind::Char) return ast::quotedUnit(static_cast<std::uint16_t>(value.number));
  if (type.isPerm()) return toString(Amount::of(value));
  if (type.isMathematical())
    return value.object == nullptr ? "no value" : showCompound(static_cast<const Compound&>(*value.object));
  if (!type.isReference()) return ast::printed(machine_.textOf(type, value, {}));
  if (value.object == nullptr) return "null";
  return showObject(*value.object);
}

std::string Printer::showObject(Object& object) {
  if (object.shape == Shape::Text) return ast::quoted(ast::stringOfUnits(static_cast<Text&>(object).units()));
  if (object.shape == Shape::Array) return showArray(static_cast<Array&>(object));
  auto& instance = static_cast<Instance&>(object);
  if (instance.type->isBox) return ast::printed(machine_.boxText(instance));
  if (const ast::FieldDecl* const constant = machine_.classes.constantFor(instance))
    return std::string(constant->owner->name) + "." + std::string(constant->name);
  const auto [number, isNew] = numbers_.try_emplace(&object, numbers_.size() + 1);
  const std::string name = nameOf(*instance.type) + "#" + std::to_string(number->second);
  if (!isNew || depth_ >= greatestDepth) return name;
  ++depth_;
  std::string fields;
  for (const ast::FieldDecl* const field : machine_.classes.fieldsOf(*instance.type)) {
    const Value value = instance.fields()[machine_.classes.slotOf(*field)];
    fields += (fields.empty() ? "" : ", ") + std::string(field->name) + ": " + show(field->type, value);
  }
  --depth_;
  return name + "{" + fields + "}";
}

// Each once in a value, for it may be an element of itself, and of many.
std::string Printer::showArray(Array& array) {
  if (depth_ >= greatestDepth || !shown_.insert(&array).second) return "{…}";
  ++depth_;
  std::string elements;
  for (const Value value : array.all())
    elements += (elements.empty() ? "" : ", ") + show(*array.element, value);
  --depth_;
  return "{" + elements + "}";
}

// Of the types that it was made with: those that are known of its place may be parameters.
std::string Printer::showCompound(const Compound& compound) {
  const ast::Type& type = *compound.type;
  std::string parts;
  for (std::size_t i = 0; i < compound.size; ++i) {
    const bool isValue = type.isMap() && i % 2 == 1;
    const ast::Type* part = type.element;
    if (type.isMap()) part = isValue ? &ast::valueTypeOf(type) : &ast::keyTypeOf(type);
    if (compound.constructor != nullptr) part = &partType(type, *compound.constructor, i);
    if (!parts.empty()) parts += isValue ? " -> " : ", ";
    parts += show(*part, compound.all()[i]);
  }
  if (compound.constructor != nullptr) return std::string(compound.constructor->name) + "(" + parts + ")";
  const Brackets brackets = bracketsOf(type);
  return brackets.opening + parts + brackets.closing;
}

std::string show(Machine& machine, const ast::Type& type, Value value) {
  return Printer(machine).show(type, value);
}

}  // namespace warrant::run
