// Shares of permissions: several chunks of one location, or predicate, that become one, and what is left of a
// chunk of which some is taken.
#pragma once

#include <optional>

#include "symbex/part.h"
#include "symbex/resources/lookup.h"

namespace warrant::symbex {

class Amounts;

class Shares : public Part {
 public:
  explicit Shares(Parts& parts);

  // Adds the chunk, and makes one of it and of those that are known to be of the same place. Assumes that
  // their values are equal, and, but of predicates, that all of it is not more than the whole. What is held
  // of the place then; none: that contradicts the path.
  std::optional<heap::Chunk> add(heap::Heap& heap, heap::Chunk chunk);
  // Makes one chunk of those in the heap that are known to be the wanted one. No chunk: there is none, or all
  // are less than what is wanted.
  std::optional<heap::Chunk> gather(heap::Heap& heap, const Wanted& wanted);
  // The chunk, where `gathers` after all others of its place were made one with it.
  heap::Chunk all(heap::Heap& heap, const heap::Chunk& chunk, bool gathers);
  // Makes one chunk of those, which are of one place and in the heap.
  heap::Chunk unite(heap::Heap& heap, std::span<const heap::Chunk> same);
  // Takes that amount, which is positive and not more than it has, of the chunk, which the heap has; returns
  // what is taken. Of `some` all of it.
  heap::Chunk take(heap::Heap& heap, const heap::Chunk& chunk, heap::Amount amount);
  // Where several chunks may be enough, if they are of one place: that one of them, of which it is not known,
  // is the wanted one. No term: there is none.
  Term whetherSame(const heap::Heap& heap, const Wanted& wanted);

 private:
  bool unite(heap::Heap& heap, heap::Chunk& chunk, const heap::Chunk& other);
  bool separate(const heap::Heap& heap, const heap::Chunk& chunk);

  Amounts& amounts_;
  Lookup& lookup_;
};

}  // namespace warrant::symbex
