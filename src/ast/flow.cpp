#include "ast/flow.h"

#include "support/match.h"

namespace warrant::ast {

using support::match;

bool canComplete(const Statement& statement) {
  return match(
      statement.node, [](const Return&) { return false; },
      [](const Block& block) {
        for (const Statement* const inner : block.statements) {
          if (!canComplete(*inner)) return false;
        }
        return true;
      },
      [](const If& branches) {
        return branches.onFalse == nullptr || canComplete(*branches.onTrue) || canComplete(*branches.onFalse);
      },
      [](const auto&) { return true; });
}

}  // namespace warrant::ast
