// `warrant verify --shard FILE`
#pragma once

#include "cli/exit_status.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

// Verifies what the work list names, and reports that; as JSON with what `warrant merge` needs beside. 3: the
// list cannot be read, or the input is another one than when the work was planned.
ExitStatus runShard(const VerifyArguments& arguments);

}  // namespace warrant::cli
