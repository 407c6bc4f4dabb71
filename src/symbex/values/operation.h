// An operator as it is applied: in which type, and to operands of which type.
#pragma once

#include "ast/ast.h"

namespace warrant::symbex {

struct Operation {
  ast::BinaryOperator op;
  const ast::Type& type;
  const ast::Type& operands;  // the left one's
  const ast::Expression& whole;
};

}  // namespace warrant::symbex
