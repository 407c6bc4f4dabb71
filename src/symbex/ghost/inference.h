// Eliminating ghost operations (paper, 4.1): opening and closing predicates where a rule would fail without,
// and learning what calls and predicates say. It first tries silently, and then acts.
#pragma once

#include <optional>
#include <vector>

#include "symbex/ghost/ghost.h"
#include "symbex/part.h"
#include "symbex/path/path.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

class Branches;
class CallFacts;
class Chunks;
class Definitions;
class FamilyChunks;
class Guards;
class Lookup;
class Notation;
class Predicates;
class Ranges;
class Recorder;
class Reports;
class Rules;

class Inference final : public Ghost, public Part {
 public:
  explicit Inference(Parts& parts);

  Verdict onMissingChunk(SymbolicState&& s, const Wanted& wanted, unsigned depth, ThenChunk then,
                         Then missing) override;
  Verdict onUndecidedChunk(SymbolicState&& s, const Wanted& wanted, unsigned depth, Then again,
                           Then split) override;
  Verdict onMissingElements(SymbolicState&& s, const Range& range, unsigned depth, Then again,
                            Then missing) override;
  Verdict onMissingPredicate(SymbolicState&& s, Remainder&& remainder, const heap::Chunk& wanted,
                             ThenConsumed then, Continuation<Remainder> missing) override;
  bool mayCloseDeeper() const override;
  Verdict closeDeeper(SymbolicState&& s, Remainder&& remainder, const heap::Chunk& wanted, ThenConsumed then,
                      Continuation<Remainder> missing) override;
  void explainMissing(const SymbolicState& s, const Remainder& remainder, const heap::Chunk& wanted,
                      Problem& problem) override;
  bool isUnlike(const SymbolicState& s, const Other& other) override;
  Verdict align(SymbolicState&& s, const Other& other, Then then) override;
  void onHeld(const heap::Chunk& chunk) override { learnFrom({}, chunk); }
  void onEntry(const SymbolicState& s) override;
  void onFinalField(const SymbolicState& s, Term object, const ast::ClassDecl& declaration) override;
  void onOpen(const SymbolicState& s, const heap::Chunk& opened) override;
  void onCall(const Application& application, bool withFacts) override;
  bool hasPutOff() const override;
  void addPutOff() override;
  void onDefinition(const Variant& variant, const Definition::Instance& instance,
                    const Application& application) override;
  bool instantiatesPostconditions() const override { return true; }

 private:
  // --- opening
  // How many predicates are opened, one within the other, in search of one chunk.
  static constexpr unsigned mostOpenings = 8;
  std::optional<heap::Chunk> findHolder(const heap::Heap& heap, heap::Resource resource, Term receiver);
  std::optional<heap::Chunk> findHolder(const SymbolicState& s, heap::Resource resource, Term receiver);
  using FindHolder = support::FunctionRef<std::optional<heap::Chunk>(const SymbolicState&)>;
  std::optional<heap::Chunk> findGuarded(const SymbolicState& s, heap::Resource resource, FindHolder find);
  Term whetherOfFirst(const heap::Heap& heap, heap::Resource resource, Term receiver);
  Verdict openGuarded(SymbolicState s, const heap::Chunk& holder, Then then);
  bool yields(const SymbolicState& s, const heap::Chunk& holder, heap::Resource resource, Term receiver);
  // The same for elements of an array.
  std::optional<heap::Chunk> findHolder(const SymbolicState& s, const Range& range, std::uint32_t serial,
                                        unsigned depth);
  bool yieldsElements(const SymbolicState& s, const heap::Chunk& holder, const Range& range, unsigned depth);

  // --- where states come together (alignment.cpp)
  // References of this state and of the other one that one place has: a variable, or a field.
  using Twins = std::vector<std::pair<Term, Term>>;
  static Twins twinsOf(const SymbolicState& s, const SymbolicState& other);
  std::optional<heap::Chunk> findInstance(const heap::Heap& heap, heap::Resource resource,
                                          Term receiver) const;
  std::optional<heap::Chunk> instanceWith(const heap::Heap& heap, const heap::Chunk& field, Term receiver);
  bool isClosedAnew(const heap::Chunk& instance, const heap::Heap& before) const;
  std::vector<heap::Chunk> findToClose(const SymbolicState& s, const Other& other, const Twins& twins);
  std::optional<heap::Chunk> findToOpen(const SymbolicState& s, const Other& other, const Twins& twins);
  bool isLeftToOther(const heap::Chunk& holder, const Other& other, const Twins& twins) const;
  Verdict closeAlike(SymbolicState s, std::span<const heap::Chunk> wanted, Then then);
  Verdict openAlike(SymbolicState s, const Other& other, unsigned depth, Then then);

  // --- closing
  using ThenClosed = Continuation<heap::Heap, Term>;
  // One of the ways in which a predicate was closed: what is left of the heap, and what was assumed on the
  // way.
  struct ClosedCase {
    heap::Heap heap;
    Term snapshot;
    Terms facts = {};
    std::vector<smt::PathCondition::Bounds> bounds = {};
    BranchesTaken branches = {};
  };
  // Of the path since that depth, and that branch.
  ClosedCase closedCase(heap::Heap heap, Term snapshot, std::size_t depth, std::size_t branch) const;
  Verdict resumeCases(SymbolicState s, std::span<const ClosedCase> cases, ThenClosed then);
  Verdict resumeCase(SymbolicState s, const ClosedCase& one, ThenClosed then);
  Trail recordClosing(const SymbolicState& s, const Remainder& remainder, const heap::Chunk& wanted,
                      const PredicateDefinition& definition);
  // Whether a close would be too deep here, within the others that are being tried.
  bool isTooDeep();
  bool mayClose(const PredicateDefinition& definition, const heap::Chunk& wanted);
  Verdict close(const SymbolicState& s, const Remainder& remainder, const heap::Chunk& wanted,
                const PredicateDefinition& definition, ThenConsumed then);
  // Tries to close; if it is to go deeper, deeper and deeper as long as the depth is what it fails by.
  Trial attemptClose(support::FunctionRef<Verdict(ThenTerm)> close, Refusal* refusal);
  Trial attemptDeeper(Exploration closing, support::FunctionRef<Verdict(ThenTerm)> close);
  const Closing* findClosing(const heap::Heap& heap, const heap::Chunk& wanted);
  std::vector<Failure> failuresOfClosing(const SymbolicState& s, const Remainder& remainder,
                                         const heap::Chunk& wanted, const PredicateDefinition& definition,
                                         CloseBound bound);

  // Learns what a predicate chunk says about its values, without opening it.
  void learnFrom(const SymbolicState& s, const heap::Chunk& chunk);

  Branches& branches_;
  CallFacts& callFacts_;
  Chunks& chunks_;
  Classes& classes_;
  Definitions& definitions_;
  FamilyChunks& families_;
  Guards& guards_;
  Lookup& lookup_;
  Notation& notation_;
  Predicates& predicates_;
  Ranges& ranges_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;

  unsigned triedBound_ = 0;           // of the last trial
  std::uint64_t deepeningSteps_ = 0;  // that were spent on going deeper
};

}  // namespace warrant::symbex
