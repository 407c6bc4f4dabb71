// Which variables expressions read.
#pragma once

#include <span>

#include "ast/ast.h"

namespace warrant::ast {

// Whether it is that variable, and nothing else.
bool isVariable(const Expression& e, const Variable& variable);
// Whether it reads one of the variables, anywhere within.
bool mentions(const Expression& e, std::span<const Variable* const> variables);

}  // namespace warrant::ast
