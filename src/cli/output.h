// Standard output: what it takes, and writing to it.
#pragma once

#include <cstddef>
#include <string_view>

#include "cli/line/arguments.h"

namespace warrant::cli {

bool isTerminal();
bool wantsColour(Colour colour);

// Columns for running text.
std::size_t textWidth();

// False, with a message, where it cannot be written.
bool writeToStandardOutput(std::string_view text);

}  // namespace warrant::cli
