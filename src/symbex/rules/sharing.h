// How much of a permission an assertion asks for: language.md 9, "Amounts".
#pragma once

#include "symbex/part.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Amounts;
class Rules;

// What is asked for of an access that is consumed.
struct Demand {
  heap::Amount amount;                   // 0: nothing
  const ast::Variable* bound = nullptr;  // of `?f`: all that there is, which it gets
  bool isRead = false;                   // some of what there is, and not all

  // What there must be.
  heap::Amount least() const { return isRead || bound != nullptr ? heap::Amount::some() : amount; }
};

// Whether what is evaluated is the text itself: where a contract is used it was checked before that its
// amounts are not negative, and what else it takes to mean something.
bool isChecked(const Frame& frame);

class Sharing : public Part {
 public:
  explicit Sharing(Parts& parts);

  // Evaluates an amount; it must not be negative. Where it may be 0 the path forks: `then` gets 0, or what is
  // known to be positive. Of what the frame says it is a part.
  using ThenAmount = Continuation<heap::Amount>;
  Verdict evalAmount(SymbolicState s, const ast::Expression& amount, Context natural, ThenAmount then);
  // The same, of all where nothing is written.
  Verdict evalGhostAmount(SymbolicState s, const ast::Expression* amount, const Site& natural,
                          ThenAmount then);
  // What an access demands when it is consumed, and grants when it is produced: `bound` then has a value.
  Verdict evalDemand(SymbolicState s, const ast::Share& share, Continuation<const Demand&> then);
  Verdict evalGrant(SymbolicState s, const ast::Share& share, ThenAmount then);
  // Some of what is held, and not all.
  heap::Amount partOf(heap::Amount held);
  // Less than what is held of anything that the heap has.
  heap::Amount lessThanAll(const heap::Heap& heap);
  // What is held, or the whole where that is more.
  heap::Amount atMostWhole(heap::Amount held);
  // The variable gets the amount.
  void bind(SymbolicState& s, const ast::Variable& variable, heap::Amount amount);

 private:
  Verdict splitAtZero(SymbolicState s, heap::Amount amount, support::SourceRange range, ThenAmount then);

  Amounts& amounts_;
  Rules& rules_;
};

}  // namespace warrant::symbex
