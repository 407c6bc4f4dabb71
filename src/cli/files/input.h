// From the paths of the command line to the sources of programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ast/program.h"
#include "report/report.h"

namespace warrant::cli {

struct InputProgram {
  std::vector<ast::Source> sources;
  std::vector<report::InputProblem> problems;  // of the paths that gave no source
};

// Each directory is one program of all the `.java` and `.idf` files below it; the files named are together
// one program, in the place of the first of them. A file that is reached twice counts once; what is hidden
// is not looked at below a directory. With `suites`, a directory is a suite of programs
// (cli/commands/suite.h).
std::vector<InputProgram> readPrograms(const std::vector<std::string>& paths,
                                       std::optional<ast::Dialect> dialect, bool suites);

}  // namespace warrant::cli
