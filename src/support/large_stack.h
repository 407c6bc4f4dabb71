// Threads with a large, lazily committed stack, for the recursion of parsing and of continuation-passing
// rules.
#pragma once

#include <cstddef>
#include <memory>

#include "support/function_ref.h"

namespace warrant::support {

inline constexpr std::size_t largeStackSize = std::size_t{4} << 30;  // address space, not memory

// A thread with a stack of `largeStackSize`, or less where the system grants less.
class LargeStackThread {
 public:
  LargeStackThread();
  ~LargeStackThread();  // joins
  LargeStackThread(const LargeStackThread&) = delete;
  LargeStackThread& operator=(const LargeStackThread&) = delete;

  // Starts it with that work, which must live as long; false: the system grants no thread.
  bool start(FunctionRef<void()> work);
  // Waits until the work is done; an exception that left it is rethrown here.
  void join();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// Runs `work` on such a thread and waits for it: on the calling one, if that is one, or none can be had. An
// exception that leaves `work` is rethrown here.
void runOnLargeStack(FunctionRef<void()> work);

// Bytes of stack that the calling thread still has, if its stack is large; a small number elsewhere.
std::size_t remainingStack();

}  // namespace warrant::support
