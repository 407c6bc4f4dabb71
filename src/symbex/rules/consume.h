// Consuming assertions (paper, Figure 7; language.md 6.2 where they differ).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/explain/failure.h"
#include "symbex/part.h"
#include "symbex/resources/range.h"
#include "symbex/rules/control/branches.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Chunks;
class FamilyChunks;
class Ghost;
class Guards;
class History;
class Lookup;
class Notation;
class Predicates;
class Ranges;
class Recorder;
class Reports;
class Rules;
class Shares;
class Sharing;
class Wands;
struct Demand;

class Consume : public Part {
 public:
  explicit Consume(Parts& parts);

  Verdict evalEnds(SymbolicState s, const ast::ElementsAccess& access, Term array,
                   Continuation<const Range&> then);
  Verdict consume(SymbolicState&& s, Remainder&& remainder, const ast::Assertion& a, ThenConsumed then);
  // Removes a chunk of that predicate, receiver, arguments and amount, closing or opening predicates where
  // inference may; and, unless that was done for it, gathering those that are it in some cases.
  Verdict consumeChunk(SymbolicState s, Remainder remainder, const heap::Chunk& wanted, const Demand& demand,
                       ThenConsumed then, Continuation<Remainder> missing, bool gathers = true);

  // Where the range may be empty, the array need not be one unless `needsArray`.
  Verdict consumeRange(SymbolicState s, Remainder remainder, const Range& range, const ast::Assertion& a,
                       const Demand& demand, bool needsArray, ThenConsumed then);
  Problem cannotBeSplit(const SymbolicState& s, const ast::PredicateInstance& instance);

 private:
  Verdict consumePure(SymbolicState s, Remainder remainder, const ast::Expression& condition,
                      ThenConsumed then);
  // Takes what is demanded of a field, of elements, or of a predicate; `a` is what the text says.
  Verdict consumeAccess(SymbolicState s, Remainder remainder, const ast::Assertion& access,
                        const ast::Assertion& a, const Demand& demand, ThenConsumed then);
  void learnDifferences(const heap::Heap& heap, const heap::Chunk& wanted);
  // Reports that the chunk is missing.
  Verdict failToHold(SymbolicState s, const ast::Assertion& a, const heap::Chunk& wanted);
  Verdict consumeField(SymbolicState s, Remainder remainder, const ast::FieldAccess& access,
                       const ast::Assertion& a, const Demand& demand, ThenConsumed then);
  Verdict consumeElement(SymbolicState s, Remainder remainder, const ast::ElementAccess& access,
                         const ast::Assertion& a, const Demand& demand, ThenConsumed then);
  Verdict consumeElements(SymbolicState s, Remainder remainder, const ast::ElementsAccess& access,
                          const ast::Assertion& a, const Demand& demand, ThenConsumed then);
  Verdict consumeInstance(SymbolicState s, Remainder remainder, const ast::PredicateInstance& instance,
                          const Demand& demand, ThenConsumed then);
  Verdict consumeWand(SymbolicState s, Remainder remainder, const ast::Assertion& a, ThenConsumed then);
  Verdict openForInstance(SymbolicState s, Remainder remainder, const heap::Chunk& wanted,
                          const Demand& demand, ThenConsumed then, Continuation<Remainder> missing);
  Term areSame(Term current, Term former);  // snapshots
  Verdict consumeUntouched(SymbolicState s, Remainder remainder, const ast::Assertion& a,
                           const ast::Untouched& untouched, ThenConsumed then);
  Verdict consumeBoth(SymbolicState s, Remainder remainder, const ast::Star& star, ThenConsumed then);
  Verdict consumeConditional(SymbolicState s, Remainder remainder,
                             const ast::ConditionalAssertion& conditional, ThenConsumed then);
  Verdict joinConsumed(SymbolicState s, const Remainder& remainder, Term condition,
                       support::SourceRange range, Branches::RunToEnd onTrue, Branches::RunToEnd onFalse,
                       ThenConsumed then);
  using ConsumeAgain = support::FunctionRef<Verdict(SymbolicState, Remainder, ThenConsumed)>;
  Verdict consumeUnderGuard(SymbolicState s, Remainder remainder, const heap::Chunk& undecided,
                            ConsumeAgain again, ThenConsumed then);
  // Takes as much of the chunk as is demanded.
  void take(Remainder& remainder, const heap::Chunk& chunk, const Demand& demand, SymbolicState& s);
  // What is demanded where the heap has it, and the remainder does not any more.
  std::optional<heap::Chunk> findTaken(const heap::Heap& evaluated, const Demand& demand,
                                       const heap::Chunk& wanted);

  Branches& branches_;
  Chunks& chunks_;
  FamilyChunks& families_;
  Guards& guards_;
  History& history_;
  Ghost& ghost_;
  Lookup& lookup_;
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
