// The types of numbers and what Java's expressions make of them (JLS 5.1, 5.6).
#pragma once

#include <cstdint>
#include <optional>

#include "ast/type.h"

namespace warrant::ast {

inline constexpr Type booleanType{TypeKind::Boolean, nullptr, nullptr};
inline constexpr Type intType{TypeKind::Int, nullptr, nullptr};
inline constexpr Type integerType{TypeKind::Integer, nullptr, nullptr};
inline constexpr Type doubleType{TypeKind::Double, nullptr, nullptr};

// The values of an integral type; none where it has no bounds.
struct Bounds {
  std::int64_t least;
  std::int64_t greatest;
  bool contains(std::int64_t value) const { return least <= value && value <= greatest; }
  friend bool operator==(const Bounds&, const Bounds&) = default;
};
std::optional<Bounds> boundsOf(const Type& type);
unsigned bitsOf(const Type& type);  // of a type with bounds

// Whether each value of the one type is, or becomes, one of the other: identity and widening conversions.
bool widens(const Type& from, const Type& to);

// The type in which an operator is applied to one operand, or two: numeric promotion.
Type promoted(const Type& operand);
Type promoted(const Type& left, const Type& right);

}  // namespace warrant::ast
