#include "support/helper_thread.h"

#include <utility>

namespace warrant::support {

HelperThread::~HelperThread() {
  const std::lock_guard lock(mutex_);
  set(State::Ending);
}

bool HelperThread::start() {
  if (!thread_.start(loop_)) return false;
  waitUntilIdle();
  return true;
}

void HelperThread::begin(FunctionRef<void()> work) {
  const std::lock_guard lock(mutex_);
  work_.emplace(work);
  set(State::Working);
}

void HelperThread::finish() {
  waitUntilIdle();
  if (exception_) std::rethrow_exception(std::exchange(exception_, nullptr));
}

void HelperThread::loop() {
  std::unique_lock lock(mutex_);
  for (;;) {
    set(State::Idle);
    changed_.wait(lock, [this] { return state_ != State::Idle; });
    if (state_ == State::Ending) return;
    lock.unlock();
    try {
      (*work_)();
    } catch (...) {
      exception_ = std::current_exception();
    }
    lock.lock();
  }
}

void HelperThread::set(State state) {
  state_ = state;
  changed_.notify_all();
}

void HelperThread::waitUntilIdle() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return state_ == State::Idle; });
}

}  // namespace warrant::support
