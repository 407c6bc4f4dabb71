#include "resolve/bodies/statements/left_behind.h"

#include <algorithm>

#include "ast/walk.h"
#include "resolve/flow/flow.h"

namespace warrant::ast {

namespace {

class Collector {
 public:
  std::optional<LeftBehind> collect(const Statement& statement) {
    forEachStatement(statement, [&](const Statement& part) { add(part); });
    if (dependsOnMore_ || breaksOut(statement)) return std::nullopt;
    const auto isDeclaredInside = [&](const Variable* variable) {
      return std::ranges::find(declared_, variable) != declared_.end();
    };
    std::erase_if(found_.variables, isDeclaredInside);
    return found_;
  }

 private:
  void add(const Statement& part) {
    if (const auto* const declaration = std::get_if<LocalDeclaration>(&part.node))
      declared_.push_back(declaration->variable);
    if (const auto* const evaluation = std::get_if<Evaluate>(&part.node))
      addAssigned(assignedVariable(*evaluation->expression));
    found_.mayReturn = found_.mayReturn || std::holds_alternative<Return>(part.node);
    dependsOnMore_ =
        dependsOnMore_ || std::holds_alternative<Open>(part.node) || std::holds_alternative<Use>(part.node);
    forEachOperand(
        part, [&](const Expression& operand) { lookForPatterns(operand); }, [](const Assertion&) {});
  }

  void addAssigned(const Variable* variable) {
    if (variable != nullptr && std::ranges::find(found_.variables, variable) == found_.variables.end())
      found_.variables.push_back(variable);
  }

  void lookForPatterns(const Expression& operand) {
    forEachExpression(operand, [&](const Expression& part) {
      const auto* const test = std::get_if<InstanceOf>(&part.node);
      dependsOnMore_ = dependsOnMore_ || (test != nullptr && test->binding != nullptr);
    });
  }

  LeftBehind found_;
  std::vector<const Variable*> declared_;
  bool dependsOnMore_ = false;
};

}  // namespace

const Variable* assignedVariable(const Expression& effect) {
  const auto* const assignment = std::get_if<Assign>(&effect.node);
  const auto* const update = std::get_if<Update>(&effect.node);
  const Expression* const target = assignment != nullptr ? assignment->target
                                   : update != nullptr   ? update->target
                                                         : nullptr;
  const auto* const read = target == nullptr ? nullptr : std::get_if<VariableRead>(&target->node);
  return read == nullptr ? nullptr : read->variable;
}

std::optional<LeftBehind> leftBehind(const Statement& statement) { return Collector().collect(statement); }

}  // namespace warrant::ast
