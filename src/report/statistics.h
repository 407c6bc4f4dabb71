// The counters of --stats as tables.
#pragma once

#include <string>

#include "report/report.h"

namespace warrant::report {

// A row for each member.
std::string membersToText(const Report& report);
std::string totalsToText(const Summary& summary);

}  // namespace warrant::report
