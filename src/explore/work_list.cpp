#include "explore/work_list.h"

#include <algorithm>
#include <utility>

namespace warrant::explore {

symbex::Decisions decisionsOf(const OpenPath& path) {
  symbex::Decisions decisions(path.length);
  for (const OpenPath* at = &path; at->before != nullptr; at = at->before.get())
    decisions[at->length - 1] = at->decision;
  return decisions;
}

void WorkList::add(const OpenPathPointer& before, const symbex::Decision& decision) {
  auto path = std::make_shared<const OpenPath>(OpenPath{before, decision, before->length + 1, ++count_});
  if (order_ == Order::Random)
    paths_.push_back(std::move(path));
  else
    queue_.push({rankOf(*path), std::move(path)});
}

std::uint64_t WorkList::rankOf(const OpenPath& path) const {
  switch (order_) {
    case Order::Breadth:
      return path.length;
    case Order::Coverage: {
      const auto visits = visits_.find(placeOf(path));
      return visits == visits_.end() ? 0 : visits->second;
    }
    default:
      return UINT64_MAX - path.number;  // depth first: the last one that was found
  }
}

// How often a way was gone only grows: who was ranked before that may have to wait.
OpenPathPointer WorkList::take() {
  if (order_ == Order::Random) return takeAny();
  while (!queue_.empty()) {
    Entry entry = queue_.top();
    queue_.pop();
    const std::uint64_t rank = rankOf(*entry.path);
    if (rank != entry.rank) {
      queue_.push({rank, std::move(entry.path)});
      continue;
    }
    if (order_ == Order::Coverage) ++visits_[placeOf(*entry.path)];
    return std::move(entry.path);
  }
  return nullptr;
}

OpenPathPointer WorkList::takeAny() {
  if (paths_.empty()) return nullptr;
  std::swap(paths_[random_() % paths_.size()], paths_.back());
  OpenPathPointer path = std::move(paths_.back());
  paths_.pop_back();
  return path;
}

}  // namespace warrant::explore
