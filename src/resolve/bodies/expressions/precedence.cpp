#include "resolve/bodies/expressions/precedence.h"

#include <algorithm>
#include <optional>

#include "ast/values/constants.h"
#include "ast/walk.h"
#include "resolve/bodies/expressions/conversions.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

Precedence precedenceOfBits(std::string_view sign) {
  if (sign == "|") return Precedence::BitOr;
  if (sign == "^") return Precedence::BitXor;
  return sign == "&" ? Precedence::BitAnd : Precedence::Shift;
}

Precedence precedenceOf(const Token& token) {
  switch (token.type) {
    case TokenType::EQUIVALENT:
      return Precedence::Equivalence;
    case TokenType::IMPLIES:
    case TokenType::WAND:
      return Precedence::Implication;
    case TokenType::OR:
      return Precedence::Disjunction;
    case TokenType::AND:
    case TokenType::STAR_STAR:
      return Precedence::Conjunction;
    case TokenType::EQUAL:
    case TokenType::NOT_EQUAL:
      return Precedence::Equality;
    case TokenType::LESS:
    case TokenType::LESS_OR_EQUAL:
    case TokenType::GREATER:
    case TokenType::GREATER_OR_EQUAL:
    case TokenType::INSTANCEOF:
      return Precedence::Relational;
    case TokenType::BIT_OPERATOR:
      return precedenceOfBits(token.text);
    case TokenType::PLUS:
    case TokenType::MINUS:
    case TokenType::CONS:
      return Precedence::Additive;
    case TokenType::IN:
      return Precedence::Relational;
    default:
      return Precedence::Multiplicative;
  }
}

// Of a comparison.
BinaryOperator comparisonOf(std::size_t type) {
  switch (type) {
    case TokenType::LESS:
      return BinaryOperator::Less;
    case TokenType::LESS_OR_EQUAL:
      return BinaryOperator::LessOrEqual;
    case TokenType::GREATER:
      return BinaryOperator::Greater;
    case TokenType::GREATER_OR_EQUAL:
      return BinaryOperator::GreaterOrEqual;
    case TokenType::NOT_EQUAL:
      return BinaryOperator::NotEqual;
    default:
      return BinaryOperator::Equal;
  }
}

// Of the sign before the `=` of a compound assignment, too.
BinaryOperator arithmeticOf(std::string_view sign) {
  constexpr std::pair<std::string_view, BinaryOperator> operators[] = {
      {"+", BinaryOperator::Add},         {"-", BinaryOperator::Subtract},
      {"*", BinaryOperator::Multiply},    {"/", BinaryOperator::Divide},
      {"%", BinaryOperator::Remainder},   {"<<", BinaryOperator::ShiftLeft},
      {">>", BinaryOperator::ShiftRight}, {">>>", BinaryOperator::ShiftRightUnsigned},
      {"&", BinaryOperator::BitAnd},      {"|", BinaryOperator::BitOr},
      {"^", BinaryOperator::BitXor}};
  return std::ranges::find(operators, sign, [](const auto& entry) { return entry.first; })->second;
}

}  // namespace

FlatExpression::FlatExpression(Resolver& resolver, Grammar::ExpressionContext* context, const Place& place)
    : BodyPart(resolver), place_(place) {
  split(context);
}

FlatExpression::FlatExpression(Resolver& resolver, Grammar::OperandContext* operand, const Place& place)
    : BodyPart(resolver), place_(place) {
  operands_.push_back({operand, {}, {}});
}

Value FlatExpression::resolve() {
  mark_ = state_.locals.mark();
  resolveOperands();
  state_.locals.leave(mark_);
  if (assignment_ != nullptr) return assign();
  resolveStars();
  return conditional(0);
}

// ------------------------------------------------------------------------------------------------- the parts

