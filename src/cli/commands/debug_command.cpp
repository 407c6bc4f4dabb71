#include "cli/commands/debug_command.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>

#include "cli/commands/debuggee.h"
#include "cli/commands/explain_command.h"
#include "cli/files/library_folder.h"
#include "cli/files/watch.h"
#include "cli/line_reader.h"
#include "cli/log.h"
#include "cli/output.h"
#include "debug/console/console.h"

namespace warrant::cli {
namespace {

void tell(Watch& watch) {
  for (const std::string& change : watch.changes()) {
    std::cout << std::flush;
    std::cerr << change << "\n";
  }
}

// Commands from a file, or from what else is no terminal.
ExitStatus runScript(debug::Console& console, std::istream& script, const std::string& name, Watch& watch) {
  ExitStatus status = ExitStatus::Verified;
  std::string line;
  for (std::size_t number = 1; !console.isOver() && std::getline(script, line); ++number) {
    if (line.ends_with('\r')) line.pop_back();
    tell(watch);
    std::cout << "> " << line << "\n";
    const debug::Console::Answer answer = console.execute(line);
    std::cout << answer.text << std::flush;
    for (const std::string& problem : answer.problems) {
      std::cerr << name << ":" << number << ": " << problem << std::endl;
      status = ExitStatus::Unusable;
    }
  }
  return status;
}

ExitStatus runTerminal(debug::Console& console, Watch& watch) {
  LineReader reader([&](std::string_view line) { return console.completions(line); });
  while (!console.isOver()) {
    const std::string prompt = console.session.isConditional() ? "(warrant, conditional) " : "(warrant) ";
    const std::optional<std::string> line = reader.next(prompt);
    if (!line) break;
    tell(watch);
    const debug::Console::Answer answer = console.execute(*line);
    writePaged(answer.text);
    for (const std::string& problem : answer.problems) std::cout << problem << "\n" << std::flush;
  }
  return ExitStatus::Verified;
}

}  // namespace

ExitStatus runDebug(const DebugArguments& arguments) {
  auto [sources, messages] = readDebuggee(arguments.verify);
  std::cerr << messages;
  if (!sources) return ExitStatus::Unusable;
  std::ifstream script;
  if (!arguments.batch.empty()) {
    script.open(arguments.batch);
    if (!script) {
      return refuse("the script " + arguments.batch + " cannot be read: " + std::strerror(errno));
    }
  }
  Watch watch(*sources);
  LibraryFolder folder(arguments.verify.library);
  const auto library = [&](std::string_view path) { return folder.find(path); };
  const bool isTyped = arguments.batch.empty() && isatty(STDIN_FILENO) != 0;
  const bool isColoured = isTyped && wantsColour(Colour::Auto);
  try {
    debug::Session session({std::move(*sources), library, arguments.verify.options});
    debug::Console console(std::move(session), isColoured,
                           [&](const std::string& topic) { return pageOn(topic, isColoured); });
    const std::string problems = debug::problemsOf(console.session.run().program());
    if (!problems.empty()) std::cerr << problems << std::endl;
    std::cout << console.greeting() << std::flush;
    const ExitStatus status = isTyped ? runTerminal(console, watch)
                              : arguments.batch.empty()
                                  ? runScript(console, std::cin, "standard input", watch)
                                  : runScript(console, script, arguments.batch, watch);
    return problems.empty() ? status : ExitStatus::Unusable;
  } catch (const debug::Refused& refused) {
    std::cout << std::flush;
    return refuse(refused.what());
  }
}

}  // namespace warrant::cli
