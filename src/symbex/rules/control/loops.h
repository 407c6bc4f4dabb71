// Loops (language.md 6.6), verified for an arbitrary iteration.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Branches;
class Leaving;
class Recorder;
class Rules;
class Termination;
class Unchanged;
class Unfolding;

class Loops : public Part {
 public:
  explicit Loops(Parts& parts);

  Verdict execLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                   const Jumps& jumps);

 private:
  // One that may have to end, and does.
  Verdict execMeasured(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                       const Jumps& jumps);
  Verdict runLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                  const Jumps& jumps);
  Verdict unroll(SymbolicState s, const ast::Loop& loop, unsigned iteration, Then then, const Jumps& jumps);
  Verdict runIteration(SymbolicState s, const ast::Loop& loop, unsigned iteration, Then again, Then then,
                       const Jumps& jumps);
  Verdict testLoop(SymbolicState s, const ast::Loop& loop, Then onTrue, Then onFalse, const Jumps& jumps);
  // Consumes the invariant, and goes on with the state at the head of an arbitrary iteration.
  Verdict enterLoop(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Then then,
                    const Jumps& jumps);
  Verdict produceInvariants(SymbolicState s, const ast::Loop& loop, const heap::Heap& frame, Then then,
                            const Jumps& jumps);
  // What is known beside the invariant: of what is framed, and by the statements that compare what a
  // collection holds.
  struct Known {
    const heap::Heap& frame;
    std::span<const ast::Statement* const> comparing;
  };
  Verdict produceInTurn(SymbolicState s, std::span<const ast::Assertion* const> parts, const Known& known,
                        Then then, const Jumps& jumps);
  [[nodiscard]] bool learnFromFrame(const SymbolicState& s, const heap::Heap& frame);
  Verdict iterate(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                  const heap::Heap& frame, Then then, const Jumps& jumps);
  Verdict finishIteration(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop,
                          Term before, Then leave, const Jumps& jumps);
  Verdict evalUpdates(SymbolicState s, ast::Expressions updates, Then then);
  Verdict withMeasure(SymbolicState s, const ast::Loop& loop, ThenTerm then);
  Verdict checkMeasure(SymbolicState s, const ast::Statement& statement, const ast::Loop& loop, Term before,
                       Then then);

  Branches& branches_;
  Leaving& leaving_;
  Recorder& recorder_;
  Rules& rules_;
  Termination& termination_;
  Unchanged& unchanged_;
  Unfolding& unfolding_;
};

}  // namespace warrant::symbex
