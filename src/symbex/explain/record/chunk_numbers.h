// Numbers for the chunks of a recorded run.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "heap/chunk.h"

namespace warrant::symbex {

// Numbers chunks by what they are: the same one has the same number on all paths.
class ChunkNumbers {
 public:
  // The number, and whether the chunk is new.
  std::pair<std::uint32_t, bool> of(const heap::Chunk& chunk) {
    const auto [entry, isNew] =
        numbers_.try_emplace(keyOf(chunk), static_cast<std::uint32_t>(numbers_.size()));
    return {entry->second, isNew};
  }

 private:
  using Key = std::vector<std::uint64_t>;
  static Key keyOf(const heap::Chunk& chunk) {
    Key key{chunk.serial, chunk.resource.id, chunk.receiver.id(), chunk.value.id()};
    heap::forEachPart(chunk, [&](smt::Term part) { key.push_back(part.id()); });
    return key;
  }
  std::map<Key, std::uint32_t> numbers_;
};

}  // namespace warrant::symbex
