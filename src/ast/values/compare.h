// What the comparisons say of two numbers.
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

}  // namespace warrant::ast
