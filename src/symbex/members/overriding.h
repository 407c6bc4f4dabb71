// Behavioural subtyping: a method that overrides another demands no more, and promises no less.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class CallFacts;
class Callees;
class Entry;
class Exceptions;
class Ghost;
class Recorder;
class Rules;

class Overriding : public Part {
 public:
  explicit Overriding(Parts& parts);

  Verdict verifyOverrides(const ast::MethodDecl& method,
                          const std::vector<const ast::MethodDecl*>& overridden);

 private:
  // That a contract refines another one, and where what breaks that is reported.
  struct Refinement {
    const ast::MethodDecl& method;
    const ast::MethodDecl& overridden;
    support::SourceRange place;
    const Site& given;   // of what is taken to hold
    const Site& before;  // of the method's precondition
    const Site& after;   // of the overridden postcondition
  };
  Refinement refinementOf(const ast::MethodDecl& method, const ast::MethodDecl& overridden) const;
  Verdict verifyOverride(const ast::MethodDecl& method, const ast::MethodDecl& overridden);
  // What the overridden precondition grants, and the variables with what it binds.
  struct Given {
    heap::Heap heap;
    Store store;
  };
  Verdict runOverride(SymbolicState s, const Refinement& refinement, Remainder remainder, const Given& given);
  Verdict evaluateOverride(SymbolicState s, const Refinement& refinement, Term snapshot, const Given& given);
  Verdict concludeOverride(SymbolicState s, const Refinement& refinement, const Given& given);

  CallFacts& callFacts_;
  Callees& callees_;
  Entry& entry_;
  Exceptions& exceptions_;
  Ghost& ghost_;
  Recorder& recorder_;
  Rules& rules_;
};

}  // namespace warrant::symbex