void FlatExpression::split(Grammar::ExpressionContext* context) {
  for (Tree* const child : context->children) {
    if (const Token* const token = asToken(child)) {
      if (token->is(TokenType::ASSIGN) || token->is(TokenType::ASSIGN_WITH)) {
        assignment_ = token;
      } else if (!token->is(TokenType::QUESTION) && !token->is(TokenType::COLON)) {
        operators_.push_back({token->getType(), token, precedenceOf(*token)});
      }
    } else if (auto* const operand = grammar::as<Grammar::OperandContext>(child)) {
      operands_.push_back({operand, {}, {}});
    } else if (auto* const pattern = grammar::as<Grammar::PatternContext>(child)) {
      operands_.push_back({nullptr, {}, {}, pattern});
    } else if (auto* const operation = grammar::as<Grammar::ForeignOperationContext>(child)) {
      const Token& sign = firstToken(operation);
      operators_.push_back({sign.getType(), &sign, precedenceOf(sign)});
      operands_.push_back({operation->operand(), {}, {}});
    } else {
      auto* const nested = static_cast<Grammar::ExpressionContext*>(child);
      Grammar::ExpressionContext*& part = assignment_ != nullptr ? assigned_
                                          : onTrue_ == nullptr   ? onTrue_
                                                                 : onFalse_;
      part = nested;
    }
  }
}

void FlatExpression::resolveOperands() {
  for (std::size_t i = 0; i < operands_.size(); ++i) {
    Operand& operand = operands_[i];
    if (i > 0) enterOperand(i);
    if (operand.pattern != nullptr) {
      operand.tested = resolveType(builder_, operand.pattern->type(), typePlace());
      const Expression* const tested = r_.assertions.toExpression(operands_[i - 1].value, place_);
      operand.variable = r_.patterns.patternVariable(operand.pattern, operand.tested, tested, place_);
      const support::SourceRange place = rangeOf(operand.pattern);
      operand.value = {make(NullLiteral{}, Type{}, place), nullptr, place};  // no value, and no mistake
      continue;
    }
    const auto& children = operand.context->children;
    const auto firstOther = children.begin() + static_cast<std::ptrdiff_t>(countPrefixes(operand.context));
    operand.prefixes.assign(children.begin(), firstOther);
    if (operand.prefixes.size() > deepestNesting) {
      error(codes::nesting, rangeOf(operand.context),
            "nested too deeply: more than " + std::to_string(deepestNesting) + " prefixes");
      operand.prefixes.clear();
    }
    operand.value = r_.operands.resolveOperand(operand.context, place_);
  }
}

bool FlatExpression::isMathematical(const Value& value) {
  return value.expression != nullptr && value.expression->type.isMathematical();
}

// Whether both neighbours of the star are numbers, sets or bags.
bool FlatExpression::mayMultiply(std::size_t star) const {
  const auto isNumber = [](const Operand& operand) {
    const bool isNegation = !operand.prefixes.empty() && isToken(operand.prefixes.back(), TokenType::NOT);
    return (operand.value.isNumber() || isMathematical(operand.value)) && !isNegation;
  };
  const auto isUnknown = [](const Operand& operand) {
    return operand.value.expression != nullptr && operand.value.expression->type.kind == TypeKind::Error;
  };
  const Operand& left = operands_[star];
  const Operand& right = operands_[star + 1];
  return (isNumber(left) || isUnknown(left)) && (isNumber(right) || isUnknown(right));
}

// Decides for each `*` of the inline dialect whether it multiplies or separates. It separates unless both
// neighbours are integers; and between two comparisons one of which is an equality, as in `x = a * y = b`,
// since a product could not be compared twice.
void FlatExpression::resolveStars() {
  if (isJava() || !place_.isSpecification) return;
  struct Comparisons {
    bool any = false;
    bool isEquality = false;
    void add(const Operator& op) {
      any |= op.precedence == Precedence::Equality || op.precedence == Precedence::Relational;
      isEquality |= op.precedence == Precedence::Equality;
    }
  };
  const auto separates = [this](std::size_t i) {
    if (operators_[i].type == TokenType::STAR) return !mayMultiply(i);
    return operators_[i].precedence <= Precedence::Conjunction;
  };
  std::vector<Comparisons> behind(operators_.size() + 1);  // up to what certainly separates
  for (std::size_t i = operators_.size(); i-- > 0;) {
    if (separates(i)) continue;
    behind[i] = behind[i + 1];
    behind[i].add(operators_[i]);
  }
  Comparisons before;
  for (std::size_t i = 0; i < operators_.size(); ++i) {
    Operator& op = operators_[i];
    const bool betweenComparisons =
        before.any && behind[i].any && (before.isEquality || behind[i].isEquality);
    if (op.type == TokenType::STAR && (separates(i) || betweenComparisons)) {
      op.type = TokenType::STAR_STAR;
      op.precedence = Precedence::Conjunction;
    }
    if (op.precedence <= Precedence::Conjunction) {
      before = {};
    } else {
      before.add(op);
    }
  }
}

