#include "explore/java_values.h"

#include "ast/print.h"
#include "ast/values/literals.h"
#include "explore/assumption.h"
#include "symbex/explore/boxes.h"

namespace warrant::explore {

using symbex::InputGraph;
using symbex::InputObject;
using symbex::InputValue;

namespace {

std::string nameOf(std::size_t object) { return "object" + std::to_string(object + 1); }

bool isEnum(const ast::Type& type) {
  return type.kind == ast::TypeKind::Class && type.declaration->kind == ast::ClassKind::Enum;
}

// Strings and constants of enums are values where they are used.
bool isMade(const InputObject& object) {
  if (object.isArray()) return true;
  return object.type.kind == ast::TypeKind::Class && !isEnum(object.type) &&
         !symbex::boxedType(object.type) &&
         !(object.type.declaration->isBuiltIn && object.type.declaration->name == "String");
}

std::string numberOf(const ast::Type& type, std::int64_t number) {
  const std::string digits = std::to_string(number);
  if (type.isReference())
    return numberOf(symbex::boxedType(type).value_or(ast::Type{ast::TypeKind::Int}), number);
  switch (type.kind) {
    case ast::TypeKind::Long:
      return digits + "L";
    case ast::TypeKind::Int:
      return digits;
    default:
      return "(" + ast::toString(type) + ") " + digits;
  }
}

// `new int[3][]`
std::string newArray(const ast::Type& type, std::size_t length) {
  const ast::Type* element = type.element;
  std::string dimensions;
  for (; element->kind == ast::TypeKind::Array; element = element->element) dimensions += "[]";
  return "new " + javaType(*element) + "[" + std::to_string(length) + "]" + dimensions;
}

}  // namespace

std::string floatingValue(const ast::Type& type, const std::string& text) {
  const bool isNumber = text != "NaN" && !text.ends_with("Infinity");
  const std::string value = isNumber              ? text
                            : text == "NaN"       ? "Double.NaN"
                            : text.front() == '-' ? "Double.NEGATIVE_INFINITY"
                                                  : "Double.POSITIVE_INFINITY";
  return "(" + ast::toString(type) + ") " + value;
}

// What stands before it can only be white space and comments.
std::string packageOf(std::string_view text) {
  const auto skipTo = [&](std::string_view end) {
    const std::size_t found = text.find(end);
    text.remove_prefix(found == std::string_view::npos ? text.size() : found + end.size());
  };
  for (;;) {
    if (text.starts_with("//")) {
      skipTo("\n");
    } else if (text.starts_with("/*")) {
      skipTo("*/");
    } else if (!text.empty() && (text.front() == ' ' || ('\t' <= text.front() && text.front() <= '\r'))) {
      text.remove_prefix(1);
    } else {
      break;
    }
  }
  constexpr std::string_view word = "package";
  if (!text.starts_with(word) || text.size() == word.size() || text[word.size()] > ' ') return {};
  std::string name;
  for (const char c : text.substr(word.size(), text.find(';') - word.size())) {
    if (c > ' ') name += c;
  }
  return name;
}

std::string binaryName(const ast::Program& program, const ast::ClassDecl& declaration) {
  if (&declaration == program.object || &declaration == program.string)
    return "java.lang." + std::string(declaration.name);
  if (declaration.outer != nullptr)
    return binaryName(program, *declaration.outer) + "$" + std::string(declaration.name);
  const std::string package = packageOf(program.sources.at(declaration.range.file).file.text);
  return (package.empty() ? "" : package + ".") + std::string(declaration.name);
}

std::string javaType(const ast::Type& type) {
  if (type.kind == ast::TypeKind::Array) return javaType(*type.element) + "[]";
  return type.kind == ast::TypeKind::Class ? ast::nestedName(*type.declaration) : ast::toString(type);
}

std::string javaValue(const ast::Type& type, const InputValue& value) {
  switch (value.kind) {
    case InputValue::Kind::Null:
      return "null";
    case InputValue::Kind::Boolean:
      return value.number != 0 ? "true" : "false";
    case InputValue::Kind::Number:
      return numberOf(type, value.number);
    case InputValue::Kind::Text:
      if (type.isFloating()) return floatingValue(type, value.text);
      return isEnum(type) ? javaType(type) + "." + value.text : ast::quoted(value.text);
    default:
      return nameOf(static_cast<std::size_t>(value.number));
  }
}

std::string javaStatements(const ast::Program& program, const InputGraph& inputs,
                           const std::string& indentation) {
  std::string text;
  const auto add = [&](const std::string& statement) { text += indentation + statement + "\n"; };
  for (std::size_t index = 0; index < inputs.objects.size(); ++index) {
    const InputObject& object = inputs.objects[index];
    if (!isMade(object)) continue;
    const std::string type = javaType(object.type);
    add(type + " " + nameOf(index) + " = " +
        (object.isArray()
             ? newArray(object.type, object.elements.size())
             : "(" + type + ") make(\"" + binaryName(program, *object.type.declaration) + "\")") +
        ";");
  }
  for (std::size_t index = 0; index < inputs.objects.size(); ++index) {
    const InputObject& object = inputs.objects[index];
    if (!isMade(object)) continue;
    for (std::size_t at = 0; at < object.elements.size(); ++at) {
      const InputValue& value = object.elements[at];
      const bool isDefault =
          value.kind == InputValue::Kind::Null ||
          (value.kind != InputValue::Kind::Text && !object.type.element->isReference() && value.number == 0);
      if (!isDefault)
        add(nameOf(index) + "[" + std::to_string(at) + "] = " + javaValue(*object.type.element, value) + ";");
    }
    for (const auto& [field, value] : object.fields)
      add("set(" + nameOf(index) + ", \"" + binaryName(program, *field->owner) + "\", \"" +
          std::string(field->name) + "\", " + javaValue(field->type, value) + ");");
  }
  for (const InputGraph::Symbol& symbol : inputs.symbols)
    add(javaType(symbol.type) + " " + variableFor(symbol.name) + " = " +
        javaValue(symbol.type, symbol.value) + ";");
  return text;
}

}  // namespace warrant::explore
