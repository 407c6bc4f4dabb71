// `warrant fix`: shows the fixes that were tried, and applies one on request.
#pragma once

#include "cli/line/arguments.h"

namespace warrant::cli {

// The status is that of `verify` for the program as it was found; after a fix was applied, as it is then. 3:
// the fix asked for does not exist, or cannot be written: then nothing was.
ExitStatus runFix(const FixArguments& arguments);

}  // namespace warrant::cli
