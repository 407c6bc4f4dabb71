#include "cli/run.h"

#include "cli/commands/dap_command.h"
#include "cli/commands/debug_command.h"
#include "cli/commands/explain_command.h"
#include "cli/commands/explore_command.h"
#include "cli/commands/fix_command.h"
#include "cli/commands/report_command.h"
#include "cli/commands/resolve_command.h"
#include "cli/commands/run_command.h"
#include "cli/commands/verify_command.h"
#include "cli/line/arguments.h"
#include "cli/shards/merge_command.h"
#include "cli/shards/plan_command.h"
#include "support/large_stack.h"
#include "support/memory.h"

namespace warrant::cli {

int run(int argc, const char* const* argv) {
  const Arguments arguments = parseArguments(argc, argv);
  ExitStatus status = ExitStatus::Unusable;
  if (const auto* done = std::get_if<ExitStatus>(&arguments)) {
    status = *done;
  } else if (const auto* explain = std::get_if<ExplainArguments>(&arguments)) {
    status = runExplain(*explain);
  } else {
    support::keepFreedMemory();
    support::runOnLargeStack([&] {
      if (const auto* const resolve = std::get_if<ResolveArguments>(&arguments))
        status = runResolve(*resolve);
      else if (const auto* const fix = std::get_if<FixArguments>(&arguments))
        status = runFix(*fix);
      else if (const auto* const plan = std::get_if<PlanArguments>(&arguments))
        status = runPlan(*plan);
      else if (const auto* const merge = std::get_if<MergeArguments>(&arguments))
        status = runMerge(*merge);
      else if (const auto* const page = std::get_if<ReportArguments>(&arguments))
        status = runReport(*page);
      else if (const auto* const debug = std::get_if<DebugArguments>(&arguments))
        status = runDebug(*debug);
      else if (const auto* const program = std::get_if<RunArguments>(&arguments))
        status = runProgram(*program);
      else if (const auto* const explore = std::get_if<ExploreArguments>(&arguments))
        status = runExplore(*explore);
      else if (std::holds_alternative<DapArguments>(arguments))
        status = runDap();
      else
        status = runVerify(std::get<VerifyArguments>(arguments));
    });
  }
  return static_cast<int>(status);
}

}  // namespace warrant::cli
