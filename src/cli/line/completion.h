// Shell completion.
#pragma once

#include <string>

#include "cli/line/command_tree.h"

namespace warrant::cli {

std::string bashCompletion(const Command& program);
std::string zshCompletion(const Command& program);
std::string fishCompletion(const Command& program);

}  // namespace warrant::cli
