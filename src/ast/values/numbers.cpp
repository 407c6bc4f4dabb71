#include "ast/values/numbers.h"

#include <limits>

namespace warrant::ast {

namespace {

template <class Integer>
constexpr Bounds all{std::numeric_limits<Integer>::min(), std::numeric_limits<Integer>::max()};

}  // namespace

std::optional<Bounds> boundsOf(const Type& type) {
  switch (type.kind) {
    case TypeKind::Byte:
      return all<std::int8_t>;
    case TypeKind::Short:
      return all<std::int16_t>;
    case TypeKind::Char:
      return all<std::uint16_t>;
    case TypeKind::Int:
      return all<std::int32_t>;
    case TypeKind::Long:
      return all<std::int64_t>;
    default:
      return std::nullopt;
  }
}

unsigned bitsOf(const Type& type) {
  switch (type.kind) {
    case TypeKind::Byte:
      return 8;
    case TypeKind::Short:
    case TypeKind::Char:
      return 16;
    case TypeKind::Int:
      return 32;
    default:
      return 64;
  }
}

bool widens(const Type& from, const Type& to) {
  if (from == to) return true;
  if (!from.isNumeric() || !to.isNumeric()) return false;
  if (to.isFloating()) return from.isIntegral() || to.kind == TypeKind::Double;
  if (from.isFloating() || from.kind == TypeKind::Integer) return false;
  if (to.kind == TypeKind::Integer) return true;
  const Bounds inner = *boundsOf(from), outer = *boundsOf(to);
  return outer.contains(inner.least) && outer.contains(inner.greatest);
}

Type promoted(const Type& operand) { return promoted(operand, intType); }

Type promoted(const Type& left, const Type& right) {
  for (const TypeKind kind : {TypeKind::Double, TypeKind::Float, TypeKind::Integer, TypeKind::Long}) {
    if (left.kind == kind || right.kind == kind) return {kind};
  }
  return intType;
}

}  // namespace warrant::ast
