// What locations held before: `old` speaks of the heap when a method began.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "run/value.h"

namespace warrant::run {

// A field of an object, by its slot; an element of an array; a static field, by its index, of no object.
struct Location {
  const Object* object;
  std::uint32_t index;
  friend bool operator==(const Location&, const Location&) = default;
  struct Hash {
    std::size_t operator()(const Location& location) const {
      return (reinterpret_cast<std::uintptr_t>(location.object) >> 3) * 0x9E3779B97F4A7C15u + location.index;
    }
  };
};

class Past {
 public:
  // A moment that is looked back at until it is forgotten, before those that are older.
  using Moment = std::size_t;
  Moment begin() {
    moments_.emplace_back();
    return moments_.size() - 1;
  }
  void forget();
  void reset() {
    moments_.clear();
    looking.reset();
    changes_ = 0;
  }

  bool isKept() const { return !moments_.empty(); }
  // The location is about to be written; it holds that value.
  void note(const Location& location, Value value) {
    moments_.back().try_emplace(location, value);
    ++changes_;
  }
  // What a run depends on has changed beside locations: the library's state, the time.
  void noteChange() { ++changes_; }
  // How often that was noted: as long as it is the same, nothing that was there has changed.
  std::uint64_t changes() const { return changes_; }
  // Whether it was written since the latest moment.
  bool isNoted(const Location& location) const { return moments_.back().contains(location); }
  // What it held at that moment, where it has been written since.
  std::optional<Value> at(Moment moment, const Location& location) const;

  // What is to be read at the location, where that is what it holds now.
  Value value(const Location& location, Value now) const {
    if (!looking) return now;
    return at(*looking, location).value_or(now);
  }

  // Where reading looks; none: at the present.
  std::optional<Moment> looking;

 private:
  // For each moment what was overwritten between it and the next.
  std::vector<std::unordered_map<Location, Value, Location::Hash>> moments_;
  std::uint64_t changes_ = 0;
};

// While it lives, reading looks at that moment, or the present.
class Looking {
 public:
  Looking(Past& past, std::optional<Past::Moment> moment) : past_(past), before_(past.looking) {
    past.looking = moment;
  }
  ~Looking() { past_.looking = before_; }
  Looking(const Looking&) = delete;
  Looking& operator=(const Looking&) = delete;

 private:
  Past& past_;
  std::optional<Past::Moment> before_;
};

}  // namespace warrant::run
