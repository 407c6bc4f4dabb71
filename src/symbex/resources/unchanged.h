// What locations hold that nothing can have changed meanwhile: where a share of them stood elsewhere, or what
// ran was ghost code.
#pragma once

#include <optional>

#include "heap/heap.h"
#include "symbex/part.h"
#include "symbex/resources/lookup.h"

namespace warrant::symbex {

class FamilyChunks;
class Ranges;
class Shares;

class Unchanged : public Part {
 public:
  explicit Unchanged(Parts& parts);

  // Of each chunk that `now` has more than `since`, and that is meant: learns that its values are those of
  // what `known` has of the same, of whatever amount. Chunks under guards are passed over.
  void learnValues(const heap::Heap& now, const heap::Heap& since, const heap::Heap& known,
                   support::FunctionRef<bool(const heap::Chunk&)> isMeant);

 private:
  std::optional<heap::Chunk> heldOf(heap::Heap heap, const heap::Chunk& chunk);

  FamilyChunks& families_;
  Ranges& ranges_;
  Shares& shares_;
  Lookup& lookup_;
};

}  // namespace warrant::symbex
