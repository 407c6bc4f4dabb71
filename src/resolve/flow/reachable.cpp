#include "resolve/flow/reachable.h"

#include <algorithm>
#include <utility>

#include "ast/below.h"
#include "ast/called_back.h"
#include "ast/walk.h"

namespace warrant::ast {

void Reachable::collectNames() {
  collectHidden();
  for (const FileScope& file : builder_.files()) {
    for (const ClassScope* const scope : file.classes) {
      for (const MethodDecl* const method : scope->declaration->methods) {
        methods_[{method->name, method->parameters.size()}].push_back(method);
      }
      for (const PredicateDecl* const predicate : scope->declaration->predicates) {
        predicates_[{predicate->name, predicate->parameters.size()}].push_back(predicate);
      }
    }
  }
}

void Reachable::collectHidden() {
  const auto add = [this](const auto& add, const ClassDecl* above) -> void {
    if (above == nullptr || !aboveHidden_.insert(above).second) return;
    add(add, above->superclass);
    for (const ClassDecl* const interface : above->interfaces) add(add, interface);
  };
  for (const ClassScope* const scope : builder_.classes()) {
    const ClassDecl& declaration = *scope->declaration;
    if (builder_.problems().mayHaveOthersBelow(declaration.name, scope->isInterface()))
      add(add, &declaration);
  }
  if (builder_.problems().hidesClasses()) aboveHidden_.insert(builder_.objectType().declaration);
}

bool Reachable::mayBeHidden(const MethodDecl& method) const {
  return !method.isStatic && !method.isFinal && aboveHidden_.contains(method.owner);
}

bool Reachable::mayRunOmitted(Statements statements) {
  isOmittedFound_ = false;
  find(statements, false, {}, [](const Expression&) { return false; });
  return isOmittedFound_;
}

bool Reachable::find(Statements statements, bool themselves, std::span<const ClassDecl* const> inProgress,
                     Predicate isWanted) {
  if (!std::exchange(hasNames_, true)) collectNames();
  entered_.clear();
  for (const ClassDecl* const declaration : inProgress) entered_.insert(&declaration->staticInitializers);
  isFound_ = false;
  isWanted_ = themselves ? &isWanted : nullptr;
  for (const Statement* const statement : statements) visit(*statement);
  isWanted_ = &isWanted;
  for (;;) {
    if (!pendingMethods_.empty()) {
      const MethodDecl& method = *pendingMethods_.back();
      pendingMethods_.pop_back();
      isOmittedFound_ = isOmittedFound_ || method.isOmitted;
      for (const Assertion* const clause : method.requires_) visit(*clause);
      for (const Assertion* const clause : method.ensures) visit(*clause);
      for (const Signals& clause : method.signals) visit(*clause.assertion);
      if (method.body != nullptr) visit(*method.body);
      if (method.pureBody != nullptr) visit(*method.pureBody);
      for (const MethodDecl* const called : calledBack(method)) enterNamed(*called);
    } else if (!pendingPredicates_.empty()) {
      const PredicateDecl& predicate = *pendingPredicates_.back();
      pendingPredicates_.pop_back();
      if (predicate.body != nullptr) visit(*predicate.body);
    } else if (!pendingStatements_.empty()) {
      const Statements rest = pendingStatements_.back();
      pendingStatements_.pop_back();
      for (const Statement* const statement : rest) visit(*statement);
    } else {
      return isFound_;
    }
  }
}

void Reachable::visit(const Statement& statement) {
  forEachStatement(statement, [this](const Statement& part) {
    forEachOperand(
        part, [this](const Expression& operand) { visit(operand); },
        [this](const Assertion& assertion) { visit(assertion); });
    if (const auto* open = std::get_if<Open>(&part.node)) visit(*open->instance);
    if (const auto* close = std::get_if<Close>(&part.node)) visit(*close->instance);
    if (const auto* call = std::get_if<ConstructorCall>(&part.node)) {
      enterConstructor(*call->declaration, call->constructor);
    }
  });
}

void Reachable::visit(const Assertion& assertion) {
  forEachAssertion(assertion, [this](const Assertion& part) {
    if (const auto* instance = std::get_if<PredicateInstance>(&part.node)) visit(*instance);
  });
  forEachExpression(assertion, [this](const Expression& part) { visitNode(part); });
}

void Reachable::visit(const Expression& expression) {
  forEachExpression(expression, [this](const Expression& part) { visitNode(part); });
}

void Reachable::visitNode(const Expression& expression) {
  if (isWanted_ != nullptr && (*isWanted_)(expression)) isFound_ = true;
  if (const auto* call = std::get_if<Call>(&expression.node)) visitCall(*call);
  if (const auto* opening = std::get_if<Opening>(&expression.node)) visit(*opening->instance);
  if (const auto* creation = std::get_if<New>(&expression.node)) {
    enterConstructor(*creation->declaration, creation->constructor);
  }
  if (const auto* read = std::get_if<FieldRead>(&expression.node)) {
    if (read->field->isStatic && read->field->constant == nullptr) enterClass(*read->field->owner);
  }
}

void Reachable::visit(const PredicateInstance& instance) {
  const PredicateDecl& predicate = *instance.predicate;
  for (const PredicateDecl* const other : predicates_[{predicate.name, predicate.parameters.size()}]) {
    enter(*other);
  }
}

void Reachable::visitCall(const Call& call) {
  const MethodDecl& method = *call.method;
  if (!call.isSuper && mayBeHidden(method)) isOmittedFound_ = true;
  if (method.isStatic) {
    if (method.owner != nullptr) enterClass(*method.owner);
    return enter(method);
  }
  if (unread_ != nullptr && unread_->mayOverride(method)) isFound_ = true;
  enterNamed(method);
}

void Reachable::enterNamed(const MethodDecl& method) {
  for (const MethodDecl* const other : methods_[{method.name, method.parameters.size()}]) enter(*other);
}

void Reachable::enter(const MethodDecl& method) {
  if (unread_ != nullptr && unread_->isIn(method)) isFound_ = true;
  if (entered_.insert(&method).second) pendingMethods_.push_back(&method);
}

void Reachable::enter(const PredicateDecl& predicate) {
  if (entered_.insert(&predicate).second) pendingPredicates_.push_back(&predicate);
}

void Reachable::enterConstructor(const ClassDecl& declaration, const MethodDecl* constructor) {
  enterClass(declaration);
  if (constructor != nullptr) enter(*constructor);
  if (!entered_.insert(&declaration.initializers).second) return;
  if (unread_ != nullptr && unread_->isInMaking(declaration)) isFound_ = true;
  pendingStatements_.push_back(declaration.initializers);
  if (declaration.superclass != nullptr) {
    enterConstructor(*declaration.superclass, declaration.defaultSuperConstructor);
  }
}

void Reachable::enterClass(const ClassDecl& declaration) {
  if (!entered_.insert(&declaration.staticInitializers).second) return;
  pendingStatements_.push_back(declaration.staticInitializers);
  for (const ClassDecl* const before : initializedBefore(declaration)) {
    if (entered_.insert(&before->staticInitializers).second)
      pendingStatements_.push_back(before->staticInitializers);
  }
}

}  // namespace warrant::ast
