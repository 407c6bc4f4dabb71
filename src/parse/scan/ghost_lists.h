// Where ghost parameters and arguments begin.
#pragma once

#include <vector>

#include "parse/scan/token.h"

namespace warrant::ast {

// In the Java dialect: puts a GHOST_OPEN before each annotation that ends a list in parentheses: `f(x /*@ e
// @*/)`. Without it, what is in the annotation would go on with the expression before it.
void markGhostLists(std::vector<Token>& tokens);
// In the inline dialect: makes one of the comma, or puts one there, before the first `ghost` in a list:
// `f(x, ghost e)`.
void markGhostWords(std::vector<Token>& tokens);

}  // namespace warrant::ast
