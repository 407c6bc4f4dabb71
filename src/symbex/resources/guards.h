// Chunks that are held under guards: where paths with different heaps were joined, or an assertion demands
// permissions under a condition. Nothing relies on them but what asks here.
//
// A chunk under a guard is found where its guard follows; several are, where their guards leave no case out.
// They are read and written as one; where one is consumed they become one chunk, and what is not meant of
// them stays under a narrower guard. Where that does not help the path is split at a guard, and goes on with
// the chunk and without it: nothing is lost by joining but what the members' split run would find
// (members/verifier.cpp).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "symbex/part.h"
#include "symbex/resources/lookup.h"

namespace warrant::symbex {

class Amounts;

class Guards : public Part {
 public:
  explicit Guards(Parts& parts);

  struct Taken {
    heap::Chunk chunk;
    Term when;  // it is the one that is meant
  };
  // What is wanted, in all cases together.
  struct Cases {
    std::vector<Taken> all;  // some, each under a condition that excludes the others'
    Term value;              // what is held
  };

  // Makes one chunk, held, of those in the heap that are the one wanted in all cases together. The heap is
  // changed where there is one, and means the same. No chunk: none is natively known.
  std::optional<heap::Chunk> settle(heap::Heap& heap, const Wanted& wanted);
  // The same of those that are it in some cases, that many at least: the chunk is held under the guard that
  // one of these holds. No chunk: there are no such.
  std::optional<heap::Chunk> gather(heap::Heap& heap, const Wanted& wanted, std::size_t atLeast = 1);
  // The chunks in the heap that are the one wanted in all cases together; none: none is natively known, or no
  // guard or choice is in the way of finding it as usual.
  std::optional<Cases> find(const heap::Heap& heap, const Wanted& wanted);
  // Gives that value to each of them where it is the one that is meant; returns them as they are then.
  std::vector<heap::Chunk> write(heap::Heap& heap, const Wanted& wanted, Cases cases, Term value);
  // A chunk known to be the one wanted whose guard is undecided.
  std::optional<heap::Chunk> findUndecided(const heap::Heap& heap, const Wanted& wanted);
  // The same, of one that is it by what the solver knows.
  std::optional<heap::Chunk> askUndecided(const heap::Heap& heap, const Wanted& wanted);
  // Makes that chunk, which the heap has under a guard, one that is held; returns that.
  static heap::Chunk hold(heap::Heap& heap, const heap::Chunk& chunk);
  // A range of elements of that array whose guard may hold.
  std::optional<heap::Chunk> findRange(const heap::Heap& heap, heap::Resource elements, Term array);
  // Goes on twice: with that chunk, which the heap has under a guard, held, and without it.
  Verdict split(SymbolicState s, const heap::Chunk& chunk, Then then);

 private:
  using AllTaken = std::vector<Taken>;
  // What was found on the way through the cases.
  struct Search {
    AllTaken all = {};
    bool mayLack = false;  // there may be none in some cases
    Term lacks = {};       // in which; no term: in none
    Terms outcomes = {};   // that choices are one of few objects
  };
  Term valueOf(const heap::Chunk& chunk, const Wanted& wanted);
  std::optional<Term> chooseEverywhere(const heap::Heap& heap, const Wanted& wanted, Search& search);
  std::optional<Term> choose(const heap::Heap& heap, const Wanted& wanted, Term when, Search& search);
  std::optional<Term> chooseAmong(const heap::Heap& heap, const Wanted& wanted,
                                  const std::vector<heap::Chunk>& open, Term when, Search& search);
  std::optional<Term> chooseArm(const heap::Heap& heap, const Wanted& wanted, Term when, Search& search);
  // What is wanted of which one part is one or the other: the receiver, or an argument.
  struct Choice {
    Term term;
    std::optional<std::size_t> argument;  // none: it is the receiver
    Term& partOf(Wanted& wanted, Terms& arguments) const;
  };
  std::optional<Term> chooseCase(const heap::Heap& heap, const Wanted& wanted, const Choice& choice,
                                 Term when, Search& search);
  std::optional<Term> chooseOutcome(const heap::Heap& heap, const Wanted& wanted, const Choice& choice,
                                    std::span<const Term> outcomes, Term when, Search& search);
  std::optional<Term> chooseUnder(Term guard, const heap::Heap& heap, const Wanted& wanted,
                                  const Choice& choice, Term part, Term when, Search& search);
  std::optional<Choice> choiceIn(const Wanted& wanted);
  Term choiceOf(Term part);
  std::vector<Term> fewOutcomes(Term choice) const;
  std::optional<Term> findNone(Term when, Search& search);
  Term plain(Term guard, Term receiver);
  bool areAlike(const Wanted& wanted, const AllTaken& all) const;
  heap::Chunk replace(heap::Heap& heap, const Wanted& wanted, const Cases& cases, Term guard);

  Amounts& amounts_;
  Lookup& lookup_;
};

}  // namespace warrant::symbex
