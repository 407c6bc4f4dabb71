// Numbers: their literals, the types in which operators are applied, and conversions (JLS 5).
//
// In annotations and in the inline dialect arithmetic is over the mathematical integers, whatever the types
// of the operands are.
#include <algorithm>

#include "ast/values/constants.h"
#include "ast/values/literals.h"
#include "ast/values/shifts.h"
#include "ast/walk.h"
#include "resolve/bodies/expressions/conversions.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/generics.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

// ------------------------------------------------------------------------------------------------- literals

Value NumberResolver::resolveInteger(const Token& literal, bool isNegated, const Place& place) {
  constexpr std::uint64_t greatest = std::uint64_t{1} << 63, greatestInt = std::uint64_t{1} << 31;
  const support::SourceRange range = literal.range();
  const IntegerText text = readInteger(literal.text);
  // In annotations of Java, too: as an object it is another one than the number without the letter.
  const bool isLong = text.isLong && (isJava() || !isMathematical(place));
  const Type type = isLong ? Type{TypeKind::Long} : isMathematical(place) ? integerType : intType;
  std::uint64_t value = text.magnitude;
  bool isTooLarge = text.isTooLarge;
  if (isJava() && !text.isDecimal && (text.isLong || value <= UINT32_MAX)) {  // 0xFFFFFFFF is -1
    if (!text.isLong) value = static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(value)});
  } else {
    const std::uint64_t limit = type.kind == TypeKind::Int ? greatestInt : greatest;
    isTooLarge = isTooLarge || value > (isNegated ? limit : limit - 1);
  }
  if (!text.isWellFormed) {
    error(codes::syntax, range, inQuotes(literal.text) + " is not a number");
  } else if (isTooLarge) {
    const bool isOfInt = type.kind == TypeKind::Int;
    error(codes::type, range,
          inQuotes(literal.text) + " is too large for a number of " + (isOfInt ? "type int" : "64 bits") +
              (isOfInt && value < greatest ? "; one of type long ends in L" : ""));
  }
  return this->value(IntegerLiteral{static_cast<std::int64_t>(value)}, type, range);
}

Value NumberResolver::resolveCharacter(const Token& literal, const Place&) {
  const std::optional<std::uint16_t> unit = readCharacter(literal.text);
  if (!unit) error(codes::syntax, literal.range(), "a character literal holds one character, of 16 bits");
  const Type type = isJava() ? Type{TypeKind::Char} : integerType;
  return value(IntegerLiteral{unit.value_or(0)}, type, literal.range());
}

Value NumberResolver::resolveFloating(const Token& literal) {
  bool isFloat = false;
  const std::optional<std::string> text = readFloating(literal.text, isFloat);
  if (!text)
    error(codes::syntax, literal.range(), inQuotes(literal.text) + " is not a number, or out of range");
  return value(FloatingLiteral{arena().copy(std::string_view(text.value_or("0")))},
               {isFloat ? TypeKind::Float : TypeKind::Double}, literal.range());
}

// --------------------------------------------------------------------------------------------- conversions

Type NumberResolver::arithmeticType(const Type& left, const Type& right, const Place& place) const {
  const Type type = promoted(left, right);
  return type.isIntegral() && isMathematical(place) ? integerType : type;
}

const Expression* NumberResolver::constantOf(const Expression& expression, const Type& type) {
  const Expression* const folded = isConstantType(type) ? ConstantFolder(arena()).fold(expression) : nullptr;
  if (folded == nullptr) return nullptr;
  return arena().make<Expression>(Expression{folded->node, type, folded->range});
}

namespace {

bool isSmall(const Type& type) {
  return type.kind == TypeKind::Byte || type.kind == TypeKind::Short || type.kind == TypeKind::Char;
}

}  // namespace

// A constant of type int, or a smaller one, may be assigned to a smaller type that has it among its values.
// Which value a field has is not known while the constants are read; javac has seen to it then.
bool NumberResolver::narrowsConstant(const Type& wanted, const Expression& constant) {
  if (!isSmall(wanted) || !widens(constant.type, intType) || !mayBeConstant(constant)) return false;
  const Expression* const folded = constantOf(constant, constant.type);
  const auto* const literal = folded == nullptr ? nullptr : std::get_if<IntegerLiteral>(&folded->node);
  return literal == nullptr ? state_.isBeforeConstants : boundsOf(wanted)->contains(literal->value);
}

