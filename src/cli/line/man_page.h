// The man page.
#pragma once

#include <string>

#include "cli/line/command_tree.h"

namespace warrant::cli {

std::string manPage(const Command& program);

}  // namespace warrant::cli
