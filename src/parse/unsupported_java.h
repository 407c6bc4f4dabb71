// Constructs of Java that Warrant does not support.
#pragma once

#include <string_view>
#include <vector>

#include "parse/problems.h"
#include "parse/scan/token.h"

namespace warrant::ast {

// Takes them out of the code of a Java file, each with one report (W0009), so that the rest of the file can
// be read: an expression leaves an UNSUPPORTED_OPERAND behind, a declaration in a method a `;` that is
// reported. What says nothing to a verifier (`sealed`, `permits`, a parameter called `this`, a module) goes
// silently. Returns the names that such text declared.
std::vector<std::string_view> removeUnsupportedJava(std::vector<Token>& tokens, Problems& problems);

}  // namespace warrant::ast