// ------------------------------------------------------------------------------------------------- the shape

Value FlatExpression::conditional(std::size_t firstPrefix) {
  Value condition = binary(Precedence::Equivalence, firstPrefix);
  if (onTrue_ == nullptr || next_ != operators_.size()) return condition;
  Grammar::ExpressionContext* const onTrue = std::exchange(onTrue_, nullptr);
  const auto resolveWhen = [&](bool outcome, Grammar::ExpressionContext* part) {
    r_.patterns.declarePatterns(condition, outcome);
    const Value value = r_.expressions.resolve(part, place_);
    state_.locals.leave(mark_);
    return value;
  };
  const Value whenTrue = resolveWhen(true, onTrue);
  return choose(condition, whenTrue, resolveWhen(false, onFalse_));
}

Value FlatExpression::binary(Precedence weakest, std::size_t firstPrefix) {
  Value left = prefixed(firstPrefix);
  const bool mayChain = place_.isSpecification || !isJava();
  std::optional<Value> chainEnd;  // the right side of the relation that `left` is
  while (next_ < operators_.size() && operators_[next_].precedence >= weakest) {
    if (place_.isSpecification && operators_[next_].precedence == Precedence::Conjunction) {
      left = conjunction(left);
      chainEnd = std::nullopt;
      continue;
    }
    const Operator op = operators_[next_++];
    const bool isRightAssociative = op.precedence == Precedence::Implication || op.type == TokenType::CONS;
    if (op.type == TokenType::INSTANCEOF) {
      left = test(operands_[next_], left);
      chainEnd = std::nullopt;
      continue;
    }
    const Value right = binary(isRightAssociative ? op.precedence : tighterThan(op.precedence), 0);
    const bool isRelation = op.precedence == Precedence::Relational && op.type != TokenType::IN;
    if (isRelation && chainEnd && mayChain) {
      refuseEffects(*chainEnd);
      left = conjoin(left, combine(op, *chainEnd, right));
    } else {
      left = combine(op, left, right);
    }
    chainEnd = isRelation ? std::optional(right) : std::nullopt;
  }
  return left;
}

// What stands in the middle of a chain is an operand of both relations.
void FlatExpression::refuseEffects(const Value& middle) {
  if (middle.expression != nullptr && hasEffects(*middle.expression))
    error(codes::impure, middle.range,
          "what is compared twice, in the middle of a chain, may have no effects");
}

// Left to right, where no part grants permissions, as Java does. Otherwise halves of halves: what is known of
// a part is then found in a logarithm of their number of steps, in snapshots as on the stack.
Value FlatExpression::conjunction(Value first) {
  std::vector<Value> parts{first};
  while (next_ < operators_.size() && operators_[next_].precedence == Precedence::Conjunction) {
    ++next_;
    parts.push_back(binary(tighterThan(Precedence::Conjunction), 0));
  }
  const auto grants = [](const Value& part) { return part.assertion != nullptr && part.assertion->grants; };
  if (std::ranges::any_of(parts, grants)) return conjoinHalves(parts);
  Value all = parts.front();
  for (const Value& part : std::span(parts).subspan(1)) all = conjoin(all, part);
  return all;
}

Value FlatExpression::conjoinHalves(std::span<const Value> parts) {
  if (parts.size() == 1) return parts.front();
  const std::size_t half = (parts.size() + 1) / 2;
  return conjoin(conjoinHalves(parts.first(half)), conjoinHalves(parts.subspan(half)));
}

Value FlatExpression::prefixed(std::size_t firstPrefix) {
  const Operand& operand = operands_[next_];
  const auto isGhost = [](Tree* prefix) { return asToken(prefix) == nullptr; };
  const auto first = operand.prefixes.begin() + static_cast<std::ptrdiff_t>(firstPrefix);
  const auto ghost = std::find_if(first, operand.prefixes.end(), isGhost);
  Value result = operand.value;
  auto applied = operand.prefixes.end();
  if (ghost != operand.prefixes.end()) {
    const Value body = conditional(static_cast<std::size_t>(ghost - operand.prefixes.begin()) + 1);
    result = applyGhostPrefix(static_cast<Grammar::GhostPrefixContext*>(*ghost), body);
    applied = ghost;
  }
  while (applied != first) result = applyPrefix(*asToken(*--applied), result);
  return result;
}

