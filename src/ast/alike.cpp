#include "ast/alike.h"

#include <algorithm>
#include <type_traits>

#include "support/match.h"

namespace warrant::ast {
namespace {

bool areAlikeOrNone(const Expression* left, const Expression* right) {
  if (left == nullptr || right == nullptr) return left == right;
  return areAlike(*left, *right);
}

bool areAllAlike(Expressions left, Expressions right) {
  return std::ranges::equal(left, right, [](const auto* a, const auto* b) { return areAlike(*a, *b); });
}

// Whether the one declaration is the other, or overrides it. Mostly that is a chain, which may be long.
template <class Declaration>
bool overrides(const Declaration& below, const Declaration& above) {
  const Declaration* last = &below;
  while (last != &above && last->overrides.size() == 1) last = last->overrides.front();
  return last == &above || std::ranges::any_of(last->overrides, [&](const Declaration* overridden) {
           return overrides(*overridden, above);
         });
}

template <class Declaration>
bool areSame(const Declaration& left, const Declaration& right) {
  return overrides(left, right) || overrides(right, left);
}

bool compare(const IntegerLiteral& left, const IntegerLiteral& right) { return left.value == right.value; }
bool compare(const FractionLiteral& left, const FractionLiteral& right) {
  return left.numerator == right.numerator && left.denominator == right.denominator;
}
bool compare(const BooleanLiteral& left, const BooleanLiteral& right) { return left.value == right.value; }
bool compare(const NullLiteral&, const NullLiteral&) { return true; }
bool compare(const This&, const This&) { return true; }
bool compare(const Result&, const Result&) { return true; }
bool compare(const VariableRead& left, const VariableRead& right) {
  return left.variable->slot == right.variable->slot;
}
bool compare(const FieldRead& left, const FieldRead& right) {
  return left.field == right.field && areAlikeOrNone(left.receiver, right.receiver);
}
bool compare(const ArrayLength& left, const ArrayLength& right) {
  return areAlike(*left.array, *right.array);
}
bool compare(const ArrayRead& left, const ArrayRead& right) {
  return areAlike(*left.array, *right.array) && areAlike(*left.index, *right.index);
}
bool compare(const Unary& left, const Unary& right) {
  return left.op == right.op && areAlike(*left.operand, *right.operand);
}
bool compare(const Binary& left, const Binary& right) {
  // A character is joined to a string in another way than the number that it is.
  const bool isJoin = left.op == BinaryOperator::Add;
  if (isJoin && (left.left->type != right.left->type || left.right->type != right.right->type)) return false;
  return left.op == right.op && areAlike(*left.left, *right.left) && areAlike(*left.right, *right.right);
}
bool compare(const Call& left, const Call& right) {
  return !left.isSuper && !right.isSuper && areSame(*left.method, *right.method) &&
         areAlikeOrNone(left.receiver, right.receiver) && areAllAlike(left.arguments, right.arguments) &&
         areAllAlike(left.ghostArguments, right.ghostArguments);
}

bool compare(const ValueOperation& left, const ValueOperation& right) {
  return left.op == right.op && left.constructor == right.constructor && left.part == right.part &&
         areAllAlike(left.operands, right.operands);
}

bool compare(const Pure& left, const Pure& right) { return areAlike(*left.condition, *right.condition); }
bool compare(const FieldAccess& left, const FieldAccess& right) {
  return left.field == right.field && areAlikeOrNone(left.receiver, right.receiver);
}
bool compare(const ElementAccess& left, const ElementAccess& right) {
  return areAlike(*left.array, *right.array) && areAlike(*left.index, *right.index);
}
bool compare(const ElementsAccess& left, const ElementsAccess& right) {
  return areAlike(*left.array, *right.array) && areAlikeOrNone(left.from, right.from) &&
         areAlikeOrNone(left.to, right.to);
}
bool compare(const PredicateInstance& left, const PredicateInstance& right) {
  return !left.isSuper && !right.isSuper && areSame(*left.predicate, *right.predicate) &&
         areAlikeOrNone(left.receiver, right.receiver) && areAllAlike(left.arguments, right.arguments);
}
bool compare(const Share& left, const Share& right) {
  const bool haveAmounts = left.amount != nullptr && right.amount != nullptr;  // each `read` is another one
  return haveAmounts && areAlike(*left.amount, *right.amount) && areAlike(*left.access, *right.access);
}
bool compare(const Star& left, const Star& right) {
  return areAlike(*left.left, *right.left) && areAlike(*left.right, *right.right);
}
bool compare(const ConditionalAssertion& left, const ConditionalAssertion& right) {
  return areAlike(*left.condition, *right.condition) && areAlike(*left.onTrue, *right.onTrue) &&
         areAlike(*left.onFalse, *right.onFalse);
}

template <class Node>
concept Comparable = requires(const Node& node) {
  compare(node, node);
};

// Nodes of these kinds are not compared: none is like another one.
template <class Node>
constexpr bool isApart = support::OneOf<Node, FloatingLiteral, StringLiteral, Conditional, Cast, InstanceOf,
                                        Let, Quantified, SwitchExpression, Old, Opening, Using, New, NewArray,
                                        ArrayInitializer, Assign, Update, Untouched, Iterated, Wand>;

template <class Variant>
bool compareNodes(const Variant& left, const Variant& right) {
  return std::visit(
      [&](const auto& node) {
        using Node = std::remove_cvref_t<decltype(node)>;
        const Node* const other = std::get_if<Node>(&right);
        if constexpr (Comparable<Node>) {
          return other != nullptr && compare(node, *other);
        } else {
          static_assert(isApart<Node>, "name how nodes of this kind are compared");
          return false;
        }
      },
      left);
}

}  // namespace

bool areAlike(const Expression& left, const Expression& right) { return compareNodes(left.node, right.node); }

bool areAlike(const Assertion& left, const Assertion& right) { return compareNodes(left.node, right.node); }

bool areAlike(std::span<const Assertion* const> left, std::span<const Assertion* const> right) {
  return std::ranges::equal(left, right, [](const auto* a, const auto* b) { return areAlike(*a, *b); });
}

}  // namespace warrant::ast
