// What Java computes with floating-point constants (JLS 4.2.4, 5.1.2, 5.1.3): IEEE 754, each operation
// rounded to the type in which it is applied.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ast/ast.h"

namespace warrant::ast {

// The value of a FloatingLiteral's text.
std::optional<double> floatingValue(std::string_view text);
// The value as one of that floating-point type, rounded to the nearest.
double roundTo(const Type& type, double value);
double floatingOf(const Type& type, std::int64_t value);
// The value as one of an integral type with bounds: towards zero, what is too large to the greatest, NaN to
// 0; to the types smaller than int by way of that.
std::int64_t integerOf(const Type& type, double value);
// An arithmetic operator on two values of the type; none: it is no such operator.
std::optional<double> calculateFloating(BinaryOperator op, const Type& type, double left, double right);
// The number of the type with bounds that is equal to the value modulo the type's size.
std::int64_t wrapInteger(const Type& type, std::int64_t value);

}  // namespace warrant::ast
