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
  const Token& word = firstToken(formula);
  Scope scope = enter(word, place);
  for (Grammar::BinderContext* const one : formula->binders()->binder()) add(scope, partsOf(one));
  const support::SourceRange range = rangeOf(formula);
  const std::vector<Grammar::ExpressionContext*> parts = expressionsOf(formula->quantifiedBody());
  addCondition(scope, parts);
  const bool isIterated = word.text.ends_with('*');
  const Value body = parts.empty() ? Value{}
                     : isIterated
                         ? r_.expressions.resolve(parts.back(), scope.inside)
                         : Value{r_.expressions.resolveCondition(parts.back(), scope.inside), nullptr, range};
  state_.locals.leave(scope.mark);
  if (parts.empty()) return lacksBody(range);
  const std::span<const Variable* const> all = arena().copy(scope.variables);
  if (isIterated && body.assertion != nullptr && body.assertion->grants && place.isSpecification)
    return iterated(all, scope.condition, *body.assertion, range);
  const Expression* const claim =
      r_.expressions.checkType(booleanType, r_.assertions.toExpression(body, scope.inside), range);
  const bool isExists = word.text.ends_with("exists") || word.text == "∃";
  const Quantifier quantifier = isExists ? Quantifier::Exists : Quantifier::ForAll;
  return value(Quantified{quantifier, all, scope.condition, claim}, booleanType, range);
}

Value QuantifierResolver::resolveAggregate(Grammar::JmlWordContext* context, const Place& place) {
  const Token& word = firstToken(context);
  const Quantifier quantifier = *aggregateOf(word.text);
  Grammar::AggregateContext* const formula = findChild<Grammar::AggregateContext>(context);
  const support::SourceRange range = rangeOf(context);
  Scope scope = enter(word, place);
  add(scope, partsOf(formula->typedBinder()));
  if (!formula->binder().empty() || !scope.variables.front()->type.isIntegral()) {
    if (scope.variables.front()->type.kind != TypeKind::Error)
      error(codes::unsupported, scope.variables.front()->range,
            inQuotes(word.text) + " is over one integer; for several, one stands in the body of another");
    state_.locals.leave(scope.mark);
    return erroneous(range);
  }
  const std::vector<Grammar::ExpressionContext*> parts = expressionsOf(formula->quantifiedBody());
  addCondition(scope, parts);
  const Expression* const body = parts.empty() ? nullptr
                                 : quantifier == Quantifier::Count
                                     ? r_.expressions.resolveCondition(parts.back(), scope.inside)
                                     : r_.expressions.resolveFor(integerType, parts.back(), scope.inside);
  state_.locals.leave(scope.mark);
  if (body == nullptr) return lacksBody(range);
  if (scope.condition == nullptr) {
    error(codes::syntax, scope.variables.front()->range,
          inQuotes(word.text) + " needs a range with two ends, such as int i = 0 .. n");
    return erroneous(range);
  }
  return value(Quantified{quantifier, arena().copy(scope.variables), scope.condition, body}, integerType,
               range);
}

