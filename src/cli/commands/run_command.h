// `warrant run`
#pragma once

#include "cli/exit_status.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

// Runs a main method, or a call. Runs on the calling thread, which needs a large stack.
ExitStatus runProgram(const RunArguments& arguments);

}  // namespace warrant::cli
