#include "ast/mentions.h"

#include <algorithm>

#include "ast/walk.h"

namespace warrant::ast {

bool isVariable(const Expression& e, const Variable& variable) {
  const auto* const read = std::get_if<VariableRead>(&e.node);
  return read != nullptr && read->variable == &variable;
}

bool mentions(const Expression& e, std::span<const Variable* const> variables) {
  bool isFound = false;
  forEachExpression(e, [&](const Expression& part) {
    const auto* const read = std::get_if<VariableRead>(&part.node);
    isFound = isFound || (read != nullptr && std::ranges::find(variables, read->variable) != variables.end());
  });
  return isFound;
}

}  // namespace warrant::ast
