// The rules, as they use each other: the one interface of their mutual recursion. The parts below them, and
// the families of rules among each other, evaluate, produce, consume and execute through it alone.
//
// Conventions of all rules:
// - The continuation is the last parameter, `then`; it is called once for each way in which the path goes on,
//   and not at all where the path ends (it failed, or is not reachable). Continuations shadow `s`.
// - A rule calls `then` at the scope depth of its own call at most once; every further call is within a
//   PathScope. That is what lets a sequence of statements, and what is evaluated apart, give the stack back.
// - The result is the verdict on everything explored, `then` included.
#pragma once

#include <cstddef>
#include <span>

#include "symbex/part.h"
#include "symbex/state/problem.h"
#include "symbex/state/types.h"

namespace warrant::symbex {

class Rules : public Part {
 public:
  explicit Rules(Parts& parts) : Part(parts) {}
  virtual ~Rules() = default;

  // Evaluates the expression (Figure 5); with the side effects of Java's expressions, from left to right.
  virtual Verdict eval(SymbolicState&& s, const ast::Expression& e, ThenTerm then) = 0;
  // Adds what the assertion grants to the state and assumes what it says (Figure 6); `snapshot` holds the
  // values of its heap.
  virtual Verdict produce(SymbolicState&& s, const ast::Assertion& a, Term snapshot, Then then) = 0;
  // Checks what the assertion says and removes what it demands from the remainder (Figure 7); expressions are
  // evaluated in the heap of `s`, which is left as it was. Hands on the snapshot of what was removed.
  virtual Verdict consume(SymbolicState&& s, Remainder&& remainder, const ast::Assertion& a,
                          ThenConsumed then) = 0;
  // The same of what is said for all values of variables.
  virtual Verdict produceIterated(SymbolicState&& s, const ast::Iterated& iterated, Term snapshot,
                                  Then then) = 0;
  virtual Verdict consumeIterated(SymbolicState&& s, Remainder&& remainder, const ast::Iterated& iterated,
                                  ThenConsumed then) = 0;
  // Executes the statement (Figure 8).
  virtual Verdict exec(SymbolicState&& s, const ast::Statement& statement, Then then, const Jumps& jumps) = 0;
  // Makes the constants of the enum; calls `made` on each path on which one has got its value.
  virtual Verdict makeConstants(const ast::ClassDecl& declaration,
                                support::FunctionRef<void(const ast::FieldDecl&)> made) = 0;

  // Notes why what does not follow may not: of the definitions in it that are not used.
  virtual void explainGoal(Problem& problem) = 0;
  // Whether the mathematical values of that type are equal; where they differ is known then, if they do.
  virtual Term equality(const ast::Type& type, Term left, Term right) = 0;

  Verdict evalAll(SymbolicState s, ast::Expressions es, std::size_t next, Terms& values, Then then);
  // The object whose member is meant; null for a static one.
  Verdict evalOwner(SymbolicState s, const ast::Expression* owner, bool isStatic, ThenTerm then);
  // Gives the frame the measure that the method has on entry.
  Verdict enterMeasure(SymbolicState s, const ast::MethodDecl& method, Then then);
  Verdict produceAll(SymbolicState s, Clauses clauses, Term snapshot, Then then);
  Verdict consumeAll(SymbolicState s, Remainder remainder, Clauses clauses, ThenConsumed then);
  // The snapshot of the assertion in the given heap, which is left as it was.
  Verdict snapshotOf(SymbolicState s, const ast::Assertion& a, const heap::Heap& heap, ThenTerm then);
  // Consumes from the whole heap of `s`, which goes on with the remainder.
  Verdict consumeFrom(SymbolicState s, const ast::Assertion& a, ThenTerm then);
  Verdict execAll(SymbolicState s, ast::Statements statements, Then then, const Jumps& jumps);
  Term join(Term left, bool leftGrants, Term right, bool rightGrants);  // snapshots
};

bool isProgramStart(const ast::MethodDecl& method);  // main(String[])

}  // namespace warrant::symbex
