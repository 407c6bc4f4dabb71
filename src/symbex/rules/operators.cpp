// Operators of expressions, with short circuit and without; casts and tests of types.
#include "symbex/rules/operators.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "ast/print.h"
#include "ast/values/constants.h"
#include "ast/values/literals.h"
#include "ast/walk.h"
#include "symbex/explain/reports.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/rules/rules.h"
#include "symbex/rules/sequence.h"
#include "symbex/rules/values/sequences.h"
#include "symbex/values/amounts.h"
#include "symbex/values/bits.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/numbers.h"
#include "symbex/values/strings.h"

namespace warrant::symbex {

using smt::Purpose;
using smt::Sort;

Verdict Operators::evalArm(SymbolicState s, const ast::Expression* arm, bool defaultValue, ThenTerm then) {
  if (arm == nullptr) return then(std::move(s), terms_.boolean(defaultValue));
  return rules_.eval(std::move(s), *arm, then);
}

Verdict Operators::choose(SymbolicState s, Term test, support::SourceRange range, bool haveEffects,
                          EvalArm onTrue, EvalArm onFalse, ThenTerm then) {
  if (const std::optional<bool> known = path_.decide(test))
    return (*known ? onTrue : onFalse)(std::move(s), then);
  if (now().unfolds && run_.joins()) {
    const auto ways = [&](SymbolicState s, ThenTerm done) {
      (void)terms_.negate(
          test);  // before what is evaluated behind it, which stands behind it in disjunctions
      return path_.fork(
          std::move(s), test, range, [&](SymbolicState s) { return onTrue(std::move(s), done); },
          [&](SymbolicState s) { return onFalse(std::move(s), done); });
    };
    return unfolding_.meetAgain(std::move(s), ways, then);
  }
  if ((haveEffects && s.frame.isCode()) || now().unfolds) {
    return path_.fork(
        std::move(s), test, range, [&](SymbolicState s) { return onTrue(std::move(s), then); },
        [&](SymbolicState s) { return onFalse(std::move(s), then); });
  }
  // Without effects the arms are evaluated apart, and the path goes on once.
  const Joined value = path_.evaluateApart([&](ThenTerm done) {
    return path_.fork(
        s, test, range, [&](SymbolicState s) { return onTrue(std::move(s), done); },
        [&](SymbolicState s) { return onFalse(std::move(s), done); });
  });
  if (value.value && path_.isTooLarge(value.value)) return meet(value.verdict, reports_.giveUpAtLimit(range));
  return value.value ? meet(value.verdict, then(std::move(s), value.value)) : value.verdict;
}

Verdict Operators::evalShortCircuit(SymbolicState s, const ast::Expression& condition,
                                    const ast::Expression* onTrue, const ast::Expression* onFalse,
                                    bool defaultValue, ThenTerm then) {
  const auto effects = [](const ast::Expression* arm) { return arm != nullptr && hasEffects(*arm); };
  const auto arm = [&](const ast::Expression* e, bool isTrue) {
    return [&, e, isTrue](SymbolicState s, ThenTerm then) {
      if (now().unfolds) unfolding_.meetCondition(condition, isTrue);
      return evalArm(std::move(s), e, defaultValue, then);
    };
  };
  struct Evaluated {
    SymbolicState state;
    Term value;
  };
  const auto part = [&](Evaluated now, std::size_t index, auto next) {
    const auto goOn = [&](SymbolicState s, Term value) { return next(Evaluated{std::move(s), value}); };
    if (index == 0) return rules_.eval(std::move(now.state), condition, goOn);
    return choose(std::move(now.state), now.value, condition.range, effects(onTrue) || effects(onFalse),
                  arm(onTrue, true), arm(onFalse, false), goOn);
  };
  return inSequence(path_, Evaluated{std::move(s), {}}, 0, 2, part,
                    [&](Evaluated all) { return then(std::move(all.state), all.value); });
}

namespace {

// Of a && b && … or a || b || …, which group from the left: these, if they are many, and none has effects.
// Else none.
std::vector<const ast::Expression*> longChain(const ast::Binary& binary) {
  constexpr std::size_t many = 16;
  std::vector<const ast::Expression*> parts{binary.right};
  const ast::Expression* left = binary.left;
  for (;;) {
    const auto* const inner = std::get_if<ast::Binary>(&left->node);
    if (inner == nullptr || inner->op != binary.op) break;
    parts.push_back(inner->right);
    left = inner->left;
  }
  parts.push_back(left);
  std::ranges::reverse(parts);
  const auto haveEffects = [](const ast::Expression* part) { return hasEffects(*part); };
  if (parts.size() < many || std::ranges::any_of(parts, haveEffects)) parts.clear();
  return parts;
}

}  // namespace

// The first of them decides, or else what is left of the chain: what they are together is neither asked about
// nor assumed as often as there are parts.
Verdict Operators::evalChain(SymbolicState s, Chain parts, bool isAnd, ThenTerm then) {
  if (parts.size() == 1) return rules_.eval(std::move(s), *parts[0], then);
  const auto decided = [&](SymbolicState s, ThenTerm then) {
    return then(std::move(s), terms_.boolean(!isAnd));
  };
  const auto rest = [&](SymbolicState s, ThenTerm then) {
    return evalChain(std::move(s), parts.subspan(1), isAnd, then);
  };
  return rules_.eval(std::move(s), *parts[0], [&](SymbolicState s, Term first) {
    return isAnd ? choose(std::move(s), first, parts[0]->range, false, rest, decided, then)
                 : choose(std::move(s), first, parts[0]->range, false, decided, rest, then);
  });
}

Verdict Operators::evalBinary(SymbolicState s, const ast::Expression& e, const ast::Binary& binary,
                              ThenTerm then) {
  const bool isAnd = binary.op == ast::BinaryOperator::And;
  if ((isAnd || binary.op == ast::BinaryOperator::Or) && !now().unfolds) {
    const std::vector<const ast::Expression*> chain = longChain(binary);
    if (!chain.empty()) return evalChain(std::move(s), chain, isAnd, then);
  }
  switch (binary.op) {
    case ast::BinaryOperator::And:
      return evalShortCircuit(std::move(s), *binary.left, binary.right, nullptr, false, then);
    case ast::BinaryOperator::Or:
      return evalShortCircuit(std::move(s), *binary.left, nullptr, binary.right, true, then);
    case ast::BinaryOperator::Implies:
      return evalShortCircuit(std::move(s), *binary.left, binary.right, nullptr, true, then);
    default:
      break;
  }
  if (ast::isConcatenation(e)) {
    if (const ast::Expression* const constant = ast::ConstantFolder(run_.arena).fold(e))
      return rules_.eval(std::move(s), *constant, then);
  }
  return rules_.eval(std::move(s), *binary.left, [&](SymbolicState s, Term left) {
    return rules_.eval(std::move(s), *binary.right, [&](SymbolicState s, Term right) {
      const bool isEquality =
          binary.op == ast::BinaryOperator::Equal || binary.op == ast::BinaryOperator::NotEqual;
      const bool isOpen = isEquality && now().unfolds && binary.left->type.isReference() &&
                          left != terms_.null() && right != terms_.null() &&
                          (unfolding_.isUncertain(left) || unfolding_.isUncertain(right));
      if (isOpen) return reports_.giveUp(e.range, "whether the two boxes are one object is not known");
      if (isEquality && binary.right->type.kind != ast::TypeKind::Null) {
        finals_.learnConstant(binary.left->type, left);
        finals_.learnConstant(binary.right->type, right);
      }
      return applyOperator(std::move(s), {binary.op, e.type, binary.left->type, e}, left, right, then);
    });
  });
}

Verdict Operators::evalInstanceOf(SymbolicState s, const ast::InstanceOf& test, ThenTerm then) {
  return rules_.eval(std::move(s), *test.operand, [&](SymbolicState s, Term object) {
    if (now().unfolds) unfolding_.learnClasses(object, test.operand->type);
    const Term answer = classes_.isInstance(object, test.tested, test.operand->type);
    if (test.binding != nullptr) s.frame.store.set(test.binding->slot, object);
    return then(std::move(s), answer);
  });
}

Verdict Operators::evalReferenceCast(SymbolicState s, const ast::Expression& e, const ast::Cast& cast,
                                     ThenTerm then) {
  return rules_.eval(std::move(s), *cast.operand, [&](SymbolicState s, Term object) {
    if (Hierarchy::isSubtype(cast.operand->type, e.type)) return then(std::move(s), object);
    if (now().unfolds) unfolding_.learnClasses(object, cast.operand->type);
    const Term isNull = terms_.equal(object, terms_.null());
    const Term goal = terms_.disjoin(isNull, classes_.isInstance(object, e.type, cast.operand->type));
    return path_.require(
        std::move(s), goal, Purpose::Obligation,
        [&](const SymbolicState& s) {
          return path_.blame(
              s, Context::Cast, Reason::Type, e.range,
              "`" + ast::toString(*cast.operand) + "` may be no `" + ast::toString(e.type) + "`");
        },
        [&](SymbolicState s) { return then(std::move(s), object); });
  });
}

Verdict Operators::evalUnary(SymbolicState s, const ast::Expression& e, const ast::Unary& unary,
                             ThenTerm then) {
  return rules_.eval(std::move(s), *unary.operand, [&](SymbolicState s, Term operand) {
    if (unary.op == ast::UnaryOperator::Not) return then(std::move(s), terms_.negate(operand));
    if (e.type.isFloating()) {
      const Term converted = numbers_.convertFloating(unary.operand->type, e.type, operand);
      if (const auto constant = numbers_.floatingConstant(e.type, converted))
        return then(std::move(s), numbers_.floatingLiteral(e.type, ast::floatingText(-*constant)));
      return then(std::move(s), numbers_.opaque(ast::toString(e.type) + " -", Sort::Snapshot, {converted}));
    }
    if (s.frame.isBounded) numbers_.noteValue(unary.operand->type, operand);
    const Term opposite = terms_.minus(operand);
    if (unary.op == ast::UnaryOperator::Minus)
      return numbers_.keepInRange(std::move(s), e.type, opposite, e, then);
    return then(std::move(s), terms_.subtract(opposite, terms_.integer(1)));  // never out of range
  });
}

Verdict Operators::evalCast(SymbolicState s, const ast::Expression& e, const ast::Cast& cast, ThenTerm then) {
  if (e.type.kind == ast::TypeKind::Boolean) return rules_.eval(std::move(s), *cast.operand, then);
  if (!e.type.isNumeric()) return reports_.unsupported(e.range);
  return rules_.eval(std::move(s), *cast.operand, [&](SymbolicState s, Term value) {
    return numbers_.convert(std::move(s), cast.operand->type, e.type, cast.wraps, value, e, then);
  });
}

Verdict Operators::applyOperator(SymbolicState s, const Operation& operation, Term left, Term right,
                                 ThenTerm then) {
  using Operator = ast::BinaryOperator;
  if (path_.isTooLarge(left) || path_.isTooLarge(right)) return reports_.giveUpAtLimit(operation.whole.range);
  if (ast::isStringType(operation.type)) {
    const Term string = strings_.concatenate(operation, left, right);
    return string ? then(std::move(s), string) : reports_.giveUpAtLimit(operation.whole.range);
  }
  if (operation.type.isPerm()) return then(std::move(s), amounts_.apply(operation, left, right));
  if (operation.operands.isMathematical())
    return then(std::move(s), sequences_.compare(operation, left, right));
  if (operation.operands.isFloating())
    return then(std::move(s), numbers_.applyFloating(operation, left, right));
  switch (operation.op) {
    case Operator::Less:
    case Operator::LessOrEqual:
    case Operator::Greater:
    case Operator::GreaterOrEqual:
    case Operator::Equal:
    case Operator::NotEqual:
      classes_.relateClasses(left, right);
      return then(std::move(s), numbers_.compare(operation, left, right));
    case Operator::BitAnd:
    case Operator::BitOr:
    case Operator::BitXor:
    case Operator::ShiftLeft:
    case Operator::ShiftRight:
    case Operator::ShiftRightUnsigned:
      return bits_.applyBitwise(std::move(s), operation, left, right, then);
    default:
      return numbers_.applyArithmetic(std::move(s), operation, left, right, then);
  }
}

}  // namespace warrant::symbex
