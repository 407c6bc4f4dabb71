// Fixes for what fails in a program.
#pragma once

#include <vector>

#include "report/report.h"

namespace warrant::cli {

// What mends failures of these members, which are of the program: each was tried.
std::vector<fix::Suggestion> fixesFor(const std::vector<symbex::MemberResult>& members,
                                      const report::ProgramReport& report, const symbex::Options& options,
                                      ast::Library library);

// Adds what mends the failures of all members to the report.
void addFixes(report::ProgramReport& report, const symbex::Options& options, ast::Library library);

}  // namespace warrant::cli
