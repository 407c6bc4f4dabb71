#include "smt/z3/watchdog.h"

#include <algorithm>

namespace warrant::smt {

Watchdog& Watchdog::get() {
  static Watchdog watchdog;
  return watchdog;
}

Watchdog::Watch::Watch(std::chrono::milliseconds time, std::function<void()> interrupt)
    : end_(std::chrono::steady_clock::now() + time), interrupt_(std::move(interrupt)) {
  get().add(*this);
}

Watchdog::Watch::~Watch() { get().remove(*this); }

bool Watchdog::Watch::hasFired() const {
  const std::lock_guard lock(get().mutex_);
  return hasFired_;
}

// The thread is woken only where it would look too late: once in a while, and not for each question.
void Watchdog::add(Watch& watch) {
  const std::lock_guard lock(mutex_);
  watches_.push_back(&watch);
  if (watch.end_ < next_) changed_.notify_one();
}

void Watchdog::remove(Watch& watch) {
  const std::lock_guard lock(mutex_);
  std::erase(watches_, &watch);
}

void Watchdog::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    next_ = fire();
    const auto isEarlier = [&] {
      return std::ranges::any_of(
          watches_, [&](const Watch* watch) { return !watch->hasFired_ && watch->end_ < next_; });
    };
    if (next_ == Time::max()) {
      changed_.wait(lock, stop, isEarlier);
    } else {
      changed_.wait_until(lock, stop, next_, isEarlier);
    }
  }
}

// Ends what is over; when the next one is.
Watchdog::Time Watchdog::fire() {
  const Time now = std::chrono::steady_clock::now();
  Time next = Time::max();
  for (Watch* const watch : watches_) {
    if (watch->hasFired_) continue;
    if (watch->end_ <= now) {
      watch->hasFired_ = true;
      watch->interrupt_();
    } else {
      next = std::min(next, watch->end_);
    }
  }
  return next;
}

}  // namespace warrant::smt
