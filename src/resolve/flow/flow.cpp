#include "resolve/flow/flow.h"

#include <algorithm>
#include <optional>
#include <unordered_set>
#include <utility>

#include "ast/values/constants.h"
#include "ast/walk.h"
#include "support/arena.h"
#include "support/match.h"

namespace warrant::ast {

using support::match;

namespace {

// JLS 14.22. Conditions of `if` count as open, those of loops only where they are not constant.
class Flow {
 public:
  // Whether the statement, which can be reached, can complete normally.
  bool completes(const Statement& statement) {
    return match(
        statement.node, [](const Return&) { return false; },
        [&](const Block& block) { return completesAll(block.statements); },
        [&](const If& branches) {
          const bool onTrue = completes(*branches.onTrue);
          const bool onFalse = branches.onFalse == nullptr || completes(*branches.onFalse);
          return onTrue || onFalse;
        },
        [&](const Loop& loop) { return completesLoop(loop); },
        [&](const Switch& choice) { return completesSwitch(choice); }, [](const Throw&) { return false; },
        [&](const Try& attempt) { return completesTry(attempt); },
        [&](const Labelled& labelled) {
          const bool isEndReached = completes(*labelled.body);
          return isEndReached || left_.contains(labelled.id);
        },
        [&](const Break& jump) {
          left_.insert(jump.target);
          return false;
        },
        [&](const Continue& jump) {
          continued_.insert(jump.target);
          return false;
        },
        support::each<LocalDeclaration, Evaluate, Assert, Assume, Open, Close, Use, Join, ConstructorCall,
                      Ghost, Package, Apply>(true));
  }

 private:
  bool completesSwitch(const Switch& choice) {
    bool hasDefault = false;
    bool isEndReached = true;  // of the case before
    for (const SwitchCase& one : choice.cases) {
      hasDefault = hasDefault || one.isDefault;
      isEndReached = completesAll(one.body);
    }
    return isEndReached || !hasDefault || left_.contains(choice.id);
  }

  // Nothing leaves a `try` whose `finally` cannot complete.
  bool completesTry(const Try& attempt) {
    const auto left = left_, continued = continued_;
    bool isEndReached = completes(*attempt.body);
    for (const Catch& handler : attempt.catches) isEndReached = completes(*handler.body) || isEndReached;
    if (attempt.finallyBody == nullptr) return isEndReached;
    auto leftInside = std::exchange(left_, left), continuedInside = std::exchange(continued_, continued);
    if (!completes(*attempt.finallyBody)) return false;
    left_.merge(leftInside);
    continued_.merge(continuedInside);
    return isEndReached;
  }

  bool completesAll(Statements statements) {
    return std::ranges::all_of(statements, [this](const Statement* inner) { return completes(*inner); });
  }

  bool completesLoop(const Loop& loop) {
    const bool isEndless = loop.condition == nullptr || constantCondition(*loop.condition) == true;
    const bool isEndReached = completes(*loop.body);
    const bool isTestReached = loop.testsFirst || isEndReached || continued_.contains(loop.id);
    return (isTestReached && !isEndless) || left_.contains(loop.id);
  }

  std::unordered_set<JumpTarget> left_;       // by a `break` that can be reached
  std::unordered_set<JumpTarget> continued_;  // the same of `continue`
};

}  // namespace

std::optional<bool> constantCondition(const Expression& condition) {
  if (const auto* literal = std::get_if<BooleanLiteral>(&condition.node)) return literal->value;
  if (condition.type.kind != TypeKind::Boolean || !mayBeConstant(condition)) return std::nullopt;
  support::Arena arena;
  const Expression* const folded = ConstantFolder(arena).fold(condition);
  const auto* const literal = folded == nullptr ? nullptr : std::get_if<BooleanLiteral>(&folded->node);
  return literal == nullptr ? std::nullopt : std::optional(literal->value);
}

bool breaksOut(const Statement& statement) {
  std::unordered_set<JumpTarget> inside, broken;
  forEachStatement(statement, [&](const Statement& part) {
    if (const auto* const labelled = std::get_if<Labelled>(&part.node)) inside.insert(labelled->id);
    if (const auto* const loop = std::get_if<Loop>(&part.node)) inside.insert(loop->id);
    if (const auto* const choice = std::get_if<Switch>(&part.node)) inside.insert(choice->id);
    if (const auto* const jump = std::get_if<Break>(&part.node)) broken.insert(jump->target);
  });
  return !std::ranges::all_of(broken, [&](JumpTarget target) { return inside.contains(target); });
}

bool canComplete(const Statement& statement) { return Flow().completes(statement); }

}  // namespace warrant::ast
