// Concatenation of strings (JLS 15.18.1).
#include "ast/values/constants.h"
#include "parse/messages.h"
#include "resolve/bodies/expressions/precedence.h"
#include "resolve/bodies/resolver.h"
#include "resolve/declare/types.h"
#include "support/codes.h"

namespace warrant::ast {

namespace codes = support::codes;

namespace {

// Whether the type of the expression tells how Java prints the number: `char` in annotations declares an
// integer.
bool isPrintedAsItsType(const Expression& expression) {
  return expression.type.kind != TypeKind::Integer ||
         std::holds_alternative<IntegerLiteral>(expression.node) ||
         std::holds_alternative<Unary>(expression.node) || std::holds_alternative<Binary>(expression.node);
}

const MethodDecl* findToString(const ClassScope& scope) {
  for (const MethodDecl* const method : scope.findMethods("toString")) {
    if (method->parameters.empty() && !method->isGhost) return method;
  }
  return nullptr;
}

}  // namespace

// In annotations it is a function, as all their operators are.
BinaryOperator FlatExpression::concatenator() const {
  return place_.isSpecification ? BinaryOperator::Add : BinaryOperator::Concatenate;
}

Value FlatExpression::concatenation(const Expression* left, const Expression* right,
                                    support::SourceRange range) {
  if (left->type.kind == TypeKind::Error || right->type.kind == TypeKind::Error) return erroneous(range);
  const Expression* const first = concatenated(left);
  return value(Binary{concatenator(), first, concatenated(right)}, builder_.stringType(), range);
}

// target += operand, one of which is a String.
Value FlatExpression::append(const Value& target, const Expression* operand, support::SourceRange range) {
  if (!r_.operands.checkTarget(target, range, place_) || !r_.operands.checkFinal(*target.expression, false))
    return erroneous(range);
  const Type type = target.expression->type;
  if (!isStringType(type)) {
    error(codes::unsupported, range, "'+=' with a string is supported for variables of type String only");
    return erroneous(range);
  }
  const Expression* const appended = concatenated(operand);
  return value(Update{target.expression, concatenator(), appended, false, type}, type, range);
}

const Expression* FlatExpression::concatenated(const Expression* operand) {
  const Type& type = operand->type;
  if (type.kind == TypeKind::Void) {
    error(codes::type, operand->range, "a call of a void method has no value");
  } else if (place_.isSpecification && isJava() && !isPrintedAsItsType(*operand)) {
    error(codes::unsupported, operand->range,
          "the text of a ghost variable or call is not supported: it may be a character or a number");
  } else if (type.isReference() && type.kind != TypeKind::Null && !isStringType(type)) {
    return textOf(operand);
  }
  return operand;
}

// What toString() yields, and null of null, for which it is not called. What an array prints is not known.
const Expression* FlatExpression::textOf(const Expression* object) {
  const support::SourceRange range = object->range;
  if (place_.isSpecification) {
    error(
        codes::unsupported, range,
        "in annotations '+' joins strings, numbers and truth values only, since toString() may have effects");
    return object;
  }
  if (object->type.kind == TypeKind::Array) return object;
  ProgramBuilder& builder = builder_;
  const MethodDecl* const method = findToString(builder.scopeOf(*object->type.declaration));
  if (method == nullptr) {
    if (!builder.wantLibrary("java/lang/Object"))
      error(codes::unsupported, range,
            "what toString() does is not known: the library lacks java.lang.Object");
    return object;
  }
  if (!method->isPure() && !place_.allowsEffects) {
    error(codes::impure, range,
          "this calls toString(), which is not pure, so it cannot stand in " + std::string(place_.name));
  }
  const Type string = builder.stringType();
  const auto call = [&](const Expression* receiver) {
    return make(Call{receiver, method, {}}, string, range);
  };
  if (std::holds_alternative<This>(object->node)) return call(object);
  const auto* const variable =
      arena().make<Variable>(Variable{"text", object->type, state_.slots++, false, range});
  const Expression* const read = make(VariableRead{variable}, object->type, range);
  const Expression* const null = make(NullLiteral{}, nullType, range);
  const Expression* const isNull = make(Binary{BinaryOperator::Equal, read, null}, booleanType, range);
  const Expression* const text = make(Conditional{isNull, null, call(read)}, string, range);
  return make(Let{variable, object, text}, string, range);
}

}  // namespace warrant::ast
