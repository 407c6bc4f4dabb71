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
  // Starts it with that work, which must live as long; where no thread can be had, does the work at once.
  explicit LargeStackThread(FunctionRef<void()> work);
  ~LargeStackThread();
  LargeStackThread(const LargeStackThread&) = delete;
  LargeStackThread& operator=(const LargeStackThread&) = delete;

  // Waits until the work is done; an exception that left it is rethrown here.
  void join();

 private:
  struct State;
  void wait();

  std::unique_ptr<State> state_;
  bool isRunning_ = false;
};

// Runs `work` on such a thread and waits for it: on the calling one, if that is one. An exception that leaves
// `work` is rethrown here.
void runOnLargeStack(FunctionRef<void()> work);

// Bytes of stack that the calling thread still has, if its stack is large; a small number elsewhere.
std::size_t remainingStack();

}  // namespace warrant::support