// ------------------------------------------------------------------------------------------------- the nodes

Value FlatExpression::applyPrefix(const Token& prefix, Value operand) {
  const support::SourceRange range = span(prefix.range(), operand.range);
  switch (prefix.type) {
    case TokenType::NOT:
      return value(Unary{UnaryOperator::Not, ofType(booleanType, operand)}, booleanType, range);
    case TokenType::PLUS: {
      const Expression* const number = ofNumber(operand);
      const Type type = r_.numbers.arithmeticType(number->type, intType, place_);
      return {number->type.isNumeric() ? r_.numbers.castTo(type, number) : number, nullptr, range};
    }
    case TokenType::MINUS:
    case TokenType::COMPLEMENT: {
      const auto op = prefix.is(TokenType::MINUS) ? UnaryOperator::Minus : UnaryOperator::Complement;
      return r_.numbers.makeSigned(op, ofNumber(operand), range, place_);
    }
    default:
      return r_.numbers.makeStep(operand, prefix, false, range, place_);
  }
}

Value FlatExpression::applyGhostPrefix(Grammar::GhostPrefixContext* prefix, Value body) {
  const support::SourceRange range = span(rangeOf(prefix), body.range);
  const Expression* const inner = plain(body);
  const Token& word = firstToken(prefix);
  // It reaches to the end of the expression, which must be no other grouping than javac's, who does not see
  // it.
  const auto& before = prefix->parent->children;
  const auto ghostsBefore =
      std::ranges::find_if(before, [](Tree* child) { return asToken(child) != nullptr; });
  const bool isFirst = prefix->parent == operands_.front().context &&
                       std::find(before.begin(), ghostsBefore, prefix) != ghostsBefore;
  const bool isWithinCode = isJava() && !place_.isSpecification;
  if (isWithinCode && !isFirst) {
    error(codes::misplaced, rangeOf(prefix),
          inQuotes(word.text) + " must stand where an expression starts; put parentheses around it");
  }
  Place place = place_;
  place.isSpecification = true;
  place.allowsEffects = false;
  Grammar::OperandContext* const operand = prefix->operand();
  const Value what = r_.operands.resolveOperand(operand, place);
  if (word.is(TokenType::OPENING)) {
    const auto [instance, amount] = r_.assertions.resolveInstance(what, "opening");
    if (instance == nullptr) return {inner, nullptr, range};
    return value(Opening{instance, inner, amount}, inner->type, range);
  }
  const Expression* const call = r_.assertions.resolveUsed(what);
  if (call == nullptr) return {inner, nullptr, range};
  return value(Using{call, inner}, inner->type, range);
}

Value FlatExpression::combine(const Operator& op, Value left, Value right) {
  const bool takesValues = op.precedence != Precedence::Implication &&
                           op.precedence != Precedence::Conjunction && op.type != TokenType::STAR;
  if (takesValues && place_.isSpecification) {
    const auto grants = [](const Value& value) {
      return value.assertion != nullptr && value.assertion->grants;
    };
    if (grants(left) || grants(right)) return refuseOperand(op, grants(left) ? left : right);
  }
  if (op.type == TokenType::WAND) return r_.assertions.makeWand(*op.token, left, right, place_);
  switch (op.precedence) {
    case Precedence::Equivalence:
      return logical(BinaryOperator::Equal, left, right);
    case Precedence::Implication:
      return implies(left, right);
    case Precedence::Disjunction:
      return logical(BinaryOperator::Or, left, right);
    case Precedence::Conjunction:
      return conjoin(left, right);
    case Precedence::Equality:
    case Precedence::Relational:
      return relation(op, left, right);
    default:
      return arithmetic(op, left, right);
  }
}

// An assertion that holds permissions is no operand of that operator.
Value FlatExpression::refuseOperand(const Operator& op, const Value& operand) {
  error(codes::predicateInCode, operand.range,
        "a predicate, acc(…) or untouched(…) cannot be an operand of " + inQuotes(op.token->text) +
            (op.type == TokenType::BIT_OPERATOR
                 ? ": assertions are joined by '&&' or '**'"
                 : ": it may stand in conjunctions and behind '==>' and '?' only"));
  return erroneous(operand.range);
}

Value FlatExpression::logical(BinaryOperator op, Value left, Value right) {
  const Expression* const first = ofType(booleanType, left);
  return value(Binary{op, first, ofType(booleanType, right)}, booleanType, span(left.range, right.range));
}

