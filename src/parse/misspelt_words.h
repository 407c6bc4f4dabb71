// Misspelt words of the specification language.
#pragma once

#include <vector>

#include "parse/problems.h"
#include "parse/scan/token.h"

namespace warrant::ast {

// Reports the words that begin an annotation of Java, or what follows a `;` there, and are nearly words of
// the specification language: nothing else can stand there. They are read as what was meant.
void correctMisspeltWords(std::vector<Token>& tokens, Problems& problems);

}  // namespace warrant::ast
