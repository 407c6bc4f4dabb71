#include "resolve/bodies/expressions/vectors.h"

#include <vector>

#include "resolve/bodies/resolver.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

template <class Context>
Context* soleOperand(Grammar::ExpressionContext* expression) {
  if (expression->children.size() != 1) return nullptr;
  auto* const operand = static_cast<Grammar::OperandContext*>(expression->children[0]);
  return operand->children.size() == 1 ? grammar::as<Context>(operand->children[0]) : nullptr;
}

// `\vcmp(v, w)`, `\vrep(e)`; nullptr: it is another expression.
Grammar::JmlWordContext* wordIn(Grammar::ExpressionContext* expression, std::string_view name) {
  auto* const word = soleOperand<Grammar::JmlWordContext>(expression);
  return word != nullptr && firstToken(word).text == name ? word : nullptr;
}

std::vector<Grammar::ExpressionContext*> argumentsOf(const antlr4::ParserRuleContext* word) {
  std::vector<Grammar::ExpressionContext*> found;
  auto* const list = findChild<Grammar::WordArgumentsContext>(word);
  if (list == nullptr) return found;
  for (Grammar::WordArgumentContext* const argument : list->wordArgument()) {
    if (argument->expression() != nullptr) found.push_back(argument->expression());
  }
  return found;
}

// The ends of `[from .. to]`; none: it is something else.
std::vector<Grammar::ExpressionContext*> endsOf(Grammar::ExpressionContext* range) {
  auto* const list = soleOperand<Grammar::SequenceContext>(range);
  auto* const end = list == nullptr ? nullptr : findChild<Grammar::RangeEndContext>(list);
  auto* const begin = list == nullptr ? nullptr : findChild<Grammar::ExpressionsContext>(list);
  if (begin == nullptr || end == nullptr) return {};
  const std::vector<Grammar::ExpressionContext*> first = begin->expression();
  if (first.size() != 1) return {};
  return {first.front(), end->expression()};
}

}  // namespace

bool VectorResolver::isSum(const antlr4::ParserRuleContext& word) {
  return firstToken(&word).text == "\\sum" && findChild<Grammar::WordArgumentsContext>(&word) != nullptr;
}

Value VectorResolver::resolveSum(Grammar::JmlWordContext* word, const Place& place) {
  const support::SourceRange range = rangeOf(word);
  const std::vector<Grammar::ExpressionContext*> arguments = argumentsOf(word);
  const std::vector<Grammar::ExpressionContext*> ends =
      arguments.size() == 2 ? endsOf(arguments[0]) : arguments;
  if (arguments.size() != 2 || ends.size() != 2) {
    error(codes::syntax, range, "a sum is written (\\sum int i; range; e), or \\sum([from .. to], vector)");
    return erroneous(range);
  }
  Place inside = place;
  inside.isQuantified = true;
  inside.allowsEffects = inside.allowsUntouched = inside.allowsBinding = false;
  const auto* const variable = arena().make<Variable>(
      Variable{"index", integerType, state_.slots++, false, firstToken(word).range(), true, true});
  const Expression* const index = make(VariableRead{variable}, integerType, variable->range);
  const Expression* const from = r_.expressions.resolveFor(integerType, ends[0], inside);
  const Expression* const to = r_.expressions.resolveFor(integerType, ends[1], inside);
  const auto compare = [&](BinaryOperator op, const Expression* left, const Expression* right) {
    return make(Binary{op, left, right}, booleanType, range);
  };
  const Expression* const isWithin =
      compare(BinaryOperator::And, compare(BinaryOperator::LessOrEqual, from, index),
              compare(BinaryOperator::Less, index, to));
  Grammar::JmlWordContext* const compared = wordIn(arguments[1], "\\vcmp");
  const Expression* const body =
      compared != nullptr ? areEqual(compared, index, inside) : elementOf(arguments[1], index, inside);
  if (body == nullptr) return erroneous(range);
  const Quantifier quantifier = compared != nullptr ? Quantifier::Count : Quantifier::Sum;
  return value(Quantified{quantifier, arena().copy(std::vector{variable}), isWithin, body}, integerType,
               range);
}

const Expression* VectorResolver::areEqual(Grammar::JmlWordContext* compared, const Expression* index,
                                           const Place& place) {
  const std::vector<Grammar::ExpressionContext*> vectors = argumentsOf(compared);
  if (vectors.size() != 2) {
    error(codes::syntax, rangeOf(compared), "'\\vcmp' takes two vectors: \\vcmp(v, w)");
    return nullptr;
  }
  const Expression* const left = elementOf(vectors[0], index, place);
  const Expression* const right = elementOf(vectors[1], index, place);
  if (left == nullptr || right == nullptr) return nullptr;
  return make(Binary{BinaryOperator::Equal, left, right}, booleanType, rangeOf(compared));
}

const Expression* VectorResolver::elementOf(Grammar::ExpressionContext* vector, const Expression* index,
                                            const Place& place) {
  if (Grammar::JmlWordContext* const repeated = wordIn(vector, "\\vrep")) {
    const std::vector<Grammar::ExpressionContext*> arguments = argumentsOf(repeated);
    if (arguments.size() == 1) return r_.expressions.resolveFor(integerType, arguments[0], place);
    error(codes::syntax, rangeOf(repeated), "'\\vrep' takes one number: \\vrep(e)");
    return nullptr;
  }
  const Expression* const sequence = r_.expressions.resolveExpression(vector, place);
  if (sequence->type.kind == TypeKind::Error) return nullptr;
  if (!sequence->type.isSequence() || !sequence->type.element->isIntegral()) {
    error(codes::type, sequence->range,
          "expected a sequence of integers, but this is of type " + toString(sequence->type));
    return nullptr;
  }
  return make(ValueOperation{ValueOperator::Element, arena().copy(std::vector{sequence, index})},
              *sequence->type.element, sequence->range);
}

}  // namespace warrant::ast
