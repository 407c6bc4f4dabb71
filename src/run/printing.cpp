#include "run/printing.h"

#include <unordered_map>
#include <unordered_set>

#include "ast/values/literals.h"
#include "run/library/states.h"
#include "run/values/amounts.h"
#include "run/values/compounds.h"

namespace warrant::run {
namespace {

class Printer {
 public:
  explicit Printer(Machine& machine) : machine_(machine) {}

  std::string show(const ast::Type& type, Value value) {
    if (type.kind == ast::TypeKind::Void) return "";
    if (type.kind == ast::TypeKind::Char) return ast::quotedUnit(static_cast<std::uint16_t>(value.number));
    if (type.isPerm()) return toString(Amount::of(value));
    if (type.isMathematical())
      return value.object == nullptr ? "no value" : showCompound(static_cast<const Compound&>(*value.object));
    if (!type.isReference()) return ast::printed(machine_.textOf(type, value, {}));
    if (value.object == nullptr) return "null";
    return showObject(*value.object);
  }

 private:
  std::string showObject(Object& object) {
    if (object.shape == Shape::Text)
      return ast::quoted(ast::stringOfUnits(static_cast<Text&>(object).units()));
    if (object.shape == Shape::Array) return showArray(static_cast<Array&>(object));
    auto& instance = static_cast<Instance&>(object);
    if (instance.type->isBox) return ast::printed(machine_.boxText(instance));
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
  // Each once, for it may be an element of itself, and of many.
  std::string showArray(Array& array) {
    if (!shown_.insert(&array).second || depth_ >= greatestDepth) return "{…}";
    ++depth_;
    std::string elements;
    for (const Value value : array.all())
      elements += (elements.empty() ? "" : ", ") + show(*array.element, value);
    --depth_;
    return "{" + elements + "}";
  }
  // Of the types that it was made with: those that are known of its place may be parameters.
  std::string showCompound(const Compound& compound) {
    const ast::Type& type = *compound.type;
    std::string parts;
    for (std::size_t i = 0; i < compound.size; ++i) {
      const ast::Type* part = type.element;
      if (type.isMap()) part = i % 2 == 0 ? &ast::keyTypeOf(type) : &ast::valueTypeOf(type);
      if (compound.constructor != nullptr) part = &partType(type, *compound.constructor, i);
      parts += (parts.empty() ? "" : ", ") + show(*part, compound.all()[i]);
    }
    return compound.constructor != nullptr ? std::string(compound.constructor->name) + "(" + parts + ")"
                                           : "[" + parts + "]";
  }

  static constexpr std::uint32_t greatestDepth = 20;
  Machine& machine_;
  std::unordered_map<const Object*, std::size_t> numbers_;
  std::unordered_set<const Array*> shown_;
  std::uint32_t depth_ = 0;
};

}  // namespace

std::string show(Machine& machine, const ast::Type& type, Value value) {
  return Printer(machine).show(type, value);
}

}  // namespace warrant::run
