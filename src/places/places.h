// What of a program stands at a place of its text.
#pragma once

#include <string>
#include <vector>

#include "ast/program.h"

namespace warrant::places {

class Places {
 public:
  explicit Places(const ast::Program& program) : program_(program) {}

  const ast::MethodDecl* methodAround(const support::SourceRange& range) const;
  const ast::PredicateDecl* predicateAround(const support::SourceRange& range) const;
  const ast::ClassDecl* classAround(const support::SourceRange& range) const;
  // The innermost statement at that place or around it that stands in a block, or as the arm of a branch or
  // the body of a loop; nullptr: there is none.
  const ast::Statement* statementAt(const ast::MethodDecl& method, const support::SourceRange& at) const;
  // The innermost one first.
  std::vector<const ast::Loop*> loopsAround(const ast::MethodDecl& method,
                                            const support::SourceRange& at) const;
  // Those, and those that are over by then.
  std::vector<const ast::Loop*> loopsBefore(const ast::MethodDecl& method,
                                            const support::SourceRange& at) const;
  // The outermost condition, or expression, of the contract at that place; nullptr: there is none.
  const ast::Expression* expressionAt(const ast::MethodDecl& method, const support::SourceRange& at) const;
  // The same of the body.
  const ast::Expression* codeAt(const ast::MethodDecl& method, const support::SourceRange& at) const;
  // The outermost assertion of a contract or predicate around the place.
  const ast::Assertion* clauseAround(const support::SourceRange& at) const;
  bool isInEnsures(const support::SourceRange& at) const;

 private:
  const ast::Program& program_;
};

}  // namespace warrant::places
