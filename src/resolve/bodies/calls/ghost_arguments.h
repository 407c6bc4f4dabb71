// What a call gives for ghost parameters, and the variables that take ghost results.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class GhostArgumentResolver : public BodyPart {
 public:
  explicit GhostArgumentResolver(Resolver& resolver) : BodyPart(resolver) {}

  struct Passed {
    Expressions given;    // one for each ghost parameter
    Expressions results;  // one for each ghost result, maybe nullptr; empty: none is wanted
  };
  // Of a call in that range; `arguments` is null where nothing is written.
  Passed resolve(const MethodDecl& method, Grammar::ArgumentsContext* arguments, const CallTarget& target,
                 support::SourceRange range);

 private:
  using Values = std::vector<const Expression*>;
  void give(const MethodDecl& method, std::size_t index, Grammar::ExpressionContext* value,
            const CallTarget& target, Values& given);
  void giveInOrder(const MethodDecl& method, Grammar::GhostArgumentsContext* list, const CallTarget& target,
                   Values& given);
  void giveByName(const MethodDecl& method, Grammar::ExpressionContext* binding, const CallTarget& target,
                  Values& given);
  void takeByName(const MethodDecl& method, Grammar::ExpressionContext* binding, const CallTarget& target,
                  Values& results);
  // The place of the variable of that name; none: reported.
  std::optional<std::size_t> find(std::span<const Variable* const> variables, const Token& name,
                                  std::string_view what, const MethodDecl& method);
};

}  // namespace warrant::ast
