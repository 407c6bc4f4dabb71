// What a shard adds to its JSON, for `warrant merge` to make one report of all.
#pragma once

#include <string>

#include "cli/shards/work_list.h"
#include "report/report.h"

namespace warrant::cli {

// A JSON object with a member `shard`. The report is of the list: of its programs, and their members.
std::string toJson(const WorkList& list, const report::Report& report, bool why);

}  // namespace warrant::cli
