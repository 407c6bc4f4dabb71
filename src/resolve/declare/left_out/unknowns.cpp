#include "resolve/declare/left_out/unknowns.h"

#include <algorithm>

#include "ast/walk.h"

namespace warrant::ast {

bool Unknowns::isUnknown(const MethodDecl* method) const {
  return method != nullptr && (contains(method) || contains(method->owner) ||
                               (method->kind != MethodKind::Constructor && containsName(method->name)));
}

bool Unknowns::isUnknown(const FieldDecl& field) const {
  const bool isVariable = field.owner == started_ && seenEarly_.contains(&field);
  return (contains(&field) && !isVariable) || contains(field.owner) || hidden_.contains(field.name);
}

bool Unknowns::mentions(const Type& type) const {
  switch (type.kind) {
    case TypeKind::Error:
      return true;
    case TypeKind::Array:
      return mentions(*type.element);
    case TypeKind::Class:
      return contains(type.declaration) ||
             (type.arguments != nullptr &&
              std::ranges::any_of(type.arguments->list, [this](const auto& argument) {
                return argument.type.kind != TypeKind::Null && mentions(argument.type);
              }));
    default:
      return false;
  }
}

bool Unknowns::mentionsNode(const Expression& expression) const {
  if (mentions(expression.type)) return true;
  if (const auto* call = std::get_if<Call>(&expression.node)) return isUnknown(call->method);
  if (const auto* read = std::get_if<FieldRead>(&expression.node)) return isUnknown(*read->field);
  if (const auto* opening = std::get_if<Opening>(&expression.node)) return mentions(*opening->instance);
  if (const auto* creation = std::get_if<New>(&expression.node))
    return contains(creation->declaration) || containsMaking(*creation->declaration) ||
           isUnknown(creation->constructor);
  if (const auto* test = std::get_if<InstanceOf>(&expression.node)) return mentions(test->tested);
  return false;
}

bool Unknowns::mentions(const Expression& expression) const {
  bool isFound = false;
  forEachExpression(expression, [&](const Expression& part) { isFound = isFound || mentionsNode(part); });
  return isFound;
}

bool Unknowns::mentions(const PredicateInstance& instance) const {
  return contains(instance.predicate) || contains(instance.predicate->owner) ||
         containsName(instance.predicate->name);
}

bool Unknowns::mentions(const Assertion& assertion) const {
  bool isFound = false;
  forEachAssertion(assertion, [&](const Assertion& part) {
    const auto* instance = std::get_if<PredicateInstance>(&part.node);
    const auto* access = std::get_if<FieldAccess>(&part.node);
    isFound = isFound || (instance != nullptr && mentions(*instance)) ||
              (access != nullptr && (isUnknown(*access->field) || mentions(access->field->type)));
  });
  forEachExpression(assertion, [&](const Expression& part) { isFound = isFound || mentionsNode(part); });
  return isFound;
}

bool Unknowns::mentionsNode(const Statement& statement) const {
  if (const auto* open = std::get_if<Open>(&statement.node)) return mentions(*open->instance);
  if (const auto* close = std::get_if<Close>(&statement.node)) return mentions(*close->instance);
  if (const auto* call = std::get_if<ConstructorCall>(&statement.node)) return isUnknown(call->constructor);
  return false;
}

bool Unknowns::mentions(const Statement& statement) const {
  bool isFound = false;
  forEachStatement(statement, [&](const Statement& part) {
    forEachOperand(
        part, [&](const Expression& operand) { isFound = isFound || mentions(operand); },
        [&](const Assertion& assertion) { isFound = isFound || mentions(assertion); });
    isFound = isFound || mentionsNode(part);
  });
  return isFound;
}

bool Unknowns::mentions(Statements statements) const {
  return std::ranges::any_of(statements, [this](const Statement* part) { return mentions(*part); });
}

bool Unknowns::mentionsInStart(const ClassDecl& declaration) {
  started_ = &declaration;
  const bool isFound = mentions(declaration.staticInitializers);
  started_ = nullptr;
  return isFound;
}

bool Unknowns::mentions(const MethodDecl& method) const {
  const auto isMentioned = [this](const Assertion* clause) { return mentions(*clause); };
  return mentions(method.returnType) ||
         std::ranges::any_of(method.parameters,
                             [this](const Variable* parameter) { return mentions(parameter->type); }) ||
         std::ranges::any_of(method.requires_, isMentioned) ||
         std::ranges::any_of(method.ensures, isMentioned) ||
         std::ranges::any_of(method.signals,
                             [&](const Signals& clause) { return isMentioned(clause.assertion); }) ||
         (method.measure != nullptr && mentions(*method.measure));
}

}  // namespace warrant::ast
