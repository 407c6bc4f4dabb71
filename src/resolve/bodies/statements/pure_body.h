// The body of a pure method as the expression that it computes.
#pragma once

#include "ast/ast.h"
#include "parse/problems.h"
#include "support/arena.h"

namespace warrant::ast {

// Local variables, assignments to them, `if`, `switch` and `return` become Let, Conditional and
// SwitchExpression. nullptr: the body holds something else, which was reported. Variables that are needed for
// that are added to `slots`, the number of those that there are.
const Expression* toExpression(const MethodDecl& method, const Statement& body, std::uint32_t& slots,
                               support::Arena& arena, Problems& problems);

// Reports where the value of a pure method that code can call makes a string: each call would make another
// one, while a function has one value.
void checkConcatenation(const Expression& body, support::Arena& arena, Problems& problems);

}  // namespace warrant::ast
