// The programs below a directory that is a suite (--expect): its files, each with those that it needs.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "ast/program.h"

namespace warrant::cli {

// Splits the sources found below a directory into programs, in the order of their first files. Two files
// belong together where one mentions a class that only the other one declares (in its own folder, or else in
// a package), and where one folder named `*.program` holds both. What a comment or a literal says does not
// count; annotations do.
std::vector<std::vector<ast::Source>> splitIntoPrograms(std::vector<ast::Source> sources);

// The options that a program asks for in the first line of one of its files, `//: --ghost=explicit`; empty:
// none.
std::string optionsOf(const std::vector<ast::Source>& program);

}  // namespace warrant::cli
