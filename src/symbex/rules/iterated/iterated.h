// Assertions for all values of variables, separately: `(\forall* T x; range; A)`.
//
// Such an assertion is taken apart by its text: for each access in A there is a family of permissions, for
// each condition a formula about all values. Its snapshot is the snapshots of its families, each a map by the
// values of the variables, in the order of the text.
#pragma once

#include <optional>

#include "symbex/part.h"
#include "symbex/resources/families.h"
#include "symbex/rules/values/quantifiers.h"

namespace warrant::symbex {

class Amounts;
class Chunks;
class Consume;
class Footprints;
class Ghost;
class Notation;
class Predicates;
class Produce;
class Ranges;
class Recorder;
class Reports;
class Rules;
class Sharing;
struct Demand;
struct Range;

class IteratedRules : public Part {
 public:
  explicit IteratedRules(Parts& parts);

  // As Rules::produce and Rules::consume.
  Verdict produce(SymbolicState s, const ast::Iterated& iterated, Term snapshot, Then then);
  Verdict consume(SymbolicState s, Remainder remainder, const ast::Iterated& iterated, ThenConsumed then);

 private:
  // An access, or a condition, and for what values of what variables it is said.
  struct Condition {
    const ast::Expression* expression;
    bool holds;
  };
  struct Leaf {
    std::vector<const ast::Variable*> variables;
    std::vector<Condition> conditions;
    const ast::Assertion* assertion = nullptr;
    const ast::Share* share = nullptr;  // of which the assertion is what is shared

    bool grants() const { return assertion->grants; }
    void suppose(const ast::Expression& condition);
  };
  using Leaves = std::vector<Leaf>;
  void collect(const ast::Assertion& assertion, Leaf above, Leaves& leaves);
  void collect(const ast::Share& share, Leaf above, Leaves& leaves);
  Leaves leavesOf(const ast::Iterated& iterated);

  // What the leaf means, over the keys of a family.
  struct Meaning {
    Verdict verdict = Verdict::Verified;
    Terms keys;
    Term domain;  // no term: that could not be evaluated
    Terms parts;  // the receiver and what else there is; or the condition
    Term amount;  // where that depends on the variables
  };
  Meaning evaluate(const SymbolicState& s, const Leaf& leaf);
  Verdict evaluateParts(const SymbolicState& s, const Leaf& leaf, Terms& parts);
  Term ofSequences(Term term, Terms& calls);
  Term knownElement(Term call);
  Term knownLength(Term call);
  Term evaluateApart(Verdict& verdict, support::FunctionRef<Verdict(ThenTerm)> body);
  std::optional<heap::Chunk> familyOf(const SymbolicState& s, const Leaf& leaf, const Meaning& meaning);
  using Elements = FamilyChunks::Elements;
  // Whether the amount that is written is another one for each value of the variables.
  static bool isAmountByValue(const Leaf& leaf);
  Verdict evalEach(SymbolicState s, const Leaf& leaf, const Meaning& meaning,
                   Continuation<heap::Amount> then);

  Verdict produceFrom(SymbolicState s, const Leaves& leaves, std::size_t next, Term snapshot, Then then);
  Verdict produceLeaf(SymbolicState s, const Leaf& leaf, Term snapshot, Then then);
  Verdict produceMeaning(SymbolicState s, const Leaf& leaf, const Meaning& meaning, Term snapshot, Then then);
  bool assumeAtMostWhole(SymbolicState& s, const Leaf& leaf, const heap::Chunk& family);
  Verdict produceFamily(SymbolicState s, const Leaf& leaf, const heap::Chunk& family, Then then);
  Verdict produceElements(SymbolicState s, const Leaf& leaf, const Elements& elements, Term snapshot,
                          Then then);
  Verdict grant(SymbolicState s, const Leaf& leaf, std::span<const Term> keys,
                Continuation<heap::Amount> then);
  void noteEnds(Term map, Term from, Term to);

  Verdict consumeFrom(SymbolicState s, Remainder remainder, const Leaves& leaves, std::size_t next,
                      ThenConsumed then);
  Verdict consumeLeaf(SymbolicState s, Remainder remainder, const Leaf& leaf, ThenConsumed then);
  Verdict consumeMeaning(SymbolicState s, Remainder remainder, const Leaf& leaf, const Meaning& meaning,
                         ThenConsumed then);
  Verdict consumeFamily(SymbolicState s, Remainder remainder, const Leaf& leaf, const heap::Chunk& wanted,
                        const Demand& demand, ThenConsumed then, unsigned closed = 0);
  Verdict closeOne(SymbolicState s, Remainder remainder, const heap::Chunk& wanted,
                   std::span<const heap::Chunk> places, Continuation<Remainder> then,
                   Continuation<Remainder> missing);
  Verdict consumeElements(SymbolicState s, Remainder remainder, const Leaf& leaf, const Elements& elements,
                          const Demand& demand, ThenConsumed then);
  Verdict search(SymbolicState s, const heap::Chunk& wanted, support::SourceRange places, unsigned depth,
                 ThenChunk then, Then missing);
  void take(SymbolicState& s, Remainder& remainder, const heap::Chunk& chunk, const Demand& demand);
  Verdict fail(const SymbolicState& s, const Leaf& leaf, const heap::Chunk& wanted);

  Amounts& amounts_;
  Chunks& chunks_;
  Consume& consume_;
  FamilyChunks& families_;
  Footprints& footprints_;
  Ghost& ghost_;
  Notation& notation_;
  Predicates& predicates_;
  Produce& produce_;
  Quantifiers& quantifiers_;
  Ranges& ranges_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
  Sharing& sharing_;
};

}  // namespace warrant::symbex
