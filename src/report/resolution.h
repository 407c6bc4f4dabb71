// What names, types and constants of a program's Java code mean, for a comparison with javac: see
// CONTRIBUTING.md.
#pragma once

#include <string>
#include <vector>

#include "ast/program.h"

namespace warrant::report {

// One JSON document: for each program its problems, the classes that types name by their numbers, and for
// each file what stands in its code, by place. Of a program that cannot be verified there are the problems
// only.
std::string resolutionToJson(const std::vector<ast::ParseResult>& programs);

}  // namespace warrant::report
