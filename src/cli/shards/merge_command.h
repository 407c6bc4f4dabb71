// `warrant merge`
#pragma once

#include "cli/exit_status.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

// Prints the report that one run of all shards' work would print, but for its times. The status is that
// run's; 3 too where a shard is missing, is there twice, or is of another plan.
ExitStatus runMerge(const MergeArguments& arguments);

}  // namespace warrant::cli
