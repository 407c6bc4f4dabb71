// Clauses that a loop may keep, or a method may ensure: many, most of which do not hold.
#pragma once

#include <string>
#include <vector>

#include "ast/program.h"
#include "fix/layout.h"

namespace warrant::fix {

// Invariants of a loop of the method: bounds and relations of its variables, permissions to what it writes,
// what the contract says, what has not changed; and a condition that is wanted.
std::vector<std::string> guessInvariants(const Layout& layout, const ast::MethodDecl& method,
                                         const ast::Loop& loop, const std::string& wanted);
// Postconditions of a method with a body: what its places and its result are, by its parameters and by the
// values on entry.
std::vector<std::string> guessEnsures(const Layout& layout, const ast::MethodDecl& method);

}  // namespace warrant::fix
