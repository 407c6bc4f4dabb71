#include "resolve/bodies/expressions/conversions.h"

#include <algorithm>
#include <utility>

#include "ast/ast.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"

namespace warrant::ast {
namespace {

// What values of the class are in boxes of; Error: it is no such class.
Type unboxed(const Type& type) {
  constexpr std::pair<std::string_view, TypeKind> boxes[] = {
      {"Boolean", TypeKind::Boolean}, {"Byte", TypeKind::Byte},    {"Character", TypeKind::Char},
      {"Short", TypeKind::Short},     {"Integer", TypeKind::Int},  {"Long", TypeKind::Long},
      {"Float", TypeKind::Float},     {"Double", TypeKind::Double}};
  const Type bound = upperBound(type);
  if (bound.kind != TypeKind::Class || !bound.declaration->isLibrary) return {};
  const auto found =
      std::ranges::find(boxes, bound.declaration->name, [](const auto& box) { return box.first; });
  return found == std::end(boxes) ? Type{} : Type{found->second};
}

bool isPrimitive(const Type& type) { return type.kind == TypeKind::Boolean || type.isNumeric(); }

bool isBoxing(const Type& from, const Type& to) {
  if (!isPrimitive(from)) return false;
  if (isObject(to)) return true;
  const Type value = unboxed(to);
  // A constant of type int may be narrowed before.
  return value.kind != TypeKind::Error &&
         (value == from || (from.kind == TypeKind::Int && isAssignable(value, from)));
}

bool isUnboxing(const Type& from, const Type& to) {
  const Type value = unboxed(from);
  return value.kind != TypeKind::Error && isPrimitive(to) && isAssignable(value, to);
}

bool isArrayOfUnknown(const Type& type) { return type.kind == TypeKind::Array && !isReifiable(type); }

}  // namespace

std::string unsupportedConversion(const Type& from, const Type& to) {
  if (isBoxing(from, to)) return "boxing";
  if (isUnboxing(from, to)) return "unboxing";
  const bool isOfArray = isObject(to) || (to.kind == TypeKind::Class && isOfArrays(*to.declaration));
  return isArrayOfUnknown(from) && isOfArray ? "conversion of an array of type parameters" : "";
}

bool isUncheckedCast(const Type& from, const Type& to) {
  if (!isArrayOfUnknown(to) && !isArrayOfUnknown(from)) return false;
  const Type source = erased(from), target = erased(to);
  return source.kind != TypeKind::Error && target.kind != TypeKind::Error && isCastable(source, target);
}

}  // namespace warrant::ast
