// Messages to standard error.
#pragma once

#include <string>

#include "cli/exit_status.h"

namespace warrant::cli {

// What is being done, for --verbose; nothing otherwise.
void setVerbose(bool verbose);
void logProgress(const std::string& message);

// What is wrong with the call.
void logError(const std::string& message);
// The same, where it ends the command.
ExitStatus refuse(const std::string& why);

}  // namespace warrant::cli
