// Java's rule that a local is assigned before it is read (JLS 16), for the statements that there are.
#include <string>
#include <utility>
#include <vector>

#include "resolve/flow/flow.h"
#include "support/codes.h"
#include "support/match.h"

namespace warrant::ast {

using support::match;

namespace {

// Which of the locals without initial values are assigned. Unreachable code has assigned all of them.
class Assigned {
 public:
  bool has(std::size_t local) const { return isUnreachable_ || (local < bits_.size() && bits_[local]); }
  void add(std::size_t local) {
    if (local >= bits_.size()) bits_.resize(local + 1);
    bits_[local] = true;
  }
  // A variable that is declared anew, in a block that is left and entered again.
  void remove(std::size_t local) {
    if (local < bits_.size()) bits_[local] = false;
  }
  void endPath() { isUnreachable_ = true; }

  static Assigned unreachable() {
    Assigned all;
    all.endPath();
    return all;
  }

  static Assigned meet(const Assigned& left, const Assigned& right) {
    if (left.isUnreachable_) return right;
    if (right.isUnreachable_) return left;
    Assigned both;
    both.bits_.resize(std::min(left.bits_.size(), right.bits_.size()));
    for (std::size_t i = 0; i < both.bits_.size(); ++i) both.bits_[i] = left.bits_[i] && right.bits_[i];
    return both;
  }

  // What the one or the other assigns, where both are passed.
  static Assigned join(const Assigned& first, const Assigned& then) {
    if (first.isUnreachable_) return first;
    Assigned both = then;
    both.bits_.resize(std::max(first.bits_.size(), then.bits_.size()));
    for (std::size_t i = 0; i < first.bits_.size(); ++i) both.bits_[i] = both.bits_[i] || first.bits_[i];
    return both;
  }

 private:
  std::vector<bool> bits_;
  bool isUnreachable_ = false;
};

// What is assigned when a condition is true, and when it is false.
struct Split {
  Assigned whenTrue;
  Assigned whenFalse;
};

class Checker {
 public:
  explicit Checker(Problems& problems) : problems_(problems) {}

  void statement(const Statement& statement) {
    match(
        statement.node, [&](const LocalDeclaration& node) { declare(node); },
        [&](const Evaluate& node) { expression(*node.expression); }, [&](const If& node) { branch(node); },
        [&](const Block& node) {
          for (const Statement* const inner : node.statements) this->statement(*inner);
        },
        [&](const Return& node) {
          if (node.value != nullptr) expression(*node.value);
          state_.endPath();
        },
        // javac's rule: what an assertion assigns counts for nothing.
        [&](const Assert& node) { readAll(*node.assertion); },
        [&](const Assume& node) { expression(*node.condition); },
        [&](const Open& node) { readShare(*node.instance, node.amount); },
        [&](const Close& node) { readShare(*node.instance, node.amount); },
        [&](const Use& node) { expression(*node.call); }, [&](const Join& node) { readAll(*node.assertion); },
        [&](const Loop& node) { loop(node); },
        [&](const Labelled& node) {
          this->statement(*node.body);
          state_ = Assigned::meet(state_, exits(node.id).onBreak);
        },
        [&](const Break& node) { leaveBy(exits(node.target).onBreak); },
        [&](const Continue& node) { leaveBy(exits(node.target).onContinue); },
        [&](const Switch& node) { choose(node); },
        [&](const Throw& node) {
          expression(*node.exception);
          state_.endPath();
        },
        [&](const Try& node) { attempt(node); },
        [&](const ConstructorCall& node) {
          readAll(node.arguments);
          readAll(node.ghostArguments);
          take(node.results);
        },
        [&](const Ghost& node) { this->statement(*node.body); },
        [&](const Package& node) {
          readAll(*node.wand);
          this->statement(*node.body);
        },
        [&](const Apply& node) { readAll(*node.wand); });
  }

 private:
  // What is assigned where the jumps to a statement start, in all of them.
  struct Exits {
    Assigned onBreak = Assigned::unreachable();
    Assigned onContinue = Assigned::unreachable();
  };

  Exits& exits(JumpTarget target) {
    if (target >= exits_.size()) exits_.resize(target + 1);
    return exits_[target];
  }

