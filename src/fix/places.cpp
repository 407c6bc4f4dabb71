#include "fix/places.h"

#include <algorithm>

#include "ast/walk.h"
#include "fix/edit.h"
#include "support/text.h"

namespace warrant::fix {

using support::offsetOf;
using support::SourceRange;

bool isWithin(const SourceRange& part, const SourceRange& whole) {
  return part.file == whole.file &&
         std::pair(whole.line, whole.column) <= std::pair(part.line, part.column) &&
         std::pair(part.endLine, part.endColumn) <= std::pair(whole.endLine, whole.endColumn);
}

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

bool Places::isList(const ast::MethodDecl& method, const ast::Statement& block) const {
  if (method.owner == nullptr && &block == method.body) return true;  // the main routine
  if (!block.range.isKnown()) return false;
  const std::string& text = program_.sources[block.range.file].file.text;
  const std::size_t offset = offsetOf(text, block.range.line, block.range.column);
  return offset < text.size() && text[offset] == '{';
}

// What stands alone, as the arm of an `if` does, is no place for another statement.
const ast::Statement* Places::statementAt(const ast::MethodDecl& method, const SourceRange& at) const {
  const ast::Statement* innermost = nullptr;
  if (method.body == nullptr) return nullptr;
  const auto consider = [&](const ast::Statement& statement) {
    if (isWithin(at, statement.range)) innermost = &statement;
  };
  ast::forEachStatement(*method.body, [&](const ast::Statement& statement) {
    if (const auto* const block = std::get_if<ast::Block>(&statement.node)) {
      if (!isList(method, statement)) return;
      for (const ast::Statement* one : block->statements) consider(*one);
    } else if (const auto* const choice = std::get_if<ast::Switch>(&statement.node)) {
      for (const ast::SwitchCase& one : choice->cases) {
        for (const ast::Statement* part : one.body) consider(*part);
      }
    }
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

}  // namespace warrant::fix
