// Bounds of numbers that are known to hold but are no facts yet, in the order in which they were noted; taken
// back by marks.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "smt/path/path_condition.h"

namespace warrant::smt {

class NotedBounds {
 public:
  using Bounds = PathCondition::Bounds;

  void note(const Bounds& bounds, bool isFact);
  // The closest of the number; nullptr: there are none.
  const Bounds* find(Term number) const;
  bool contains(const Bounds& bounds) const;
  std::span<const Bounds> all() const { return bounds_; }

  bool hasPending() const { return firstPending_ < pending_.size(); }
  // Those that are no facts yet; from now on they are.
  std::vector<Bounds> takePending();

  struct Mark {
    std::size_t bounds, pending, firstPending;
  };
  Mark mark() const { return {bounds_.size(), pending_.size(), firstPending_}; }
  void undo(Mark mark);
  void clear() { undo({0, 0, 0}); }

 private:
  std::vector<Bounds> bounds_;
  std::vector<std::uint32_t> shadowed_;  // by bounds: those that were noted of the same number before
  std::vector<std::uint32_t> latest_;    // by number: 1 + the place of its last bounds; 0: there are none
  std::vector<std::uint32_t> pending_;
  std::size_t firstPending_ = 0;
};

}  // namespace warrant::smt
