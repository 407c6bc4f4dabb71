// `warrant explore`: a call is executed symbolically, without contracts.
#pragma once

#include "cli/exit_status.h"
#include "cli/line/arguments.h"

namespace warrant::cli {

ExitStatus runExplore(const ExploreArguments& arguments);

}  // namespace warrant::cli
