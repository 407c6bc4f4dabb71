// Magic wands `(A --* B)`, as chunks: the permission to give A for B, once.
//
// A wand is known by its shape and the values of the expressions in it that have one outside of it. Nothing
// else is known of it, what it keeps least of all: so its snapshot is always the unit.
#pragma once

#include <unordered_map>
#include <vector>

#include "symbex/part.h"
#include "symbex/state/problem.h"
#include "symbex/wands/wand_shape.h"

namespace warrant::symbex {

class Recorder;
class Rules;

class Wands : public Part {
 public:
  explicit Wands(Parts& parts);

  // Evaluates what the wand is known by: the chunk that it is. Where this is the text itself, checks first
  // that each side is well-defined where nothing else is held.
  Verdict eval(SymbolicState s, const ast::Wand& wand, ThenChunk then);
  // As Rules::produce.
  Verdict produce(SymbolicState s, const ast::Assertion& a, Term snapshot, Then then);
  // That a wand is held whole, or not at all.
  Problem cannotBeSplit(const SymbolicState& s, const ast::Assertion& a) const;

 private:
  Verdict checkSide(const SymbolicState& s, const ast::Assertion& side);
  std::uint32_t shapeOf(const WandText& text);

  std::vector<WandText> shapes_;  // by their numbers
  Recorder& recorder_;
  Rules& rules_;
};

}  // namespace warrant::symbex
