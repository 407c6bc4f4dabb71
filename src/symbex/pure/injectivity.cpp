#include "symbex/pure/injectivity.h"

#include <algorithm>
#include <variant>

#include "ast/conjuncts.h"
#include "ast/mentions.h"

namespace warrant::symbex {

namespace {

bool isResult(const ast::Expression* e) {
  return e != nullptr && std::holds_alternative<ast::Result>(e->node);
}

// g(result), or result.g()
bool isMadeOfResult(const ast::Expression& e) {
  const auto* const call = std::get_if<ast::Call>(&e.node);
  if (call == nullptr || !call->method->isPure() || !call->method->requires_.empty()) return false;
  if (e.type.isFloating()) return false;  // different numbers may be equal
  if (!call->method->isStatic) return isResult(call->receiver) && call->arguments.empty();
  return call->arguments.size() == 1 && isResult(call->arguments.front());
}

bool givesBack(const ast::Assertion& clause, const ast::Variable& parameter) {
  bool isFound = false;
  ast::forEachConjunct(clause, [&](const ast::Assertion& part) {
    const auto* const pure = std::get_if<ast::Pure>(&part.node);
    const auto* const equality = pure ? std::get_if<ast::Binary>(&pure->condition->node) : nullptr;
    if (equality == nullptr || equality->op != ast::BinaryOperator::Equal) return;
    const auto& [op, left, right] = *equality;
    isFound = isFound || (isMadeOfResult(*left) && ast::isVariable(*right, parameter)) ||
              (isMadeOfResult(*right) && ast::isVariable(*left, parameter));
  });
  return isFound;
}

}  // namespace

bool isInjective(const ast::MethodDecl& method) {
  if (!method.isPure() || !method.isStatic || method.hasBody()) return false;
  if (method.parameters.size() != 1 || method.countParameters() != 1) return false;
  if (!method.returnType.isReference()) return false;
  const ast::Variable& parameter = *method.parameters.front();
  if (parameter.type.isFloating()) return false;
  return std::ranges::any_of(method.ensures,
                             [&](const ast::Assertion* clause) { return givesBack(*clause, parameter); });
}

}  // namespace warrant::symbex
