#include "support/threads.h"

#include <algorithm>
#include <exception>
#include <thread>
#include <vector>

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
  std::vector<std::exception_ptr> exceptions(threads > 1 ? threads - 1 : 0);
  std::vector<std::thread> others;
  for (std::exception_ptr& exception : exceptions) {
    others.emplace_back([&] {
      try {
        runOnLargeStack(work);
      } catch (...) {
        exception = std::current_exception();
      }
    });
  }
  std::exception_ptr own;
  try {
    runOnLargeStack(work);
  } catch (...) {
    own = std::current_exception();
  }
  for (std::thread& other : others) other.join();
  if (own) std::rethrow_exception(own);
  for (const std::exception_ptr& exception : exceptions) {
    if (exception) std::rethrow_exception(exception);
  }
}

void forEachTask(unsigned jobs, std::size_t count, std::size_t worth, FunctionRef<void(std::size_t)> work) {
  Tasks tasks(count);
  runOnThreads(threadsFor(jobs, count, worth), [&] {
    for (std::size_t task; tasks.next(task);) work(task);
  });
}

}  // namespace warrant::support
