// Exceptions in contracts: what `signals` clauses say.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/path/vacuity.h"

namespace warrant::symbex {

class Classes;
class Leaving;
class Recorder;
class Rules;

class Exceptions : public Part {
 public:
  explicit Exceptions(Parts& parts);

  // The end of a method by an exception.
  Verdict exitByException(SymbolicState s, const ast::MethodDecl& method, const Frame& entry,
                          const Exit& exit);
  Verdict overrideSignals(SymbolicState s, support::SourceRange place, const ast::MethodDecl& method,
                          const ast::MethodDecl& overridden, const heap::Heap& entry, const Store& given,
                          const Site& promised);
  // How a call may end by an exception; `s` is as produceOutcome takes it.
  Verdict throwFrom(SymbolicState s, support::SourceRange range, const ast::MethodDecl& method,
                    const Frame& caller, const heap::Heap& callerOld, Vacuity::Passage& passage);
  Verdict verifySignals(const SymbolicState& s, const ast::MethodDecl& method);

 private:
  Verdict consumeSignals(SymbolicState s, Remainder remainder, std::span<const ast::Signals> clauses,
                         const Exit& exit);
  Term isCovered(const Exit& exit, const ast::MethodDecl& method);
  // An exception of a class that is above all the clauses'; that some of them cover it.
  Exit anyException(support::SourceRange range, const ast::MethodDecl& method, std::string_view name);
  bool assumeCovered(const Exit& exit, const ast::MethodDecl& method);
  // Goes on with an exception that the method may let out, and with what its clauses say of it then.
  Verdict withException(SymbolicState s, support::SourceRange range, const ast::MethodDecl& method,
                        OnExit then);
  Verdict produceSignals(SymbolicState s, std::span<const ast::Signals> clauses, const Exit& exit, Then then);
  // `meant` with the clause's variable bound to the exception, where the clause covers it.
  Verdict ifMeant(SymbolicState s, const ast::Signals& clause, const Exit& exit, Then meant, Then otherwise);

  Classes& classes_;
  Leaving& leaving_;
  Recorder& recorder_;
  Rules& rules_;
};

}  // namespace warrant::symbex
