// What control flow demands of bodies, as in Java.
#pragma once

#include <vector>

#include "ast/ast.h"
#include "parse/problems.h"

namespace warrant::ast {

// Whether execution can reach the end of the statement.
bool canComplete(const Statement& statement);

// Reports each local without an initial value that is read where it may not have been assigned.
void checkDefiniteAssignment(const Statement& body, Problems& problems);

}  // namespace warrant::ast
