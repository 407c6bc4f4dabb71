#include "smt/backtrack/backtracker.h"

namespace warrant::smt {

void Backtracker::push() {
  std::size_t next = marks_.size();
  marks_.resize(next + registered_.size());
  for (const Backtrackable* each : registered_) marks_[next++] = each->changes();
}

void Backtracker::pop() {
  const std::size_t first = marks_.size() - registered_.size();
  for (std::size_t index = registered_.size(); index-- > 0;)
    registered_[index]->undoTo(marks_[first + index]);
  marks_.resize(first);
}

}  // namespace warrant::smt
