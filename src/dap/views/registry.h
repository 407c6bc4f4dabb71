// Numbers for what a client may refer to later.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace warrant::dap {

// A number means the same thing until all is forgotten, and nothing from then on.
template <class Thing>
class Registry {
 public:
  std::int64_t numberOf(const Thing& thing) {
    const auto [entry, isNew] =
        numbers_.try_emplace(thing, first_ + static_cast<std::int64_t>(things_.size()));
    if (isNew) things_.push_back(thing);
    return entry->second;
  }

  // Null where there is none.
  const Thing* find(std::int64_t number) const {
    const std::int64_t at = number - first_;
    return at < 0 || at >= static_cast<std::int64_t>(things_.size()) ? nullptr
                                                                     : &things_[static_cast<std::size_t>(at)];
  }

  void forget() {
    first_ += static_cast<std::int64_t>(things_.size());
    things_.clear();
    numbers_.clear();
  }

 private:
  std::int64_t first_ = 1;
  std::vector<Thing> things_;
  std::map<Thing, std::int64_t> numbers_;
};

}  // namespace warrant::dap
