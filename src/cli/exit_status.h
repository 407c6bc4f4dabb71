// The exit status of the program: language.md, section 8.
#pragma once

namespace warrant::cli {

enum class ExitStatus : int { Verified = 0, Failed = 1, Unknown = 2, Unusable = 3 };

}  // namespace warrant::cli
