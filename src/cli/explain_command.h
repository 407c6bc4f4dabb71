// `warrant explain`.
#pragma once

#include "cli/arguments.h"

namespace warrant::cli {

ExitStatus runExplain(const ExplainArguments& arguments);

}  // namespace warrant::cli
