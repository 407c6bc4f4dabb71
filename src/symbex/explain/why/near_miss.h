// Which permission is nearly the missing one: where it went, what it is folded in, what it is held as, or on
// which path.
#pragma once

#include <optional>
#include <string>

#include "symbex/explain/why.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Classes;
class Notation;
class Sayings;
class Wording;

class NearMiss : public Part {
 public:
  explicit NearMiss(Parts& parts);

  // Why the chunk is not held in that state; in a recorded run.
  Why of(const SymbolicState& s, const heap::Chunk& wanted, const Wording& wording) const;
  // What was taken of the chunk: its place, or the rest of it, where a part is still held.
  std::string goneOf(const SymbolicState& s, const heap::Chunk& gone, const Wording& wording) const;
  // The predicate in the heap whose body has it: of the same object, or with it as an argument.
  std::optional<heap::Chunk> holderOf(const heap::Heap& heap, const heap::Chunk& wanted) const;

 private:
  std::optional<Why> givenAway(const SymbolicState& s, const heap::Chunk& wanted,
                               const Wording& wording) const;
  std::optional<Why> folded(const SymbolicState& s, const heap::Chunk& wanted, const Wording& wording) const;
  std::optional<Why> amount(const SymbolicState& s, const heap::Chunk& wanted, const Wording& wording) const;
  std::optional<Why> alias(const SymbolicState& s, const heap::Chunk& wanted, const Wording& wording) const;
  std::optional<Why> behindWand(const SymbolicState& s, const heap::Chunk& wanted) const;
  std::optional<Why> onOtherPath(const SymbolicState& s, const heap::Chunk& wanted,
                                 const Wording& wording) const;
  std::optional<Why> underCondition(const SymbolicState& s, const heap::Chunk& wanted,
                                    const Wording& wording) const;

  std::optional<std::uint32_t> removalOf(const SymbolicState& s, const heap::Chunk& wanted) const;
  std::optional<heap::Chunk> heldPart(const SymbolicState& s, const heap::Chunk& wanted) const;
  bool isHeldOtherwise(const heap::Heap& heap, const heap::Chunk& wanted) const;
  bool isThat(const heap::Chunk& chunk, const heap::Chunk& wanted) const;
  std::optional<Term> missingEquality(const heap::Chunk& held, const heap::Chunk& wanted) const;
  bool mayBeEqual(Term left, Term right) const;
  // Adds since when the chunk was held, at the step.
  void addBirth(const heap::Chunk& chunk, std::uint32_t step, Why& why) const;

  Classes& classes_;
  const Notation& notation_;
  const Sayings& sayings_;
};

}  // namespace warrant::symbex
