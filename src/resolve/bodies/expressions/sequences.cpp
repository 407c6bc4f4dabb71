#include "resolve/bodies/expressions/sequences.h"

#include <algorithm>

#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

// As elements: numbers of annotations have no bounds.
Type asElement(const Type& type) { return type.isIntegral() ? Type{TypeKind::Integer} : type; }

}  // namespace

Value SequenceResolver::operation(SequenceOperator op, std::initializer_list<const Expression*> operands,
                                  const Type& type, support::SourceRange range) {
  const std::vector<const Expression*> list(operands);
  return value(SequenceOperation{op, arena().copy(list)}, type, range);
}

const Expression* SequenceResolver::number(std::int64_t value, support::SourceRange range) {
  return make(IntegerLiteral{value}, integerType, range);
}

bool SequenceResolver::checkSequence(const Expression* expression) {
  if (expression->type.isSequence()) return true;
  if (expression->type.kind != TypeKind::Error)
    error(codes::type, expression->range,
          "expected a sequence, but this is of type " + toString(expression->type));
  return false;
}

// ------------------------------------------------------------------------------------------------- literals

Value SequenceResolver::resolveCollection(Grammar::CollectionContext* literal, const Place& place) {
  const support::SourceRange range = rangeOf(literal);
  const Type type =
      resolveType(builder_, firstToken(literal), literal->typeArguments(), nullptr, 0, typePlace());
  std::vector<Grammar::ExpressionContext*> elements;
  for (Grammar::CollectionElementContext* const element : literal->setLiteral()->collectionElement()) {
    elements.push_back(element->expression(0));
    if (element->expression().size() == 1) continue;
    error(codes::syntax, rangeOf(element), "an element of a sequence has no key: expected no '->'");
  }
  return type.isSequence() ? this->literal(*type.element, elements, range, place) : erroneous(range);
}

Value SequenceResolver::literal(const Type& element, std::span<Grammar::ExpressionContext* const> elements,
                                support::SourceRange range, const Place& place) {
  std::vector<const Expression*> operands;
  for (Grammar::ExpressionContext* const one : elements)
    operands.push_back(r_.expressions.resolveFor(element, one, place));
  return value(SequenceOperation{SequenceOperator::Literal, arena().copy(operands)},
               builder_.types().of(TypeKind::Sequence, element), range);
}

Value SequenceResolver::resolveList(Grammar::SequenceContext* literal, const Place& place) {
  const support::SourceRange range = rangeOf(literal);
  std::vector<const Expression*> operands;
  Type type;
  for (Grammar::ExpressionContext* const element : literal->expression()) {
    operands.push_back(r_.expressions.resolveExpression(element, place));
    const Type own = asElement(operands.back()->type);
    type = operands.size() == 1 ? own : commonType(type, own, builder_);
  }
  if (operands.empty()) {
    error(codes::type, range, "what this is a sequence of is not known here: write seq<T>{}");
    return erroneous(range);
  }
  const bool isElement = type.kind == TypeKind::Boolean || type.kind == TypeKind::Integer ||
                         type.kind == TypeKind::Class || type.kind == TypeKind::Array || type.isSequence();
  if (!isElement) {
    const bool isReported =
        std::ranges::any_of(operands, [](const auto* one) { return one->type.kind == TypeKind::Error; });
    if (!isReported)
      error(codes::type, range, "what this is a sequence of is not known: write seq<T>{…} with its type");
    return erroneous(range);
  }
  return value(SequenceOperation{SequenceOperator::Literal, arena().copy(operands)},
               builder_.types().of(TypeKind::Sequence, type), range);
}

// ---------------------------------------------------------------------------------------------------- parts

Value SequenceResolver::resolveSize(Grammar::SizeContext* size, const Place& place) {
  const support::SourceRange range = rangeOf(size);
  const Expression* const sequence = r_.expressions.resolveExpression(size->expression(), place);
  if (!checkSequence(sequence)) return erroneous(range);
  return operation(SequenceOperator::Length, {sequence}, integerType, range);
}

