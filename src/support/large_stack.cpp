#include "support/large_stack.h"

#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <exception>
#include <utility>

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

thread_local std::byte* lowestAddress = nullptr;
thread_local bool isLarge = false;

// For threads that are no LargeStackThread.
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

struct LargeStackThread::State {
  explicit State(FunctionRef<void()> task) : work(task) {}

  FunctionRef<void()> work;
  std::unique_ptr<StackMemory> stack;
  pthread_t thread{};
  std::exception_ptr exception;

  bool start(std::size_t stackSize) {
    stack = std::make_unique<StackMemory>(stackSize);
    if (!*stack) return false;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstack(&attributes, stack->usable(), stack->usableSize());
    const int error = pthread_create(&thread, &attributes, run, this);
    pthread_attr_destroy(&attributes);
    return error == 0;
  }

  static void* run(void* argument) {
    State& state = *static_cast<State*>(argument);
    lowestAddress = state.stack->usable();
    isLarge = true;
    try {
      state.work();
    } catch (...) {
      state.exception = std::current_exception();
    }
    return nullptr;
  }
};

LargeStackThread::LargeStackThread() = default;

LargeStackThread::~LargeStackThread() {
  if (state_ != nullptr) pthread_join(state_->thread, nullptr);
}

bool LargeStackThread::start(FunctionRef<void()> work) {
  constexpr std::size_t smallest = std::size_t{1} << 20;
  for (std::size_t size = largeStackSize; size >= smallest; size /= 2) {
    auto state = std::make_unique<State>(work);
    if (!state->start(size)) continue;
    state_ = std::move(state);
    return true;
  }
  return false;
}

void LargeStackThread::join() {
  const std::unique_ptr<State> state = std::move(state_);
  pthread_join(state->thread, nullptr);
  if (state->exception) std::rethrow_exception(state->exception);
}

void runOnLargeStack(FunctionRef<void()> work) {
  LargeStackThread thread;
  if (isLarge || !thread.start(work)) return work();
  thread.join();
}

std::size_t remainingStack() {
  if (lowestAddress == nullptr) lowestAddress = lowestAddressOfThisThread();
  const auto here = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  const auto end = reinterpret_cast<std::uintptr_t>(lowestAddress);
  return lowestAddress == nullptr || here < end ? 0 : here - end;
}

}  // namespace warrant::support
