// A node of the search tree of chunks that a heap is. It stands in a header because states are moved and
// dropped at every step of a rule: that must not cost a call.
#pragma once

#include <cstdint>

#include "heap/chunk.h"
#include "support/shared.h"

namespace warrant::heap {

struct Node : support::Counted {
  explicit Node(const Chunk& added);

  Chunk chunk;
  std::uint32_t priority;
  support::Shared<Node> left, right;
};

}  // namespace warrant::heap
