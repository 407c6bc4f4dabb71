// Forms of assertions that Warrant does not support: quantifiers, collections, words of JML.
#pragma once

#include <vector>

#include "ast/program.h"
#include "parse/problems.h"
#include "parse/scan/token.h"

namespace warrant::ast {

// Puts an UNSUPPORTED_OPERAND in the place of each, with one report (W0009), so that the rest of the clause
// can be read.
void replaceUnsupportedAssertions(std::vector<Token>& tokens, Dialect dialect, Problems& problems);

}  // namespace warrant::ast
