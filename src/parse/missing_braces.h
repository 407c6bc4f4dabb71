// Methods whose end is missing.
#pragma once

#include <vector>

#include "parse/problems.h"
#include "parse/scan/token.h"

namespace warrant::ast {

// Where braces are left open and a method of Java begins within the body of another one: reports it, and
// closes that body in front of it, so that what follows is read as what it is.
void closeBodies(std::vector<Token>& tokens, Problems& problems);

}  // namespace warrant::ast
