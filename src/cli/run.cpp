#include "cli/run.h"

#include "cli/arguments.h"
#include "cli/explain_command.h"
#include "cli/resolve_command.h"
#include "cli/verify_command.h"
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
      const auto* const resolve = std::get_if<ResolveArguments>(&arguments);
      status = resolve != nullptr ? runResolve(*resolve) : runVerify(std::get<VerifyArguments>(arguments));
    });
  }
  return static_cast<int>(status);
}

}  // namespace warrant::cli
