// `warrant dap`
#pragma once

#include "cli/exit_status.h"

namespace warrant::cli {

// Serves a client of the Debug Adapter Protocol on standard input and output. Runs on the calling thread,
// which needs a large stack.
ExitStatus runDap();

}  // namespace warrant::cli
