// What a branching statement of a pure method leaves behind for what follows it.
#pragma once

#include <optional>
#include <vector>

#include "ast/ast.h"

namespace warrant::ast {

struct LeftBehind {
  std::vector<const Variable*> variables;  // those from around it that it may assign, each once
  bool mayReturn = false;
};

// The variable that the statement's expression assigns; nullptr: it does not assign one.
const Variable* assignedVariable(const Expression& effect);

// Nothing where what follows depends on more: on what is opened or used in it, on a variable that a pattern
// binds, or on a jump out of it.
std::optional<LeftBehind> leftBehind(const Statement& statement);

}  // namespace warrant::ast
