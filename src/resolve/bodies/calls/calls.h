// Calls of methods, constructors and predicates.
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

// The parenthesis that ends a call: behind it an annotation may pass more.
inline const Token& closingOf(Grammar::ArgumentsContext* arguments) {
  const Token* const closing = findToken(arguments, TokenType::RPAREN);
  return closing == nullptr ? lastToken(arguments) : *closing;
}

class CallResolver : public BodyPart {
 public:
  explicit CallResolver(Resolver& resolver) : BodyPart(resolver) {}

  // The arguments of a call of the method, if there is one, converted; those behind the others as an array of
  // their own where it is called with a variable number of them.
  Expressions passAll(const Selected& called, std::vector<const Expression*> arguments,
                      const CallTarget& target, support::SourceRange range, const Place& place);
  Type typeOfMember(const Type& declared, const ClassDecl& owner, const Type& receiver,
                    support::SourceRange range);
  Value resolveCallOfOwn(const Token& name, Grammar::ArgumentsContext* arguments, const Place& place);
  Value resolveCall(const Expression* receiver, const ClassScope& scope, const Token& name,
                    Grammar::ArgumentsContext* arguments, support::SourceRange range, const Place& place,
                    Grammar::TypeArgumentsContext* typeArguments = nullptr, Through through = Through::Type);
  // The same call or predicate of `super`, which is that class.
  Value asSuper(const Value& called, const ClassScope& above);
  std::vector<const Expression*> resolveArguments(Grammar::ArgumentsContext* arguments, const Place& place);
  // The constructor for the arguments; none: the class declares none, or it was reported.
  Selected selectConstructor(const ClassScope& scope, std::span<const Expression* const> arguments,
                             support::SourceRange range, const CallTarget& target);

 private:
  void checkWritten(const MethodDecl& method, const CallTarget& target, support::SourceRange range);
  Type resultOf(const Selected& called, std::span<const Expression* const> arguments,
                const CallTarget& target, support::SourceRange range);
  Value makeMethodCall(const Expression* receiver, const Selected& called,
                       std::span<const Expression* const> arguments, const Token& name,
                       Grammar::ArgumentsContext* written, support::SourceRange range, const Place& place,
                       const CallTarget& target);
  void followBoxes(const MethodDecl& method, Expressions passed, const Expression& call);
  const Expression* gather(const Selected& called, const Type& element, Expressions elements,
                           support::SourceRange range, const Place& place);
  Value makePredicateInstance(const Expression* receiver, const PredicateDecl& predicate,
                              Expressions arguments, const Token& name, support::SourceRange range,
                              const CallTarget& target);
  const Expression* capturedArgument(const Expression* argument);
};

}  // namespace warrant::ast
