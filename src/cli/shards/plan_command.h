// `warrant plan`
#pragma once

#include "cli/exit_status.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

// Divides the members of the programs into work lists of about the same cost, and prints or writes these.
// Runs on the calling thread, which needs a large stack.
ExitStatus runPlan(const PlanArguments& arguments);

}  // namespace warrant::cli
