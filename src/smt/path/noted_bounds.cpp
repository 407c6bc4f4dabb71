#include "smt/path/noted_bounds.h"

#include <algorithm>

namespace warrant::smt {

void NotedBounds::clear() {
  bounds_.clear();
  latest_.clear();
  pending_.clear();
  firstPending_.reset(0);
  said_.clear();
  latestSaid_.clear();
  nextSerial_ = 1;
  lastTaken_ = 0;
}

const NotedBounds::Bounds* NotedBounds::find(Term number) const {
  const std::uint32_t latest = latest_.get(number.id());
  return latest == 0 ? nullptr : &bounds_[latest - 1];
}

bool NotedBounds::contains(const Bounds& bounds) const {
  const Bounds* const known = find(bounds.number);
  return known != nullptr && bounds.least <= known->least && known->greatest <= bounds.greatest;
}

void NotedBounds::note(const Bounds& bounds, bool isFact) {
  if (contains(bounds)) return;
  const auto place = static_cast<std::uint32_t>(bounds_.size());
  bounds_.push_back(bounds);
  latest_.set(bounds.number.id(), place + 1);
  if (!isFact) pending_.push_back({place, nextSerial_++});
}

void NotedBounds::noteSaid(const Bounds& bounds) {
  Bounds both = bounds;
  if (const Bounds* const known = findSaid(bounds.number)) {
    both.least = std::max(both.least, known->least);
    both.greatest = std::min(both.greatest, known->greatest);
    if (both.least > both.greatest) return;  // the facts contradict each other: that is told otherwise
  }
  said_.push_back(both);
  latestSaid_.set(bounds.number.id(), static_cast<std::uint32_t>(said_.size()));
}

const NotedBounds::Bounds* NotedBounds::findSaid(Term number) const {
  const std::uint32_t latest = latestSaid_.get(number.id());
  return latest == 0 ? nullptr : &said_[latest - 1];
}

std::vector<PathCondition::Bounds> NotedBounds::takePending() {
  std::vector<Bounds> taken;
  for (std::size_t next = firstPending_.get(); next < pending_.size(); ++next)
    taken.push_back(bounds_[pending_[next].place]);
  if (hasPending()) firstPending_.set(pending_.size());
  lastTaken_ = nextSerial_ - 1;
  return taken;
}

}  // namespace warrant::smt