Value SequenceResolver::select(const Expression* sequence, Grammar::SelectorContext* brackets,
                               support::SourceRange range, const Place& place) {
  const std::vector<Grammar::ExpressionContext*> parts = brackets->expression();
  if (parts.empty()) {
    error(codes::syntax, rangeOf(brackets), "expected an index, or a range from..to, between the brackets");
    return erroneous(range);
  }
  const Type& element = *sequence->type.element;
  const bool startsWithDots = brackets->children[1] != parts[0];
  const Expression* const first = r_.expressions.resolveFor(integerType, parts[0], place);
  if (startsWithDots)
    return operation(SequenceOperator::Slice, {sequence, number(0, range), first}, sequence->type, range);
  if (findToken(brackets, TokenType::ARROW) != nullptr) {
    const Expression* const assigned = r_.expressions.resolveFor(element, parts[1], place);
    return operation(SequenceOperator::Update, {sequence, first, assigned}, sequence->type, range);
  }
  if (parts.size() == 2) {
    const Expression* const second = r_.expressions.resolveFor(integerType, parts[1], place);
    return operation(SequenceOperator::Slice, {sequence, first, second}, sequence->type, range);
  }
  return findToken(brackets, TokenType::DOT_DOT) != nullptr
             ? operation(SequenceOperator::Slice, {sequence, first}, sequence->type, range)
             : operation(SequenceOperator::Element, {sequence, first}, element, range);
}

Value SequenceResolver::selectPart(const Expression* sequence, const Token& name,
                                   support::SourceRange range) {
  if (name.text == "head")
    return operation(SequenceOperator::Element, {sequence, number(0, range)}, *sequence->type.element, range);
  if (name.text == "tail")
    return operation(SequenceOperator::Slice, {sequence, number(1, range)}, sequence->type, range);
  if (name.text == "isEmpty") {
    const Expression* const length =
        operation(SequenceOperator::Length, {sequence}, integerType, range).expression;
    return value(Binary{BinaryOperator::Equal, length, number(0, range)}, booleanType, range);
  }
  const bool isOfOther = name.text == "set" || name.text == "bag";
  error(isOfOther ? codes::unsupported : codes::type, name.range(),
        isOfOther ? inQuotes(name.text) + " of a sequence is not supported yet"
                  : "a sequence has 'head', 'tail' and 'isEmpty', but no " + inQuotes(name.text));
  return erroneous(range);
}

// ---------------------------------------------------------------------------------------------- combinations

Value SequenceResolver::append(const Expression* left, const Expression* right, support::SourceRange range) {
  if (!checkSequence(left) || !checkSequence(right)) return erroneous(range);
  if (left->type != right->type) {
    error(codes::type, range,
          "a " + toString(left->type) + " is not appended to by a " + toString(right->type));
    return erroneous(range);
  }
  return operation(SequenceOperator::Append, {left, right}, left->type, range);
}

Value SequenceResolver::prepend(const Expression* element, const Expression* sequence,
                                support::SourceRange range, const Place& place) {
  if (!checkSequence(sequence)) return erroneous(range);
  const Expression* const first = r_.numbers.convert(*sequence->type.element, element, element->range, place);
  const Expression* const head =
      operation(SequenceOperator::Literal, {first}, sequence->type, element->range).expression;
  return operation(SequenceOperator::Append, {head, sequence}, sequence->type, range);
}

Value SequenceResolver::contains(const Expression* element, const Expression* sequence,
                                 support::SourceRange range, const Place& place) {
  if (!checkSequence(sequence)) return erroneous(range);
  const Expression* const found = r_.numbers.convert(*sequence->type.element, element, element->range, place);
  return operation(SequenceOperator::Contains, {sequence, found}, booleanType, range);
}

}  // namespace warrant::ast
