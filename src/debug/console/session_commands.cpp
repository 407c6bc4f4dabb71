// Commands for the session itself.
#include <algorithm>

#include "debug/console/command_line.h"
#include "debug/console/commands.h"

namespace warrant::debug {

namespace {

std::string save(Console& console, std::string_view arguments) {
  takesNothing(arguments);
  return "saved as " + std::to_string(console.session.save()) + "\n";
}

std::string restore(Console& console, std::string_view arguments) {
  if (trim(arguments).empty()) throw Refused("the number of what was saved is missing");
  console.session.restore(numberOr(arguments, 0));
  return console.views.step(console.session.at());
}

std::string explain(Console& console, std::string_view arguments) {
  const std::string topic(trim(arguments));
  if (topic.empty()) throw Refused("a code such as W0101 is missing");
  const std::optional<std::string> page = console.explain(topic);
  if (!page) throw Refused("there is no page on " + topic);
  return *page;
}

std::string help(Console&, std::string_view arguments) {
  const auto describe = [](const Command& command, std::size_t width) {
    std::string usage(command.name);
    if (!command.arguments.empty()) usage += " " + std::string(command.arguments);
    if (usage.size() < width) usage.resize(width, ' ');
    return "  " + usage + (usage.size() > width ? "\n  " + std::string(width, ' ') : "") + "  " +
           std::string(command.help) + "\n";
  };
  if (!trim(arguments).empty()) return describe(commandOf(trim(arguments)), 0);
  std::string text;
  for (const Command& command : commands()) text += describe(command, 22);
  return text +
         "  As much of a name as tells it from others will do; `;` stands between commands, `#` before a "
         "comment.\n";
}

std::string quit(Console& console, std::string_view arguments) {
  takesNothing(arguments);
  console.quit();
  return "";
}

constexpr Command sessionTable[] = {
    {"save", "", "keep this state under a number", save},
    {"restore", "N", "go back to what was saved, its text included", restore},
    {"explain", "CODE", "show the page of a code, as `warrant explain` does", explain},
    {"help", "[COMMAND]", "list the commands, or say what one does", help},
    {"quit", "", "end the session", quit},
};

}  // namespace

std::span<const Command> sessionCommands() { return sessionTable; }

}  // namespace warrant::debug
