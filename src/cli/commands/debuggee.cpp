#include "cli/commands/debuggee.h"

#include "cli/files/input.h"
#include "cli/files/source_path.h"
#include "report/text.h"

namespace warrant::cli {

Debuggee readDebuggee(const VerifyArguments& arguments) {
  std::vector<InputProgram> programs = readPrograms(arguments.paths, arguments.dialect, false);
  if (programs.size() != 1) return {std::nullopt, "debug takes one program: files, or a folder\n"};
  InputProgram& program = programs.front();
  Debuggee debuggee;
  bool isReadable = !program.sources.empty();
  for (const report::InputProblem& input : program.problems) {
    isReadable = isReadable && input.problem.severity != support::Severity::Error;
    debuggee.messages += report::toText(input, {});
  }
  if (!isReadable) return debuggee;
  addFromSourcePath(program, arguments.sourcePath);
  debuggee.sources = std::move(program.sources);
  return debuggee;
}

}  // namespace warrant::cli
