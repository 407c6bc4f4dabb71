// Where a missing chunk was last held, and what is held instead.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Notation;
class Ranges;

class History : public Part {
 public:
  explicit History(Parts& parts);

  // Notes where a chunk like the missing one was last held, and what consumed it.
  void addHistory(const SymbolicState& s, Problem& problem, const heap::Chunk& wanted);

 private:
  Notation& notation_;
  Ranges& ranges_;
};

}  // namespace warrant::symbex
