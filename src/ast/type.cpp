// Types in source text.
#include <algorithm>

#include "ast/ast.h"

namespace warrant::ast {

bool isObject(const ClassDecl& declaration) { return declaration.isBuiltIn && declaration.name == "Object"; }

bool isObject(const Type& type) { return isErasedToObject(type) && type.variable == nullptr; }

bool isErasedToObject(const Type& type) {
  return type.kind == TypeKind::Class && isObject(*type.declaration);
}

bool isOfArrays(const ClassDecl& declaration) {
  return declaration.isLibrary && (declaration.name == "Cloneable" || declaration.name == "Serializable");
}

bool isComplete(const Type& type) {
  if (!type.isMathematical()) return type.kind != TypeKind::Error;
  if (type.element != nullptr) return isComplete(*type.element);
  return type.arguments == nullptr ||
         std::ranges::all_of(type.arguments->list,
                             [](const TypeArgument& argument) { return isComplete(argument.type); });
}

namespace {

std::string toString(const TypeArgument& argument) {
  switch (argument.kind) {
    case TypeArgument::Kind::Extends:
      return isObject(argument.type) ? "?" : "? extends " + toString(argument.type);
    case TypeArgument::Kind::Super:
      return "? super " + toString(argument.type);
    case TypeArgument::Kind::Open:
      return argument.type.kind == TypeKind::Null ? "?" : toString(argument.type);
    default:
      return toString(argument.type);
  }
}

// Those of an inner class's outer classes, which nobody writes, print too.
std::string toString(const TypeArguments& arguments) {
  std::string text = "<";
  for (const TypeArgument& argument : arguments.list) {
    if (text.size() > 1) text += ", ";
    text += toString(argument);
  }
  return text + ">";
}

}  // namespace

std::string toString(const Type& type) {
  switch (type.kind) {
    case TypeKind::Error:
      return "?";
    case TypeKind::Void:
      return "void";
    case TypeKind::Boolean:
      return "boolean";
    case TypeKind::Byte:
      return "byte";
    case TypeKind::Short:
      return "short";
    case TypeKind::Char:
      return "char";
    case TypeKind::Int:
    case TypeKind::Integer:
      return "int";
    case TypeKind::Long:
      return "long";
    case TypeKind::Float:
      return "float";
    case TypeKind::Double:
      return "double";
    case TypeKind::Perm:
      return "perm";
    case TypeKind::Null:
      return "null";
    case TypeKind::Class:
      if (type.variable != nullptr) {
        const bool isWildcard = type.variable->name == "?" && !isObject(type.variable->bound);
        return isWildcard ? "? extends " + toString(type.variable->bound) : std::string(type.variable->name);
      }
      return std::string(type.declaration->name) +
             (type.arguments == nullptr ? std::string() : toString(*type.arguments));
    case TypeKind::Array:
      return toString(*type.element) + "[]";
    case TypeKind::Sequence:
      return "seq<" + toString(*type.element) + ">";
    case TypeKind::Set:
      return "set<" + toString(*type.element) + ">";
    case TypeKind::Bag:
      return "bag<" + toString(*type.element) + ">";
    case TypeKind::Map:
      return "map" + toString(*type.arguments);
    case TypeKind::Option:
      return "option<" + toString(*type.element) + ">";
    case TypeKind::Datatype:
      return std::string(type.datatype->name) +
             (type.arguments == nullptr ? std::string() : toString(*type.arguments));
  }
  return "?";
}

}  // namespace warrant::ast
