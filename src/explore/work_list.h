// Paths that wait to be explored.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <random>
#include <vector>

#include "explore/search.h"

namespace warrant::explore {

// A path, as the one before it and a decision: so that paths share what they have in common.
struct OpenPath {
  std::shared_ptr<const OpenPath> before;  // nullptr: it is where all begin
  symbex::Decision decision = {};
  std::uint32_t length = 0;
  std::uint64_t number = 0;  // in the order in which they were found
};
using OpenPathPointer = std::shared_ptr<const OpenPath>;

symbex::Decisions decisionsOf(const OpenPath& path);

class WorkList {
 public:
  explicit WorkList(const Search& search) : order_(search.order), random_(search.randomSeed) {}

  // Adds the path that goes on from that one.
  void add(const OpenPathPointer& before, const symbex::Decision& decision);
  // The next one in the order, which goes out of the list; none is left: nullptr.
  OpenPathPointer take();

 private:
  struct Entry {
    std::uint64_t rank;
    OpenPathPointer path;
    // For a queue that has the greatest first.
    friend bool operator<(const Entry& one, const Entry& other) {
      return one.rank != other.rank ? one.rank > other.rank : one.path->number > other.path->number;
    }
  };
  using Place = std::pair<support::SourceRange, bool>;
  static Place placeOf(const OpenPath& path) { return {path.decision.range, path.decision.isTrue}; }
  std::uint64_t rankOf(const OpenPath& path) const;
  OpenPathPointer takeAny();

  const Order order_;
  std::mt19937_64 random_;
  std::uint64_t count_ = 0;
  std::priority_queue<Entry> queue_;
  std::vector<OpenPathPointer> paths_;     // where the order is random
  std::map<Place, std::uint64_t> visits_;  // of ways at conditions
};

}  // namespace warrant::explore
