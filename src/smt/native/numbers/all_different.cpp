#include "smt/native/numbers/all_different.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace warrant::smt {

namespace {

std::uint64_t pairOf(NodeId left, NodeId right) {
  const auto [least, greatest] = std::minmax(left, right);
  return std::uint64_t{least} << 32 | greatest;
}

}  // namespace

AllDifferent::AllDifferent(const Closure& closure, const Order& order)
    : closure_(closure), intervals_(closure, order) {
  for (const NodeId equality : order.apart()) {
    const std::span<const NodeId> sides = closure.argumentsOf(equality);
    const NodeId left = closure.graph().root(sides[0]), right = closure.graph().root(sides[1]);
    if (!pairs_.insert(pairOf(left, right)).second) continue;
    others_[left].push_back(right);
    others_[right].push_back(left);
  }
}

bool AllDifferent::areApart(NodeId left, NodeId right) const {
  if (closure_.isConstant(left) && closure_.isConstant(right)) return left != right;
  return pairs_.contains(pairOf(left, right));
}

// The two, and one after the other of what differs from all that are there already.
std::vector<NodeId> AllDifferent::groupOf(NodeId left, NodeId right) const {
  std::vector<NodeId> group{left, right};
  const auto others = others_.find(left);
  if (others == others_.end()) return group;
  for (const NodeId other : others->second) {
    const auto differs = [&](NodeId member) { return member != other && areApart(member, other); };
    if (std::ranges::all_of(group, differs)) group.push_back(other);
  }
  return group;
}

bool AllDifferent::lackRoom(NodeId left, NodeId right) {
  const NodeId one = closure_.graph().root(left), other = closure_.graph().root(right);
  if (!areApart(one, other)) return false;  // they may be the same: functions of them have values apart
  std::vector<NumberInterval> intervals;
  for (const NodeId number : groupOf(one, other)) {
    if (const auto interval = intervals_.of(number)) intervals.push_back(*interval);
  }
  return isTooTight(std::move(intervals));
}

// Each takes the least number that is left to it, those first that have the least greatest one: if one finds
// none so, there is no other way.
bool AllDifferent::isTooTight(std::vector<NumberInterval> intervals) {
  std::ranges::sort(intervals, {}, &NumberInterval::least);
  std::priority_queue<std::int64_t, std::vector<std::int64_t>, std::greater<>> open;  // what they end with
  std::int64_t next = 0;                                                              // that is free
  for (std::size_t i = 0; i < intervals.size() || !open.empty(); ++next) {
    if (open.empty()) next = intervals[i].least;
    for (; i < intervals.size() && intervals[i].least <= next; ++i) open.push(intervals[i].greatest);
    if (open.top() < next) return true;
    open.pop();
    if (next == std::numeric_limits<std::int64_t>::max()) return !open.empty();
  }
  return false;
}

}  // namespace warrant::smt
