// Activations of methods and constructors: their bodies run in frames of their own.
#pragma once

#include <vector>

#include "smt/backtrack/containers.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Calls;
class Classes;
class Creation;
class Dispatch;
class FinalFields;
class InitialHeap;
class Leaves;
class Leaving;
class Reports;
class Rules;

class Activations : public Part {
 public:
  explicit Activations(Parts& parts);

  Verdict call(SymbolicState s, const ast::Expression& e, Term self, const Terms& arguments, ThenTerm then);
  Verdict construct(SymbolicState s, support::SourceRange range, const ast::MethodDecl& constructor,
                    Term object, const Terms& arguments, Then then);

 private:
  Verdict run(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method, Term self,
              const Terms& arguments, ThenTerm then);
  // Of a method of which there is no body to run.
  Verdict yield(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method, Term self,
                const Terms& arguments, ThenTerm then);
  // Of String's methods it is known what they yield where their contracts hold.
  Verdict yieldText(const SymbolicState& s, const ast::Expression& e, const ast::MethodDecl& method,
                    Term self, const Terms& arguments, ThenTerm then);
  bool isTooDeep(const ast::MethodDecl& method) const;

  Calls& calls_;
  Classes& classes_;
  Creation& creation_;
  Dispatch& dispatch_;
  FinalFields& finals_;
  InitialHeap& initialHeap_;
  Leaves& leaves_;
  Leaving& leaving_;
  Reports& reports_;
  Rules& rules_;

  friend class Active;
  std::vector<const ast::MethodDecl*> active_;  // whose bodies run, the innermost last
  smt::BacktrackTable<std::uint32_t>
      results_;  // that methods without a body have yielded on the path, by index
};

}  // namespace warrant::symbex
