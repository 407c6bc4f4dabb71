// Where ghost parameters and arguments begin.
#pragma once

#include <vector>

#include "parse/scan/token.h"

namespace warrant::ast {

// Puts a GHOST_OPEN before each annotation that ends a list in parentheses: `f(x /*@ e @*/)`. Without it,
// what is in the annotation would go on with the expression before it.
void markGhostLists(std::vector<Token>& tokens);

}  // namespace warrant::ast
