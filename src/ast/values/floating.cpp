#include "ast/values/floating.h"

#include <charconv>
#include <cmath>
#include <limits>

#include "ast/values/numbers.h"

namespace warrant::ast {

namespace {

// C++ rounds to nearest, and evaluates in the types themselves.
static_assert(std::numeric_limits<double>::is_iec559 && std::numeric_limits<float>::is_iec559);

template <class Float>
std::optional<double> apply(BinaryOperator op, Float left, Float right) {
  switch (op) {
    case BinaryOperator::Add:
      return static_cast<Float>(left + right);
    case BinaryOperator::Subtract:
      return static_cast<Float>(left - right);
    case BinaryOperator::Multiply:
      return static_cast<Float>(left * right);
    case BinaryOperator::Divide:
      return static_cast<Float>(left / right);
    case BinaryOperator::Remainder:
      return std::fmod(left, right);  // exact, and of the dividend's sign, as in Java
    default:
      return std::nullopt;
  }
}

template <class Integer>
std::int64_t truncate(double value) {
  constexpr double limit = -static_cast<double>(std::numeric_limits<Integer>::min());
  if (std::isnan(value)) return 0;
  if (value >= limit) return std::numeric_limits<Integer>::max();
  if (value < -limit) return std::numeric_limits<Integer>::min();
  return static_cast<std::int64_t>(value);
}

}  // namespace

std::optional<double> floatingValue(std::string_view text) {
  double value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data(), end, value);
  return status == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

double roundTo(const Type& type, double value) {
  return type.kind == TypeKind::Float ? static_cast<double>(static_cast<float>(value)) : value;
}

double floatingOf(const Type& type, std::int64_t value) {
  return type.kind == TypeKind::Float ? static_cast<double>(static_cast<float>(value))
                                      : static_cast<double>(value);
}

std::int64_t integerOf(const Type& type, double value) {
  if (type.kind == TypeKind::Long) return truncate<std::int64_t>(value);
  return wrapInteger(type, truncate<std::int32_t>(value));
}

std::optional<double> calculateFloating(BinaryOperator op, const Type& type, double left, double right) {
  if (type.kind != TypeKind::Float) return apply<double>(op, left, right);
  return apply<float>(op, static_cast<float>(left), static_cast<float>(right));
}

std::int64_t wrapInteger(const Type& type, std::int64_t value) {
  switch (type.kind) {
    case TypeKind::Byte:
      return static_cast<std::int8_t>(value);
    case TypeKind::Short:
      return static_cast<std::int16_t>(value);
    case TypeKind::Char:
      return static_cast<std::uint16_t>(value);
    case TypeKind::Int:
      return static_cast<std::int32_t>(value);
    default:
      return value;
  }
}

}  // namespace warrant::ast
