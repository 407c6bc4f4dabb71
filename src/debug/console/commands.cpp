#include "debug/console/commands.h"

#include "debug/console/command_line.h"

namespace warrant::debug {

const std::vector<Command>& commands() {
  static const std::vector<Command> all = [] {
    std::vector<Command> list;
    for (const auto group : {movingCommands(), viewCommands(), askingCommands(), sessionCommands()})
      list.insert(list.end(), group.begin(), group.end());
    return list;
  }();
  return all;
}

const Command& commandOf(std::string_view word) {
  std::vector<std::string_view> names;
  for (const Command& command : commands()) names.push_back(command.name);
  if (word.empty()) throw Refused("a command is missing");
  std::string_view name;
  try {
    name = resolve(word, names, "command");
  } catch (const Refused& refused) {
    const std::string message = refused.what();
    if (!message.starts_with("there is no")) throw;
    throw Refused("there is no such command; `help` lists them");
  }
  for (const Command& command : commands()) {
    if (command.name == name) return command;
  }
  throw Refused("there is no such command");
}

std::uint32_t numberOr(std::string_view arguments, std::uint32_t fallback) {
  if (trim(arguments).empty()) return fallback;
  const std::optional<std::uint32_t> number = numberOf(arguments);
  if (!number) throw Refused("`" + std::string(trim(arguments)) + "` is no number");
  return *number;
}

void takesNothing(std::string_view arguments) {
  if (!trim(arguments).empty())
    throw Refused("nothing may follow it: `" + std::string(trim(arguments)) + "`");
}

}  // namespace warrant::debug
