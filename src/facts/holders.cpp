#include "facts/holders.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace warrant::symbex {

void HolderIndex::add(const Holder& holder) {
  const std::uint64_t root = std::uint64_t{holder.parameter} << 2 | static_cast<std::uint64_t>(holder.root);
  if (known_.emplace(keyOf(holder), root).second) all_.push_back(holder);
}

void HolderIndex::arrange() {
  std::unordered_map<std::uint32_t, std::size_t> groupOf;
  for (std::size_t place = 0; place < all_.size(); ++place) {
    const Holder& holder = all_[place];
    const auto [found, isNew] = groupOf.try_emplace(holder.resource.id, groups_.size());
    if (isNew) groups_.push_back({holder.resource, place});
    Group& group = groups_[found->second];
    haveOtherRoots_ = haveOtherRoots_ || holder.root == Holder::Root::Other;
    group.hasReceivers = group.hasReceivers || holder.root == Holder::Root::Receiver;
    group.hasParameters = group.hasParameters || holder.root == Holder::Root::Parameter;
  }
  sorted_.resize(all_.size());
  std::iota(sorted_.begin(), sorted_.end(), 0);
  std::ranges::stable_sort(sorted_, {}, [&](std::uint32_t place) { return keyOf(all_[place]); });
}

std::span<const std::uint32_t> HolderIndex::places(heap::Resource resource,
                                                   const ast::PredicateDecl& predicate) const {
  const auto [first, last] =
      std::ranges::equal_range(sorted_, std::pair(resource.id, predicate.index), {},
                               [&](std::uint32_t place) { return keyOf(all_[place]); });
  return {first, last};
}

}  // namespace warrant::symbex