const Expression* NumberResolver::convert(const Type& wanted, const Expression* expression,
                                          support::SourceRange range, const Place& place) {
  const bool isWhole = isOneValue(wanted, *expression);
  if (expression->type.kind == TypeKind::Error || wanted.kind == TypeKind::Error) return expression;
  if (wanted.isMathematical()) expression = r_.collections.settle(wanted, expression, place);
  if (!isWhole) {
    return mapValues(wanted, &r_.overloads.asWritten(*expression),
                     [&](const Expression* value) { return convert(wanted, value, value->range, place); });
  }
  if (!isAssignable(expression->type, wanted) && narrowsConstant(wanted, *expression)) {
    const auto* const literal = std::get_if<IntegerLiteral>(&expression->node);
    return literal == nullptr ? castTo(wanted, expression) : make(*literal, wanted, expression->range);
  }
  expression = r_.boxes.convert(wanted, closePolyCall(wanted, expression), place);
  return pass(wanted, r_.expressions.checkType(wanted, expression, range), place);
}

// Where one of several is null the whole is a box, which is null then.
bool NumberResolver::isOneValue(const Type& wanted, const Expression& expression) const {
  const std::vector<const Expression*> values = r_.overloads.valuesOf(expression);
  return values.front() == &expression ||
         (isPrimitive(wanted) && std::ranges::any_of(values, [](const Expression* value) {
            return value->type.kind == TypeKind::Null;
          }));
}

const Expression* NumberResolver::mapValues(const Type& wanted, const Expression* expression,
                                            support::FunctionRef<const Expression*(const Expression*)> make) {
  const bool saysMore =
      wanted.isReference() && isAssignable(expression->type, wanted) && !isOpen(expression->type);
  const Type type = saysMore ? expression->type : wanted;
  if (const auto* const choice = std::get_if<Conditional>(&expression->node)) {
    const Expression* const onTrue = make(choice->onTrue);
    return this->make(Conditional{choice->condition, onTrue, make(choice->onFalse)}, type, expression->range);
  }
  const auto& cases = std::get<SwitchExpression>(expression->node);
  std::vector<SwitchArm> arms(cases.arms.begin(), cases.arms.end());
  for (SwitchArm& arm : arms) arm.value = make(arm.value);
  return this->make(SwitchExpression{cases.selector, arena().copy(arms)}, type, expression->range);
}

// Where nothing but the place says what a type parameter stands for, it does; else the type is one between.
const Expression* NumberResolver::closePolyCall(const Type& wanted, const Expression* call) {
  if (!state_.polyCalls.contains(call) || !wanted.isReference() || isAssignable(call->type, wanted))
    return call;
  const bool isFree = r_.overloads.flowingType(*call).kind == TypeKind::Null;
  if (!isFree || r_.overloads.fitOfValue(*call, wanted, Phase::Mathematical) != Fit::Yes) return call;
  return arena().make<Expression>(Expression{call->node, wanted, call->range});
}

const Expression* NumberResolver::pass(const Type& wanted, const Expression* expression, const Place& place) {
  if (wanted.kind == TypeKind::Error) return expression;
  if (wanted.isPerm() && expression->type.isIntegral()) return r_.amounts.toPerm(expression);
  if (expression->type.kind != TypeKind::Error && !isOneValue(wanted, *expression)) {
    return mapValues(wanted, &r_.overloads.asWritten(*expression),
                     [&](const Expression* value) { return pass(wanted, value, place); });
  }
  expression = r_.boxes.convert(wanted, closePolyCall(wanted, expression), place);
  if (!builder_.isInterpreted() && isCovariant(expression->type, wanted))
    r_.arrays.refuseCovariance(wanted, expression->type, expression->range);
  return passNumber(wanted, expression, place);
}

const Expression* NumberResolver::settle(const Type& common, const Expression* expression,
                                         const Place& place) {
  return common.isNumeric() ? passNumber(common, expression, place) : pass(common, expression, place);
}

const Expression* NumberResolver::passNumber(const Type& wanted, const Expression* expression,
                                             const Place& place) {
  const bool isFloating = wanted.isFloating() && expression->type.isNumeric();
  const bool entersBounds =
      expression->type.kind == TypeKind::Integer && boundsOf(wanted).has_value() && !place.isSpecification;
  return isFloating || entersBounds ? castTo(wanted, expression) : expression;
}

