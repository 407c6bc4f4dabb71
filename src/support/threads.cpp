#include "support/threads.h"

#include <algorithm>
#include <deque>
#include <thread>

#include "support/large_stack.h"

namespace warrant::support {

namespace {

std::size_t processors() {
  static const std::size_t count = std::thread::hardware_concurrency();  // which reads a file
  return count;
}

}  // namespace

std::size_t threadsFor(unsigned jobs, std::size_t tasks, std::size_t worth) {
  if (tasks <= 1 || (jobs == 0 && worth <= 1)) return 1;
  return std::max<std::size_t>(1, std::min(tasks, jobs != 0 ? jobs : std::min(processors(), worth)));
}

void runOnThreads(std::size_t threads, FunctionRef<void()> work) {
  std::deque<LargeStackThread> others;
  for (std::size_t i = 1; i < threads; ++i) others.emplace_back(work);
  runOnLargeStack(work);
  for (LargeStackThread& other : others) other.join();
}

void forEachTask(unsigned jobs, std::size_t count, std::size_t worth, FunctionRef<void(std::size_t)> work) {
  Tasks tasks(count);
  runOnThreads(threadsFor(jobs, count, worth), [&] {
    for (std::size_t task; tasks.next(task);) work(task);
  });
}

}  // namespace warrant::support
