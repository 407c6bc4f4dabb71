#include "symbex/members/start_order.h"

#include <span>
#include <unordered_set>
#include <utility>

#include "ast/walk.h"

namespace warrant::symbex {
using ClassList = std::vector<const ast::ClassDecl*>;

namespace {

// Finds the classes whose static fields a text mentions, by what it calls too: as it is known by contracts.
class Mentions {
 public:
  explicit Mentions(const Hierarchy& hierarchy) : hierarchy_(hierarchy) {}

  void add(const ast::Assertion& assertion) {
    ast::forEachAssertion(assertion, [this](const ast::Assertion& part) {
      if (const auto* const access = std::get_if<ast::FieldAccess>(&part.node)) note(*access->field);
      if (const auto* const instance = std::get_if<ast::PredicateInstance>(&part.node)) add(*instance);
    });
    ast::forEachExpression(assertion, [this](const ast::Expression& part) { note(part); });
  }
  const std::unordered_set<const void*>& found() const { return found_; }

 private:
  void add(const ast::Expression& expression) {
    ast::forEachExpression(expression, [this](const ast::Expression& part) { note(part); });
  }
  void add(ast::Statements statements) {
    for (const ast::Statement* const statement : statements) {
      ast::forEachStatement(*statement, [this](const ast::Statement& part) {
        ast::forEachOperand(
            part, [this](const ast::Expression& operand) { add(operand); },
            [this](const ast::Assertion& assertion) { add(assertion); });
        if (const auto* const call = std::get_if<ast::ConstructorCall>(&part.node))
          addMaking(*call->declaration, call->constructor);
      });
    }
  }
  void add(const ast::PredicateInstance& instance) {
    for (const ast::PredicateDecl* const member : hierarchy_.predicates().members(*instance.predicate)) {
      if (found_.insert(member).second && member->body != nullptr) add(*member->body);
    }
  }
  void addContract(const ast::MethodDecl& method) {
    if (!found_.insert(&method).second) return;
    for (const ast::Assertion* const clause : method.requires_) add(*clause);
    for (const ast::Assertion* const clause : method.ensures) add(*clause);
    for (const ast::Signals& clause : method.signals) add(*clause.assertion);
    if (method.pureBody != nullptr) add(*method.pureBody);
  }
  void addMaking(const ast::ClassDecl& declaration, const ast::MethodDecl* constructor) {
    if (constructor != nullptr) return addContract(*constructor);
    if (!found_.insert(&declaration.initializers).second) return;
    add(declaration.initializers);
    if (declaration.superclass != nullptr)
      addMaking(*declaration.superclass, declaration.defaultSuperConstructor);
  }

  void note(const ast::Expression& part) {
    if (const auto* const read = std::get_if<ast::FieldRead>(&part.node)) note(*read->field);
    if (const auto* const creation = std::get_if<ast::New>(&part.node))
      addMaking(*creation->declaration, creation->constructor);
    if (const auto* const opening = std::get_if<ast::Opening>(&part.node)) add(*opening->instance);
    if (const auto* const call = std::get_if<ast::Call>(&part.node)) {
      for (const ast::MethodDecl* const member : hierarchy_.methods().members(*call->method)) {
        addContract(*member);
      }
    }
  }
  void note(const ast::FieldDecl& field) {
    if (!field.isStatic || field.constant != nullptr || field.owner == nullptr) return;
    if (found_.insert(field.owner).second) add(field.owner->staticInitializers);
  }

  const Hierarchy& hierarchy_;
  std::unordered_set<const void*> found_;  // classes, and whatever was looked at
};

// The classes, each behind those whose final static fields its initialisers read, as far as that is possible.
class StartOrder {
 public:
  explicit StartOrder(std::span<const ast::ClassDecl* const> classes) {
    for (const ast::ClassDecl* const declaration : classes) add(*declaration);
  }
  ClassList take() { return std::move(ordered_); }

 private:
  void add(const ast::ClassDecl& declaration) {
    if (!seen_.insert(&declaration).second) return;
    for (const ast::Statement* const statement : declaration.staticInitializers) {
      ast::forEachStatement(*statement, [this](const ast::Statement& part) {
        ast::forEachOperand(
            part, [this](const ast::Expression& operand) { addReads(operand); },
            [](const ast::Assertion&) {});
      });
    }
    ordered_.push_back(&declaration);
  }
  void addReads(const ast::Expression& expression) {
    ast::forEachExpression(expression, [this](const ast::Expression& part) {
      const auto* const read = std::get_if<ast::FieldRead>(&part.node);
      if (read != nullptr && read->field->isStatic && read->field->isSettled()) add(*read->field->owner);
    });
  }

  std::unordered_set<const ast::ClassDecl*> seen_;
  ClassList ordered_;
};

}  // namespace

ClassList classesToStart(const Analysis& analysis, const ast::MethodDecl& main) {
  Mentions mentions(analysis.hierarchy());
  for (const ast::Assertion* const clause : main.requires_) mentions.add(*clause);
  ClassList needed;
  for (const ast::ClassDecl* const declaration : analysis.classes()) {
    if (mentions.found().contains(declaration)) needed.push_back(declaration);
  }
  return StartOrder(needed).take();
}

ClassList allClassesToStart(const Analysis& analysis) { return StartOrder(analysis.classes()).take(); }

}  // namespace warrant::symbex
