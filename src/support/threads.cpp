#include "support/threads.h"

#include <algorithm>
#include <exception>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "support/helper_thread.h"
#include "support/memory.h"

namespace warrant::support {

namespace {

std::size_t processors() {
  static const std::size_t count = std::thread::hardware_concurrency();  // which reads a file
  return count;
}

// So many at most that wait for work.
std::span<const std::unique_ptr<HelperThread>> helpers(std::size_t count) {
  static std::vector<std::unique_ptr<HelperThread>> all;
  if (all.empty()) giveThreadsOwnMemory();
  while (all.size() < count) {
    auto helper = std::make_unique<HelperThread>();
    if (!helper->start()) break;
    all.push_back(std::move(helper));
  }
  return std::span(all).first(std::min(count, all.size()));
}

}  // namespace

std::size_t threadsFor(unsigned jobs, std::size_t tasks, std::size_t worth) {
  if (tasks <= 1 || (jobs == 0 && worth <= 1)) return 1;
  return std::max<std::size_t>(1, std::min(tasks, jobs != 0 ? jobs : std::min(processors(), worth)));
}

void runOnThreads(std::size_t threads, FunctionRef<void()> work) {
  if (threads <= 1) return runOnLargeStack(work);
  static std::mutex inUse;  // the helpers
  const std::lock_guard lock(inUse);
  const auto others = helpers(threads - 1);
  for (const std::unique_ptr<HelperThread>& other : others) other->begin(work);
  std::exception_ptr first;
  const auto attempt = [&first](auto&& part) {  // all must end before the work is gone
    try {
      part();
    } catch (...) {
      if (!first) first = std::current_exception();
    }
  };
  attempt([&] { runOnLargeStack(work); });
  for (const std::unique_ptr<HelperThread>& other : others) attempt([&] { other->finish(); });
  if (first) std::rethrow_exception(first);
}

void forEachTask(unsigned jobs, std::size_t count, std::size_t worth, FunctionRef<void(std::size_t)> work) {
  Tasks tasks(count);
  runOnThreads(threadsFor(jobs, count, worth), [&] {
    for (std::size_t task; tasks.next(task);) work(task);
  });
}

}  // namespace warrant::support
