// Looking chunks up: by resource, then by receiver term or its congruence class, and only then by asking.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Amounts;
class Classes;

enum class Effort : std::uint8_t { Native, Full };

// What is looked for: a field's chunk, or, with the arguments, a predicate's; how much of it at least; of an
// array, the element with that index, or that very range.
struct Wanted {
  heap::Resource resource;
  Term receiver;
  std::span<const Term> arguments = {};
  heap::Amount least = {};
  Term element = {};
  std::optional<heap::OfRange> range = {};
};

inline Wanted wantedOf(const heap::Chunk& chunk) {
  return {chunk.resource, chunk.receiver, chunk.arguments(), chunk.amount};
}

class Lookup : public Part {
 public:
  explicit Lookup(Parts& parts);

  // The chunk of which at least what is wanted is held, whose receiver, and arguments, are known to be those
  // wanted.
  std::optional<heap::Chunk> find(const heap::Heap& heap, const Wanted& wanted, Effort effort);
  // Visits the chunks that are natively known to be those wanted, of whatever amount, until `visit` returns
  // true.
  bool findAll(const heap::Heap& heap, const Wanted& wanted, heap::Heap::Visitor visit);
  // Visits the chunks that are held under guards and are known to be those wanted, until `visit` returns
  // true.
  bool findGuarded(const heap::Heap& heap, const Wanted& wanted, heap::Heap::Visitor visit);
  // Where it is known that one of several chunks is the one wanted, and not which: that the first of them is
  // it. No term: that is not known.
  Term whetherFirst(const heap::Heap& heap, const Wanted& wanted);
  bool haveEqualArguments(const heap::Chunk& chunk, std::span<const Term> arguments);
  // Whether a chunk of the receiver that is wanted is evidently what is wanted of it.
  bool isOfReceiver(const heap::Chunk& chunk, const Wanted& wanted);
  // That the chunk is the one wanted.
  Term isThat(const heap::Chunk& chunk, const Wanted& wanted);

 private:
  // Terms of which a heap has no chunk of a resource: where many terms are known to be one object, and ever
  // more in the cases of a choice, each is looked for once.
  class Absent {
   public:
    bool isOf(const heap::Heap& asked, heap::Resource wanted) const {
      return heap_.isIdentical(asked) && resource_ == wanted;
    }
    bool contains(Term receiver) const {
      return receiver.id() < noted_.size() && noted_[receiver.id()] == asking_;
    }
    // Forgets those of another heap or resource.
    void note(const heap::Heap& asked, heap::Resource wanted, Term receiver);

   private:
    heap::Heap heap_;
    heap::Resource resource_;
    std::uint64_t asking_ = 1;          // how many heaps and resources there were
    std::vector<std::uint64_t> noted_;  // by the term's handle: in which asking it was noted last
  };
  using FindOf = support::FunctionRef<bool(Term receiver, heap::Heap::Visitor visit)>;

  bool areEvidentlyEqual(Term left, Term right);
  std::optional<heap::Chunk> findNatively(const heap::Heap& heap, const Wanted& wanted);
  bool visitEqual(const heap::Heap& heap, const Wanted& wanted, heap::Resource resource, Absent& absent,
                  FindOf find, heap::Heap::Visitor visit);

  Amounts& amounts_;
  Classes& classes_;
  Absent absent_, absentUnderGuard_;
};

}  // namespace warrant::symbex
