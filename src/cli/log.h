// Messages to standard error.
#pragma once

#include <string>

namespace warrant::cli {

// What is being done, for --verbose; nothing otherwise.
void setVerbose(bool verbose);
void logProgress(const std::string& message);

// What is wrong with the call.
void logError(const std::string& message);

}  // namespace warrant::cli