// A value gets its name once. Permissions are no value: there the name stands for the expression, which has
// the same value all over the assertion, as long as that is evaluated in one state.
Value QuantifierResolver::resolveLet(Grammar::JmlWordContext* word, const Place& place) {
  constexpr unsigned mostLets = 8;  // within each other: what such a name stands for is written out
  const support::SourceRange range = rangeOf(word);
  auto* const aggregate = findChild<Grammar::AggregateContext>(word);
  const Binder binder = aggregate == nullptr ? Binder{} : partsOf(aggregate->typedBinder());
  const std::vector<Grammar::ExpressionContext*> bound =
      binder.ends == nullptr ? std::vector<Grammar::ExpressionContext*>() : expressionsOf(binder.ends);
  const std::vector<Grammar::ExpressionContext*> parts =
      aggregate == nullptr ? bound : expressionsOf(aggregate->quantifiedBody());
  if (bound.size() != 1 || parts.size() != 1 || !aggregate->binder().empty()) {
    error(codes::syntax, range, "a value is named as in (\\let int x = e; A)");
    return erroneous(range);
  }
  if (!place.isSpecification) {
    error(codes::misplaced, firstToken(word).range(), "'\\let' stands in annotations only");
    return erroneous(range);
  }
  const Type type = typeOfLet(binder);
  const Expression* const named = r_.expressions.resolveFor(type, bound[0], place);
  const std::size_t mark = state_.locals.mark();
  const Variable* const variable = declare(binder, type);
  Place inside = place;
  inside.allowsBinding = false;
  ++inside.letsAround;
  Value body = r_.expressions.resolve(parts[0], inside);
  const bool isValue = body.assertion == nullptr || !body.assertion->grants;
  if (!isValue && inside.letsAround > mostLets) {
    state_.locals.leave(mark);
    error(codes::unsupported, range, "that many values with names before permissions are not supported");
    return erroneous(range);
  }
  if (!isValue) {
    state_.lets.emplace(variable, named);
    body = r_.expressions.resolve(parts[0], inside);
    refuseInWands(*body.assertion, *variable, named);
  }
  state_.locals.leave(mark);
  if (!isValue) return {nullptr, body.assertion, range};
  const Expression* const result = r_.assertions.toExpression(body, inside);
  if (named->type.kind == TypeKind::Error || result->type.kind == TypeKind::Error) return erroneous(range);
  return value(Let{variable, named, result}, result->type, range);
}

// A wand is applied in another state than that in which the value got its name.
void QuantifierResolver::refuseInWands(const Assertion& body, const Variable& variable,
                                       const Expression* named) {
  forEachAssertion(body, [&](const Assertion& part) {
    if (!std::holds_alternative<Wand>(part.node)) return;
    bool isRead = false;
    forEachExpression(part, [&](const Expression& one) { isRead = isRead || &one == named; });
    if (isRead)
      error(codes::misplaced, part.range,
            inQuotes(variable.name) + " stands for an expression of another state than that of the wand");
  });
}

Value QuantifierResolver::readLet(const Variable& variable, const Expression* bound,
                                  support::SourceRange range, const Place& place) {
  if (place.isWithinOld) {
    error(codes::misplaced, range,
          inQuotes(variable.name) + " stands for an expression of another state: name \\old(…) by '\\let'");
    return erroneous(range);
  }
  return bound->type == variable.type ? Value{bound, nullptr, range}
                                      : value(Cast{bound}, variable.type, range);
}

Type QuantifierResolver::typeOfLet(const Binder& binder) {
  const Type type = resolveType(builder_, binder.type, typePlace());
  switch (type.kind) {
    case TypeKind::Int:
    case TypeKind::Long:
      return integerType;
    default:
      return type;
  }
}

Grammar::ExpressionContext* QuantifierResolver::withinTrigger(Grammar::TriggerContext* trigger,
                                                              const Place& place) {
  if (!place.isQuantified)
    error(codes::misplaced, rangeOf(trigger),
          "a trigger `{:e:}` stands in a quantifier, around a part of it");
  return trigger->expression();
}

Value QuantifierResolver::resolveTrigger(Grammar::TriggerContext* trigger, const Place& place) {
  const Value part = r_.expressions.resolve(withinTrigger(trigger, place), place);
  return {part.expression, part.assertion, rangeOf(trigger)};
}

QuantifierResolver::Scope QuantifierResolver::enter(const Token& word, const Place& place) {
  if (!place.isSpecification)
    error(codes::misplaced, word.range(), inQuotes(word.text) + " stands in annotations only");
  Scope scope{place, state_.locals.mark(), {}, nullptr, {}};
  scope.inside.isSpecification = scope.inside.isQuantified = true;
  scope.inside.allowsEffects = scope.inside.allowsUntouched = scope.inside.allowsBinding = false;
  return scope;
}

