// What control flow demands of bodies, as in Java.
#pragma once

#include <optional>

#include "ast/ast.h"
#include "parse/problems.h"

namespace warrant::ast {

// The value of a condition that is a constant expression (JLS 15.29).
std::optional<bool> constantCondition(const Expression& condition);

// Whether execution can reach the end of the statement (JLS 14.22).
bool canComplete(const Statement& statement);

// Whether `break` goes from within the statement to what is behind it, or behind something around it.
bool breaksOut(const Statement& statement);

// Reports each local without an initial value that is read where it may not have been assigned.
void checkDefiniteAssignment(const Statement& body, Problems& problems);

}  // namespace warrant::ast
