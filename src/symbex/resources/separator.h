// Keeps apart the objects of which much is held at once, by numbers (separation.h).
#pragma once

#include <optional>

#include "symbex/part.h"
#include "symbex/resources/separation.h"

namespace warrant::symbex {

class Separator : public Part {
 public:
  explicit Separator(Parts& parts);

  // What of a resource may be in a group, and what it says.
  struct Criteria {
    // Whether the chunk, which is held as a whole and of a symbolic object, is of no object of which another
    // such chunk is held.
    support::FunctionRef<bool(const heap::Chunk&)> isExclusive;
    // That the object has that number, as far as it is known to be another than the others for that reason.
    support::FunctionRef<Term(Term object, Term hasNumber)> tell;
    // Takes each chunk that is not in the group.
    heap::Heap::Visitor takeOther;
  };

  // Whether so many are held that facts about each two would be too many.
  static bool areMany(const heap::Heap& heap, heap::Resource resource);
  // Assumes that the receiver, of which an exclusive chunk comes to the heap, is none of those of exclusive
  // chunks; hands on the others. Those that are held get a number, unless they have one: of the group that
  // there is where all of it is held, otherwise of a new one.
  bool assumeApart(const heap::Heap& heap, heap::Resource resource, Term receiver, const Criteria& criteria);

 private:
  // What is held of a resource, beside the receiver's.
  struct Held {
    std::size_t members = 0;  // exclusive chunks
    Terms outside;            // their objects that are not in the group
    bool areAllMembers = true;
  };
  Held findHeld(const heap::Heap& heap, heap::Resource resource, Term receiver, const SeparationGroup& group,
                const Criteria& criteria);
  std::optional<Held> findHeldSince(const SeparationGroup::Census& census, const heap::Heap& heap,
                                    heap::Resource resource, Term receiver, const SeparationGroup& group,
                                    const Criteria& criteria);
  bool isMember(const heap::Chunk& chunk, Term receiver, const Criteria& criteria);
  bool numberAll(SeparationGroup& group, const Terms& objects, const Criteria& criteria);
  smt::Function newGroup();

  std::uint32_t groups_ = 0;  // so far
};

}  // namespace warrant::symbex
