// Serving one client.
#pragma once

#include <functional>
#include <string>

#include "dap/adapter.h"

namespace warrant::dap {

// Deals with what comes on `in` until the client says goodbye or is gone. True: all that came were messages.
// What is wrong with the others is reported. Runs on the calling thread, which needs a large stack.
bool serve(int in, int out, Open open, debug::Console::Explain explain,
           const std::function<void(const std::string& problem)>& report);

}  // namespace warrant::dap
