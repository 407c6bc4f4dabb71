#include "resolve/bodies/calls/ghost_arguments.h"

#include <algorithm>

#include "ast/print.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

// `name = e`; nullptr parts: it is something else.
struct Named {
  Grammar::ExpressionContext* value = nullptr;
  const Token* name = nullptr;
};

Named namedIn(Grammar::ExpressionContext* written) {
  const auto& parts = written->children;
  if (parts.size() != 3 || !isToken(parts[1], TokenType::ASSIGN)) return {};
  auto* const left = static_cast<Grammar::OperandContext*>(parts[0]);
  const Token& name = firstToken(left);
  if (&name != &lastToken(left) || !name.is(TokenType::IDENTIFIER)) return {};
  return {static_cast<Grammar::ExpressionContext*>(parts[2]), &name};
}

}  // namespace

std::optional<std::size_t> GhostArgumentResolver::find(std::span<const Variable* const> variables,
                                                       const Token& name, std::string_view what,
                                                       const MethodDecl& method) {
  const auto found = std::ranges::find(variables, name.text, &Variable::name);
  if (found != variables.end()) return static_cast<std::size_t>(found - variables.begin());
  error(codes::unknownName, name.range(),
        inQuotes(method.name) + " has no ghost " + std::string(what) + " " + inQuotes(name.text),
        {{method.nameRange, "declared here"}});
  return std::nullopt;
}

void GhostArgumentResolver::give(const MethodDecl& method, std::size_t index,
                                 Grammar::ExpressionContext* value, const CallTarget& target, Values& given) {
  const Variable& parameter = *method.ghostParameters[index];
  const Type type = memberType(parameter.type, *method.owner, target.receiver);
  const Expression* const resolved = r_.expressions.resolveFor(type, value, ghostPlace("a ghost argument"));
  if (given[index] != nullptr) {
    error(codes::duplicate, resolved->range, inQuotes(parameter.name) + " is given twice",
          {{given[index]->range, "here too"}});
  }
  given[index] = resolved;
}

void GhostArgumentResolver::giveInOrder(const MethodDecl& method, Grammar::GhostArgumentsContext* list,
                                        const CallTarget& target, Values& given) {
  const std::vector<Grammar::ExpressionContext*> values = list->expression();
  for (std::size_t i = 0; i < std::min(values.size(), given.size()); ++i)
    give(method, i, values[i], target, given);
  if (values.size() <= given.size()) return;
  error(codes::type, rangeOf(values[given.size()]),
        inQuotes(method.name) + " has " + std::to_string(given.size()) + " ghost parameters, not " +
            std::to_string(values.size()),
        {{method.nameRange, "declared here"}});
}

void GhostArgumentResolver::giveByName(const MethodDecl& method, Grammar::ExpressionContext* written,
                                       const CallTarget& target, Values& given) {
  const Named binding = namedIn(written);
  if (binding.name == nullptr)
    return error(codes::syntax, rangeOf(written), "a ghost parameter is given by its name: `given {p = e}`");
  if (const auto index = find(method.ghostParameters, *binding.name, "parameter", method))
    return give(method, *index, binding.value, target, given);
  for (const Expression*& value : given) {  // one of them was meant
    if (value == nullptr) value = erroneous(binding.name->range()).expression;
  }
}

// Only a ghost variable of this method: nobody else learns of it in between.
void GhostArgumentResolver::takeByName(const MethodDecl& method, Grammar::ExpressionContext* written,
                                       const CallTarget& target, Values& results) {
  const Named binding = namedIn(written);
  const Token* const result = binding.value == nullptr ? nullptr : &firstToken(binding.value);
  const bool isName = result != nullptr && result == &lastToken(binding.value) && result->isName();
  if (!isName)
    return error(codes::syntax, rangeOf(written),
                 "a ghost result is taken by its name: `yields {x = r}`, of a ghost variable x");
  const Variable* const variable = state_.locals.find(binding.name->text);
  if (variable == nullptr || !variable->isGhost || state_.aliases.contains(variable)) {
    return error(codes::ghostEffect, binding.name->range(),
                 inQuotes(binding.name->text) + " is no ghost variable, so it takes no ghost result");
  }
  const auto index = find(method.yields, *result, "result", method);
  if (!index) return;
  const Type type = memberType(method.yields[*index]->type, *method.owner, target.receiver);
  if (!isAssignable(type, variable->type)) {
    return error(codes::type, binding.name->range(),
                 inQuotes(result->text) + " is of type " + toString(type) + ", and " +
                     inQuotes(variable->name) + " of type " + toString(variable->type));
  }
  const bool isTaken = std::ranges::any_of(results, [&](const Expression* other) {
    return other != nullptr && std::get<VariableRead>(other->node).variable == variable;
  });
  if (isTaken || results[*index] != nullptr)
    error(codes::duplicate, binding.name->range(), "this is taken twice");
  results[*index] = make(VariableRead{variable}, variable->type, binding.name->range());
}

GhostArgumentResolver::Passed GhostArgumentResolver::resolve(const MethodDecl& method,
                                                             Grammar::ArgumentsContext* arguments,
                                                             const CallTarget& target,
                                                             support::SourceRange range) {
  Values given(method.ghostParameters.size()), results(method.yields.size());
  if (arguments != nullptr) {
    if (auto* const list = arguments->ghostArguments()) giveInOrder(method, list, target, given);
    for (Grammar::PassingContext* const passing : arguments->passing()) {
      const bool isGiven = firstToken(passing).is(TokenType::GIVEN);
      for (Grammar::ExpressionContext* const binding : passing->expression())
        isGiven ? giveByName(method, binding, target, given) : takeByName(method, binding, target, results);
    }
  }
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (given[i] != nullptr) continue;
    const Variable& parameter = *method.ghostParameters[i];
    error(codes::type, range,
          inQuotes(method.name) + " needs a value for its ghost parameter " + inQuotes(parameter.name),
          {{parameter.range, "declared here"}});
    given[i] = erroneous(range).expression;
  }
  const bool isWanted = std::ranges::any_of(results, [](const Expression* one) { return one != nullptr; });
  return {arena().copy(given), isWanted ? arena().copy(results) : Expressions()};
}

}  // namespace warrant::ast
