#include "ast/walk.h"

#include "support/match.h"

namespace warrant::ast {

using support::match;
using support::skip;

namespace {

using ExpressionVisitor = support::FunctionRef<void(const Expression&)>;

void visitInstance(const PredicateInstance& instance, ExpressionVisitor visit) {
  if (instance.receiver != nullptr) visit(*instance.receiver);
  for (const Expression* argument : instance.arguments) visit(*argument);
}

void visitOperands(const Assertion& assertion, ExpressionVisitor visit) {
  match(
      assertion.node, [&](const Pure& pure) { visit(*pure.condition); },
      [&](const FieldAccess& access) {
        if (access.receiver != nullptr) visit(*access.receiver);
      },
      [&](const ElementAccess& access) {
        visit(*access.array);
        visit(*access.index);
      },
      [&](const ElementsAccess& access) {
        visit(*access.array);
        if (access.from != nullptr) visit(*access.from);
        if (access.to != nullptr) visit(*access.to);
      },
      [&](const PredicateInstance& instance) { visitInstance(instance, visit); },
      [&](const Share& share) {
        if (share.amount != nullptr) visit(*share.amount);
      },
      [](const Star&) {}, [&](const ConditionalAssertion& conditional) { visit(*conditional.condition); },
      [](const Untouched&) {},
      [&](const Iterated& iterated) {
        if (iterated.range != nullptr) visit(*iterated.range);
      },
      [](const Wand&) {});
}

}  // namespace

void forEachChild(const Expression& expression, ExpressionVisitor visit) {
  const auto leaf = [] {};
  match(
      expression.node, [&](const IntegerLiteral&) { leaf(); }, [&](const FractionLiteral&) { leaf(); },
      [&](const BooleanLiteral&) { leaf(); }, [&](const FloatingLiteral&) { leaf(); },
      [&](const StringLiteral&) { leaf(); }, [&](const NullLiteral&) { leaf(); },
      [&](const This&) { leaf(); }, [&](const Result&) { leaf(); }, [&](const VariableRead&) { leaf(); },
      [&](const FieldRead& read) {
        if (read.receiver != nullptr) visit(*read.receiver);
      },
      [&](const ArrayLength& length) { visit(*length.array); },
      [&](const ArrayRead& read) {
        visit(*read.array);
        visit(*read.index);
      },
      [&](const Unary& unary) { visit(*unary.operand); },
      [&](const Binary& binary) {
        visit(*binary.left);
        visit(*binary.right);
      },
      [&](const Conditional& conditional) {
        visit(*conditional.condition);
        visit(*conditional.onTrue);
        visit(*conditional.onFalse);
      },
      [&](const Cast& cast) { visit(*cast.operand); }, [&](const InstanceOf& test) { visit(*test.operand); },
      [&](const Let& let) {
        visit(*let.value);
        visit(*let.body);
      },
      [&](const Quantified& formula) {
        if (formula.range != nullptr) visit(*formula.range);
        visit(*formula.body);
      },
      [&](const SwitchExpression& choice) {
        visit(*choice.selector);
        for (const SwitchArm& arm : choice.arms) {
          for (const Expression* label : arm.labels) visit(*label);
          visit(*arm.value);
        }
      },
      [&](const Call& call) {
        if (call.receiver != nullptr) visit(*call.receiver);
        for (const Expression* argument : call.arguments) visit(*argument);
        for (const Expression* argument : call.ghostArguments) visit(*argument);
      },
      [&](const Old& old) { visit(*old.operand); },
      [&](const Opening& opening) {
        visitInstance(*opening.instance, visit);
        if (opening.amount != nullptr) visit(*opening.amount);
        visit(*opening.body);
      },
      [&](const Using& use) {
        visit(*use.call);
        visit(*use.body);
      },
      [&](const New& creation) {
        if (creation.outer != nullptr) visit(*creation.outer);
        for (const Expression* argument : creation.arguments) visit(*argument);
        for (const Expression* argument : creation.ghostArguments) visit(*argument);
      },
      [&](const NewArray& creation) {
        for (const Expression* length : creation.lengths) visit(*length);
      },
      [&](const ArrayInitializer& initializer) {
        for (const Expression* element : initializer.elements) visit(*element);
      },
      [&](const Assign& assign) {
        visit(*assign.target);
        visit(*assign.value);
      },
      [&](const Update& update) {
        visit(*update.target);
        visit(*update.operand);
      },
      [&](const ValueOperation& operation) {
        for (const Expression* operand : operation.operands) visit(*operand);
      });
}

void forEachExpression(const Expression& expression, ExpressionVisitor visit) {
  visit(expression);
  forEachChild(expression, [&](const Expression& child) { forEachExpression(child, visit); });
}

void forEachExpression(const Assertion& assertion, ExpressionVisitor visit) {
  forEachAssertion(assertion, [&](const Assertion& part) {
    visitOperands(part, [&](const Expression& operand) { forEachExpression(operand, visit); });
  });
}

void forEachAssertion(const Assertion& assertion, support::FunctionRef<void(const Assertion&)> visit) {
  visit(assertion);
  match(
      assertion.node,
      [&](const Star& star) {
        forEachAssertion(*star.left, visit);
        forEachAssertion(*star.right, visit);
      },
      [&](const ConditionalAssertion& conditional) {
        forEachAssertion(*conditional.onTrue, visit);
        forEachAssertion(*conditional.onFalse, visit);
      },
      [&](const Untouched& untouched) { forEachAssertion(*untouched.assertion, visit); },
      [&](const Share& share) { forEachAssertion(*share.access, visit); },
      [&](const Iterated& iterated) { forEachAssertion(*iterated.body, visit); },
      [&](const Wand& wand) {
        forEachAssertion(*wand.left, visit);
        forEachAssertion(*wand.right, visit);
      },
      skip<Pure, FieldAccess, ElementAccess, ElementsAccess, PredicateInstance>);
}

namespace {

// The variables that take ghost results.
void visitTaking(Expressions results, support::FunctionRef<void(const Variable&)> visit) {
  for (const Expression* const result : results) {
    if (result != nullptr) visit(*std::get<VariableRead>(result->node).variable);
  }
}

void visitAssigned(const Expression& expression, support::FunctionRef<void(const Variable&)> visit) {
  forEachExpression(expression, [&](const Expression& part) {
    const Expression* target = nullptr;
    if (const auto* assign = std::get_if<Assign>(&part.node)) target = assign->target;
    if (const auto* update = std::get_if<Update>(&part.node)) target = update->target;
    if (const auto* test = std::get_if<InstanceOf>(&part.node); test != nullptr && test->binding != nullptr) {
      visit(*test->binding);
    }
    if (const auto* call = std::get_if<Call>(&part.node)) visitTaking(call->results, visit);
    if (const auto* creation = std::get_if<New>(&part.node)) visitTaking(creation->results, visit);
    if (target == nullptr) return;
    if (const auto* read = std::get_if<VariableRead>(&target->node)) visit(*read->variable);
  });
}

}  // namespace

namespace {

// Those directly within the statement.
template <class Visit>
void forEachPart(const Statement& statement, Visit visit) {
  match(
      statement.node,
      [&](const If& conditional) {
        visit(*conditional.onTrue);
        if (conditional.onFalse != nullptr) visit(*conditional.onFalse);
      },
      [&](const Block& block) {
        for (const Statement* inner : block.statements) visit(*inner);
      },
      [&](const Loop& loop) { visit(*loop.body); }, [&](const Labelled& labelled) { visit(*labelled.body); },
      [&](const Switch& choice) {
        for (const SwitchCase& one : choice.cases) {
          for (const Statement* inner : one.body) visit(*inner);
        }
      },
      [&](const Try& attempt) {
        visit(*attempt.body);
        for (const Catch& handler : attempt.catches) visit(*handler.body);
        if (attempt.finallyBody != nullptr) visit(*attempt.finallyBody);
      },
      [&](const Ghost& ghost) { visit(*ghost.body); }, [&](const Package& package) { visit(*package.body); },
      skip<LocalDeclaration, Evaluate, Return, Assert, Assume, Open, Close, Use, Join, Break, Continue, Throw,
           ConstructorCall, Apply>);
}

}  // namespace

void forEachStatement(const Statement& statement, support::FunctionRef<void(const Statement&)> visit) {
  visit(statement);
  forEachPart(statement, [&](const Statement& part) { forEachStatement(part, visit); });
}

void forEachStatementOfCode(const Statement& statement, support::FunctionRef<void(const Statement&)> visit) {
  const bool isGhost =
      std::holds_alternative<Ghost>(statement.node) || std::holds_alternative<Package>(statement.node);
  if (isGhost) return;
  visit(statement);
  forEachPart(statement, [&](const Statement& part) { forEachStatementOfCode(part, visit); });
}

void forEachOperand(const Statement& statement, ExpressionVisitor onExpression,
                    support::FunctionRef<void(const Assertion&)> onAssertion) {
  const auto visit = [&](const Expression* expression) {
    if (expression != nullptr) onExpression(*expression);
  };
  const auto visitAll = [&](Expressions expressions) {
    for (const Expression* const expression : expressions) onExpression(*expression);
  };
  match(
      statement.node, [&](const LocalDeclaration& node) { visit(node.initializer); },
      [&](const Evaluate& node) { visit(node.expression); }, [&](const If& node) { visit(node.condition); },
      [](const Block&) {}, [&](const Return& node) { visit(node.value); },
      [&](const Assert& node) { onAssertion(*node.assertion); },
      [&](const Assume& node) { visit(node.condition); },
      [&](const Open& node) {
        visitInstance(*node.instance, onExpression);
        visit(node.amount);
      },
      [&](const Close& node) {
        visitInstance(*node.instance, onExpression);
        visit(node.amount);
      },
      [&](const Use& node) { visit(node.call); }, [&](const Join& node) { onAssertion(*node.assertion); },
      [&](const Loop& node) {
        visit(node.condition);
        for (const Assertion* const invariant : node.invariants) onAssertion(*invariant);
        visit(node.measure);
        visitAll(node.updates);
      },
      [](const Labelled&) {}, [](const Break&) {}, [](const Continue&) {},
      [&](const Switch& node) {
        visit(node.selector);
        for (const SwitchCase& one : node.cases) visitAll(one.labels);
      },
      [&](const Throw& node) { visit(node.exception); }, [](const Try&) {}, [](const Ghost&) {},
      [&](const Package& node) { onAssertion(*node.wand); },
      [&](const Apply& node) { onAssertion(*node.wand); },
      [&](const ConstructorCall& node) {
        visitAll(node.arguments);
        visitAll(node.ghostArguments);
      });
}

void forEachAssigned(const Statement& statement, support::FunctionRef<void(const Variable&)> visit) {
  const auto visitOptional = [&](const Expression* expression) {
    if (expression != nullptr) visitAssigned(*expression, visit);
  };
  forEachStatement(statement, [&](const Statement& part) {
    match(
        part.node,
        [&](const LocalDeclaration& declaration) {
          visit(*declaration.variable);
          visitOptional(declaration.initializer);
        },
        [&](const Evaluate& evaluate) { visitOptional(evaluate.expression); },
        [&](const If& conditional) { visitOptional(conditional.condition); },
        [&](const Return& done) { visitOptional(done.value); },
        [&](const Loop& loop) {
          visitOptional(loop.condition);
          for (const Expression* update : loop.updates) visitOptional(update);
        },
        [&](const Switch& choice) { visitOptional(choice.selector); },
        [&](const Throw& raise) { visitOptional(raise.exception); },
        [&](const Try& attempt) {
          for (const Catch& handler : attempt.catches) visit(*handler.variable);
        },
        [&](const ConstructorCall& call) {
          for (const Expression* argument : call.arguments) visitOptional(argument);
          visitTaking(call.results, visit);
        },
        // Blocks, labelled statements and ghost code are visited in their parts; other ghost statements, and
        // what jumps, assign nothing.
        skip<Block, Labelled, Ghost, Package, Apply, Assert, Assume, Open, Close, Use, Join, Break,
             Continue>);
  });
}

bool isGhost(const Expression& target) {
  if (const auto* const read = std::get_if<FieldRead>(&target.node)) return read->field->isGhost;
  const auto* const read = std::get_if<VariableRead>(&target.node);
  return read != nullptr && read->variable->isGhost;
}

bool setsGhost(const Expression& expression) {
  if (const auto* const update = std::get_if<Update>(&expression.node)) return isGhost(*update->target);
  const auto* const assign = std::get_if<Assign>(&expression.node);
  return assign != nullptr && isGhost(*assign->target);
}

bool isAnnotation(const Statement& statement) {
  return support::match(
      statement.node, [](const LocalDeclaration& declaration) { return declaration.variable->isGhost; },
      [](const Evaluate& evaluate) { return setsGhost(*evaluate.expression); },
      [](const Assert& assertion) { return assertion.isGhost || assertion.assertion->grants; },
      support::each<Assume, Open, Close, Use, Join, Ghost, Package, Apply>(true),
      support::each<If, Block, Return, Loop, Labelled, Break, Continue, Switch, Throw, Try, ConstructorCall>(
          false));
}

bool isThisOrAround(const Expression& expression) {
  if (std::holds_alternative<This>(expression.node)) return true;
  const auto* read = std::get_if<FieldRead>(&expression.node);
  return read != nullptr && read->field->isOuter && isThisOrAround(*read->receiver);
}

bool hasEffects(const Expression& expression) {
  bool found = false;
  forEachExpression(expression, [&](const Expression& part) {
    const auto* call = std::get_if<Call>(&part.node);
    const auto* test = std::get_if<InstanceOf>(&part.node);
    found = found || std::holds_alternative<Assign>(part.node) || std::holds_alternative<Update>(part.node) ||
            std::holds_alternative<New>(part.node) || std::holds_alternative<NewArray>(part.node) ||
            std::holds_alternative<ArrayInitializer>(part.node) ||
            (test != nullptr && test->binding != nullptr) || (call != nullptr && !call->method->isPure());
  });
  return found;
}

}  // namespace warrant::ast
