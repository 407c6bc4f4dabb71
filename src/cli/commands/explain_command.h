// `warrant explain`.
#pragma once

#include <optional>
#include <string>

#include "cli/line/arguments.h"

namespace warrant::cli {

// The page of `warrant explain` on a code or a pair; nothing where there is none.
std::optional<std::string> pageOn(const std::string& topic, bool colour);

ExitStatus runExplain(const ExplainArguments& arguments);

}  // namespace warrant::cli
