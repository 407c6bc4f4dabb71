// Tells the angle brackets of types from comparisons and shifts.
#pragma once

#include <vector>

#include "parse/scan/token.h"

namespace warrant::ast {

// Turns the `<` and `>` that enclose type arguments and type parameters into TYPE_OPEN and TYPE_CLOSE; `>>`
// becomes two of them. Only where no expression could be meant: behind `new` or `instanceof`, in headers, in
// declarations and casts, and behind a dot.
void markTypeBrackets(std::vector<Token>& tokens);

bool isPrimitive(const Token& token);  // names a primitive type

// Whether a record is declared there, `record R(…)` in code: elsewhere the word is a name.
bool startsRecord(const std::vector<Token>& tokens, std::size_t i);

}  // namespace warrant::ast
