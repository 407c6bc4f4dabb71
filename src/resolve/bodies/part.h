// What every part of the resolving of a member works with: what was found so far, the other parts, and the
// making of nodes and messages.
#pragma once

#include "resolve/bodies/state.h"

namespace warrant::ast {

class Resolver;

class BodyPart {
 public:
  BodyPart(const BodyPart&) = delete;
  BodyPart& operator=(const BodyPart&) = delete;

 protected:
  explicit BodyPart(Resolver& resolver);
  ~BodyPart() = default;

  // Whether arithmetic there is over the mathematical integers.
  bool isMathematical(const Place& place) const { return place.isSpecification || !isJava(); }
  // Of indices, lengths and what counts.
  Type countType() const { return isJava() ? intType : integerType; }
  Type countType(const Place& place) const { return isMathematical(place) ? integerType : intType; }
  // Whether these are initial values or initialiser blocks; those of a class make a method of that name.
  bool isInitializer() const { return state_.method == nullptr || state_.method->name == "static"; }
  bool isInGhostMethod() const { return state_.method != nullptr && state_.method->isGhost; }
  bool isInLemma() const { return state_.method != nullptr && state_.method->isLemma(); }
  const Assertion* truth(support::SourceRange range);
  // The method of that name that has so many parameters; nullptr: there is none.
  static const MethodDecl* findMethod(const ClassScope& scope, std::string_view name, std::size_t parameters);
  // A call of it, with that many arguments; it must be there.
  const Expression* callMethod(const Expression* receiver, const ClassScope& scope, std::string_view name,
                               const std::vector<const Expression*>& arguments = {});
  const Expression* isNotNull(const Expression* reference, support::SourceRange range);
  TypePlace typePlace() const;
  Place codePlace() const;
  Place ghostPlace(std::string_view name) const;
  support::Arena& arena() { return builder_.arena(); }
  bool isJava() const { return file_.dialect == Dialect::Java; }
  void error(std::string_view code, support::SourceRange range, std::string message,
             std::vector<support::Note> notes = {});
  // Notes that a statement was not understood, so that what it may have declared is not called unknown.
  void skip(std::size_t firstToken, std::size_t behind);
  // The variable, field, method … is not there. Reported once for each name.
  void unknown(const Token& name, std::string what,
               support::FunctionRef<std::vector<std::string_view>()> candidates);
  template <class Node>
  const Expression* make(Node node, Type type, support::SourceRange range) {
    return arena().make<Expression>(Expression{node, type, range});
  }
  template <class Node>
  Value value(Node node, Type type, support::SourceRange range) {
    if (type.kind == TypeKind::Error) builder_.problems().spoil(range);
    return {make(node, type, range), nullptr, range};
  }
  template <class Node>
  Value assertion(Node node, support::SourceRange range, bool grants) {
    return {nullptr, arena().make<Assertion>(Assertion{node, range, grants}), range};
  }
  template <class Node>
  const Statement* makeStatement(Node node, support::SourceRange range) {
    return arena().make<Statement>(Statement{node, range});
  }
  Value erroneous(support::SourceRange range) { return value(NullLiteral{}, Type{}, range); }

  Resolver& r_;
  BodyState& state_;
  ProgramBuilder& builder_;
  FileScope& file_;
  SyntaxParser& parser_;
};

}  // namespace warrant::ast
