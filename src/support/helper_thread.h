// A thread that does one piece of work after the other.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>

#include "support/function_ref.h"
#include "support/large_stack.h"

namespace warrant::support {

// It sleeps until there is work: the system gives a thread that is woken a processor of its own at once, and
// one that is started shares its starter's for a while, ten milliseconds and more.
class HelperThread {
 public:
  HelperThread() = default;
  ~HelperThread();  // not between begin and finish

  // Starts it; false: the system grants no thread, and it must not be used.
  bool start();
  // Gives it work, which must live until `finish`.
  void begin(FunctionRef<void()> work);
  // Waits until the work is done; an exception that left it is rethrown here.
  void finish();

 private:
  enum class State : std::uint8_t { Starting, Idle, Working, Ending };
  struct Loop {
    HelperThread* self;
    void operator()() const { self->loop(); }
  };

  void loop();
  void set(State state);
  void waitUntilIdle();

  std::mutex mutex_;
  std::condition_variable changed_;
  State state_ = State::Starting;
  std::optional<FunctionRef<void()>> work_;
  std::exception_ptr exception_;
  Loop loop_{this};
  LargeStackThread thread_;  // which ends before the others are gone
};

}  // namespace warrant::support
