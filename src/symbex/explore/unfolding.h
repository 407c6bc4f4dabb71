// What stands in the place of contracts where code is explored without them (Exploration::unfolds): bodies
// run for calls, iterations for loops, exceptions are thrown where the verifier has obligations. The rules
// ask here where the two part, and nowhere else; a verification never does.
#pragma once

#include "symbex/state/problem.h"
#include "symbex/state/types.h"

namespace warrant::symbex {

class Unfolding {
 public:
  virtual ~Unfolding() = default;

  // A statement is about to be executed. Annotation: it says something of the code and does not run. Ended:
  // so did the path, at a bound.
  enum class Met : std::uint8_t { Code, Annotation, Ended };
  virtual Met meet(SymbolicState& s, const ast::Statement& statement) = 0;
  // The condition of a loop is about to be evaluated again.
  virtual void meetTest(const SymbolicState& s, support::SourceRange body) = 0;
  // Whether the loop's body may run after so many iterations; if not, the path ends at that bound.
  virtual bool mayIterate(SymbolicState& s, support::SourceRange body, unsigned iterations) = 0;

  // A Call, whose receiver is not null: runs the body.
  virtual Verdict call(SymbolicState&& s, const ast::Expression& e, Term self, const Terms& arguments,
                       ThenTerm then) = 0;
  // Runs the constructor on the object.
  virtual Verdict construct(SymbolicState&& s, support::SourceRange range, const ast::MethodDecl& constructor,
                            Term object, const Terms& arguments, Then then) = 0;
  // The goal need not hold: goes on where it does, and throws what Java throws where it does not.
  virtual Verdict check(SymbolicState&& s, Term goal, const Problem& problem, Then then) = 0;
  // Java's `assert`.
  virtual Verdict assertion(SymbolicState&& s, const ast::Statement& statement,
                            const ast::Assertion& assertion, Then then) = 0;
  // Goes on from where ways through a part of the code meet again, once for all of them that can be one
  // (explore/merging.h). They hand on a value, or none. For who has asked RunMode::joins.
  using Ways = support::FunctionRef<Verdict(SymbolicState, ThenTerm)>;
  virtual Verdict meetAgain(SymbolicState&& s, Ways ways, ThenTerm then) = 0;
  // The same of statements.
  using Runs = support::FunctionRef<Verdict(SymbolicState, Then)>;
  Verdict meetAgain(SymbolicState&& s, Runs run, Then then) {
    const auto ways = [&](SymbolicState s, ThenTerm done) {
      return run(std::move(s), [&](SymbolicState s) { return done(std::move(s), Term()); });
    };
    return meetAgain(std::move(s), ways, [&](SymbolicState s, Term) { return then(std::move(s)); });
  }
  // The condition is open (Exploration::isGuided): goes on in one of the ways, in both, or in none.
  virtual Verdict fork(SymbolicState&& s, Term condition, support::SourceRange range, Then onTrue,
                       Then onFalse) = 0;
  // The path goes that way at a condition of the program, open or not.
  virtual void meetCondition(const ast::Expression& condition, bool isTrue) = 0;
  // The path enters the case of a `switch` there, or the handler of an exception; or it goes on to the next.
  virtual void meetCase(support::SourceRange place, bool isEntered) = 0;
  // The path ends at a limit.
  virtual Verdict stop(support::SourceRange range, std::string_view why) = 0;
  // The path ends undecided.
  virtual Verdict giveUp(support::SourceRange range, std::string_view why) = 0;

  // Hands on the state with the field's chunk; `access` is Read or Write.
  virtual Verdict withField(SymbolicState&& s, const ast::FieldRead& read, const ast::Expression& e,
                            Term receiver, Context access, ThenChunk then) = 0;
  // What the object holds is about to be looked at: goes on where that is not too far from the symbols.
  virtual Verdict reach(SymbolicState&& s, Term object, support::SourceRange range, Then then) = 0;
  // Java throws a new exception of that class.
  virtual Verdict throwNew(SymbolicState&& s, std::string_view exception, support::SourceRange range) = 0;
  // Goes on when the class is initialised, as Java does at its first use.
  virtual Verdict useClass(SymbolicState&& s, const ast::ClassDecl& declaration, support::SourceRange range,
                           Then then) = 0;
  // The value of a final static field; no term: it is a function, as in a verification.
  virtual Term staticValue(const ast::FieldDecl& field) = 0;
  // The arithmetic of Java has that value as long as it is in the range of its type.
  virtual void noteArithmetic(Term value, Term inRange) = 0;
  // The location of that chunk of the heap is about to be written.
  virtual void beforeWrite(heap::Heap& heap, const heap::Chunk& chunk) = 0;
  // The value of a final field of the object, as what it was given where that is known.
  virtual Term finalValue(const SymbolicState& s, const ast::Type& type, Term object, Term value) = 0;
  // The element, of that type, of the array whose chunk that is.
  virtual Term elementOf(const SymbolicState& s, const ast::Type& type, const heap::Chunk& array,
                         Term index) = 0;
  // Assumes that an object of that static type is of some class of the program.
  virtual void learnClasses(Term object, const ast::Type& type) = 0;
  // Whether it is open which other references the object is equal to.
  virtual bool isUncertain(Term reference) = 0;
};

}  // namespace warrant::symbex
