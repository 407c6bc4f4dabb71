#include "smt/backtrack/backtracker.h"

namespace warrant::smt {

void Backtracker::push() {
  scopes_.push_back({scope_, saved_.size()});
  scope_ = ++lastScope_;
}

void Backtracker::pop() {
  const Scope scope = scopes_.back();
  scopes_.pop_back();
  for (; saved_.size() > scope.saved; saved_.pop_back()) saved_.back().which->undoTo(saved_.back().changes);
  scope_ = scope.before;
}

void Backtracker::forget() {
  scopes_.clear();
  saved_.clear();
  scope_ = 0;
}

// Again after an inner scope was left; then what is saved first counts.
void Backtracker::save(Backtrackable& which) {
  which.savedIn_ = scope_;
  if (scope_ != 0) saved_.push_back({&which, which.changes()});
}

}  // namespace warrant::smt
