// Paths that end because something new contradicts what was known, and not by a branch's own condition:
// whatever follows verifies there for want of cases, so that is warned of.
//
// New is what a call promises, and what is assumed. What follows from what was held or known already, as the
// body of a predicate that is opened, is not: where that contradicts a branch, the branch could not be taken.
// For the same reason the state before is asked first whether it can be reached.
#pragma once

#include <string>

#include "support/function_ref.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Ghost;
class Reports;

class Vacuity : public Part {
 public:
  explicit Vacuity(Parts& parts);

  // A place where something new is learned. If the path goes on from there in no way, though it could be
  // reached, that contradicts what was known.
  class Passage {
   public:
    Passage(Vacuity& vacuity, const SymbolicState& s);
    void leave();  // the path goes on
    // `what` was learned; `verdict` is that on all ways on. Warns where there was none.
    using What = support::FunctionRef<std::string()>;
    void end(Verdict verdict, support::SourceRange place, What what);

   private:
    Vacuity& vacuity_;
    heap::Heap heap_;
    std::size_t facts_, bounds_;
    const smt::PathCondition* path_;
    support::SourceRange contradiction_;  // the last part of what is new at which a way ended
    NotesContradiction notes_;
    bool isLeft_;  // or what is wrong was reported before
  };

  // Ways out of statements that were taken by jumps and exceptions, counted.
  void noteWayOut() { ++waysOut_; }
  std::uint64_t waysOut() const { return waysOut_; }

 private:
  // Whether a state with that heap and so many of the path's facts and bounds could be reached, with what the
  // predicates in it say.
  bool isReachable(const heap::Heap& heap, std::size_t facts, std::size_t bounds) const;

  Ghost& ghost_;
  Reports& reports_;
  std::uint64_t waysOut_ = 0;
};

}  // namespace warrant::symbex
