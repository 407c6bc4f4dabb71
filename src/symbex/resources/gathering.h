// Gathering: what several chunks are of, each under its guard, one by one, where ways joined, becomes one
// chunk of the variable that has their objects in turn: `if (b) l = new Node(l);`, n times, leaves one list,
// not n. The heap means the same before and after.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Guards;

class Gathering : public Part {
 public:
  explicit Gathering(Parts& parts);

  // Of a resource that has several chunks under guards: those of the objects that these values, which became
  // choices where ways joined, are chosen from.
  void gather(heap::Heap& heap, std::span<const Term> choices);

 private:
  // A chunk with an arm of that choice as its receiver, or as that argument.
  struct Candidate {
    heap::Chunk chunk;
    Term choice;
    std::size_t part;  // 0: the receiver
  };
  std::vector<Candidate> candidatesIn(const heap::Heap& heap, std::span<const Term> choices) const;
  void gatherLike(heap::Heap& heap, const Candidate& candidate);

  Guards& guards_;
};

}  // namespace warrant::symbex
