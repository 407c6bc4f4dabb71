#include "cli/commands/explore_command.h"

#include <iostream>

#include "cli/commands/debuggee.h"
#include "cli/files/library_folder.h"
#include "cli/log.h"
#include "cli/output.h"
#include "debug/run.h"
#include "explore/exploration.h"
#include "explore/print.h"

namespace warrant::cli {
namespace {

using explore::Exploration;

// An error is found before a bound is.
ExitStatus statusOf(const Exploration& exploration) {
  if (exploration.isWrong()) return ExitStatus::Failed;
  return exploration.isComplete() ? ExitStatus::Verified : ExitStatus::Unknown;
}

// What is wrong with the program; empty: nothing.
std::string problemsOf(const std::vector<ast::Source>& sources, const ast::Library& library) {
  ast::ParseResult parsed = ast::parse(sources, 1, library);
  if (parsed.isVerifiable) return {};
  const report::ProgramReport program{std::move(parsed.program), std::move(parsed.diagnostics), {}, {}};
  return debug::problemsOf(program);
}

}  // namespace

ExitStatus runExplore(const ExploreArguments& arguments) {
  auto [sources, messages] = readDebuggee(arguments.verify);
  std::cerr << messages;
  if (!sources) return ExitStatus::Unusable;
  LibraryFolder folder(arguments.verify.library);
  const auto library = [&](std::string_view path) { return folder.find(path); };
  if (const std::string problems = problemsOf(*sources, library); !problems.empty()) {
    std::cerr << problems;
    return ExitStatus::Unusable;
  }
  try {
    const Exploration exploration = explore::explore({.sources = std::move(*sources),
                                                      .library = library,
                                                      .call = arguments.call,
                                                      .assumption = arguments.assumption,
                                                      .bounds = arguments.bounds,
                                                      .wantsInputs = true,
                                                      .isBitPrecise = arguments.isBitPrecise,
                                                      .options = arguments.verify.options});
    const bool isJson = arguments.verify.format == Format::Json;
    const std::string text = isJson ? explore::toJson(exploration) : explore::toText(exploration);
    return writeToStandardOutput(text) ? statusOf(exploration) : ExitStatus::Unusable;
  } catch (const explore::Refused& refused) {
    logError(refused.what());
    return ExitStatus::Unusable;
  }
}

}  // namespace warrant::cli
