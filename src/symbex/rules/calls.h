// Calls (paper, Figures 5 and 8).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/pure/definition.h"

namespace warrant::symbex {

class CallFacts;
class Callees;
class Classes;
class Definitions;
class Exceptions;
class Notation;
class Numbers;
class Recorder;
class Reports;
class Rules;
class Termination;
class Unchanged;
class Unfolding;
class Vacuity;

class Calls : public Part {
 public:
  explicit Calls(Parts& parts);

  Verdict evalCall(SymbolicState s, const ast::Expression& e, const ast::Call& call, ThenTerm then);
  // By its contract, whatever is explored.
  Verdict evalPureCall(SymbolicState s, const ast::Expression& e, const Callee& callee, Term self,
                       const Terms& arguments, ThenTerm then);
  // Produces the callee's postcondition; `s` has the callee's frame and old heap, the caller's are restored.
  Verdict produceOutcome(SymbolicState s, support::SourceRange range, const ast::MethodDecl& method,
                         Frame caller, heap::Heap callerOld, Then then);

  // Evaluates what is given for ghost parameters, and adds it to the arguments. Code that runs has none.
  Verdict evalGhosts(SymbolicState s, ast::Expressions ghosts, Terms& arguments, Then then);

  // Gives the ghost results fresh values, in the frame of the callee.
  Terms yieldFresh(Frame& callee, const ast::MethodDecl& method);
  // Gives the variables that take ghost results, in the caller's frame, what the callee yielded.
  static void takeYielded(Frame& caller, ast::Expressions results, const Terms& yielded);

 private:
  // A call of a pure method, while it is evaluated.
  struct PureCall {
    const ast::Expression& e;
    const Callee& callee;
    Term self;
    const Terms& arguments;
    Term domain;  // that the arguments have values of their types
    std::uint64_t closesBefore;
  };
  void learnAsObjects(const ast::Call& call, const Terms& arguments);
  // With all arguments, those for ghost parameters too.
  Verdict apply(SymbolicState s, const ast::Expression& e, const ast::Call& call, Term self,
                const Terms& arguments, ThenTerm then);
  Verdict applyPure(const SymbolicState& s, const PureCall& call, ThenTerm done);
  const Site& siteOf(const SymbolicState& s, const ast::Expression& e);
  bool mayBeNewer(const ast::MethodDecl& method) const;
  void recordValue(const SymbolicState& s, const SymbolicState& at, const PureCall& call, Term value);
  Evaluation evaluationOf(const SymbolicState& s, const Callee& callee, Term self, const Terms& arguments);
  const Evaluation* findEvaluation(const Evaluation& wanted);
  void remember(Evaluation evaluation);
  // The value of the body of a superclass, as it runs on `this`.
  Verdict runSuper(SymbolicState s, const ast::Call& call, Term value, ThenTerm then);
  Verdict evalGhostsFrom(SymbolicState s, ast::Expressions ghosts, std::size_t place, Terms& arguments,
                         Then then);
  bool isLeftByGhosts(const heap::Chunk& chunk) const;
  Verdict callMutator(SymbolicState s, const ast::Expression& e, const Callee& callee, Term self,
                      const Terms& arguments, ThenTerm then);

  CallFacts& callFacts_;
  Callees& callees_;
  Classes& classes_;
  Definitions& definitions_;
  Exceptions& exceptions_;
  Notation& notation_;
  Numbers& numbers_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
  Termination& termination_;
  Unchanged& unchanged_;
  Unfolding& unfolding_;
  Vacuity& vacuity_;
};

}  // namespace warrant::symbex
