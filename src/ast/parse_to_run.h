// Reading a program that is run or explored, and not verified.
#pragma once

#include "ast/program.h"

namespace warrant::ast {

// As `parse`. What only a verification needs may be missing, and is no error: an assert of Java may do what
// any code does, a class need not say in annotations what its objects stand for.
ParseResult parseToRun(std::vector<Source> sources, Library library);

// Whether Java has the word for itself: it names nothing.
bool isReserved(std::string_view word);

}  // namespace warrant::ast
