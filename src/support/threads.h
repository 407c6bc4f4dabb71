// Work shared by several threads.
#pragma once

#include <atomic>
#include <cstddef>

#include "support/function_ref.h"

namespace warrant::support {

// Hands out the numbers below `count`, each once, to whoever asks next.
class Tasks {
 public:
  explicit Tasks(std::size_t count) : count_(count) {}
  // Whether there was one left, which is then `task`.
  bool next(std::size_t& task) { return (task = next_++) < count_; }

 private:
  std::atomic<std::size_t> next_ = 0;
  std::size_t count_;
};

// How many threads to start for that many tasks: `jobs`; if that is 0, one for each processor, as far as
// there is work for them: `worth` tells for how many starting a thread pays.
std::size_t threadsFor(unsigned jobs, std::size_t tasks, std::size_t worth);

// Runs `work` on that many threads at once, or as many as the system grants, each with a large stack, and
// waits for all. The first exception that leaves one of them is rethrown. `work` must not call it again.
void runOnThreads(std::size_t threads, FunctionRef<void()> work);

// Calls `work` for each number below `count`, on as many threads as that is worth (threadsFor).
void forEachTask(unsigned jobs, std::size_t count, std::size_t worth, FunctionRef<void(std::size_t)> work);

}  // namespace warrant::support
