// Where in the source a fix would go, and in which notation.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ast/program.h"
#include "fix/edit.h"

namespace warrant::fix {

class Places {
 public:
  explicit Places(const ast::Program& program) : program_(program) {}

  // Whether it stands in a file that is verified, not in one that is only used.
  bool isOfUser(const support::SourceRange& range) const;
  std::string textOf(const support::SourceRange& range) const;

  // --- edits
  // A clause of the contract; none: the method has no body, before which it would stand.
  std::optional<Edit> clause(const ast::MethodDecl& method, const std::string& clause) const;
  Edit invariant(const ast::Loop& loop, const std::string& clause) const;
  Edit ghostStatement(const support::SourceRange& at, const std::string& statement) const;
  // ` && ` or ` * `, as the dialect joins permissions.
  std::string conjunction(const support::SourceRange& at) const;
  std::string old(const support::SourceRange& at, const std::string& text) const;

  // --- what stands there
  // Whether the precondition asks for a permission that is written like that, or for some of that name.
  bool asksFor(const ast::MethodDecl& method, const std::string& chunk) const;
  const ast::MethodDecl* methodAround(const support::SourceRange& range) const;
  const ast::Statement* statementAt(const ast::MethodDecl& method, const support::SourceRange& at) const;
  // The innermost one first.
  std::vector<const ast::Loop*> loopsAround(const ast::MethodDecl& method,
                                            const support::SourceRange& at) const;
  // Those, and those that are over by then.
  std::vector<const ast::Loop*> loopsBefore(const ast::MethodDecl& method,
                                            const support::SourceRange& at) const;
  // The condition of the postcondition at that place; nullptr: there is none.
  const ast::Expression* conditionAt(const ast::MethodDecl& method, const support::SourceRange& at) const;

 private:
  bool isInline(const support::SourceRange& range) const;
  // Ghost text right before what stands there: on a line of its own where that begins one.
  Edit ghostText(const support::SourceRange& at, const std::string& text) const;
  std::string lineBefore(const support::SourceRange& range) const;

  const ast::Program& program_;
};

}  // namespace warrant::fix
