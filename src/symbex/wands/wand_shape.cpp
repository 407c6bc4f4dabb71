#include "symbex/wands/wand_shape.h"

#include <algorithm>
#include <variant>

#include "ast/walk.h"
#include "support/match.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using namespace ast;
using support::match;

namespace {

using Bound = std::vector<const Variable*>;  // in the wand, in the order of its text

Bound boundIn(const Wand& wand) {
  Bound bound;
  const auto add = [&](std::span<const Variable* const> variables) {
    bound.insert(bound.end(), variables.begin(), variables.end());
  };
  for (const Assertion* const side : {wand.left, wand.right}) {
    forEachAssertion(*side, [&](const Assertion& part) {
      if (const auto* const iterated = std::get_if<Iterated>(&part.node)) add(iterated->variables);
    });
    forEachExpression(*side, [&](const Expression& part) {
      if (const auto* const formula = std::get_if<Quantified>(&part.node)) add(formula->variables);
      if (const auto* const let = std::get_if<Let>(&part.node)) bound.push_back(let->variable);
    });
  }
  return bound;
}

bool isTotal(BinaryOperator op) {
  switch (op) {
    case BinaryOperator::Add:
    case BinaryOperator::Subtract:
    case BinaryOperator::Multiply:
    case BinaryOperator::Less:
    case BinaryOperator::LessOrEqual:
    case BinaryOperator::Greater:
    case BinaryOperator::GreaterOrEqual:
    case BinaryOperator::Equal:
    case BinaryOperator::NotEqual:
    case BinaryOperator::And:
    case BinaryOperator::Or:
    case BinaryOperator::Implies:
      return true;
    default:
      return false;
  }
}

// Whether its value depends on no heap but the old one, and there is one.
bool isArgument(const Expression& expression, const Bound& bound) {
  return match(
      expression.node,
      [&](const VariableRead& read) { return std::ranges::find(bound, read.variable) == bound.end(); },
      [&](const Unary& unary) { return isArgument(*unary.operand, bound); },
      [&](const Binary& binary) {
        return isTotal(binary.op) && isArgument(*binary.left, bound) && isArgument(*binary.right, bound);
      },
      support::each<IntegerLiteral, FractionLiteral, BooleanLiteral, FloatingLiteral, StringLiteral,
                    NullLiteral, This, Result, Old>(true),
      [](const auto&) { return false; });
}

bool isThis(const Expression* receiver) {
  return receiver != nullptr && std::holds_alternative<This>(receiver->node);
}

// Compares two wands part by part.
class Comparison {
 public:
  Comparison(const Analysis& analysis, const WandText& left, const WandText& right)
      : analysis_(analysis),
        left_(left),
        right_(right),
        ofLeft_(boundIn(*left.wand)),
        ofRight_(boundIn(*right.wand)) {}

  bool areAlike(const Wand& left, const Wand& right) const {
    return areAlike(*left.left, *right.left) && areAlike(*left.right, *right.right);
  }

 private:
  bool areAlike(const Assertion& left, const Assertion& right) const {
    return areNodesAlike(left.node, right.node);
  }

  template <class Variant>
  bool areNodesAlike(const Variant& left, const Variant& right) const {
    return std::visit(
        [&]<class Node>(const Node& node) {
          const Node* const other = std::get_if<Node>(&right);
          return other != nullptr && compare(node, *other);
        },
        left);
  }

  bool areAlike(const Expression& left, const Expression& right) const {
    const bool isOutside = isArgument(left, ofLeft_);
    if (isOutside != isArgument(right, ofRight_)) return false;
    if (isOutside) return sortOf(left.type) == sortOf(right.type);
    if (!(left.type == right.type) || !areNodesAlike(left.node, right.node)) return false;
    const auto childrenOf = [](const Expression& expression) {
      std::vector<const Expression*> children;
      forEachChild(expression, [&](const Expression& child) { children.push_back(&child); });
      return children;
    };
    return std::ranges::equal(childrenOf(left), childrenOf(right),
                              [&](const auto* a, const auto* b) { return areAlike(*a, *b); });
  }
  bool areAlikeOrNone(const Expression* left, const Expression* right) const {
    if (left == nullptr || right == nullptr) return left == right;
    return areAlike(*left, *right);
  }

  // --- assertions

  bool compare(const Pure& left, const Pure& right) const {
    return areAlike(*left.condition, *right.condition);
  }
  bool compare(const FieldAccess& left, const FieldAccess& right) const {
    return left.field == right.field && areAlikeOrNone(left.receiver, right.receiver);
  }
  bool compare(const ElementAccess& left, const ElementAccess& right) const {
    return areAlike(*left.array, *right.array) && areAlike(*left.index, *right.index);
  }
  bool compare(const ElementsAccess& left, const ElementsAccess& right) const {
    return areAlike(*left.array, *right.array) && areAlikeOrNone(left.from, right.from) &&
           areAlikeOrNone(left.to, right.to);
  }
  bool compare(const PredicateInstance& left, const PredicateInstance& right) const {
    return areOfOnePredicate(left, right) && areAlikeOrNone(left.receiver, right.receiver) &&
           std::ranges::equal(left.arguments, right.arguments,
                              [&](const auto* a, const auto* b) { return areAlike(*a, *b); });
  }
  bool compare(const Share& left, const Share& right) const {
    return left.bound == nullptr && right.bound == nullptr && areAlikeOrNone(left.amount, right.amount) &&
           areAlike(*left.access, *right.access);
  }
  bool compare(const Star& left, const Star& right) const {
    return areAlike(*left.left, *right.left) && areAlike(*left.right, *right.right);
  }
  bool compare(const ConditionalAssertion& left, const ConditionalAssertion& right) const {
    return areAlike(*left.condition, *right.condition) && areAlike(*left.onTrue, *right.onTrue) &&
           areAlike(*left.onFalse, *right.onFalse);
  }
  bool compare(const Untouched&, const Untouched&) const { return false; }  // no wand has one
  bool compare(const Iterated& left, const Iterated& right) const {
    return bindAlike(left.variables, right.variables) && areAlikeOrNone(left.range, right.range) &&
           areAlike(*left.body, *right.body);
  }
  bool compare(const Wand& left, const Wand& right) const { return areAlike(left, right); }