void QuantifierResolver::add(Scope& scope, const Binder& binder) {
  scope.type = typeOf(binder, scope.type, scope.inside);
  scope.variables.push_back(declare(binder, scope.type));
  if (binder.ends != nullptr)
    scope.condition = both(scope.condition, inRange(*scope.variables.back(), binder.ends, scope.inside));
}

// What stands in front of the body.
void QuantifierResolver::addCondition(Scope& scope, std::span<Grammar::ExpressionContext* const> parts) {
  if (parts.size() > 1)
    scope.condition = both(scope.condition, r_.expressions.resolveCondition(parts[0], scope.inside));
}

Value QuantifierResolver::lacksBody(support::SourceRange range) {
  error(codes::syntax, range, "expected what holds, behind ';'");
  return erroneous(range);
}

Value QuantifierResolver::iterated(std::span<const Variable* const> variables, const Expression* condition,
                                   const Assertion& body, support::SourceRange range) {
  for (const Variable* const variable : variables) {
    if (variable->type.kind == TypeKind::Boolean || variable->type.isMathematical())
      error(codes::unsupported, variable->range,
            "permissions are held for all values of integers or references, not of " +
                toString(variable->type));
  }
  forEachAssertion(body, [&](const Assertion& part) {
    if (std::holds_alternative<Wand>(part.node))
      error(codes::unsupported, part.range, "wands are held one by one, not for all values of a variable");
  });
  return assertion(Iterated{variables, condition, &body}, range, true);
}

QuantifierResolver::Binder QuantifierResolver::partsOf(Grammar::BinderContext* binder) {
  if (auto* const typed = findChild<Grammar::TypedBinderContext>(binder)) return partsOf(typed);
  return {findToken(binder, TokenType::IDENTIFIER), findChild<Grammar::TypeContext>(binder),
          findChild<Grammar::BinderRangeContext>(binder)};
}

QuantifierResolver::Binder QuantifierResolver::partsOf(Grammar::TypedBinderContext* binder) {
  return {findToken(binder, TokenType::IDENTIFIER), findChild<Grammar::TypeContext>(binder),
          findChild<Grammar::BinderRangeContext>(binder)};
}

namespace {

bool isNarrow(TypeKind kind) {
  return kind == TypeKind::Byte || kind == TypeKind::Short || kind == TypeKind::Char;
}

}  // namespace

Type QuantifierResolver::typeOf(const Binder& binder, const Type& previous, const Place& place) {
  if (binder.type == nullptr) {
    if (previous.kind != TypeKind::Error) return previous;
    if (binder.ends != nullptr) return integerType;
    error(codes::syntax, binder.name->range(), "expected the type of " + inQuotes(binder.name->text));
    return Type{};
  }
  const Type type = resolveType(builder_, binder.type, typePlace());
  if (type.isIntegral() && isNarrow(primitiveType(firstToken(binder.type)).kind)) {
    error(codes::unsupported, rangeOf(binder.type),
          "a variable that something is said of is any integer, not one of " +
              std::string(firstToken(binder.type).text) + " only: write int, and its range");
    return Type{};
  }
  switch (type.kind) {
    case TypeKind::Int:
    case TypeKind::Long:
      return integerType;
    case TypeKind::Integer:
    case TypeKind::Boolean:
    case TypeKind::Class:
    case TypeKind::Array:
    case TypeKind::Sequence:
    case TypeKind::Set:
    case TypeKind::Bag:
    case TypeKind::Map:
    case TypeKind::Option:
    case TypeKind::Datatype:
    case TypeKind::Error:
      return type;
    default:
      error(codes::unsupported, rangeOf(binder.type),
            "in " + std::string(place.name) +
                " something is said of all values of int, long, boolean, a class, an array or a mathematical "
                "type, not of " +
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
