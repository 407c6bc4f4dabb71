// --source-path: classes of other files that a program mentions, found by their names as javac finds them.
#pragma once

#include <string>
#include <vector>

#include "cli/files/input.h"

namespace warrant::cli {

// Adds to the program the files below the folders that declare what it mentions, and what these mention in
// their turn: `a/b/C.java` for a class C of its own package, of an import, or of a package that is imported.
// They are read, and not verified (ast::Source::isDependency).
void addFromSourcePath(InputProgram& program, const std::vector<std::string>& folders);

}  // namespace warrant::cli
