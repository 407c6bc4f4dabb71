// The types in which the rules speak: terms, continuations, and what is left of a heap.
#pragma once

#include <span>
#include <vector>

#include "symbex/state/jumps.h"
#include "symbex/state/state.h"

namespace warrant::symbex {

using smt::Term;
using Terms = std::vector<Term>;
using ThenTerm = Continuation<Term>;
using ThenChunk = Continuation<const heap::Chunk&>;

// The clauses of a contract, as their conjunction.
using Clauses = std::span<const ast::Assertion* const>;

// What is left of a heap while an assertion is consumed from it (paper, Figure 7: H2), and what was taken.
struct Remainder {
  heap::Heap heap;
  heap::Heap taken = {};
  bool recordsTaken = false;
  bool isRead = false;        // it is looked at only, and goes back
  bool isTakenTwice = false;  // by the precondition of a pure method, which reads: more than there is

  // The same of another heap.
  Remainder with(heap::Heap left) const {
    return {std::move(left), taken, recordsTaken, isRead, isTakenTwice};
  }
};
using ThenConsumed = Continuation<Remainder, Term>;

// What is left stands in the place of the heap in which expressions are evaluated, while something is looked
// for in it, and predicates are opened there.
class InRemainder {
 public:
  InRemainder(SymbolicState& s, Remainder& remainder) : evaluated_(s.heap), remainder_(remainder) {
    s.heap = std::move(remainder.heap);
  }
  // Puts both into their places again, on each path that goes on; returns what is left then.
  Remainder leave(SymbolicState& s) const {
    Remainder left = remainder_.with(std::move(s.heap));
    s.heap = evaluated_;
    return left;
  }
  const heap::Heap& evaluated() const { return evaluated_; }

 private:
  const heap::Heap evaluated_;
  const Remainder& remainder_;  // without its heap
};

// The value of something evaluated apart from the path: all its cases in one term.
struct Joined {
  Verdict verdict;
  Term value;  // no term: no case went on
};

}  // namespace warrant::symbex
