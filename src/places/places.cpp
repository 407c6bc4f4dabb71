#include "places/places.h"

#include <algorithm>

#include "ast/walk.h"
#include "places/slots.h"

namespace warrant::places {

using support::SourceRange;

namespace {

// A contract before the method is no part of its declaration's range.
template <class Visit>
void forEachClause(const ast::MethodDecl& method, Visit visit) {
  for (const ast::Assertion* clause : method.requires_) visit(*clause);
  for (const ast::Assertion* clause : method.ensures) visit(*clause);
  for (const ast::Signals& clause : method.signals) visit(*clause.assertion);
}

}  // namespace

const ast::MethodDecl* Places::methodAround(const SourceRange& range) const {
  for (const ast::ClassDecl* owner : program_.classes) {
    for (const ast::MethodDecl* method : owner->methods) {
      bool isIt = isWithin(range, method->range);
      if (!method->inheritsContract)
        forEachClause(*method,
                      [&](const ast::Assertion& clause) { isIt = isIt || isWithin(range, clause.range); });
      if (isIt) return method;
    }
  }
  return nullptr;
}

const ast::PredicateDecl* Places::predicateAround(const SourceRange& range) const {
  for (const ast::ClassDecl* owner : program_.classes) {
    for (const ast::PredicateDecl* predicate : owner->predicates) {
      if (predicate->body != nullptr && isWithin(range, predicate->body->range)) return predicate;
    }
  }
  return nullptr;
}

const ast::ClassDecl* Places::classAround(const SourceRange& range) const {
  const ast::ClassDecl* innermost = nullptr;
  for (const ast::ClassDecl* declaration : program_.classes) {
    if (isWithin(range, declaration->range) &&
        (innermost == nullptr || isWithin(declaration->range, innermost->range)))
      innermost = declaration;
  }
  return innermost;
}

const ast::Assertion* Places::clauseAround(const SourceRange& at) const {
  if (const ast::PredicateDecl* predicate = predicateAround(at)) return predicate->body;
  const ast::Assertion* found = nullptr;
  if (const ast::MethodDecl* method = methodAround(at))
    forEachClause(*method, [&](const ast::Assertion& clause) {
      if (isWithin(at, clause.range)) found = &clause;
    });
  return found;
}

bool Places::isInEnsures(const SourceRange& at) const {
  const ast::MethodDecl* const method = methodAround(at);
  return method != nullptr && std::ranges::any_of(method->ensures, [&](const ast::Assertion* clause) {
           return isWithin(at, clause->range);
         });
}

const ast::Statement* Places::statementAt(const ast::MethodDecl& method, const SourceRange& at) const {
  const ast::Statement* innermost = nullptr;
  if (method.body == nullptr) return nullptr;
  const Slots slots(program_, &method);
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    const bool hasPlace = slots.isInBlock(statement.range) || slots.isAlone(statement.range);
    if (hasPlace && !slots.isBlock(statement.range) && isWithin(at, statement.range)) innermost = &statement;
  });
  return innermost;
}

std::vector<const ast::Loop*> Places::loopsAround(const ast::MethodDecl& method,
                                                  const SourceRange& at) const {
  std::vector<const ast::Loop*> loops;
  if (method.body == nullptr) return loops;
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    const auto* const loop = std::get_if<ast::Loop>(&statement.node);
    if (loop == nullptr) return;
    bool isAround = isWithin(at, statement.range) || isWithin(at, loop->body->range);
    for (const ast::Assertion* invariant : loop->invariants)
      isAround = isAround || isWithin(at, invariant->range);
    if (isAround) loops.push_back(loop);
  });
  std::ranges::reverse(loops);
  return loops;
}

std::vector<const ast::Loop*> Places::loopsBefore(const ast::MethodDecl& method,
                                                  const SourceRange& at) const {
  std::vector<const ast::Loop*> loops;
  if (method.body == nullptr) return loops;
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    const auto* const loop = std::get_if<ast::Loop>(&statement.node);
    const bool isBefore =
        std::pair(statement.range.line, statement.range.column) <= std::pair(at.line, at.column);
    if (loop != nullptr && (isBefore || !at.isKnown())) loops.push_back(loop);
  });
  std::ranges::reverse(loops);
  return loops;
}

const ast::Expression* Places::expressionAt(const ast::MethodDecl& method, const SourceRange& at) const {
  const ast::Expression* found = nullptr;
  forEachClause(method, [&](const ast::Assertion& clause) {
    ast::forEachExpression(clause, [&](const ast::Expression& e) {
      if (found == nullptr && e.range == at) found = &e;
    });
  });
  return found;
}

const ast::Expression* Places::codeAt(const ast::MethodDecl& method, const SourceRange& at) const {
  const ast::Expression* found = nullptr;
  if (method.body == nullptr) return found;
  const auto consider = [&](const ast::Expression& e) {
    if (found == nullptr && e.range == at) found = &e;
  };
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    ast::forEachOperand(
        statement, [&](const ast::Expression& e) { ast::forEachExpression(e, consider); },
        [&](const ast::Assertion& assertion) { ast::forEachExpression(assertion, consider); });
  });
  return found;
}

}  // namespace warrant::places
