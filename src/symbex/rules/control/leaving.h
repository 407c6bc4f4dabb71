// The ways out of statements: past the statements around, of which a loop gives back what it framed, `catch`
// takes an exception and `finally` runs first.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Branches;
class Chunks;
class Classes;
class FamilyChunks;
class Ranges;
class Reports;
class Rules;
class Unfolding;
class Vacuity;

class Leaving : public Part {
 public:
  explicit Leaving(Parts& parts);

  // Gives back what was framed around a loop that is left; nullptr: nothing was. It is apart from what the
  // loop leaves behind. False: it cannot be, so that nothing comes here.
  [[nodiscard]] bool restoreFrame(SymbolicState& s, const heap::Heap* frame);
  // Takes the way out past the statements around, from that one on.
  Verdict leave(SymbolicState s, const Exit& exit, const Jump* around, const Jumps& jumps);
  Verdict leave(SymbolicState s, const Exit& exit, const Jumps& jumps);
  Verdict execLabelled(SymbolicState s, const ast::Labelled& labelled, Then then, const Jumps& jumps);
  // An exception that code raises, in a call of it maybe.
  Verdict raise(SymbolicState s, const Exit& exit);
  Verdict execThrow(SymbolicState s, const ast::Throw& raised, support::SourceRange range,
                    const Jumps& jumps);
  Verdict execTry(SymbolicState s, const ast::Try& attempt, Then then, const Jumps& jumps);
  // Whether the exception is of one of the types.
  Term isOneOf(const Exit& exit, std::span<const ast::ClassDecl* const> types);

 private:
  Verdict execCatching(SymbolicState s, const ast::Try& attempt, Then then, const Jumps& jumps);
  std::size_t countPassed(const Exit& exit, std::span<const ast::Catch> handlers);
  // Runs the first of the handlers that takes the exception; where none does, it goes on.
  Verdict catchException(SymbolicState s, const Exit& exit, std::span<const ast::Catch> handlers, Then then,
                         const Jumps& jumps);
  Verdict runFinally(SymbolicState s, const ast::Statement& finallyBody, Then then, const Jumps& jumps);

  Branches& branches_;
  Chunks& chunks_;
  Classes& classes_;
  FamilyChunks& families_;
  Ranges& ranges_;
  Reports& reports_;
  Rules& rules_;
  Unfolding& unfolding_;
  Vacuity& vacuity_;
};

}  // namespace warrant::symbex
