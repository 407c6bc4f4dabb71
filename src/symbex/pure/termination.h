// Recursive calls get smaller (paper, 3.6; language.md 6.5).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/pure/definition.h"

namespace warrant::symbex {

class Callees;
class Definitions;
class Reports;
class Rules;

// What there is to show that a call which leads back gets smaller.
struct Descent {
  Term measure;            // of the caller; no term: it has none
  const heap::Heap& left;  // what the call does not take
};

class Termination : public Part {
 public:
  explicit Termination(Parts& parts);

  // Notes a recursive call in the body of a pure method; `inner` has the callee's frame.
  void noteRecursion(const Frame& caller, const SymbolicState& inner, const Application& application,
                     support::SourceRange range, const Remainder& remainder, bool closed);
  // Checks that a call of a method with side effects that leads back here has a smaller measure; a ghost
  // method that has none must leave a location behind. `s` has the callee's frame, and the heap before the
  // call.
  Verdict requireDecrease(SymbolicState s, const ast::MethodDecl& callee, const Descent& descent,
                          support::SourceRange range, Then then);
  // Reports a place of a method that promises to end, and that may not end there; `what` is the subject.
  Verdict reportEndless(SymbolicState s, const std::string& what, support::SourceRange range, Then then);
  Verdict checkTermination(const Variant& variant, const std::vector<RecursiveCall>& calls);

 private:
  bool isVerified(const Variant& variant) const;
  Verdict requireSmallerHeap(SymbolicState s, const ast::MethodDecl& callee, const heap::Heap& left,
                             support::SourceRange range, Then then);
  // A term that says whether the callee's measure is less than the caller's, and the caller's not negative.
  Joined compareMeasures(const SymbolicState& inner, const ast::MethodDecl& callee, Term before);
  smt::Answer decreasesFor(const SymbolicState& inner, const ast::MethodDecl& callee, Term before);

  Callees& callees_;
  Definitions& definitions_;
  Reports& reports_;
  Rules& rules_;
};

}  // namespace warrant::symbex