Value FlatExpression::conjoin(Value left, Value right) {
  if (!place_.isSpecification) return logical(BinaryOperator::And, left, right);
  const Assertion* const first = r_.assertions.toAssertion(left);
  const Assertion* const second = r_.assertions.toAssertion(right);
  return assertion(Star{first, second}, span(left.range, right.range), first->grants || second->grants);
}

Value FlatExpression::implies(Value left, Value right) {
  if (right.expression != nullptr) return logical(BinaryOperator::Implies, left, right);
  const support::SourceRange range = span(left.range, right.range);
  const Expression* const yes = make(BooleanLiteral{true}, booleanType, range);
  const Assertion* const nothing = r_.assertions.toAssertion({yes, nullptr, range});
  const Expression* const condition = ofType(booleanType, left);
  r_.amounts.refuseBindings(*right.assertion);
  return assertion(ConditionalAssertion{condition, right.assertion, nothing}, range, right.assertion->grants);
}

Value FlatExpression::test(const Operand& pattern, Value left) {
  const support::SourceRange range = span(left.range, rangeOf(pattern.pattern));
  return r_.patterns.makeInstanceOf(plain(left), pattern.tested, pattern.variable, range, place_);
}

Value FlatExpression::relation(const Operator& op, Value left, Value right) {
  const support::SourceRange range = span(left.range, right.range);
  const BinaryOperator comparison = comparisonOf(op.type);
  if (op.type == TokenType::IN) {
    const Expression* const element = plain(left);
    return r_.collections.contains(element, plain(right), range, place_);
  }
  if (op.precedence == Precedence::Relational) {
    if (isMathematical(left) || isMathematical(right)) {
      const Expression* const first = plain(left);
      return r_.collections.compare(comparison, first, plain(right), range, place_);
    }
    const Expression* const first = ofNumber(left);
    const Expression* const second = ofNumber(right);
    return AmountResolver::areAmounts(*first, *second)
               ? r_.amounts.operation(comparison, first, second, range)
               : r_.numbers.makeComparison(comparison, first, second, range);
  }
  const Expression* first = plain(left);
  const Expression* second = plain(right);
  first = r_.collections.settle(second->type, first, place_);
  second = r_.collections.settle(first->type, second, place_);
  r_.boxes.unboxBeside(first, second);
  if (!r_.collections.isKnown(first) || !r_.collections.isKnown(second)) return erroneous(range);
  if (!isComparable(first->type, second->type)) {
    error(codes::type, range,
          "a value of type " + toString(first->type) + " cannot be compared with one of type " +
              toString(second->type));
  }
  return AmountResolver::areAmounts(*first, *second)
             ? r_.amounts.operation(comparison, first, second, range)
             : r_.numbers.makeComparison(comparison, first, second, range);
}

Value FlatExpression::arithmetic(const Operator& op, Value left, Value right) {
  const support::SourceRange range = span(left.range, right.range);
  if (op.type == TokenType::FRACTION) {
    const Expression* const above = plain(left);
    return {r_.amounts.fraction(above, plain(right), range), nullptr, range};
  }
  const bool isStar = op.type == TokenType::STAR;
  if (isStar && (left.assertion != nullptr || right.assertion != nullptr)) {
    error(codes::type, op.token->range(),
          "'*' multiplies here; separating conjunction is written '&&' or '**'");
    return conjoin(left, right);
  }
  const Expression* first = plain(left);
  const Expression* second = plain(right);
  if (op.type == TokenType::CONS) return r_.sequences.prepend(first, second, range, place_);
  if (op.token->text == "++" || first->type.isMathematical() || second->type.isMathematical()) {
    const bool isJoin = isStringType(first->type) || isStringType(second->type);
    if (!isJoin) return r_.collections.combine(op.token->text, first, second, range, place_);
  }
  const bool isConcatenation =
      op.type == TokenType::PLUS && (isStringType(first->type) || isStringType(second->type));
  if (isConcatenation) return concatenation(first, second, range);
  first = r_.boxes.unbox(first);
  second = r_.boxes.unbox(second);
  if (AmountResolver::areAmounts(*first, *second))
    return r_.amounts.operation(arithmeticOf(op.token->text), first, second, range);
  return r_.numbers.makeArithmetic(arithmeticOf(op.token->text), first, second, range, place_);
}

