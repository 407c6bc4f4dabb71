// The order in which the paths of a call are explored, and by how many threads.
//
// Other orders than depth first, and several threads, work on a list of paths that are known by their
// decisions (symbex/explore/guide.h), each of which is run again from the beginning. Which leaves there are,
// and what they say, does not depend on it.
#pragma once

#include <cstdint>

#include "symbex/explore/explore.h"

namespace warrant::explore {

// Breadth: those with the fewest decisions first. Coverage: those first that go a way at a condition that was
// gone least often. Random: any, with the same chance.
enum class Order : std::uint8_t { Depth, Breadth, Coverage, Random };

struct Search {
  Order order = Order::Depth;
  std::uint64_t randomSeed = 0;
  unsigned workers = 1;
};

// By one worker the leaves come in the order in which they are found, by several in that of the tree, as
// depth first has them. When the limit of steps is hit, one worker explores anew: so the same is found each
// time.
symbex::ExploredTree explore(const symbex::Explorable& program, const symbex::ExploreRequest& request,
                             const Search& search, std::uint64_t stepLimit);

// Whether the first of two ways through a tree comes first in it.
bool comesFirst(const symbex::Decisions& one, const symbex::Decisions& other);

// What the solver says of the path conditions of these leaves of the call, each of which has its way.
symbex::TreeProperties propertiesOf(const symbex::Explorable& program, const symbex::ExploreRequest& request,
                                    const std::vector<symbex::Leaf>& leaves, std::uint64_t stepLimit);

}  // namespace warrant::explore