const Expression* NumberResolver::castTo(const Type& type, const Expression* expression) {
  if (expression->type == type) return expression;
  const auto* const literal = std::get_if<IntegerLiteral>(&expression->node);
  constexpr Bounds exact{-(1 << 24), 1 << 24};  // which float has, too
  if (type.isFloating() && literal != nullptr && exact.contains(literal->value)) {
    const std::string text = floatingText(static_cast<double>(literal->value));
    return make(FloatingLiteral{arena().copy(std::string_view(text))}, type, expression->range);
  }
  return make(Cast{expression}, type, expression->range);
}

const Expression* NumberResolver::checkNumber(const Expression* expression, support::SourceRange range) {
  const Type& type = expression->type;
  if (!type.isNumeric() && !type.isPerm() && type.kind != TypeKind::Error) {
    error(codes::type, range,
          type.kind == TypeKind::Void ? "a call of a void method has no value"
                                      : "expected a number, but this is of type " + toString(type));
  }
  return expression;
}

bool NumberResolver::checkInteger(const Expression* expression) {
  if (!expression->type.isFloating()) return checkNumber(expression, expression->range)->type.isIntegral();
  error(codes::type, expression->range,
        "expected an integer, but this is of type " + toString(expression->type));
  return false;
}

Type NumberResolver::conditionalType(const Expression& onTrue, const Expression& onFalse) {
  const Type& first = onTrue.type;
  const Type& second = onFalse.type;
  for (const auto& [small, other] : {std::pair(first, &onFalse), std::pair(second, &onTrue)}) {
    if (!isSmall(small) || other->type.kind != TypeKind::Int || !narrowsConstant(small, *other)) continue;
    if (state_.isBeforeConstants && constantOf(*other, other->type) == nullptr) {
      error(codes::overload, other->range,
            "whether this is of type " + toString(small) +
                " or int depends on the value of a constant: write a cast");
    }
    return small;
  }
  return commonType(first, second, builder_);
}

Type NumberResolver::switchType(std::span<const SwitchArm> arms) {
  Type type = arms.front().value->type;
  const auto isOfType = [&](const Type& one) {
    return std::ranges::all_of(arms, [&](const SwitchArm& arm) { return arm.value->type == one; });
  };
  if (isOfType(type)) return type;
  const bool areNumbers =
      std::ranges::all_of(arms, [](const SwitchArm& arm) { return arm.value->type.isNumeric(); });
  if (areNumbers) return numericSwitchType(arms);
  for (const SwitchArm& arm : arms) {
    const Type& other = arm.value->type;
    const bool areUnboxed = isBox(type) && isBox(other) && type != other;
    const Type common = areUnboxed ? Type{} : commonType(type, other, builder_);
    if (common.kind == TypeKind::Error || common.kind == TypeKind::Void) {
      error(codes::type, arm.value->range,
            "the values of the switch do not agree: this is of type " + toString(other));
      return {};
    }
    type = common;
  }
  return type;
}

// Of values that are numbers of different types, where no type is wanted (JLS 15.28.1). javac 17 has a rule
// of its own: it takes two constants of one type for different ones, and lets no constant follow a wider
// type. Where the two do not agree the switch is refused.
Type NumberResolver::numericSwitchType(std::span<const SwitchArm> arms) {
  Type common = arms.front().value->type;
  for (const SwitchArm& arm : arms) common = commonType(common, arm.value->type, builder_);
  for (const TypeKind kind : {TypeKind::Char, TypeKind::Short, TypeKind::Byte}) {
    const Type small{kind};
    std::size_t variables = 0, constants = 0, narrowed = 0, narrower = 0;
    for (const SwitchArm& arm : arms) {
      const Expression& value = *arm.value;
      if (value.type == small) {
        ++(constantOf(value, small) != nullptr ? constants : variables);
      } else if (value.type.kind == TypeKind::Int && narrowsConstant(small, value)) {
        ++narrowed;
      } else if (kind == TypeKind::Short && value.type.kind == TypeKind::Byte) {
        ++narrower;
      }
    }
    const bool isThere = variables + constants > 0;
    if (!isThere || variables + constants + narrowed + narrower < arms.size()) continue;
    const bool isAgreed =
        narrowed == 0 || (narrower == 0 && (constants == 0 || (constants == 1 && variables == 0)));
    if (!isAgreed || state_.isBeforeConstants) {
      error(codes::overload, arms.front().value->range,
            "the type of this switch is " + toString(small) +
                " by the language, and another one in javac: write casts");
    }
    return small;
  }
  return common;
}