void FlatExpression::reportDisagreement(const Type& onTrue, const Type& onFalse, support::SourceRange range) {
  const std::string types = toString(onTrue) + " and " + toString(onFalse);
  if (!isPrimitive(onTrue) && !isPrimitive(onFalse) && !(isBox(onTrue) && isBox(onFalse)))
    return error(codes::type, range, "the two values of '?:' do not agree: " + types);
  error(codes::unsupported, range,
        "boxing of one of the values of '?:' is not supported yet: they are " + types + "; write a cast");
}

Value FlatExpression::choose(Value condition, Value onTrue, Value onFalse) {
  const support::SourceRange range = span(condition.range, onFalse.range);
  const Expression* const test = ofType(booleanType, condition);
  if (onTrue.expression != nullptr && onFalse.expression != nullptr) {
    onTrue.expression = r_.collections.settle(onFalse.expression->type, onTrue.expression, place_);
    onFalse.expression = r_.collections.settle(onTrue.expression->type, onFalse.expression, place_);
    // What a generic method yields is no number before it is known what is wanted (JLS 15.25).
    const auto isOpen = [&](const Expression* arm, const Expression* other) {
      return state_.polyCalls.contains(arm) && isBox(arm->type) && arm->type != other->type &&
             (isPrimitive(other->type) || isBox(other->type));
    };
    if (isOpen(onTrue.expression, onFalse.expression) || isOpen(onFalse.expression, onTrue.expression)) {
      reportDisagreement(onTrue.expression->type, onFalse.expression->type, range);
      return erroneous(range);
    }
    r_.boxes.makeAlike(onTrue.expression, onFalse.expression, place_);
    const Type type = r_.numbers.conditionalType(*onTrue.expression, *onFalse.expression);
    const bool isError = onTrue.expression->type.kind == TypeKind::Error;
    if (type.kind == TypeKind::Void || (type.kind == TypeKind::Error && !isError)) {
      reportDisagreement(onTrue.expression->type, onFalse.expression->type, range);
    }
    const Expression* const first = r_.numbers.settle(type, onTrue.expression, place_);
    return value(Conditional{test, first, r_.numbers.settle(type, onFalse.expression, place_)}, type, range);
  }
  const Assertion* const first = r_.assertions.toAssertion(onTrue);
  const Assertion* const second = r_.assertions.toAssertion(onFalse);
  for (const Assertion* const arm : {first, second}) r_.amounts.refuseBindings(*arm);
  return assertion(ConditionalAssertion{test, first, second}, range, first->grants || second->grants);
}

Value FlatExpression::assign() {
  const bool isTarget = operators_.empty() && operands_.front().prefixes.empty();
  const Value target = operands_.front().value;
  const support::SourceRange range = span(target.range, rangeOf(assigned_));
  const bool isPlain = assignment_->is(TokenType::ASSIGN);
  const bool isComparisonMeant = isJava() && isPlain && !place_.allowsEffects;
  if (isComparisonMeant) {
    error(codes::impure, assignment_->range(),
          "an assignment may not stand in " + std::string(place_.name) + "; '==' compares");
    r_.expressions.resolveExpression(assigned_, place_);
    return erroneous(range);
  }
  if (!isTarget) {
    error(codes::syntax, assignment_->range(), "what stands before an assignment must be assignable");
    return erroneous(range);
  }
  if (!isPlain) {
    const Expression* const operand = r_.expressions.resolveExpression(assigned_, place_);
    const std::string_view sign = assignment_->text.substr(0, assignment_->text.size() - 1);
    const bool isAppended = target.expression != nullptr && isStringType(target.expression->type);
    if (sign == "+" && (isAppended || isStringType(operand->type))) return append(target, operand, range);
    if (isMathematical(target)) {  // found twice, which has no effects in annotations
      const Value combined = r_.collections.combine(sign, target.expression, operand, range, place_);
      return r_.operands.makeAssignment(target, combined.expression, range, place_);
    }
    return r_.numbers.makeUpdate(target, arithmeticOf(sign), operand, false, range, place_);
  }
  const Type wanted = target.expression != nullptr ? target.expression->type : Type{};
  const Expression* const value = r_.expressions.resolveFor(wanted, assigned_, place_);
  return r_.operands.makeAssignment(target, value, range, place_);
}

}  // namespace warrant::ast
