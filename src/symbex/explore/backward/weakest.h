// The path condition of a trace as its weakest precondition (de Boer and Bonsangue, Definition 4.2): what
// must hold before its first step so that each of its tests holds, computed from the last step to the first.
#pragma once

#include "symbex/explore/backward/trace.h"
#include "symbex/explore/backward/vocabulary.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Classes;
class InitialHeap;
class Numbers;

class Weakest : public Part {
 public:
  explicit Weakest(Parts& parts);

  // What must hold before the step so that it is done and these hold behind it, in that order. A test comes
  // before them; the others replace what they change (section 4: [x := e], [h.f := e], [x := new C]).
  void before(const Action& action, Terms& conditions);
  // What the terms say of the state before the trace, in the words of the exploration: its symbols, and the
  // values on entry.
  void onEntry(const SymbolicState& s, Terms& conditions);

 private:
  using Replacements = std::vector<std::pair<Term, Term>>;
  // The terms of that kind in the conditions, each behind those that it is made of.
  Terms partsOf(const Terms& conditions, support::FunctionRef<bool(Term)> isWanted) const;
  // Replaces those parts by what they become, given what their arguments have become.
  void replace(Terms& conditions, support::FunctionRef<bool(Term)> isWanted,
               support::FunctionRef<Term(Term, const Terms&)> become);
  void setPlace(const Action& action, Terms& conditions);
  void makeNew(const Action& action, Terms& conditions);
  Term valueOfNew(const Action& action, const Vocabulary::Place& place, smt::Function function,
                  Terms operands);
  Term isNew(Term created, Term left, Term right);
  Term withoutNull(Term object);
  Term valueOnEntry(const SymbolicState& s, const Vocabulary::Place& place, Terms operands);
  // Of a choice between objects what holds of each.
  Term ofEach(Term object, support::FunctionRef<Term(Term)> of);

  Classes& classes_;
  InitialHeap& initialHeap_;
  Numbers& numbers_;
  Vocabulary& vocabulary_;
};

}  // namespace warrant::symbex
