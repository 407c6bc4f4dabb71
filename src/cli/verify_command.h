// `warrant verify`
#pragma once

#include "cli/arguments.h"
#include "cli/exit_status.h"

namespace warrant::cli {

// Reads, verifies and reports. Runs on the calling thread, which needs a large stack.
ExitStatus runVerify(const VerifyArguments& arguments);

}  // namespace warrant::cli
