// Reading a program that is run or explored, and not verified.
#pragma once

#include "ast/program.h"

namespace warrant::ast {

// As `parse`. What only a verification needs may be missing, and is no error: an assert of Java may do what
// any code does, a class need not say in annotations what its objects stand for.
// Interpreter: who stores into an array that is used as one of a class above finds out whether that fits.
enum class Runner : std::uint8_t { Interpreter, Exploration };
ParseResult parseToRun(std::vector<Source> sources, Library library, Runner runner = Runner::Exploration);

// Whether Java has the word for itself: it names nothing.
bool isReserved(std::string_view word);

}  // namespace warrant::ast
