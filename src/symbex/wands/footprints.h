// What a `package` takes from outside: looked for where its statements, or its right side, lack something.
#pragma once

#include <optional>
#include <vector>

#include "heap/heap.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Lookup;
class NearMiss;

// Of a `package` whose statements run. Whole chunks go over from outside: so nothing that is known within
// decides what is left there, and what is on all paths within is one footprint.
struct Footprint {
  heap::Heap outside;     // what is left there
  heap::Heap given = {};  // what went over
  std::vector<heap::Chunk> all = {};
  std::optional<heap::Chunk> lacking = {};  // the last that was looked for and stands outside, as it is there
  heap::Amount amount = {};                 // how much of it would do
  Footprint* around = nullptr;              // of the `package` that this one stands in
};

class Footprints : public Part {
 public:
  explicit Footprints(Parts& parts);

  // Notes that the chunk is missing: whether it, or what holds it, stands outside.
  void offer(const heap::Chunk& missing);
  // Makes what is lacking go over.
  void move(Footprint& footprint);

 private:
  std::optional<heap::Chunk> find(const heap::Heap& outside, const heap::Chunk& missing);

  Lookup& lookup_;
  const NearMiss& nearMiss_;
};

}  // namespace warrant::symbex
