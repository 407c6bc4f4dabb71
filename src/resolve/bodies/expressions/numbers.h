// Numbers: literals, conversions, operations and their types.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class NumberResolver : public BodyPart {
 public:
  explicit NumberResolver(Resolver& resolver) : BodyPart(resolver) {}

  Value resolveInteger(const Token& literal, bool isNegated, const Place& place);
  Value resolveCharacter(const Token& literal, const Place& place);
  Value resolveFloating(const Token& literal);
  // The value where it is assigned (JLS 5.2); reported where it cannot be.
  const Expression* convert(const Type& wanted, const Expression* expression, support::SourceRange range,
                            const Place& place);
  // The value where it is passed (JLS 5.3), of a type that is assignable.
  const Expression* pass(const Type& wanted, const Expression* expression, const Place& place);
  // One of several values, as of the type that they have in common where no other is wanted.
  const Expression* settle(const Type& common, const Expression* expression, const Place& place);
  const Expression* castTo(const Type& type, const Expression* expression);
  // Of `c ? onTrue : onFalse` where no type is wanted; of Error kind if there is none.
  Type conditionalType(const Expression& onTrue, const Expression& onFalse);
  // The literal of that type that it is; nullptr: it is no constant.
  const Expression* constantOf(const Expression& expression, const Type& type);
  // Of a switch that stands where no type is wanted; of Error kind if there is none, which was reported.
  Type switchType(std::span<const SwitchArm> arms);
  // The expression with each of its values made what `make` says, for a place of type `wanted`.
  const Expression* mapValues(const Type& wanted, const Expression* expression,
                              support::FunctionRef<const Expression*(const Expression*)> make);
  const Expression* checkNumber(const Expression* expression, support::SourceRange range);
  Type arithmeticType(const Type& left, const Type& right, const Place& place) const;
  Value makeNumericCast(const Type& type, const Expression* operand, support::SourceRange range,
                        const Place& place);
  Value makeSigned(UnaryOperator op, const Expression* operand, support::SourceRange range,
                   const Place& place);
  Value makeArithmetic(BinaryOperator op, const Expression* left, const Expression* right,
                       support::SourceRange range, const Place& place);
  Value makeComparison(BinaryOperator op, const Expression* left, const Expression* right,
                       support::SourceRange range);
  Value makeUpdate(const Value& target, BinaryOperator op, const Expression* operand, bool yieldsOldValue,
                   support::SourceRange range, const Place& place);
  Value makeStep(const Value& target, const Token& sign, bool yieldsOldValue, support::SourceRange range,
                 const Place& place);

  bool narrowsConstant(const Type& wanted, const Expression& constant);

 private:
  Value makeBoxUpdate(const Value& target, BinaryOperator op, const Expression* operand, bool yieldsOldValue,
                      support::SourceRange range, const Place& place);
  // A variable, and what it is.
  struct NamedPart {
    const Variable* variable;
    const Expression* value;
  };
  const Expression* withNames(const Expression& location, std::vector<NamedPart>& parts);
  Value bind(std::span<const NamedPart> parts, const Value& update, support::SourceRange range);
  Value withOldValue(const Expression* target, const Expression* assigned, support::SourceRange range);
  bool isOneValue(const Type& wanted, const Expression& expression) const;
  const Expression* passNumber(const Type& wanted, const Expression* expression, const Place& place);
  Type numericSwitchType(std::span<const SwitchArm> arms);
  bool checkInteger(const Expression* expression);  // reported where it is none
  // In which the operator is applied to such operands; none: it cannot be, which was reported.
  std::optional<Type> operationType(BinaryOperator op, const Expression& left, const Expression& right,
                                    const Place& place);
  // The call as one whose value goes where that type is wanted.
  const Expression* closePolyCall(const Type& wanted, const Expression* call);
};

}  // namespace warrant::ast