  void leaveBy(Assigned& exit) {
    exit = Assigned::meet(exit, state_);
    state_.endPath();
  }

  void choose(const Switch& node) {
    expression(*node.selector);
    const Assigned before = state_;
    Assigned fallen = Assigned::unreachable();
    bool hasDefault = false;
    for (const SwitchCase& one : node.cases) {
      hasDefault = hasDefault || one.isDefault;
      state_ = Assigned::meet(before, fallen);
      for (const Statement* const inner : one.body) statement(*inner);
      fallen = state_;
    }
    state_ = Assigned::meet(fallen, exits(node.id).onBreak);
    if (!hasDefault) state_ = Assigned::meet(state_, before);
  }

  // An exception may come before anything in the body is assigned. What `finally` assigns is assigned on all
  // the ways through it.
  void attempt(const Try& node) {
    const Assigned before = state_;
    const std::vector<Exits> exitsBefore = exits_;
    if (node.finallyBody != nullptr) exits_.clear();
    statement(*node.body);
    Assigned after = state_;
    for (const Catch& handler : node.catches) {
      state_ = before;
      statement(*handler.body);
      after = Assigned::meet(after, state_);
    }
    state_ = std::move(after);
    if (node.finallyBody != nullptr) leaveThrough(*node.finallyBody, before, exitsBefore);
  }

  void leaveThrough(const Statement& finallyBody, const Assigned& before,
                    const std::vector<Exits>& exitsBefore) {
    Assigned after = std::exchange(state_, before);
    const std::vector<Exits> exitsInside = std::exchange(exits_, exitsBefore);
    statement(finallyBody);
    for (std::size_t target = 0; target < exitsInside.size(); ++target) {
      Exits& exit = exits(static_cast<JumpTarget>(target));
      exit.onBreak = Assigned::meet(exit.onBreak, Assigned::join(exitsInside[target].onBreak, state_));
      exit.onContinue =
          Assigned::meet(exit.onContinue, Assigned::join(exitsInside[target].onContinue, state_));
    }
    state_ = Assigned::join(after, state_);
  }

  void readClauses(const Loop& node) {
    for (const Assertion* const invariant : node.invariants) readAll(*invariant);
    if (node.measure != nullptr) expression(*node.measure);
  }

  void loop(const Loop& node) {
    if (node.testsFirst) readClauses(node);
    Assigned whenFalse = Assigned::unreachable();
    const auto test = [&] {
      if (node.condition == nullptr) return;
      Split split = condition(*node.condition);
      state_ = std::move(split.whenTrue);
      whenFalse = std::move(split.whenFalse);
    };
    if (node.testsFirst) test();
    statement(*node.body);
    state_ = Assigned::meet(state_, exits(node.id).onContinue);
    readAll(node.updates);
    if (!node.testsFirst) {
      test();
      readClauses(node);  // they are about the iterations that follow the first
    }
    state_ = Assigned::meet(whenFalse, exits(node.id).onBreak);
  }

  void declare(const LocalDeclaration& declaration) {
    const std::uint32_t slot = declaration.variable->slot;
    if (declaration.initializer != nullptr) expression(*declaration.initializer);
    if (slot >= localOfSlot_.size()) localOfSlot_.resize(slot + 1);
    if (localOfSlot_[slot] == 0) localOfSlot_[slot] = ++locals_;
    if (declaration.initializer != nullptr) {
      state_.add(localOfSlot_[slot]);  // other cases of a switch see it without its value
    } else {
      state_.remove(localOfSlot_[slot]);
    }
  }

  void branch(const If& node) {
    Split split = condition(*node.condition);
    state_ = std::move(split.whenTrue);
    statement(*node.onTrue);
    Assigned afterTrue = std::exchange(state_, std::move(split.whenFalse));
    if (node.onFalse != nullptr) statement(*node.onFalse);
    state_ = Assigned::meet(afterTrue, state_);
  }

  // The number of a local that was declared without a value; 0: it is another variable.
  std::size_t localOf(const Variable& variable) const {
    return variable.slot < localOfSlot_.size() && !variable.isParameter ? localOfSlot_[variable.slot] : 0;
  }

