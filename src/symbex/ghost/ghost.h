// What is done about ghost operations that nobody wrote (paper, 4.1): a policy that the rules ask where they
// would fail without, and tell what they meet. The rules themselves are those of the paper.
#pragma once

#include "symbex/pure/definition.h"
#include "symbex/resources/lookup.h"
#include "symbex/resources/range.h"
#include "symbex/state/problem.h"
#include "symbex/state/types.h"

namespace warrant::symbex {

class Ghost {
 public:
  virtual ~Ghost() = default;

  // A chunk was not found, or less of it than is wanted: hands on a state with it in its heap, or goes on
  // with `missing`. `depth`: how many predicates were opened for it.
  virtual Verdict onMissingChunk(SymbolicState&& s, const Wanted& wanted, unsigned depth, ThenChunk then,
                                 Then missing) = 0;
  // A chunk was found that is held under an undecided guard: looks again after it changed the heap, or goes
  // on with `split`.
  virtual Verdict onUndecidedChunk(SymbolicState&& s, const Wanted& wanted, unsigned depth, Then again,
                                   Then split) = 0;
  // Elements of an array were not found: looks again after it changed the heap, or goes on with `missing`.
  virtual Verdict onMissingElements(SymbolicState&& s, const Range& range, unsigned depth, Then again,
                                    Then missing) = 0;
  // A predicate's chunk was not found: consumes something that stands for it, or goes on with `missing`.
  virtual Verdict onMissingPredicate(SymbolicState&& s, Remainder&& remainder, const heap::Chunk& wanted,
                                     ThenConsumed then, Continuation<Remainder> missing) = 0;
  // Whether it was not closed just now because that would nest too many closes, and more may be tried where
  // nothing else helps; and that.
  virtual bool mayCloseDeeper() const = 0;
  virtual Verdict closeDeeper(SymbolicState&& s, Remainder&& remainder, const heap::Chunk& wanted,
                              ThenConsumed then, Continuation<Remainder> missing) = 0;
  // Notes why the missing predicate was not closed.
  virtual void explainMissing(const SymbolicState& s, const Remainder& remainder, const heap::Chunk& wanted,
                              Problem& problem) = 0;

  // A state comes together with another one behind a fork, where both had the heap `before`: whether the
  // other one has opened or closed predicates that this one has not; and does so here, as far as it can, so
  // that the two are merged chunk by chunk. What is rather done in the other one is left to it, unless that
  // is `final`.
  struct Other {
    const SymbolicState& state;
    const heap::Heap& before;
    bool isFinal = false;
  };
  virtual bool isUnlike(const SymbolicState& s, const Other& other) = 0;
  virtual Verdict align(SymbolicState&& s, const Other& other, Then then) = 0;

  // It is asked whether a state with that predicate's chunk can be reached.
  virtual void onHeld(const heap::Chunk& chunk) = 0;
  // The body of a member is entered in that state.
  virtual void onEntry(const SymbolicState& s) = 0;
  // A final field of the object is read, for which no permission is looked for.
  virtual void onFinalField(const SymbolicState& s, Term object, const ast::ClassDecl& declaration) = 0;
  // A predicate is about to be opened.
  virtual void onOpen(const SymbolicState& s, const heap::Chunk& opened) = 0;
  // A pure method is called, and its precondition holds; with `withFacts`, what else that implies is of use.
  virtual void onCall(const Application& application, bool withFacts) = 0;
  // The definition of a pure method was used: what it is for that call.
  virtual void onDefinition(const Variant& variant, const Definition::Instance& instance,
                            const Application& application) = 0;
  // Whether there is more to be known that was put off until a question is open without it; adds that.
  virtual bool hasPutOff() const = 0;
  virtual void addPutOff() = 0;
  // Whether what a postcondition says of all calls alike is evaluated once for all of them.
  virtual bool instantiatesPostconditions() const = 0;
};

}  // namespace warrant::symbex
