#include "cli/run.h"

#include "cli/arguments.h"
#include "cli/verify_command.h"
#include "support/large_stack.h"
#include "support/memory.h"

namespace warrant::cli {

int run(int argc, const char* const* argv) {
  const Arguments arguments = parseArguments(argc, argv);
  ExitStatus status = ExitStatus::Unusable;
  if (const auto* done = std::get_if<ExitStatus>(&arguments)) {
    status = *done;
  } else {
    support::keepFreedMemory();
    support::runOnLargeStack([&] { status = runVerify(std::get<VerifyArguments>(arguments)); });
  }
  return static_cast<int>(status);
}

}  // namespace warrant::cli
