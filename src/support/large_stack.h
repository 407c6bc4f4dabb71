// Threads with a large, lazily committed stack, for the recursion of parsing and of continuation-passing
// rules.
#pragma once

#include <cstddef>

#include "support/function_ref.h"

namespace warrant::support {

inline constexpr std::size_t largeStackSize = std::size_t{4} << 30;  // address space, not memory

// Runs `work` on a new thread with a stack of `largeStackSize` (less where the system grants less) and waits
// for it. An exception that leaves `work` is rethrown here.
void runOnLargeStack(FunctionRef<void()> work);

// Bytes of stack that the calling thread, started by runOnLargeStack, still has; a small number elsewhere.
std::size_t remainingStack();

}  // namespace warrant::support
