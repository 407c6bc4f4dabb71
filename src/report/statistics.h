// The counters of --stats as a table.
#pragma once

#include <string>

#include "report/report.h"

namespace warrant::report {

// Totals; with `perMember` preceded by a row for each member.
std::string statisticsToText(const Report& report, bool perMember);

}  // namespace warrant::report