// A cast that is written between numbers. In annotations one to a smaller type has Java's value.
Value NumberResolver::makeNumericCast(const Type& type, const Expression* operand, support::SourceRange range,
                                      const Place& place) {
  const bool isMathematicalType = !isJava() && type.isIntegral();
  Cast cast{operand};
  cast.wraps = place.isSpecification;
  return value(cast, isMathematicalType ? integerType : type, range);
}

// ----------------------------------------------------------------------------------------------- operators

Value NumberResolver::makeSigned(UnaryOperator op, const Expression* operand, support::SourceRange range,
                                 const Place& place) {
  if (operand->type.isPerm() && op == UnaryOperator::Minus)
    return value(Unary{op, operand}, operand->type, range);
  const Type type = arithmeticType(operand->type, intType, place);
  const bool isNumber = op == UnaryOperator::Complement ? checkInteger(operand) : operand->type.isNumeric();
  if (!isNumber) return erroneous(range);
  const auto* const literal = std::get_if<IntegerLiteral>(&operand->node);
  const bool isPlain = literal != nullptr && (literal->value > 0 || literal->value == INT64_MIN);
  if (op == UnaryOperator::Minus && isPlain) {
    return value(IntegerLiteral{static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(literal->value))},
                 type, range);
  }
  return value(Unary{op, operand}, type, range);
}

namespace {

bool isBitwise(BinaryOperator op) {
  return op == BinaryOperator::BitAnd || op == BinaryOperator::BitOr || op == BinaryOperator::BitXor;
}

}  // namespace

std::optional<Type> NumberResolver::operationType(BinaryOperator op, const Expression& left,
                                                  const Expression& right, const Place& place) {
  if (left.type.kind == TypeKind::Error || right.type.kind == TypeKind::Error) return Type{};
  if (isBitwise(op) && left.type == booleanType && right.type == booleanType) return booleanType;
  const bool wantsIntegers = isBitwise(op) || ast::isShift(op);
  bool isFine = true;
  for (const Expression* const operand : {&left, &right}) {
    if (operand->type.isIntegral() || (!wantsIntegers && operand->type.isFloating())) continue;
    isFine = false;
    if (wantsIntegers) {
      checkInteger(operand);
    } else {
      checkNumber(operand, operand->range);
    }
  }
  if (!isFine) return std::nullopt;
  return arithmeticType(left.type, ast::isShift(op) ? intType : right.type, place);
}

Value NumberResolver::makeArithmetic(BinaryOperator op, const Expression* left, const Expression* right,
                                     support::SourceRange range, const Place& place) {
  const std::optional<Type> type = operationType(op, *left, *right, place);
  if (!type || type->kind == TypeKind::Error) return erroneous(range);
  if (type->isFloating()) {
    left = castTo(*type, left);
    right = castTo(*type, right);
  }
  return value(Binary{op, left, right}, *type, range);
}

Value NumberResolver::makeComparison(BinaryOperator op, const Expression* left, const Expression* right,
                                     support::SourceRange range) {
  const bool isFloating = left->type.isNumeric() && right->type.isNumeric() &&
                          (left->type.isFloating() || right->type.isFloating());
  if (isFloating) {
    const Type type = promoted(left->type, right->type);
    left = castTo(type, left);
    right = castTo(type, right);
  }
  return value(Binary{op, left, right}, booleanType, range);
}

Value NumberResolver::makeUpdate(const Value& target, BinaryOperator op, const Expression* operand,
                                 bool yieldsOldValue, support::SourceRange range, const Place& place) {
  if (!r_.operands.checkTarget(target, range, place) || !r_.operands.checkFinal(*target.expression, false))
    return erroneous(range);
  operand = r_.boxes.unbox(operand);
  if (isBox(target.expression->type)) return makeBoxUpdate(target, op, operand, yieldsOldValue, range, place);
  const std::optional<Type> operation = operationType(op, *target.expression, *operand, place);
  if (!operation || operation->kind == TypeKind::Error) return erroneous(range);
  if (operation->isFloating()) operand = castTo(*operation, operand);
  return value(Update{target.expression, op, operand, yieldsOldValue, *operation}, target.expression->type,
               range);
}

namespace {

// Whether it may be evaluated twice: the second time it does nothing, and has the same value.
bool isRepeatable(const Expression& e) {
  if (const auto* const read = std::get_if<FieldRead>(&e.node))
    return read->receiver == nullptr || isRepeatable(*read->receiver);
  if (const auto* const element = std::get_if<ArrayRead>(&e.node))
    return isRepeatable(*element->array) && isRepeatable(*element->index);
  return std::holds_alternative<VariableRead>(e.node) || std::holds_alternative<This>(e.node) ||
         std::holds_alternative<IntegerLiteral>(e.node);
}

}  // namespace

