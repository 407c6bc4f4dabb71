#include "resolve/bodies/expressions/values/sequences.h"

#include <algorithm>

#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

Value SequenceResolver::operation(ValueOperator op, std::initializer_list<const Expression*> operands,
                                  const Type& type, support::SourceRange range) {
  const std::vector<const Expression*> list(operands);
  return value(ValueOperation{op, arena().copy(list)}, type, range);
}

const Expression* SequenceResolver::number(std::int64_t value, support::SourceRange range) {
  return make(IntegerLiteral{value}, integerType, range);
}

bool SequenceResolver::checkSequence(const Expression* expression) {
  if (expression->type.isSequence()) return r_.collections.isKnown(expression);
  if (expression->type.kind != TypeKind::Error)
    error(codes::type, expression->range,
          "expected a sequence, but this is of type " + toString(expression->type));
  return false;
}

// ------------------------------------------------------------------------------------------------- literals

Value SequenceResolver::resolveList(Grammar::SequenceContext* literal, const Place& place) {
  const support::SourceRange range = rangeOf(literal);
  if (auto* const written = findChild<Grammar::ElementTypeContext>(literal))
    return resolveEmpty(written, TypeKind::Sequence, range);
  if (findChild<Grammar::RangeEndContext>(literal) != nullptr) {
    error(codes::unsupported, range, "a range is no sequence: it stands in \\sum([from .. to], …) only");
    return erroneous(range);
  }
  std::vector<const Expression*> operands;
  Type type;
  auto* const elements = findChild<Grammar::ExpressionsContext>(literal);
  for (Grammar::ExpressionContext* const element :
       elements == nullptr ? std::vector<Grammar::ExpressionContext*>() : elements->expression()) {
    operands.push_back(r_.expressions.resolveExpression(element, place));
    const Type own = asElement(operands.back()->type);
    type = operands.size() == 1 ? own : commonType(type, own, builder_);
  }
  const bool isElement = operands.empty() || type.kind == TypeKind::Boolean ||
                         type.kind == TypeKind::Integer || type.kind == TypeKind::Class ||
                         type.kind == TypeKind::Array || type.isMathematical();
  if (!isElement) {
    const bool isReported =
        std::ranges::any_of(operands, [](const auto* one) { return one->type.kind == TypeKind::Error; });
    if (!isReported)
      error(codes::type, range, "what this is a sequence of is not known: write seq<T>{…} with its type");
    return erroneous(range);
  }
  const Value made = value(ValueOperation{ValueOperator::Literal, arena().copy(operands)},
                           builder_.types().of(TypeKind::Sequence, type), range);
  r_.collections.leaveOpen(made.expression);
  return made;
}

Value SequenceResolver::resolveEmpty(Grammar::ElementTypeContext* written, TypeKind kind,
                                     support::SourceRange range) {
  const Token& mark = firstToken(written);
  if (mark.text != "t") {
    error(codes::syntax, mark.range(),
          "expected 't' before ':', as in [t: int], the empty sequence of integers, and {t: int}");
    return erroneous(range);
  }
  const Type type = resolveElement(builder_, written->typeArgument(), typePlace());
  if (type.kind == TypeKind::Error) return erroneous(range);
  return operation(ValueOperator::Literal, {}, builder_.types().of(kind, type), range);
}

// ---------------------------------------------------------------------------------------------------- parts

Value SequenceResolver::select(const Expression* sequence, Grammar::SelectorContext* brackets,
                               support::SourceRange range, const Place& place) {
  if (!checkSequence(sequence)) return erroneous(range);
  const std::vector<Grammar::ExpressionContext*> parts = brackets->expression();
  if (parts.empty()) {
    error(codes::syntax, rangeOf(brackets), "expected an index, or a range from..to, between the brackets");
    return erroneous(range);
  }
  const Type& element = *sequence->type.element;
  const bool startsWithDots = brackets->children[1] != parts[0];
  const Expression* const first = r_.expressions.resolveFor(integerType, parts[0], place);
  if (startsWithDots)
    return operation(ValueOperator::Slice, {sequence, number(0, range), first}, sequence->type, range);
  if (findToken(brackets, TokenType::ARROW) != nullptr) {
    const Expression* const assigned = r_.expressions.resolveFor(element, parts[1], place);
    return operation(ValueOperator::Update, {sequence, first, assigned}, sequence->type, range);
  }
  if (parts.size() == 2) {
    const Expression* const second = r_.expressions.resolveFor(integerType, parts[1], place);
    return operation(ValueOperator::Slice, {sequence, first, second}, sequence->type, range);
  }
  return findToken(brackets, TokenType::DOT_DOT) != nullptr
             ? operation(ValueOperator::Slice, {sequence, first}, sequence->type, range)
             : operation(ValueOperator::Element, {sequence, first}, element, range);
}

Value SequenceResolver::selectPart(const Expression* sequence, const Token& name,
                                   support::SourceRange range) {
  if (name.text == "head")
    return operation(ValueOperator::Element, {sequence, number(0, range)}, *sequence->type.element, range);
  if (name.text == "tail")
    return operation(ValueOperator::Slice, {sequence, number(1, range)}, sequence->type, range);
  error(codes::type, name.range(),
        "a sequence has 'head', 'tail', 'size', 'isEmpty', 'set' and 'bag', but no " + inQuotes(name.text));
  return erroneous(range);
}

Value SequenceResolver::resolvePart(const Token& name, Grammar::ExpressionContext* sequence,
                                    support::SourceRange range, const Place& place) {
  const Expression* const of = r_.expressions.resolveExpression(sequence, place);
  return checkSequence(of) ? selectPart(of, name, range) : erroneous(range);
}

// ---------------------------------------------------------------------------------------------- combinations

Value SequenceResolver::prepend(const Expression* element, const Expression* sequence,
                                support::SourceRange range, const Place& place) {
  const Type own = builder_.types().of(TypeKind::Sequence, asElement(element->type));
  if (!isComplete(sequence->type)) sequence = r_.collections.settle(own, sequence, place);
  if (!checkSequence(sequence)) return erroneous(range);
  const Expression* const first = r_.numbers.convert(*sequence->type.element, element, element->range, place);
  const Expression* const head =
      operation(ValueOperator::Literal, {first}, sequence->type, element->range).expression;
  return operation(ValueOperator::Append, {head, sequence}, sequence->type, range);
}

}  // namespace warrant::ast
