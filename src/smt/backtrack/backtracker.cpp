#include "smt/backtrack/backtracker.h"

namespace warrant::smt {

void Backtracker::push() {
  for (const Backtrackable* each : registered_) marks_.push_back(each->changes());
}

void Backtracker::pop() {
  for (std::size_t index = registered_.size(); index-- > 0;) {
    registered_[index]->undoTo(marks_.back());
    marks_.pop_back();
  }
}

}  // namespace warrant::smt
