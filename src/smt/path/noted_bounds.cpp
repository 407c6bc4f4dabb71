#include "smt/path/noted_bounds.h"

namespace warrant::smt {

const NotedBounds::Bounds* NotedBounds::find(Term number) const {
  const std::uint32_t id = number.id();
  return id >= latest_.size() || latest_[id] == 0 ? nullptr : &bounds_[latest_[id] - 1];
}

bool NotedBounds::contains(const Bounds& bounds) const {
  const Bounds* const known = find(bounds.number);
  return known != nullptr && bounds.least <= known->least && known->greatest <= bounds.greatest;
}

void NotedBounds::note(const Bounds& bounds, bool isFact) {
  if (contains(bounds)) return;
  const std::uint32_t id = bounds.number.id();
  if (id >= latest_.size()) latest_.resize(id * 2 + 1);
  bounds_.push_back(bounds);
  shadowed_.push_back(latest_[id]);
  latest_[id] = static_cast<std::uint32_t>(bounds_.size());
  if (!isFact) pending_.push_back(latest_[id] - 1);
}

std::vector<PathCondition::Bounds> NotedBounds::takePending() {
  std::vector<Bounds> taken;
  for (; firstPending_ < pending_.size(); ++firstPending_) taken.push_back(bounds_[pending_[firstPending_]]);
  return taken;
}

void NotedBounds::undo(Mark mark) {
  while (bounds_.size() > mark.bounds) {
    latest_[bounds_.back().number.id()] = shadowed_.back();
    bounds_.pop_back();
    shadowed_.pop_back();
  }
  pending_.resize(mark.pending);
  firstPending_ = mark.firstPending;
}

}  // namespace warrant::smt
