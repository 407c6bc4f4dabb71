// What is said about text that does not parse.
#pragma once

#include <WarrantParser.h>

#include "parse/problems.h"
#include "parse/scan/token_stream.h"

namespace warrant::ast {

// What the parser wanted when it stopped.
struct Expectations {
  antlr4::misc::IntervalSet tokens;  // any of these
  std::size_t rule;                  // while it read this
};

// Reports that the token of that index does not fit, in the user's terms.
void reportSyntaxError(TokenStream& stream, std::size_t index, const Expectations& expectations,
                       const antlr4::dfa::Vocabulary& vocabulary, Problems& problems);

}  // namespace warrant::ast
