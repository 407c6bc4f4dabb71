// `warrant report`
#pragma once

#include "cli/exit_status.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

// Verifies, and writes the page of the first member that fails; else of the first that is unknown; else of
// the first. Runs on the calling thread, which needs a large stack.
ExitStatus runReport(const ReportArguments& arguments);

}  // namespace warrant::cli
