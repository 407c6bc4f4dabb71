// The report as SARIF 2.1.0 (OASIS), for programs that show the findings of analyses.
#pragma once

#include <string>

#include "report/report.h"

namespace warrant::report {

// One log with one run: a result for each problem of the input, each failure and each member that is unknown.
std::string toSarif(const Report& report);

}  // namespace warrant::report
