#include "resolve/bodies/expressions/quantifiers.h"

#include <vector>

#include "ast/walk.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

std::vector<Grammar::ExpressionContext*> expressionsOf(const antlr4::ParserRuleContext* context) {
  std::vector<Grammar::ExpressionContext*> found;
  for (Tree* const child : context->children) {
    if (auto* const expression = grammar::as<Grammar::ExpressionContext>(child)) found.push_back(expression);
  }
  return found;
}

}  // namespace

Value QuantifierResolver::resolve(Grammar::QuantifiedContext* formula, const Place& place) {
  const support::SourceRange range = rangeOf(formula);
  const Token& word = firstToken(formula);
  if (!place.isSpecification)
    error(codes::misplaced, word.range(), inQuotes(word.text) + " stands in annotations only");
  Place inside = place;
  inside.isSpecification = true;
  inside.allowsEffects = inside.allowsUntouched = inside.allowsBinding = false;
  const std::size_t mark = state_.locals.mark();
  std::vector<const Variable*> variables;
  const Expression* condition = nullptr;
  Type type;
  for (Grammar::BinderContext* const one : formula->binders()->binder()) {
    const Binder binder = partsOf(one);
    type = typeOf(binder, type, inside);
    variables.push_back(declare(binder, type));
    if (binder.ends != nullptr) condition = both(condition, inRange(*variables.back(), binder.ends, inside));
  }
  const std::vector<Grammar::ExpressionContext*> parts = expressionsOf(formula->quantifiedBody());
  if (parts.size() > 1) condition = both(condition, r_.expressions.resolveCondition(parts[0], inside));
  const bool isIterated = word.text.ends_with('*');
  const Value body = parts.empty() ? Value{}
                     : isIterated
                         ? r_.expressions.resolve(parts.back(), inside)
                         : Value{r_.expressions.resolveCondition(parts.back(), inside), nullptr, range};
  state_.locals.leave(mark);
  if (parts.empty()) {
    error(codes::syntax, range, "expected what holds, behind ';'");
    return erroneous(range);
  }
  const std::span<const Variable* const> all = arena().copy(variables);
  if (isIterated && body.assertion != nullptr && body.assertion->grants && place.isSpecification)
    return iterated(all, condition, *body.assertion, range);
  const Expression* const claim =
      r_.expressions.checkType(booleanType, r_.assertions.toExpression(body, inside), range);
  return value(Quantified{!word.text.ends_with("exists"), all, condition, claim}, booleanType, range);
}

Value QuantifierResolver::iterated(std::span<const Variable* const> variables, const Expression* condition,
                                   const Assertion& body, support::SourceRange range) {
  for (const Variable* const variable : variables) {
    if (variable->type.kind == TypeKind::Boolean)
      error(codes::unsupported, variable->range,
            "permissions are held for all values of integers or references, not of boolean");
  }
  forEachAssertion(body, [&](const Assertion& part) {
    if (std::holds_alternative<Wand>(part.node))
      error(codes::unsupported, part.range, "wands are held one by one, not for all values of a variable");
  });
  return assertion(Iterated{variables, condition, &body}, range, true);
}

QuantifierResolver::Binder QuantifierResolver::partsOf(Grammar::BinderContext* binder) {
  if (auto* const typed = findChild<Grammar::TypedBinderContext>(binder))
    return {findToken(typed, TokenType::IDENTIFIER), findChild<Grammar::TypeContext>(typed),
            findChild<Grammar::BinderRangeContext>(typed)};
  return {findToken(binder, TokenType::IDENTIFIER), findChild<Grammar::TypeContext>(binder),
          findChild<Grammar::BinderRangeContext>(binder)};
}

Type QuantifierResolver::typeOf(const Binder& binder, const Type& previous, const Place& place) {
  if (binder.type == nullptr) {
    if (previous.kind != TypeKind::Error) return previous;
    if (binder.ends != nullptr) return integerType;
    error(codes::syntax, binder.name->range(), "expected the type of " + inQuotes(binder.name->text));
    return Type{};
  }
  const Type type = resolveType(builder_, binder.type, typePlace());
  switch (type.kind) {
    case TypeKind::Int:
    case TypeKind::Long:
      return integerType;
    case TypeKind::Integer:
    case TypeKind::Boolean:
    case TypeKind::Class:
    case TypeKind::Array:
    case TypeKind::Error:
      return type;
    default:
      error(codes::unsupported, rangeOf(binder.type),
            "in " + std::string(place.name) +
                " something is said of all values of int, long, boolean, a class or an array, not of " +
                toString(type));
      return Type{};
  }
}

const Variable* QuantifierResolver::declare(const Binder& binder, const Type& type) {
  const Token& name = *binder.name;
  const auto* const variable =
      arena().make<Variable>(Variable{name.text, type, state_.slots++, false, name.range(), true, true});
  if (const Variable* const other = state_.locals.declare(variable)) {
    error(codes::duplicate, name.range(), "there is a variable " + inQuotes(name.text) + " already",
          {{other->range, "which is this"}});
  }
  return variable;
}

const Expression* QuantifierResolver::inRange(const Variable& variable, Grammar::BinderRangeContext* ends,
                                              const Place& place) {
  const support::SourceRange range = rangeOf(ends);
  const std::vector<Grammar::ExpressionContext*> bounds = expressionsOf(ends);
  if (bounds.size() != 2 || !variable.type.isIntegral()) {
    if (variable.type.kind != TypeKind::Error || bounds.size() != 2)
      error(codes::syntax, range, "expected a range of integers, such as int i = 0 .. n");
    return make(BooleanLiteral{true}, booleanType, range);
  }
  const Expression* const read = make(VariableRead{&variable}, variable.type, variable.range);
  const Expression* const from = r_.expressions.resolveFor(integerType, bounds[0], place);
  const Expression* const to = r_.expressions.resolveFor(integerType, bounds[1], place);
  return both(make(Binary{BinaryOperator::LessOrEqual, from, read}, booleanType, range),
              make(Binary{BinaryOperator::Less, read, to}, booleanType, range));
}

const Expression* QuantifierResolver::both(const Expression* left, const Expression* right) {
  if (left == nullptr) return right;
  return make(Binary{BinaryOperator::And, left, right}, booleanType, right->range);
}

}  // namespace warrant::ast
