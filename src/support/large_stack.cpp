#include "support/large_stack.h"

#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <exception>

namespace warrant::support {
namespace {

// Anonymous memory that costs address space only until it is touched, with a guard page at its lower end.
class StackMemory {
 public:
  explicit StackMemory(std::size_t size) : size_(size) {
    void* const memory = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (memory == MAP_FAILED) return;
    base_ = static_cast<std::byte*>(memory);
    // A huge page would be cleared as a whole for the few kilobytes that most runs need.
    madvise(base_, size_, MADV_NOHUGEPAGE);
    mprotect(base_, guardSize(), PROT_NONE);
  }
  ~StackMemory() {
    if (base_ != nullptr) munmap(base_, size_);
  }
  StackMemory(const StackMemory&) = delete;
  StackMemory& operator=(const StackMemory&) = delete;

  explicit operator bool() const { return base_ != nullptr; }
  std::byte* usable() const { return base_ + guardSize(); }
  std::size_t usableSize() const { return size_ - guardSize(); }

 private:
  static std::size_t guardSize() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

  std::size_t size_;
  std::byte* base_ = nullptr;
};

struct Task {
  FunctionRef<void()> work;
  std::byte* stackEnd;
  std::exception_ptr exception;
};

thread_local std::byte* lowestAddress = nullptr;

void* runTask(void* argument) {
  Task& task = *static_cast<Task*>(argument);
  lowestAddress = task.stackEnd;
  try {
    task.work();
  } catch (...) {
    task.exception = std::current_exception();
  }
  return nullptr;
}

// Returns whether a thread with that stack could be had.
bool tryRun(FunctionRef<void()> work, std::size_t stackSize) {
  const StackMemory stack(stackSize);
  if (!stack) return false;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstack(&attributes, stack.usable(), stack.usableSize());
  Task task{work, stack.usable(), nullptr};
  pthread_t thread;
  const int error = pthread_create(&thread, &attributes, runTask, &task);
  pthread_attr_destroy(&attributes);
  if (error != 0) return false;
  pthread_join(thread, nullptr);
  if (task.exception) std::rethrow_exception(task.exception);
  return true;
}

// For threads that runOnLargeStack did not start.
std::byte* lowestAddressOfThisThread() {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return nullptr;
  void* base = nullptr;
  std::size_t size = 0;
  pthread_attr_getstack(&attributes, &base, &size);
  pthread_attr_destroy(&attributes);
  return static_cast<std::byte*>(base);
}

}  // namespace

void runOnLargeStack(FunctionRef<void()> work) {
  constexpr std::size_t smallest = std::size_t{1} << 20;
  for (std::size_t size = largeStackSize; size >= smallest; size /= 2) {
    if (tryRun(work, size)) return;
  }
  work();
}

std::size_t remainingStack() {
  if (lowestAddress == nullptr) lowestAddress = lowestAddressOfThisThread();
  const auto here = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  const auto end = reinterpret_cast<std::uintptr_t>(lowestAddress);
  return lowestAddress == nullptr || here < end ? 0 : here - end;
}

}  // namespace warrant::support
