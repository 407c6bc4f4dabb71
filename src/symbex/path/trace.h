// The rule applications of one run, as a tree: what --trace prints, and where a failure finds out who
// consumed a chunk. Recorded only when asked for: in a plain run a failed member is run again to be
// explained.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "heap/chunk.h"
#include "support/source.h"

namespace warrant::symbex {

struct Step {
  // Part begins a check of the member; Read is a chunk that an expression depends on.
  enum class Kind : std::uint8_t {
    Part,
    Execute,
    Evaluate,
    Assume,
    Produce,
    Consume,
    Read,
    Write,
    Open,
    Close,
    Frame,
    Branch,
    Check,
    Exit,
    Failure,
  };
  std::uint32_t parent = 0;
  Kind kind = Kind::Part;
  support::SourceRange range;
  std::string text = {};
  heap::Chunk chunk = {};   // that was added, removed, read or written
  std::uint32_t depth = 0;  // of nested branches
};

class Trace {
 public:
  void start(bool isOn);
  bool isOn() const { return isOn_ && !isPaused_; }
  bool isStarted() const { return isOn_; }  // paused or not: this run explains its failures
  // Leaves out what is only tried; returns whether it was on, for resume().
  bool pause();
  void resume(bool wasOn);
  // Adds a step below `parent` and returns its number. Only while it is on.
  std::uint32_t add(Step step);
  std::size_t size() const { return steps_.size(); }
  void forgetSince(std::size_t size) { steps_.resize(std::min(size, steps_.size())); }
  const Step& operator[](std::uint32_t step) const { return steps_[step]; }

  // In the order in which they were made. One line for each step, indented by branch, with its line and
  // column.
  std::string print() const;

 private:
  bool isOn_ = false;
  bool isPaused_ = false;
  std::vector<Step> steps_;
};

}  // namespace warrant::symbex
