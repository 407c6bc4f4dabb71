// A node of the search tree of chunks that a heap is. It stands in a header because states are moved and
// dropped at every step of a rule: that must not cost a call.
#pragma once

#include <cstddef>
#include <cstdint>

#include "heap/chunk.h"
#include "support/shared.h"

namespace warrant::heap {

struct Node : support::Counted {
  explicit Node(const Chunk& added);

  Chunk chunk;
  std::uint32_t priority;
  support::Shared<Node> left, right;

  static void* operator new(std::size_t size);
  static void operator delete(void* block);
};

}  // namespace warrant::heap
