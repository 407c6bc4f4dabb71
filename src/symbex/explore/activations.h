// Activations of methods and constructors: their bodies run in frames of their own.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "smt/backtrack/containers.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Boxes;
class Calls;
class Classes;
class Coverage;
class Creation;
class Dispatch;
class FinalFields;
class InitialHeap;
class Leaves;
class Leaving;
class Reports;
class Rules;
class Strings;
class Unfolding;

class Activations : public Part {
 public:
  explicit Activations(Parts& parts);

  const ast::Expression* explored = nullptr;  // the call that is

  Verdict call(SymbolicState s, const ast::Expression& e, Term self, const Terms& arguments, ThenTerm then);
  Verdict construct(SymbolicState s, support::SourceRange range, const ast::MethodDecl& constructor,
                    Term object, const Terms& arguments, Then then);

  // The same as Unfolding::mayIterate, of a method of the library whose body runs: its loops end. Only where
  // symbols decide how often they run there is a bound.
  bool mayIterateInLibrary(unsigned iterations) const;

  // How many results methods without a body have yielded on the path, by the number of their name; and that
  // it is so many.
  std::vector<std::uint32_t> yields() const;
  void recall(const std::vector<std::uint32_t>& yields);

 private:
  Verdict run(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method, Term self,
              const Terms& arguments, ThenTerm then);
  // Of a method of which there is no body to run.
  Verdict yield(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method, Term self,
                const Terms& arguments, ThenTerm then);
  // Of pure methods of the library it is known what they yield where their contracts hold.
  Verdict yieldByContract(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method, Term self,
                          const Terms& arguments, ThenTerm then);
  // Goes on where the clauses of the precondition hold, from that one on; else Java throws.
  Verdict withPrecondition(SymbolicState s, const ast::Expression& e, const ast::MethodDecl& method,
                           std::size_t clause, Term self, const Terms& arguments, Then then);
  const ast::MethodDecl* calledOfLibrary() const;
  Term simplest(const ast::MethodDecl& method, Term self, const Terms& arguments, Term value);
  bool isTooDeep(const ast::MethodDecl& method) const;
  std::uint32_t numberOfName(std::string_view name);

  Boxes& boxes_;
  Calls& calls_;
  Classes& classes_;
  Coverage& coverage_;
  Creation& creation_;
  Dispatch& dispatch_;
  FinalFields& finals_;
  InitialHeap& initialHeap_;
  Leaves& leaves_;
  Leaving& leaving_;
  Reports& reports_;
  Rules& rules_;
  Strings& strings_;
  Unfolding& unfolding_;

  struct Running {
    const ast::MethodDecl* method;
    support::SourceRange call;
    std::size_t branches;  // of the path when it was called
  };
  friend class Active;
  std::vector<Running> active_;  // whose bodies run, the innermost last
  smt::BacktrackTable<std::uint32_t>
      results_;  // that methods without a body have yielded on the path, by the number of their name
  std::unordered_map<std::string_view, std::uint32_t> numbers_;  // of names
};

}  // namespace warrant::symbex
