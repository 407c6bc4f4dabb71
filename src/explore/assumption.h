// What is assumed of the symbols of a call: a Java expression over them, without quotes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "explore/call.h"
#include "explore/tokens.h"

namespace warrant::explore {

// How the symbol is called as a variable of the program: a name that no program has.
std::string variableFor(std::string_view symbol);

// Adds the assumption to the call, and to its symbols the results of methods without bodies that it speaks
// of. Throws Refused where one of these is not known.
void readAssumption(const ast::Program& program, const std::vector<CallToken>& tokens, Call& call);

}  // namespace warrant::explore
