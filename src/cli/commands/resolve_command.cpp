#include "cli/commands/resolve_command.h"

#include <cstdio>
#include <utility>
#include <vector>

#include "cli/files/input.h"
#include "cli/files/library_folder.h"
#include "cli/log.h"
#include "report/resolution.h"

namespace warrant::cli {

ExitStatus runResolve(const ResolveArguments& arguments) {
  LibraryFolder folder(arguments.library);
  const auto library = [&folder](std::string_view path) { return folder.find(path); };
  std::vector<ast::ParseResult> programs;
  ExitStatus status = ExitStatus::Verified;
  for (InputProgram& input : readPrograms(arguments.paths, std::nullopt, false)) {
    for (const report::InputProblem& problem : input.problems) {
      logError(problem.path + ": " + problem.problem.message);
      status = ExitStatus::Unusable;
    }
    if (input.sources.empty()) continue;
    programs.push_back(ast::parse(std::move(input.sources), 1, library));
    if (!programs.back().isVerifiable) status = ExitStatus::Unusable;
    programs.back().remains = nullptr;
  }
  const std::string text = report::resolutionToJson(programs);
  std::fwrite(text.data(), 1, text.size(), stdout);
  return status;
}

}  // namespace warrant::cli
