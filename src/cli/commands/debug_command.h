// `warrant debug`
#pragma once

#include "cli/exit_status.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

// Debugs a member by commands: from a script, a terminal, or what else standard input is. Runs on the calling
// thread, which needs a large stack.
ExitStatus runDebug(const DebugArguments& arguments);

}  // namespace warrant::cli
