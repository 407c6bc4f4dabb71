// Producing assertions (paper, Figure 6; language.md 6.1 and 6.2 where they differ).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/resources/range.h"

namespace warrant::symbex {

class Amounts;
class Branches;
class Chunks;
class Classes;
class FamilyChunks;
class Consume;
class Notation;
class Predicates;
class Ranges;
class Recorder;
class Reports;
class Rules;
class Sharing;
class Shares;
class Wands;

class Produce : public Part {
 public:
  explicit Produce(Parts& parts);

  // Adds what the assertion grants to the state and assumes what it says; `snapshot` holds the values of its
  // heap.
  Verdict produce(SymbolicState&& s, const ast::Assertion& a, Term snapshot, Then then);

  Verdict produceRange(SymbolicState s, const Range& range, Term map, const ast::Assertion& a, Then then);
  // Assumes the fact of the assertion's part; false, with the part noted, when no state satisfies it.
  bool assumePart(SymbolicState& s, Term fact, support::SourceRange part);
  // The same of nobody holding more than the whole of a location, where one is held.
  bool assumeAtMostWhole(SymbolicState& s, heap::Amount amount, Term isHeld, support::SourceRange part);
  void noteContradiction(support::SourceRange part);

 private:
  Verdict produceElement(SymbolicState s, const ast::ElementAccess& access, Term snapshot,
                         const ast::Assertion& a, Then then);
  Verdict produceElements(SymbolicState s, const ast::ElementsAccess& access, Term snapshot,
                          const ast::Assertion& a, Then then);
  Verdict produceChunk(SymbolicState s, heap::Resource resource, Term receiver, Term snapshot, smt::Sort sort,
                       const ast::Assertion& a, Then then);
  Verdict produceInstance(SymbolicState s, const ast::PredicateInstance& instance, Term snapshot, Then then);
  Verdict produceConditional(SymbolicState s, const ast::ConditionalAssertion& conditional, Term snapshot,
                             Then then);
  // The same where neither arm grants anything: goes on once, with what each arm says as an implication.
  Verdict produceCases(SymbolicState s, const ast::ConditionalAssertion& conditional, Term condition,
                       Then then);
  Verdict produceShare(SymbolicState s, const ast::Share& share, Term snapshot, Then then);
  Verdict produceUntouched(SymbolicState s, const ast::Untouched& untouched, Then then);

  Amounts& amounts_;
  Branches& branches_;
  Chunks& chunks_;
  Classes& classes_;
  Consume& consume_;
  FamilyChunks& families_;
  Notation& notation_;
  Predicates& predicates_;
  Ranges& ranges_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
  Shares& shares_;
  Sharing& sharing_;
  Wands& wands_;
};

}  // namespace warrant::symbex
