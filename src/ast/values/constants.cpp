#include "ast/values/constants.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "ast/values/compare.h"
#include "ast/values/floating.h"
#include "ast/values/literals.h"
#include "ast/values/numbers.h"
#include "ast/walk.h"
#include "support/match.h"

namespace warrant::ast {

using support::match;

namespace {

__extension__ using Wide = __int128;  // holds what one operation makes of two numbers of 64 bits
using Number = std::optional<Wide>;   // none: there is no such value

bool isLiteral(const Expression& expression) {
  return std::holds_alternative<IntegerLiteral>(expression.node) ||
         std::holds_alternative<BooleanLiteral>(expression.node) ||
         std::holds_alternative<FloatingLiteral>(expression.node) ||
         std::holds_alternative<StringLiteral>(expression.node);
}

template <class Signed>
Number shift(BinaryOperator op, std::int64_t left, std::int64_t right) {
  using Unsigned = std::make_unsigned_t<Signed>;
  const auto bits = static_cast<Unsigned>(left);
  const auto distance = static_cast<unsigned>(right & (sizeof(Signed) * 8 - 1));
  switch (op) {
    case BinaryOperator::ShiftLeft:
      return static_cast<Signed>(bits << distance);
    case BinaryOperator::ShiftRight:
      return static_cast<Signed>(left) >> distance;
    default:
      return static_cast<Signed>(bits >> distance);
  }
}

Number shift(BinaryOperator op, TypeKind type, std::int64_t left, std::int64_t right) {
  if (type == TypeKind::Int) return shift<std::int32_t>(op, left, right);
  if (type == TypeKind::Long) return shift<std::int64_t>(op, left, right);
  return std::nullopt;
}

Number calculate(BinaryOperator op, TypeKind type, Wide left, Wide right) {
  switch (op) {
    case BinaryOperator::Add:
      return left + right;
    case BinaryOperator::Subtract:
      return left - right;
    case BinaryOperator::Multiply:
      return left * right;
    case BinaryOperator::Divide:
      return right != 0 ? Number(left / right) : std::nullopt;
    case BinaryOperator::Remainder:
      return right != 0 ? Number(left % right) : std::nullopt;
    case BinaryOperator::BitAnd:
      return left & right;
    case BinaryOperator::BitOr:
      return left | right;
    case BinaryOperator::BitXor:
      return left ^ right;
    case BinaryOperator::ShiftLeft:
    case BinaryOperator::ShiftRight:
    case BinaryOperator::ShiftRightUnsigned:
      return shift(op, type, static_cast<std::int64_t>(left), static_cast<std::int64_t>(right));
    default:
      return std::nullopt;
  }
}

std::optional<bool> decide(BinaryOperator op, bool left, bool right) {
  switch (op) {
    case BinaryOperator::And:
    case BinaryOperator::BitAnd:
      return left && right;
    case BinaryOperator::Or:
    case BinaryOperator::BitOr:
      return left || right;
    case BinaryOperator::Equal:
      return left == right;
    case BinaryOperator::NotEqual:
    case BinaryOperator::BitXor:
      return left != right;
    default:
      return std::nullopt;
  }
}

// As every Java writes it; none: releases differ in the digits of some, where there are many of them.
std::optional<std::string> textOfFloating(const Type& type, std::string_view literal) {
  const double value = floatingValue(literal).value();
  const bool isFloat = type.kind == TypeKind::Float;
  std::string text = javaText(value, isFloat);
  if (text.ends_with('f')) text.pop_back();
  const auto digits = std::ranges::count_if(text, [](char c) { return '0' <= c && c <= '9'; });
  const bool isPlain =
      !std::isfinite(value) || (digits <= (isFloat ? 6 : 15) && text.find('E') == std::string::npos);
  return isPlain ? std::optional(std::move(text)) : std::nullopt;
}

// As a concatenation shows it.
std::optional<std::string> textOf(const Type& type, const Expression& constant) {
  return match(
      constant.node, [](const StringLiteral& literal) { return std::optional(std::string(literal.text)); },
      [](const BooleanLiteral& literal) {
        return std::optional<std::string>(literal.value ? "true" : "false");
      },
      [&](const IntegerLiteral& literal) -> std::optional<std::string> {
        if (type.kind == TypeKind::Char) return stringOfUnit(static_cast<std::uint16_t>(literal.value));
        return type.isIntegral() ? std::optional(std::to_string(literal.value)) : std::nullopt;
      },
      [&](const FloatingLiteral& literal) { return textOfFloating(type, literal.text); },
      [](const auto&) { return std::optional<std::string>(); });
}

bool mayBeConstant(const FieldDecl& field) {
  return field.isFinal && (field.hasInitialValue || field.isGiven) && isConstantType(field.type);
}

}  // namespace

bool isStringType(const Type& type) {
  return type.kind == TypeKind::Class && type.declaration->isBuiltIn && type.declaration->name == "String";
}

bool isConcatenation(const Expression& expression) {
  const auto* const binary = std::get_if<Binary>(&expression.node);
  return binary != nullptr && (binary->op == BinaryOperator::Concatenate || isStringType(expression.type));
}

bool isConstantType(const Type& type) {
  return type.kind == TypeKind::Boolean || type.isNumeric() || isStringType(type);
}

bool mayBeConstant(const Expression& expression) {
  const auto& node = expression.node;
  if (isLiteral(expression)) return true;
  if (const auto* const field = std::get_if<FieldRead>(&node))
    return !field->isSelected && mayBeConstant(*field->field);
  if (const auto* const variable = std::get_if<VariableRead>(&node)) return variable->variable->isFinal;
  const bool isOperation = std::holds_alternative<Unary>(node) || std::holds_alternative<Binary>(node) ||
                           std::holds_alternative<Conditional>(node) || std::holds_alternative<Cast>(node);
  bool isConstant = isOperation && isConstantType(expression.type);
  forEachChild(expression, [&](const Expression& part) { isConstant = isConstant && mayBeConstant(part); });
  return isConstant;
}

void ConstantFolder::run() {
  for (const auto& [field, initial] : values_) foldField(*field);
}

const Expression* ConstantFolder::foldField(const FieldDecl& field) {
  const auto found = values_.find(&field);
  if (found == values_.end()) return field.constant;
  Initial& initial = found->second;
  if (initial.isDone || initial.isBeingFolded || !isConstantType(field.type)) return field.constant;
  initial.isBeingFolded = true;
  const Expression* const value = fold(*initial.value);
  initial.isBeingFolded = false;
  initial.isDone = true;
  if (value != nullptr) {
    initial.field->constant = arena_.make<Expression>(Expression{value->node, field.type, value->range});
  }
  return field.constant;
}

const Expression* ConstantFolder::fold(const Expression& expression) {
  if (isLiteral(expression)) return &expression;
  return match(
      expression.node,
      [&](const FieldRead& read) -> const Expression* {
        return read.isSelected ? nullptr : foldField(*read.field);
      },
      [](const VariableRead& read) { return read.variable->constant; },
      [&](const Unary& unary) { return foldUnary(expression, unary); },
      [&](const Binary& binary) { return foldBinary(expression, binary); },
      [&](const Conditional& choice) -> const Expression* {
        const Expression* const condition = fold(*choice.condition);
        const Expression* const onTrue = fold(*choice.onTrue);
        const Expression* const onFalse = fold(*choice.onFalse);
        if (condition == nullptr || onTrue == nullptr || onFalse == nullptr) return nullptr;
        return std::get<BooleanLiteral>(condition->node).value ? onTrue : onFalse;
      },
      [&](const Cast& cast) { return foldCast(expression, cast); },
      [](const auto&) -> const Expression* { return nullptr; });
}

const Expression* ConstantFolder::foldUnary(const Expression& expression, const Unary& unary) {
  const Expression* const operand = fold(*unary.operand);
  if (operand == nullptr) return nullptr;
  if (const auto* const truth = std::get_if<BooleanLiteral>(&operand->node)) {
    return unary.op == UnaryOperator::Not ? makeBoolean(expression, !truth->value) : nullptr;
  }
  if (unary.op == UnaryOperator::Not) return nullptr;
  if (const auto* const floating = std::get_if<FloatingLiteral>(&operand->node)) {
    return makeFloating(expression, -floatingValue(floating->text).value());
  }
  const auto* const number = std::get_if<IntegerLiteral>(&operand->node);
  if (number == nullptr) return nullptr;
  if (unary.op == UnaryOperator::Complement) return makeInteger(expression, ~number->value);
  return makeInteger(expression, -Wide{number->value});
}

// A conversion between numbers, or of a string to String.
const Expression* ConstantFolder::foldCast(const Expression& expression, const Cast& cast) {
  const Expression* const operand = fold(*cast.operand);
  if (operand == nullptr || operand->type == expression.type) return operand;
  const Type& type = expression.type;
  if (!type.isNumeric()) {
    return isStringType(type) && std::holds_alternative<StringLiteral>(operand->node) ? operand : nullptr;
  }
  if (const auto* const number = std::get_if<IntegerLiteral>(&operand->node)) {
    return type.isFloating() ? makeFloating(expression, floatingOf(type, number->value))
                             : makeInteger(expression, number->value);
  }
  const auto* const floating = std::get_if<FloatingLiteral>(&operand->node);
  const double value = floating == nullptr ? 0 : floatingValue(floating->text).value();
  if (floating == nullptr || (!type.isFloating() && !boundsOf(type))) return nullptr;
  return type.isFloating() ? makeFloating(expression, roundTo(type, value))
                           : makeInteger(expression, integerOf(type, value));
}

const Expression* ConstantFolder::foldConcatenation(const Expression& expression, const Binary& binary) {
  std::vector<const Binary*> chain{&binary};
  while (isConcatenation(*chain.back()->left)) chain.push_back(&std::get<Binary>(chain.back()->left->node));
  const auto foldPart = [&](const Expression& part) {
    const Expression* const constant = fold(part);
    return constant == nullptr ? std::nullopt : textOf(part.type, *constant);
  };
  std::optional<std::string> text = foldPart(*chain.back()->left);
  for (; text && !chain.empty(); chain.pop_back()) {
    const std::optional<std::string> part = foldPart(*chain.back()->right);
    text = part ? std::optional(joinStrings(*text, *part)) : std::nullopt;
  }
  if (!text) return nullptr;
  return arena_.make<Expression>(
      Expression{StringLiteral{arena_.copy(std::string_view(*text))}, expression.type, expression.range});
}

const Expression* ConstantFolder::foldBinary(const Expression& expression, const Binary& binary) {
  if (isConcatenation(expression)) return foldConcatenation(expression, binary);
  const Expression* const left = fold(*binary.left);
  const Expression* const right = fold(*binary.right);
  if (left == nullptr || right == nullptr) return nullptr;
  const auto* const leftTruth = std::get_if<BooleanLiteral>(&left->node);
  const auto* const rightTruth = std::get_if<BooleanLiteral>(&right->node);
  if (leftTruth != nullptr && rightTruth != nullptr) {
    const std::optional<bool> truth = decide(binary.op, leftTruth->value, rightTruth->value);
    return truth ? makeBoolean(expression, *truth) : nullptr;
  }
  const auto* const leftText = std::get_if<StringLiteral>(&left->node);
  const auto* const rightText = std::get_if<StringLiteral>(&right->node);
  if (leftText != nullptr && rightText != nullptr) {  // constants of the same text are one object
    return makeBoolean(expression,
                       (leftText->text == rightText->text) == (binary.op == BinaryOperator::Equal));
  }
  const auto* const leftFloating = std::get_if<FloatingLiteral>(&left->node);
  const auto* const rightFloating = std::get_if<FloatingLiteral>(&right->node);
  if (leftFloating != nullptr && rightFloating != nullptr) {
    const double first = floatingValue(leftFloating->text).value();
    const double second = floatingValue(rightFloating->text).value();
    if (const std::optional<bool> truth = compare(binary.op, first, second))
      return makeBoolean(expression, *truth);
    const std::optional<double> number = calculateFloating(binary.op, expression.type, first, second);
    return number ? makeFloating(expression, *number) : nullptr;
  }
  const auto* const leftNumber = std::get_if<IntegerLiteral>(&left->node);
  const auto* const rightNumber = std::get_if<IntegerLiteral>(&right->node);
  if (leftNumber == nullptr || rightNumber == nullptr) return nullptr;
  if (const std::optional<bool> truth = compare(binary.op, leftNumber->value, rightNumber->value)) {
    return makeBoolean(expression, *truth);
  }
  // The language calls it constant (JLS 15.29), but javac does not compute it.
  const bool isForgotten = binary.op == BinaryOperator::ShiftRightUnsigned &&
                           left->type.kind == TypeKind::Long && right->type.kind == TypeKind::Long;
  if (isForgotten) return nullptr;
  const Number number = calculate(binary.op, expression.type.kind, leftNumber->value, rightNumber->value);
  return number ? makeInteger(expression, *number) : nullptr;
}

// Java's constants wrap around; the integers of annotations are taken up to 64 bits.
const Expression* ConstantFolder::makeInteger(const Expression& expression, Wide value) {
  const auto low = static_cast<std::int64_t>(static_cast<std::uint64_t>(value));
  const bool hasBounds = boundsOf(expression.type).has_value();
  if (!hasBounds && low != value) return nullptr;
  const std::int64_t number = hasBounds ? wrapInteger(expression.type, low) : low;
  hasWrapped_ = hasWrapped_ || number != value;
  return arena_.make<Expression>(Expression{IntegerLiteral{number}, expression.type, expression.range});
}

const Expression* ConstantFolder::makeFloating(const Expression& expression, double value) {
  const std::string text = floatingText(value);
  return arena_.make<Expression>(
      Expression{FloatingLiteral{arena_.copy(std::string_view(text))}, expression.type, expression.range});
}

const Expression* ConstantFolder::makeBoolean(const Expression& expression, bool value) {
  return arena_.make<Expression>(Expression{BooleanLiteral{value}, expression.type, expression.range});
}

}  // namespace warrant::ast
