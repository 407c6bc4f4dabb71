#include "dap/serve.h"

#include "dap/protocol/connection.h"
#include "support/match.h"

namespace warrant::dap {

bool serve(int in, int out, Open open, debug::Console::Explain explain,
           const std::function<void(const std::string& problem)>& report) {
  Connection connection(in, out);
  Adapter adapter(
      std::move(open), std::move(explain), [&](const std::string& message) { connection.send(message); },
      connection.inbox().isCancelled());
  bool isWellFormed = true, goesOn = true;
  while (goesOn && !adapter.isOver() && !connection.isGone()) {
    support::match(
        connection.inbox().take(), [&](const Request& request) { adapter.handle(request); },
        [&](const BadMessage& message) {
          isWellFormed = false;
          report(message.what());
          adapter.refuse(message);
        },
        [&](const InputEnd& end) {
          goesOn = false;
          isWellFormed = isWellFormed && !end.isBroken;
          if (!end.problem.empty()) report(end.problem);
        });
  }
  return isWellFormed;
}

}  // namespace warrant::dap
