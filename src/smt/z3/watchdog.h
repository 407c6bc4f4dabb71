// The only clock that a verdict can depend on: a guard against a solver that does not come back. A thread of
// its own waits, from the first watch on.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace warrant::smt {

class Watchdog {
 public:
  // While it lives, which is on one thread, `interrupt` is called once, from another one, when the time is
  // over.
  class Watch {
   public:
    Watch(std::chrono::milliseconds time, std::function<void()> interrupt);
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;
    bool hasFired() const;

   private:
    friend class Watchdog;
    const std::chrono::steady_clock::time_point end_;
    const std::function<void()> interrupt_;
    bool hasFired_ = false;
  };

 private:
  using Time = std::chrono::steady_clock::time_point;

  Watchdog() : thread_([this](const std::stop_token& stop) { run(stop); }) {}
  static Watchdog& get();
  void add(Watch& watch);
  void remove(Watch& watch);
  void run(const std::stop_token& stop);
  Time fire();

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::vector<Watch*> watches_;
  Time next_ = Time::max();  // when the thread looks again
  std::jthread thread_;      // the last member: it uses the others
};

}  // namespace warrant::smt