  // --- expressions: what is particular to a node beside its type and its parts

  bool compare(const VariableRead& left, const VariableRead& right) const {  // bound within
    const auto place = [](const Bound& bound, const Variable* variable) {
      return std::ranges::find(bound, variable) - bound.begin();
    };
    return place(ofLeft_, left.variable) == place(ofRight_, right.variable);
  }
  bool compare(const FieldRead& left, const FieldRead& right) const { return left.field == right.field; }
  bool compare(const Unary& left, const Unary& right) const { return left.op == right.op; }
  bool compare(const Binary& left, const Binary& right) const { return left.op == right.op; }
  bool compare(const Cast& left, const Cast& right) const { return left.wraps == right.wraps; }
  bool compare(const InstanceOf& left, const InstanceOf& right) const {
    return left.tested == right.tested && left.binding == nullptr && right.binding == nullptr;
  }
  bool compare(const Let& left, const Let& right) const {
    return bindAlike(std::span(&left.variable, 1), std::span(&right.variable, 1));
  }
  bool compare(const Quantified& left, const Quantified& right) const {
    return left.isUniversal == right.isUniversal && bindAlike(left.variables, right.variables) &&
           (left.range == nullptr) == (right.range == nullptr);
  }
  bool compare(const SwitchExpression& left, const SwitchExpression& right) const {
    return std::ranges::equal(left.arms, right.arms, [](const SwitchArm& a, const SwitchArm& b) {
      return a.isDefault == b.isDefault && a.labels.size() == b.labels.size();
    });
  }
  bool compare(const Call& left, const Call& right) const {
    return left.method == right.method && left.isSuper == right.isSuper &&
           isThis(left.receiver) == isThis(right.receiver) && areReadAlike(left.receiver, right.receiver) &&
           left.arguments.size() == right.arguments.size() && left.results.empty() && right.results.empty();
  }
  bool compare(const Opening& left, const Opening& right) const {
    return areOfOnePredicate(*left.instance, *right.instance) &&
           (left.amount == nullptr) == (right.amount == nullptr);
  }
  bool compare(const ValueOperation& left, const ValueOperation& right) const {
    return left.op == right.op && left.constructor == right.constructor && left.part == right.part;
  }
  template <class Node>
  bool compare(const Node&, const Node&) const {
    // Of others there is nothing more, or no wand has one.
    return !support::OneOf<Node, New, NewArray, ArrayInitializer, Assign, Update>;
  }

  static bool bindAlike(std::span<const Variable* const> left, std::span<const Variable* const> right) {
    return std::ranges::equal(left, right, [](const auto* a, const auto* b) { return a->type == b->type; });
  }
  // Where the receiver is `this`, its members may be those of a class.
  bool areReadAlike(const Expression* left, const Expression* right) const {
    return (isThis(left) ? left_.statically : nullptr) == (isThis(right) ? right_.statically : nullptr);
  }
  bool areOfOnePredicate(const PredicateInstance& left, const PredicateInstance& right) const {
    return analysis_.resourceOf(left, left_.statically) == analysis_.resourceOf(right, right_.statically) &&
           (left.receiver == nullptr) == (right.receiver == nullptr) &&
           left.arguments.size() == right.arguments.size();
  }

  const Analysis& analysis_;
  const WandText left_, right_;
  const Bound ofLeft_, ofRight_;
};

}  // namespace

std::vector<const Expression*> argumentsOf(const Wand& wand) {
  const Bound bound = boundIn(wand);
  std::vector<const Expression*> arguments;
  std::vector<const Expression*> within;  // those that are parts of arguments
  const auto visit = [&](const Expression& part) {
    const auto inner = std::ranges::find(within, &part);
    if (inner == within.end()) {
      if (!isArgument(part, bound)) return;
      arguments.push_back(&part);
    }
    forEachChild(part, [&](const Expression& child) { within.push_back(&child); });
  };
  forEachExpression(*wand.left, visit);
  forEachExpression(*wand.right, visit);
  return arguments;
}

bool haveOneShape(const Analysis& analysis, const WandText& left, const WandText& right) {
  const bool isSame = left.wand == right.wand && left.statically == right.statically;
  return isSame || Comparison(analysis, left, right).areAlike(*left.wand, *right.wand);
}

}  // namespace warrant::symbex
