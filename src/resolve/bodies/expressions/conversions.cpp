#include "resolve/bodies/expressions/conversions.h"

#include <algorithm>
#include <utility>

#include "ast/ast.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"

namespace warrant::ast {
namespace {

constexpr std::pair<std::string_view, TypeKind> boxes[] = {
    {"Boolean", TypeKind::Boolean}, {"Byte", TypeKind::Byte},    {"Character", TypeKind::Char},
    {"Short", TypeKind::Short},     {"Integer", TypeKind::Int},  {"Long", TypeKind::Long},
    {"Float", TypeKind::Float},     {"Double", TypeKind::Double}};

bool isArrayOfUnknown(const Type& type) { return type.kind == TypeKind::Array && !isReifiable(type); }

}  // namespace

bool isPrimitive(const Type& type) { return type.kind == TypeKind::Boolean || type.isNumeric(); }

Type unboxed(const Type& type) {
  const Type bound = upperBound(type);
  if (bound.kind != TypeKind::Class || !bound.declaration->isLibrary) return {};
  const auto found =
      std::ranges::find(boxes, bound.declaration->name, [](const auto& box) { return box.first; });
  return found == std::end(boxes) ? Type{} : Type{found->second};
}

std::string_view nameOfBox(const Type& primitive) {
  const auto found = std::ranges::find(boxes, primitive.kind, [](const auto& box) { return box.second; });
  return found == std::end(boxes) ? std::string_view() : found->first;
}

std::string unsupportedConversion(const Type& from, const Type& to) {
  const bool isOfArray = isObject(to) || (to.kind == TypeKind::Class && isOfArrays(*to.declaration));
  return isArrayOfUnknown(from) && isOfArray ? "conversion of an array of type parameters" : "";
}

bool isUncheckedCast(const Type& from, const Type& to) {
  if (!isArrayOfUnknown(to) && !isArrayOfUnknown(from)) return false;
  const Type source = erased(from), target = erased(to);
  return source.kind != TypeKind::Error && target.kind != TypeKind::Error && isCastable(source, target);
}

}  // namespace warrant::ast