// `x += n` of a box is `x = x + n`, where that is of the type in the box (JLS 15.26.2).
Value NumberResolver::makeBoxUpdate(const Value& target, BinaryOperator op, const Expression* operand,
                                    bool yieldsOldValue, support::SourceRange range, const Place& place) {
  if (!isRepeatable(*target.expression)) {
    std::vector<NamedPart> parts;
    const Value location{withNames(*target.expression, parts), nullptr, target.range};
    return bind(parts, makeBoxUpdate(location, op, operand, yieldsOldValue, range, place), range);
  }
  const Type type = target.expression->type;
  const Expression* const old = r_.boxes.unbox(target.expression);
  const std::optional<Type> operation = operationType(op, *old, *operand, place);
  if (!operation || operation->kind == TypeKind::Error) return erroneous(range);
  if (type.kind != TypeKind::Class || *operation != old->type) {
    error(codes::unsupported, range,
          "this operator, which assigns a box, is not supported yet: write out the assignment");
    return erroneous(range);
  }
  // The whole is of the box's type; what is computed stands at the operator and its operand.
  support::SourceRange computed = span(target.range, operand->range);
  computed.line = target.range.endLine;
  computed.column = target.range.endColumn;
  const Value result = makeArithmetic(op, old, operand, computed, place);
  const Value assigned =
      r_.operands.makeAssignment(target, r_.boxes.convert(type, result.expression, place), range, place);
  if (!yieldsOldValue) return assigned;
  const Value stepped = withOldValue(target.expression, assigned.expression, range);
  state_.steps.emplace(stepped.expression, assigned.expression);
  return stepped;
}

// The same location, by variables for what is evaluated to find it.
const Expression* NumberResolver::withNames(const Expression& location, std::vector<NamedPart>& parts) {
  const auto name = [&](const Expression* part, std::string_view word) {
    const auto* const variable =
        arena().make<Variable>(Variable{word, part->type, state_.slots++, false, part->range});
    parts.push_back({variable, part});
    return make(VariableRead{variable}, part->type, part->range);
  };
  if (const auto* const element = std::get_if<ArrayRead>(&location.node)) {
    const Expression* const array = name(element->array, "array");
    return make(ArrayRead{array, name(element->index, "index")}, location.type, location.range);
  }
  FieldRead read = std::get<FieldRead>(location.node);
  read.receiver = name(read.receiver, "object");
  return make(read, location.type, location.range);
}

// The update, behind the evaluation of the parts, as a statement too.
Value NumberResolver::bind(std::span<const NamedPart> parts, const Value& update,
                           support::SourceRange range) {
  if (update.expression->type.kind == TypeKind::Error) return update;
  const auto behindParts = [&](const Expression* body) {
    for (auto part = parts.rbegin(); part != parts.rend(); ++part)
      body = make(Let{part->variable, part->value, body}, body->type, range);
    return body;
  };
  const auto step = state_.steps.find(update.expression);
  const Expression* const whole = behindParts(update.expression);
  state_.steps.emplace(whole, step == state_.steps.end() ? whole : behindParts(step->second));
  return {whole, nullptr, range};
}

// The box that was there before the assignment: both cases of a condition that assigns.
Value NumberResolver::withOldValue(const Expression* target, const Expression* assigned,
                                   support::SourceRange range) {
  const auto* const old = arena().make<Variable>(Variable{"old", target->type, state_.slots++, false, range});
  const Expression* const read = make(VariableRead{old}, target->type, range);
  const Expression* const null = make(NullLiteral{}, nullType, range);
  const Expression* const isDone = make(Binary{BinaryOperator::Equal, assigned, null}, booleanType, range);
  const Expression* const value = make(Conditional{isDone, read, read}, target->type, range);
  return this->value(Let{old, target, value}, target->type, range);
}

// `x++` and its like.
Value NumberResolver::makeStep(const Value& target, const Token& sign, bool yieldsOldValue,
                               support::SourceRange range, const Place& place) {
  const auto op = sign.is(TokenType::INCREMENT) ? BinaryOperator::Add : BinaryOperator::Subtract;
  const Expression* const one = make(IntegerLiteral{1}, countType(), sign.range());
  return makeUpdate(target, op, one, yieldsOldValue, range, place);
}

}  // namespace warrant::ast
