// What is missing, in the notation of contracts: where a mend could write it down.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "symbex/explain/names.h"
#include "symbex/explain/why.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Notation;
class Wording;

class Sayings : public Part {
 public:
  explicit Sayings(Parts& parts);

  // The condition, or value; as the source has it, where that is known.
  Why::Said of(const SymbolicState& s, Term term, const std::optional<Form>& form = {}) const;
  // What the value is known to be, other than by what it is called itself.
  Why::Said valueOf(const SymbolicState& s, Term value) const;
  // That the chunk is held: `acc(this.x)`, `c.valid()`.
  Why::Said of(const SymbolicState& s, const heap::Chunk& chunk) const;
  // Of the cases that the condition distinguishes: that objects or indices differ of which that is not known.
  std::vector<Why::Said> apartIn(const SymbolicState& s, Term condition) const;
  // The calls of pure methods in the condition, whose definitions may be used.
  std::vector<Why::Ghost> usesIn(const SymbolicState& s, Term condition) const;

 private:
  Wording wordingOfEntry(const SymbolicState& s) const;

  const Notation& notation_;
};

}  // namespace warrant::symbex
