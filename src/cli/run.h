// The `warrant` program.
#pragma once

namespace warrant::cli {

// Does what the arguments say and returns the exit status of language.md, section 8.
int run(int argc, const char* const* argv);

}  // namespace warrant::cli
