// `warrant resolve`
#pragma once

#include "cli/exit_status.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

// Reads and resolves the programs, and prints what their names mean. Runs on the calling thread, which needs
// a large stack.
ExitStatus runResolve(const ResolveArguments& arguments);

}  // namespace warrant::cli
