// Numbers that all differ from each other, and have too little room for that (Hall's theorem).
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "smt/native/intervals/number_intervals.h"

namespace warrant::smt {

class AllDifferent {
 public:
  // While this is in use, nothing must be added to these.
  AllDifferent(const Closure& closure, const Order& order);

  // Whether these two are known to differ and, of numbers that differ from each other two by two, of which
  // they are some, more lie in an interval than it has numbers. Which ones are looked at is a guess: false
  // says nothing.
  bool lackRoom(NodeId left, NodeId right);

 private:
  std::vector<NodeId> groupOf(NodeId left, NodeId right) const;
  bool areApart(NodeId left, NodeId right) const;
  static bool isTooTight(std::vector<NumberInterval> intervals);

  const Closure& closure_;
  NumberIntervals intervals_;
  std::unordered_map<NodeId, std::vector<NodeId>> others_;  // by root: roots from which it is known to differ
  std::unordered_set<std::uint64_t> pairs_;
};

}  // namespace warrant::smt
