// What of the syntax of Java and of annotations Warrant does not support, found in the trees that the parser
// makes.
#pragma once

#include <WarrantParser.h>

#include <deque>

#include "parse/problems.h"
#include "parse/scan/token.h"

namespace warrant::ast {

// Whether trees with a node of that rule must be looked through.
bool mayHoldUnsupported(std::size_t rule);

// Reports each construct that is not supported (W0009), where it starts, and puts a token UNSUPPORTED_OPERAND
// or UNSUPPORTED_STATEMENT in its place, so that what is around it can be resolved; `replaced` keeps these.
// What is within a construct is not looked at: nothing is known of the names there, and of what it may do no
// more than hidden.h notes.
void refuse(antlr4::ParserRuleContext& tree, antlr4::Parser& parser, std::deque<Token>& replaced,
            Problems& problems);

}  // namespace warrant::ast
