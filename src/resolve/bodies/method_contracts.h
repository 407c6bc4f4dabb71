// The contract of a method, from its clauses.
#pragma once

#include "resolve/bodies/contract_cases.h"

namespace warrant::ast {

class MethodContractResolver : public BodyPart {
 public:
  explicit MethodContractResolver(Resolver& resolver) : BodyPart(resolver) {}

  void read(MethodDecl& method, Grammar::MemberContext* context);
  // What the types of its parameters say of amounts.
  void readAmounts(std::span<const Variable* const> parameters, Grammar::MemberContext* context,
                   std::vector<const Assertion*>& said);

 private:
  using Clauses = std::vector<Grammar::ClauseContext*>;

  // What gets less in a recursion where no `decreases` says it.
  const Expression* impliedMeasure(const MethodDecl& method);
  // What `non_null` says of parameters and of the result.
  void readNonNull(const MethodDecl& method, Grammar::MemberContext* context, Contract& contract);
  // The clauses of each case.
  static std::vector<Clauses> casesOf(Grammar::MemberContext* context);
  Contract readCase(const MethodDecl& method, const Clauses& clauses, Grammar::MemberContext* context,
                    bool isOneOfSeveral);
  void readOnEntry(Grammar::ClauseContext* clause, Contract& contract, bool isOneOfSeveral);
  void readOnExit(const MethodDecl& method, Grammar::ClauseContext* clause, Contract& contract,
                  bool isOneOfSeveral);
  void readSignals(const MethodDecl& method, const Clauses& clauses, Grammar::MemberContext* context,
                   Contract& contract);
};

}  // namespace warrant::ast
