// Which operators shift.
#pragma once

#include "ast/expression.h"

namespace warrant::ast {

constexpr bool isShift(BinaryOperator op) {
  return op == BinaryOperator::ShiftLeft || op == BinaryOperator::ShiftRight ||
         op == BinaryOperator::ShiftRightUnsigned;
}

}  // namespace warrant::ast
