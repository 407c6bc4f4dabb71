// What of a program has run on the paths of an exploration, or in concrete runs.
#pragma once

#include <unordered_set>

#include "ast/ast.h"

namespace warrant::symbex {

struct Covered {
  std::unordered_set<const ast::MethodDecl*> methods;  // that were entered, with constructors
  std::unordered_set<const ast::Statement*> statements;
  std::unordered_set<const ast::Expression*> held, failed;  // conditions that were true, and false, once

  void add(const Covered& other);
};

}  // namespace warrant::symbex
