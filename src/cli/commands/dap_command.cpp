#include "cli/commands/dap_command.h"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <csignal>
#include <filesystem>
#include <memory>
#include <system_error>

#include "cli/commands/debuggee.h"
#include "cli/commands/explain_command.h"
#include "cli/files/library_folder.h"
#include "cli/files/watch.h"
#include "cli/log.h"
#include "dap/serve.h"

namespace warrant::cli {
namespace {

using debug::Refused;

// ` --ghost=explicit`; nothing for a word that is not given.
std::string optionFor(const std::string& name, const std::string& word) {
  if (word.empty()) return "";
  if (!std::ranges::all_of(word, [](unsigned char c) { return std::isalpha(c) != 0; }))
    throw Refused("the argument `" + name + "` must be a word");
  return " --" + name + "=" + word;
}

std::string absolutePath(const std::string& path) {
  return std::filesystem::absolute(path).lexically_normal().string();
}

VerifyArguments argumentsFor(const dap::Launch& launch) {
  VerifyArguments arguments;
  const std::string options = optionFor("ghost", launch.ghost) + optionFor("overflow", launch.overflow) +
                              optionFor("dialect", launch.dialect);
  const auto read = withOptions({}, options);
  if (const auto* const wrong = std::get_if<std::string>(&read)) throw Refused(*wrong);
  arguments = std::get<VerifyArguments>(read);
  arguments.paths = {absolutePath(launch.program)};
  arguments.options.member = launch.member;
  arguments.library = launch.library;
  arguments.sourcePath = launch.sourcePath;
  for (const std::string& folder : launch.sourcePath) {
    if (!std::filesystem::is_directory(folder)) throw Refused("there is no folder " + folder);
  }
  if (!launch.library.empty() && !std::filesystem::is_directory(launch.library))
    throw Refused("there is no folder " + launch.library);
  return arguments;
}

dap::Program open(const dap::Launch& launch) {
  const VerifyArguments arguments = argumentsFor(launch);
  Debuggee debuggee = readDebuggee(arguments);
  if (!debuggee.sources) {
    while (debuggee.messages.ends_with('\n')) debuggee.messages.pop_back();
    throw Refused(debuggee.messages);
  }
  const auto watch = std::make_shared<Watch>(*debuggee.sources);
  const auto folder = std::make_shared<LibraryFolder>(arguments.library);
  return {.input = {std::move(*debuggee.sources),
                    [folder](std::string_view path) { return folder->find(path); }, arguments.options},
          .warnings = debuggee.messages,
          .changes = [watch] { return watch->changes(); }};
}

}  // namespace

ExitStatus runDap() {
  std::signal(SIGPIPE, SIG_IGN);  // a client that is gone shows when it is written to
  try {
    const bool isWellFormed = dap::serve(
        STDIN_FILENO, STDOUT_FILENO, open, [](const std::string& topic) { return pageOn(topic, false); },
        logError);
    return isWellFormed ? ExitStatus::Verified : ExitStatus::Unusable;
  } catch (const std::system_error& error) {
    return refuse(std::string("standard input and output cannot be used: ") + error.what());
  }
}

}  // namespace warrant::cli