  void read(const Expression& expression, const Variable& variable) {
    const std::size_t local = localOf(variable);
    if (local == 0 || state_.has(local)) return;
    problems_.error(support::codes::unassigned, expression.range,
                    "the variable '" + std::string(variable.name) + "' might not have been assigned here",
                    {{variable.range, "declared here"}});
    state_.add(local);  // once is enough
  }

  void readOptional(const Expression* optional) {
    if (optional != nullptr) expression(*optional);
  }
  void readAll(const PredicateInstance& instance) {
    if (instance.receiver != nullptr) expression(*instance.receiver);
    readAll(instance.arguments);
  }
  void readShare(const PredicateInstance& instance, const Expression* amount) {
    readAll(instance);
    readOptional(amount);
  }
  void readAll(Expressions expressions) {
    for (const Expression* const inner : expressions) expression(*inner);
  }
  void readAll(const Assertion& assertion) {
    match(
        assertion.node, [&](const Pure& node) { expression(*node.condition); },
        [&](const FieldAccess& node) { readOptional(node.receiver); },
        [&](const ElementAccess& node) {
          expression(*node.array);
          expression(*node.index);
        },
        [&](const ElementsAccess& node) {
          expression(*node.array);
          readOptional(node.from);
          readOptional(node.to);
        },
        [&](const PredicateInstance& node) { readAll(node); },
        [&](const Share& node) {
          readAll(*node.access);
          readOptional(node.amount);
        },
        [&](const Star& node) {
          readAll(*node.left);
          readAll(*node.right);
        },
        [&](const ConditionalAssertion& node) {
          expression(*node.condition);
          readAll(*node.onTrue);
          readAll(*node.onFalse);
        },
        [&](const Untouched& node) { readAll(*node.assertion); },
        [&](const Iterated& node) {
          readOptional(node.range);
          readAll(*node.body);
        },
        [&](const Wand& node) {
          readAll(*node.left);
          readAll(*node.right);
        });
  }

  bool isConditional(const Expression& expression) const {
    if (expression.type.kind != TypeKind::Boolean) return false;
    if (const auto* binary = std::get_if<Binary>(&expression.node)) {
      return binary->op == BinaryOperator::And || binary->op == BinaryOperator::Or ||
             binary->op == BinaryOperator::Implies;
    }
    if (const auto* unary = std::get_if<Unary>(&expression.node)) return unary->op == UnaryOperator::Not;
    return std::holds_alternative<Conditional>(expression.node);
  }

  Split condition(const Expression& expression) {
    if (!isConditional(expression)) {
      this->expression(expression);
      Split split{state_, state_};
      if (const auto value = constantCondition(expression))
        (*value ? split.whenFalse : split.whenTrue).endPath();
      return split;
    }
    return match(
        expression.node, [&](const Binary& node) { return shortCircuit(node); },
        [&](const Unary& node) {
          Split split = condition(*node.operand);
          std::swap(split.whenTrue, split.whenFalse);
          return split;
        },
        [&](const Conditional& node) { return choice(node); },
        [&]<class Node>(const Node&) requires(
            support::OneOf<Node, IntegerLiteral, FractionLiteral, BooleanLiteral, FloatingLiteral,
                           StringLiteral, NullLiteral, This, Result, VariableRead, FieldRead, ArrayLength,
                           ArrayRead, Cast, InstanceOf, Let, Quantified, SwitchExpression, Call, Old, Opening,
                           Using, New, NewArray, ArrayInitializer, Assign, Update,
                           ValueOperation>)  // no conditions
        {
          return Split{state_, state_};
        });
  }

  Split shortCircuit(const Binary& node) {
    Split left = condition(*node.left);
    const bool isAnd = node.op == BinaryOperator::And;
    state_ = node.op == BinaryOperator::Or ? left.whenFalse : left.whenTrue;
    Split right = condition(*node.right);
    if (isAnd) return {right.whenTrue, Assigned::meet(left.whenFalse, right.whenFalse)};
    const Assigned& skipped = node.op == BinaryOperator::Or ? left.whenTrue : left.whenFalse;
    return {Assigned::meet(skipped, right.whenTrue), right.whenFalse};
  }

