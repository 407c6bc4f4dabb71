// What the comparisons say of two numbers, and which of them say the opposite of each other.
#pragma once

#include <optional>

#include "ast/expression.h"

namespace warrant::ast {

// None: it is no comparison.
template <class Number>
std::optional<bool> compare(BinaryOperator op, Number left, Number right) {
  switch (op) {
    case BinaryOperator::Less:
      return left < right;
    case BinaryOperator::LessOrEqual:
      return left <= right;
    case BinaryOperator::Greater:
      return left > right;
    case BinaryOperator::GreaterOrEqual:
      return left >= right;
    case BinaryOperator::Equal:
      return left == right;
    case BinaryOperator::NotEqual:
      return left != right;
    default:
      return std::nullopt;
  }
}

// The comparison that holds just where that one does not. None: it is no comparison.
constexpr std::optional<BinaryOperator> negated(BinaryOperator op) {
  switch (op) {
    case BinaryOperator::Less:
      return BinaryOperator::GreaterOrEqual;
    case BinaryOperator::LessOrEqual:
      return BinaryOperator::Greater;
    case BinaryOperator::Greater:
      return BinaryOperator::LessOrEqual;
    case BinaryOperator::GreaterOrEqual:
      return BinaryOperator::Less;
    case BinaryOperator::Equal:
      return BinaryOperator::NotEqual;
    case BinaryOperator::NotEqual:
      return BinaryOperator::Equal;
    default:
      return std::nullopt;
  }
}

}  // namespace warrant::ast
