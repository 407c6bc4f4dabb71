// Fixes for what fails in a program.
#pragma once

#include "report/report.h"

namespace warrant::cli {

// Tries them, and adds what mends a failure to the report.
void addFixes(report::ProgramReport& report, const symbex::Options& options, ast::Library library);

}  // namespace warrant::cli
