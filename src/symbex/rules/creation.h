// Objects, and their classes, while they are made.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/pure/definition.h"

namespace warrant::symbex {

class Calls;
class Chunks;
class Classes;
class Elements;
class FinalFields;
class Leaving;
class Notation;
class Recorder;
class Reports;
class Rules;
class Termination;
class Unfolding;

class Creation : public Part {
 public:
  explicit Creation(Parts& parts);

  Verdict evalNew(SymbolicState s, const ast::Expression& e, const ast::New& creation, ThenTerm then);
  Verdict execConstructorCall(SymbolicState s, const ast::Statement& statement,
                              const ast::ConstructorCall& call, Then then);
  Verdict evalNewArray(SymbolicState s, const ast::Expression& e, const ast::NewArray& creation,
                       ThenTerm then);
  Verdict evalArrayInitializer(SymbolicState s, const ast::Expression& e,
                               const ast::ArrayInitializer& initializer, ThenTerm then);
  Verdict runConstructor(SymbolicState s, const ast::MethodDecl& constructor, Then then, const Jumps& jumps);
  // From here on the final fields of the object have the values that they have, and it may be seen.
  void settle(SymbolicState& s);

 private:
  Verdict makeNew(SymbolicState s, const ast::Expression& e, const ast::New& creation, ThenTerm then);
  // The object around a new one of an inner class; no term: it has none.
  Verdict evalOuter(SymbolicState s, const ast::New& creation, ThenTerm then);
  Verdict create(SymbolicState s, const ast::Expression& e, const ast::New& creation, Term outer,
                 const Terms& arguments, const std::string& hint, ThenTerm then);
  Verdict construct(SymbolicState s, support::SourceRange range, const Callee& callee, Term object,
                    const Terms& arguments, ast::Expressions results, Then then);
  Verdict callConstructor(SymbolicState s, support::SourceRange range, const ast::ClassDecl& declaration,
                          const Callee& callee, const Terms& arguments, ast::Expressions results, Then then);
  // Makes an object with default values.
  Verdict makeObject(SymbolicState s, const ast::ClassDecl& declaration, Term object,
                     support::SourceRange range, Then then);
  Verdict makeSuper(SymbolicState s, const ast::ClassDecl& declaration, support::SourceRange range,
                    Then then);
  // Runs the initialisers of the object that is being made; with `settles`, the final fields have their
  // values then.
  Verdict initialize(SymbolicState s, const ast::ClassDecl& declaration, bool settles, Then then);
  Verdict execSettling(SymbolicState s, ast::Statements statements, std::size_t settledAfter, Then then,
                       const Jumps& jumps);
  void dateFinalFields(Term object, const ast::ClassDecl& declaration, support::SourceRange range);

  Calls& calls_;
  Chunks& chunks_;
  Classes& classes_;
  Elements& elements_;
  FinalFields& finals_;
  Leaving& leaving_;
  Notation& notation_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
  Termination& termination_;
  Unfolding& unfolding_;
};

}  // namespace warrant::symbex
