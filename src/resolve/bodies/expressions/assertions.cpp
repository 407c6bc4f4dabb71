// Assertions: permissions, `old`, `untouched`, and how assertions and expressions become each other.
#include <algorithm>

#include "ast/walk.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"
#include "support/match.h"

namespace warrant::ast {

namespace codes = support::codes;
using support::match;

const Assertion* AssertionResolver::resolveAssertion(Grammar::ExpressionContext* context,
                                                     const Place& place) {
  return toAssertion(r_.expressions.resolve(context, place));
}

const Assertion* AssertionResolver::toAssertion(const Value& value) {
  if (value.assertion != nullptr) return value.assertion;
  const Expression* const condition = r_.expressions.checkType(booleanType, value.expression, value.range);
  return assertion(Pure{condition}, value.range, false).assertion;
}

const Expression* AssertionResolver::toExpression(const Value& value, const Place& place) {
  if (value.expression != nullptr) return value.expression;
  if (!value.assertion->grants) {
    if (const Expression* const condition = pureCondition(*value.assertion)) return condition;
  }
  error(codes::predicateInCode, value.range,
        place.isSpecification
            ? "a predicate, acc(…) or untouched(…) cannot be used as a value: it may stand in conjunctions "
              "and behind '==>' and '?' only"
            : "predicates and permissions cannot be used as values in " + std::string(place.name));
  return erroneous(value.range).expression;
}

// The assertion as an expression; nullptr: it is more than one.
const Expression* AssertionResolver::pureCondition(const Assertion& assertion) {
  const auto binary = [&](BinaryOperator op, const Expression* left, const Expression* right) {
    return left == nullptr || right == nullptr ? nullptr
                                               : make(Binary{op, left, right}, booleanType, assertion.range);
  };
  return match(
      assertion.node, [](const Pure& pure) -> const Expression* { return pure.condition; },
      [&](const Star& star) -> const Expression* {
        return binary(BinaryOperator::And, pureCondition(*star.left), pureCondition(*star.right));
      },
      [&](const ConditionalAssertion& conditional) -> const Expression* {
        const Expression* const onTrue = pureCondition(*conditional.onTrue);
        const Expression* const onFalse = pureCondition(*conditional.onFalse);
        if (onTrue == nullptr || onFalse == nullptr) return nullptr;
        return make(Conditional{conditional.condition, onTrue, onFalse}, booleanType, assertion.range);
      },
      [](const auto&) -> const Expression* { return nullptr; });
}

// --------------------------------------------------------------------------------------------- permissions

Value AssertionResolver::resolveAccess(const Token& word, Grammar::ArgumentsContext* arguments,
                                       const Place& place) {
  const support::SourceRange range = rangeBetween(word, lastToken(arguments));
  const std::vector<Grammar::ExpressionContext*> parts = arguments->expression();
  if (!place.isSpecification) {
    error(codes::predicateInCode, range, "permissions cannot be asked for in " + std::string(place.name));
    return erroneous(range);
  }
  const bool isValue = word.text == "Value";
  if (parts.empty() || parts.size() > (isValue ? 1 : 2)) {
    error(codes::syntax, range,
          isValue ? "'Value' is written Value(e.f)" : "'acc' is written acc(e.f) or acc(e.f, amount)");
    return erroneous(range);
  }
  const Value access = resolveAccessed(parts[0], range, place);
  if (parts.size() == 2) return r_.amounts.share(access, parts[1], place);
  return isValue ? r_.amounts.shareToRead(access) : access;
}

// PointsTo(e.f, p, v): the permission, and the value.
Value AssertionResolver::resolvePointsTo(const Token& word, Grammar::ArgumentsContext* arguments,
                                         const Place& place) {
  const support::SourceRange range = rangeBetween(word, lastToken(arguments));
  const std::vector<Grammar::ExpressionContext*> parts = arguments->expression();
  if (!place.isSpecification || parts.size() != 3) {
    error(place.isSpecification ? codes::syntax : codes::predicateInCode, range,
          place.isSpecification ? "'PointsTo' is written PointsTo(e.f, amount, value)"
                                : "permissions cannot be asked for in " + std::string(place.name));
    return erroneous(range);
  }
  const Value access = r_.amounts.share(resolveAccessed(parts[0], range, place), parts[1], place);
  const Expression* const location = r_.expressions.resolveExpression(parts[0], place);
  const Expression* const value = r_.expressions.resolveFor(location->type, parts[2], place);
  if (location->type.kind == TypeKind::Error || value->type.kind == TypeKind::Error) return erroneous(range);
  const Expression* const isEqual = make(Binary{BinaryOperator::Equal, location, value}, booleanType, range);
  const Assertion* const permission = toAssertion(access);
  const Assertion* const equation = toAssertion({isEqual, nullptr, range});
  return assertion(Star{permission, equation}, range, permission->grants);
}

namespace {

// The one operand that the expression consists of; nullptr: it consists of more.
Grammar::OperandContext* soleOperand(Grammar::ExpressionContext* expression) {
  if (expression->children.size() != 1) return nullptr;
  return static_cast<Grammar::OperandContext*>(expression->children[0]);
}

// What the operand ends with; nullptr: it has no selectors.
Grammar::SelectorContext* lastSelector(Grammar::OperandContext* operand) {
  Tree* last = operand->children.back();
  if (auto* const group = grammar::as<Grammar::GroupContext>(last)) last = group->children.back();
  return grammar::as<Grammar::SelectorContext>(last);
}

bool isFieldName(const Grammar::SelectorContext& selector, std::string_view name) {
  const Token* const field = findToken(&selector, TokenType::IDENTIFIER);
  return field != nullptr && field->text == name &&
         findChild<Grammar::ArgumentsContext>(&selector) == nullptr;
}

}  // namespace

Value AssertionResolver::resolveAccessed(Grammar::ExpressionContext* accessed, support::SourceRange range,
                                         const Place& place) {
  Grammar::OperandContext* const operand = soleOperand(accessed);
  if (operand != nullptr && operand->children.size() == 1) {
    if (auto* const trigger = grammar::as<Grammar::TriggerContext>(operand->children[0]))
      return resolveAccessed(r_.quantifiers.withinTrigger(trigger, place), range, place);
  }
  if (operand != nullptr && countPrefixes(operand) == 0) {
    Grammar::SelectorContext* const last = lastSelector(operand);
    if (last != nullptr && firstToken(last).is(TokenType::LBRACKET)) {
      return r_.arrays.resolveAccessedElements(r_.operands.resolveSelected(operand, 1, place), last, range,
                                               place);
    }
    const NamedClass named = r_.names.namedClass(operand, 0);
    const bool isStaticField = named.scope != nullptr && named.next + 1 == operand->children.size();
    if (last != nullptr && isFieldName(*last, "elems") && !isStaticField) {
      const Value array = r_.operands.resolveSelected(operand, 1, place);
      if (array.expression != nullptr && array.expression->type.kind == TypeKind::Array) {
        return assertion(ElementsAccess{array.expression, nullptr, nullptr}, range, true);
      }
    }
    const Value what = r_.operands.resolveOperand(operand, place);
    if (what.assertion != nullptr && std::holds_alternative<PredicateInstance>(what.assertion->node))
      return what;
    if (what.expression != nullptr) {
      if (what.expression->type.kind == TypeKind::Error) return erroneous(range);
      if (const auto* read = std::get_if<FieldRead>(&what.expression->node)) {
        if (read->field->isFinal) return accessToFinal(*read, range);
        return assertion(FieldAccess{read->receiver, read->field}, range, true);
      }
      if (const auto* read = std::get_if<VariableRead>(&what.expression->node)) {
        const std::string name(read->variable->name);
        const bool hidesField = state_.owner != nullptr && state_.owner->findField(name) != nullptr;
        const bool isArray = read->variable->type.kind == TypeKind::Array;
        error(codes::type, range,
              inQuotes(name) + " is a variable, which needs no permission" +
                  (hidesField ? "; the field is written this." + name
                   : isArray  ? "; the elements of the array are written " + name + "[*]"
                              : std::string()));
        return erroneous(range);
      }
      if (std::holds_alternative<ArrayLength>(what.expression->node)) {
        error(codes::type, range, "the length of an array needs no permission");
        return erroneous(range);
      }
    }
  }
  error(codes::type, rangeOf(accessed),
        "'acc' takes a field e.f, elements a[i], a[from..to] or a[*] of an array, or a predicate");
  return erroneous(range);
}

// A final field is read without permission: asking for one, as users of other tools do, says no more than
// that there is an object.
Value AssertionResolver::accessToFinal(const FieldRead& read, support::SourceRange range) {
  if (read.receiver == nullptr || std::holds_alternative<This>(read.receiver->node)) {
    return value(BooleanLiteral{true}, booleanType, range);
  }
  return {isNotNull(read.receiver, range), nullptr, range};
}

// ----------------------------------------------------------------------------------------- old, untouched

Value AssertionResolver::resolveOld(const Token& word, Grammar::ArgumentsContext* arguments,
                                    const Place& place) {
  const support::SourceRange range = rangeBetween(word, lastToken(arguments));
  const std::vector<Grammar::ExpressionContext*> parts = arguments->expression();
  if (parts.size() != 1) {
    error(codes::syntax, range, "'old' takes one expression: old(e)");
    return erroneous(range);
  }
  if (!place.allowsOld) {
    error(codes::misplaced, range,
          "'old' means the state on entry of the method; it has no meaning in " + std::string(place.name));
  }
  Place inner = place;
  inner.isWithinOld = true;
  const Expression* const operand = r_.expressions.resolveExpression(parts[0], inner);
  if (place.isWithinOld) return {operand, nullptr, range};
  if (operand->type.kind == TypeKind::Void) r_.expressions.checkType(booleanType, operand, range);
  return value(Old{operand}, operand->type, range);
}

Value AssertionResolver::resolveUntouched(const Token& word, Grammar::ArgumentsContext* arguments,
                                          const Place& place) {
  const support::SourceRange range = rangeBetween(word, lastToken(arguments));
  const std::vector<Grammar::ExpressionContext*> parts = arguments->expression();
  if (parts.size() != 1) {
    error(codes::syntax, range, "'untouched' takes one assertion: untouched(A)");
    return erroneous(range);
  }
  if (!place.allowsUntouched || place.isWithinOld) {
    error(codes::misplaced, range,
          "'untouched' compares with the state on entry of the method; it has no meaning in " +
              std::string(place.name));
  }
  Place inner = place;
  inner.allowsUntouched = false;
  return assertion(Untouched{resolveAssertion(parts[0], inner)}, range, false);
}

// ----------------------------------------------------------------------------------------------------- wands

Value AssertionResolver::makeWand(const Token& sign, const Value& left, const Value& right,
                                  const Place& place) {
  const support::SourceRange range = span(left.range, right.range);
  if (!place.isSpecification || place.isWithinOld) {
    error(codes::predicateInCode, sign.range(),
          place.isSpecification ? "a wand is no value that could be had in another state"
                                : "a wand cannot be asked for in " + std::string(place.name));
    return erroneous(range);
  }
  const Assertion* const given = toAssertion(left);
  const Assertion* const taken = toAssertion(right);
  checkSide(*given);
  checkSide(*taken);
  return assertion(Wand{given, taken}, range, true);
}

// A wand may be applied in another state than that in which it came to be: what is said of two states has no
// meaning in it.
void AssertionResolver::checkSide(const Assertion& side) {
  r_.amounts.refuseBindings(side);
  std::vector<const Variable*> bound;
  forEachAssertion(side, [&](const Assertion& part) {
    if (std::holds_alternative<Untouched>(part.node))
      error(codes::misplaced, part.range, "'untouched' has no meaning in a wand: say 'old' of values");
    if (const auto* const iterated = std::get_if<Iterated>(&part.node))
      bound.insert(bound.end(), iterated->variables.begin(), iterated->variables.end());
  });
  forEachExpression(side, [&](const Expression& part) {
    if (const auto* const formula = std::get_if<Quantified>(&part.node))
      bound.insert(bound.end(), formula->variables.begin(), formula->variables.end());
    if (const auto* const let = std::get_if<Let>(&part.node)) bound.push_back(let->variable);
    if (const auto* const test = std::get_if<InstanceOf>(&part.node);
        test != nullptr && test->binding != nullptr)
      error(codes::misplaced, part.range, "a pattern cannot declare a variable in a wand");
  });
  forEachExpression(side, [&](const Expression& part) {
    if (!std::holds_alternative<Old>(part.node)) return;
    forEachExpression(part, [&](const Expression& inner) {
      const auto* const read = std::get_if<VariableRead>(&inner.node);
      if (read != nullptr && std::ranges::find(bound, read->variable) != bound.end())
        error(codes::misplaced, inner.range,
              "what 'old' means in a wand is evaluated outside of it, where there is no " +
                  inQuotes(read->variable->name));
    });
  });
}

const Assertion* AssertionResolver::resolveWand(Grammar::ExpressionContext* context,
                                                std::string_view operation) {
  const Place place = ghostPlace(operation == "package" ? "a 'package' statement" : "an 'apply' statement");
  const Value value = r_.expressions.resolve(context, place);
  if (value.assertion != nullptr && std::holds_alternative<Wand>(value.assertion->node))
    return value.assertion;
  const bool isReported = value.expression != nullptr && value.expression->type.kind == TypeKind::Error;
  if (!isReported) {
    error(codes::type, value.range,
          inQuotes(operation) + " takes a wand, as in " + std::string(operation) + " (A --* B)");
  }
  return nullptr;
}

// ------------------------------------------------------------------------------------------ ghost operands

AssertionResolver::Operand AssertionResolver::resolveInstance(Value value, std::string_view operation) {
  const Assertion* assertion = value.assertion;
  const auto* const share = assertion == nullptr ? nullptr : std::get_if<Share>(&assertion->node);
  if (share != nullptr) assertion = share->access;
  const auto* const instance =
      assertion == nullptr ? nullptr : std::get_if<PredicateInstance>(&assertion->node);
  if (instance == nullptr) {
    const bool isReported = value.expression != nullptr && value.expression->type.kind == TypeKind::Error;
    if (!isReported) {
      error(codes::type, value.range,
            inQuotes(operation) + " takes a predicate, as in " + std::string(operation) + " x.p()");
    }
    return {nullptr};
  }
  // Who only looks takes what there is, however little.
  const bool isRead = share != nullptr && share->amount == nullptr && share->bound == nullptr;
  if (isRead && operation == "opening") return {instance};
  if (share != nullptr && share->amount == nullptr) {
    error(codes::type, value.range,
          inQuotes(operation) + " takes an amount that has a name, as in " + std::string(operation) +
              " acc(x.p(), 1/2)");
    return {nullptr};
  }
  return {instance, share == nullptr ? nullptr : share->amount};
}

const Expression* AssertionResolver::resolveUsed(Value value) {
  if (value.expression != nullptr) {
    const auto* const call = std::get_if<Call>(&value.expression->node);
    if (call != nullptr && call->method->isPure()) {
      if (builder_.isBodiless(*call->method->owner, call->method)) {
        error(codes::misplaced, value.range,
              inQuotes(call->method->name) + " has no body that could be used");
      }
      return value.expression;
    }
    if (value.expression->type.kind == TypeKind::Error) return nullptr;
  }
  error(codes::type, value.range, "'use' and 'using' take a call of a pure method");
  return nullptr;
}

}  // namespace warrant::ast
