// The symbolic heap (paper, Definition 1): a multiset of chunks. Beside those that are held there may be some
// that are held under a guard only, where paths were joined, and families, of which any may be held or not:
// they stand apart, so that who does not ask for them relies on nothing that may not be there.
//
// A persistent value: copies share their structure and cost one pointer, so that a fork of the path, the old
// heap, a trial of inference and every step of a trace may keep theirs. Changing a heap that nobody shares
// changes it in place.
#pragma once

#include <cstddef>

#include "heap/node.h"
#include "support/function_ref.h"

namespace warrant::heap {

// Places of chunks (Chunk::place) from the first to the last one; those without a place may be anywhere.
struct Places {
  std::uint32_t first = 0, last = ~std::uint32_t{0};
};

class Heap {
 public:
  std::size_t size() const { return size_; }  // with those under guards
  bool empty() const { return size_ == 0; }
  bool hasGuarded() const;  // O(log n)
  // The serial of the next chunk: those added from now on have it, or a greater one.
  std::uint32_t nextSerial() const { return nextSerial_; }
  // The same object, hence equal; two heaps that were made apart may be equal without being identical.
  bool isIdentical(const Heap& other) const { return root_.get() == other.root_.get(); }

  // Adds the chunk, under a serial of its own; returns it with that. With a guard, it is one that is held
  // under it only. O(log n).
  Chunk add(Chunk chunk);
  // Removes that chunk, which must be in the heap. O(log n).
  void remove(const Chunk& chunk);
  // Leaves that amount, which is positive, of that chunk, which must be in the heap. O(log n).
  void setAmount(const Chunk& chunk, Amount amount);
  // Gives that chunk, which must be in the heap, another value. O(log n).
  void setValue(const Chunk& chunk, smt::Term value);

  bool contains(const Chunk& chunk) const;  // that very one, of that serial. O(log n).

  // Visits those that are held until `visit` returns true, and returns whether it did. In an order that
  // depends on nothing but the history of the path: resource, allocated or not, receiver, place, serial.
  using Visitor = support::FunctionRef<bool(const Chunk&)>;
  bool find(Resource resource, smt::Term receiver, Visitor visit) const;  // that very receiver term
  bool find(Resource resource, Visitor visit) const;
  bool findSymbolic(Resource resource,
                    Visitor visit) const;  // receivers that were not allocated on this path
  bool find(Visitor visit) const;
  // The same, passing over those that have a place which is not among these: O(log n) for all of one
  // receiver.
  bool findNear(Resource resource, smt::Term receiver, Places near, Visitor visit) const;
  bool findNear(Resource resource, Places near, Visitor visit) const;
  bool findSymbolicNear(Resource resource, Places near, Visitor visit) const;
  // The same of families; none is held under a guard.
  bool findFamilies(Resource resource, Visitor visit) const;
  bool findFamilies(Visitor visit) const;
  // The same of those that are held under a guard.
  bool findGuarded(Resource resource, smt::Term receiver, Visitor visit) const;
  bool findGuarded(Resource resource, Visitor visit) const;
  bool findGuarded(Visitor visit) const;

  // The same for where two heaps differ, in what is held, in families, and in what is held under guards: with
  // the chunks of both under one key (all but kind, value, amount and guard), or with nullptr for that of the
  // heap that has none. What they share is skipped: O(differences · log n).
  using Comparison = support::FunctionRef<bool(const Chunk* mine, const Chunk* others)>;
  bool findDifference(const Heap& other, Comparison visit) const;

 private:
  Chunk& own(const Chunk& chunk);

  support::Shared<Node> root_;
  std::uint32_t size_ = 0;
  std::uint32_t nextSerial_ = 1;
};

}  // namespace warrant::heap
