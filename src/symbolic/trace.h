// What a run of a body does that later runs must do again: its decisions, symbols and claims, in order. The
// next run repeats a prefix of it, decides its last decision otherwise, and goes on from there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "smt/terms/term.h"

namespace warrant::symbolics {

struct Event {
  enum class Kind : std::uint8_t { Symbol, Relation, Decision, Claim, Supposition, Joined };

  Kind kind;
  bool choice = false;  // of a Decision
  bool isOpen = false;  // and the other one is still to be tried
  bool hasScope = false;
  std::uint32_t step = 0;  // where the path is afterwards
  smt::Term asked;         // what it is about
  smt::Term result;        // of a Joined
};

class Trace {
 public:
  // A run begins.
  void restart() { cursor_ = 0; }
  bool isRepeating() const { return cursor_ < events_.size(); }
  std::size_t cursor() const { return cursor_; }
  std::size_t size() const { return events_.size(); }

  // The event that comes next in a run that repeats it; nullptr: it does something else now.
  const Event* repeat(Event::Kind kind, smt::Term asked) {
    const Event& event = events_[cursor_];
    if (event.kind != kind || event.asked != asked) return nullptr;
    ++cursor_;
    return &event;
  }
  void add(const Event& event) {
    events_.push_back(event);
    cursor_ = events_.size();
  }

  Event& operator[](std::size_t index) { return events_[index]; }
  void dropLast() { events_.pop_back(); }
  Event& last() { return events_.back(); }
  void seek(std::size_t cursor) { cursor_ = cursor; }

 private:
  std::vector<Event> events_;
  std::size_t cursor_ = 0;
};

}  // namespace warrant::symbolics