  Split choice(const Conditional& node) {
    Split test = condition(*node.condition);
    state_ = std::move(test.whenTrue);
    const Split onTrue = condition(*node.onTrue);
    state_ = std::move(test.whenFalse);
    const Split onFalse = condition(*node.onFalse);
    return {Assigned::meet(onTrue.whenTrue, onFalse.whenTrue),
            Assigned::meet(onTrue.whenFalse, onFalse.whenFalse)};
  }

  void expression(const Expression& expression) {
    if (isConditional(expression)) {
      const Split split = condition(expression);
      state_ = Assigned::meet(split.whenTrue, split.whenFalse);
      return;
    }
    match(
        expression.node, [&](const VariableRead& node) { read(expression, *node.variable); },
        [&](const FieldRead& node) { readOptional(node.receiver); },
        [&](const ArrayLength& node) { this->expression(*node.array); },
        [&](const ArrayRead& node) {
          this->expression(*node.array);
          this->expression(*node.index);
        },
        [&](const Unary& node) { this->expression(*node.operand); },
        [&](const Binary& node) {
          this->expression(*node.left);
          this->expression(*node.right);
        },
        [&](const Conditional& node) { conditionalValue(node); },
        [&](const SwitchExpression& node) { chooseValue(node); },
        [&](const Cast& node) { this->expression(*node.operand); },
        [&](const InstanceOf& node) { this->expression(*node.operand); },
        [&](const Call& node) {
          readOptional(node.receiver);
          readAll(node.arguments);
          readAll(node.ghostArguments);
          take(node.results);
        },
        [&](const Old& node) { this->expression(*node.operand); },
        [&](const Opening& node) {
          readShare(*node.instance, node.amount);
          this->expression(*node.body);
        },
        [&](const Using& node) {
          this->expression(*node.call);
          this->expression(*node.body);
        },
        [&](const New& node) {
          readOptional(node.outer);
          readAll(node.arguments);
          readAll(node.ghostArguments);
          take(node.results);
        },
        [&](const NewArray& node) { readAll(node.lengths); },
        [&](const ArrayInitializer& node) { readAll(node.elements); },
        [&](const ValueOperation& node) { readAll(node.operands); },
        [&](const Assign& node) { assign(node); },
        [&](const Update& node) {
          this->expression(*node.target);
          this->expression(*node.operand);
        },
        // Of the variables of these two nothing is asked: they are not declared by a statement.
        [&](const Quantified& node) {
          readOptional(node.range);
          this->expression(*node.body);
        },
        [&](const Let& node) {
          this->expression(*node.value);
          this->expression(*node.body);
        },
        support::skip<IntegerLiteral, FractionLiteral, BooleanLiteral, FloatingLiteral, StringLiteral,
                      NullLiteral, This, Result>);
  }

  void chooseValue(const SwitchExpression& node) {
    expression(*node.selector);
    const Assigned before = state_;
    Assigned after = Assigned::unreachable();
    for (const SwitchArm& arm : node.arms) {
      state_ = before;
      expression(*arm.value);
      after = Assigned::meet(after, state_);
    }
    state_ = std::move(after);
  }

  void conditionalValue(const Conditional& node) {
    Split test = condition(*node.condition);
    state_ = std::move(test.whenTrue);
    expression(*node.onTrue);
    Assigned afterTrue = std::exchange(state_, std::move(test.whenFalse));
    expression(*node.onFalse);
    state_ = Assigned::meet(afterTrue, state_);
  }

  void assign(const Assign& node) {
    const auto* const variable = std::get_if<VariableRead>(&node.target->node);
    if (variable == nullptr) expression(*node.target);
    expression(*node.value);
    if (variable != nullptr) setAssigned(*variable->variable);
  }
  void take(Expressions results) {
    for (const Expression* const result : results) {
      if (result != nullptr) setAssigned(*std::get<VariableRead>(result->node).variable);
    }
  }
  void setAssigned(const Variable& variable) {
    if (localOf(variable) != 0) state_.add(localOf(variable));
  }

  Problems& problems_;
  Assigned state_;
  std::vector<std::size_t> localOfSlot_;  // counted from 1
  std::size_t locals_ = 0;
  std::vector<Exits> exits_;
};

}  // namespace

void checkDefiniteAssignment(const Statement& body, Problems& problems) { Checker(problems).statement(body); }

}  // namespace warrant::ast
