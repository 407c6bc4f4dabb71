// Bounds of numbers that are known to hold but are no facts yet, in the order in which they were noted; apart
// from these, those that facts say.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "smt/backtrack/containers.h"
#include "smt/path/path_condition.h"

namespace warrant::smt {

class NotedBounds {
 public:
  using Bounds = PathCondition::Bounds;

  explicit NotedBounds(Backtracker& backtracker)
      : bounds_(backtracker),
        latest_(backtracker),
        pending_(backtracker),
        firstPending_(backtracker, 0),
        said_(backtracker),
        latestSaid_(backtracker) {}
  void clear();

  void note(const Bounds& bounds, bool isFact);
  // The closest of the number; nullptr: there are none.
  const Bounds* find(Term number) const;
  bool contains(const Bounds& bounds) const;
  std::span<const Bounds> all() const { return bounds_; }

  // What facts say, which holds where these do.
  void noteSaid(const Bounds& bounds);
  const Bounds* findSaid(Term number) const;
  std::span<const Bounds> allSaid() const { return said_; }

  bool hasPending() const { return firstPending_.get() < pending_.size(); }
  // Whether there are many that were facts, in a scope that was left.
  bool haveForgotten() const {
    constexpr std::size_t many = 8;
    return firstPending_.get() + many <= pending_.size() &&
           pending_[firstPending_.get()].serial <= lastTaken_;
  }
  // Those that are no facts yet; from now on they are.
  std::vector<Bounds> takePending();

 private:
  BacktrackStack<Bounds> bounds_;
  BacktrackTable<std::uint32_t> latest_;  // by number: 1 + the place of its last bounds; 0: there are none
  struct Pending {
    std::uint32_t place;
    std::uint64_t serial;
  };
  BacktrackStack<Pending> pending_;
  BacktrackValue<std::size_t> firstPending_;
  std::uint64_t nextSerial_ = 1, lastTaken_ = 0;
  BacktrackStack<Bounds> said_;
  BacktrackTable<std::uint32_t> latestSaid_;  // as `latest_`
};

}  // namespace warrant::smt
