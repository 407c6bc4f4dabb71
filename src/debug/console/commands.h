// The commands of a console: one table, from which help and completion come too.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "debug/console/console.h"

namespace warrant::debug {

struct Command {
  std::string_view name;
  std::string_view arguments;
  std::string_view help;
  // Does it, and returns what it says. Throws Refused.
  std::string (*run)(Console& console, std::string_view arguments);
};

std::span<const Command> movingCommands();
std::span<const Command> viewCommands();
std::span<const Command> askingCommands();
std::span<const Command> sessionCommands();

// All of them, in the order of the help.
const std::vector<Command>& commands();
// The one that the word names, or alone begins. Throws Refused.
const Command& commandOf(std::string_view word);

// The argument as a number; `fallback` where there is none. Throws Refused where it is something else.
std::uint32_t numberOr(std::string_view arguments, std::uint32_t fallback);
void takesNothing(std::string_view arguments);

}  // namespace warrant::debug
