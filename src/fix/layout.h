// How contracts and ghost statements stand in the text: where another one would go, laid out as its
// neighbours are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ast/program.h"
#include "fix/edit.h"
#include "places/slots.h"

namespace warrant::fix {

enum class Clause : std::uint8_t { Requires, Ensures, Decreases };

class Layout {
 public:
  explicit Layout(const ast::Program& program) : program_(program) {}

  const ast::Program& program() const { return program_; }

  // Whether it stands in a file that is verified, not in one that is only used.
  bool isOfUser(const support::SourceRange& range) const;
  std::string textOf(const support::SourceRange& range) const;

  // A clause of the contract, behind the others of its kind; none: there is no place for it.
  std::optional<Edit> clause(const ast::MethodDecl& method, Clause kind, const std::string& clause) const;
  Edit invariant(const ast::Loop& loop, const std::string& clause) const;
  Edit measure(const ast::Loop& loop, const std::string& clause) const;
  // In a slot.
  std::vector<Edit> ghostStatement(const places::Slot& slot, const std::string& statement) const;
  std::vector<Edit> codeStatement(const places::Slot& slot, const std::string& statement) const;
  // In a slot behind that statement, below it.
  Edit statementBehind(const places::Slot& slot, const support::SourceRange& behind,
                       const std::string& statement) const;
  // Without what stands there; where that is all of a line, without the line.
  Edit removal(const support::SourceRange& range) const;
  Edit prefix(const support::SourceRange& at, const std::string& prefix) const;
  // Behind the other conjuncts of an assertion.
  std::vector<Edit> conjunct(const ast::Assertion& whole, const std::string& text) const;
  // Before the conjunct, or condition, that stands there.
  Edit conjunctBefore(const support::SourceRange& at, const std::string& text) const;
  // A statement of the code there.
  std::string assignment(const support::SourceRange& at, const std::string& target,
                         const std::string& value) const;
  std::string old(const support::SourceRange& at, const std::string& text) const;

 private:
  struct Standing;  // of a clause, in its line
  bool isInline(const support::SourceRange& range) const;
  const std::string& fileOf(const support::SourceRange& range) const;
  Standing standingOf(const support::SourceRange& assertion) const;
  std::optional<Edit> behindClause(const support::SourceRange& assertion, const std::string& clause) const;
  Edit beforeClause(const support::SourceRange& assertion, const std::string& clause) const;
  std::optional<support::SourceRange> frontOf(const ast::MethodDecl& method) const;
  std::optional<Edit> firstClause(const ast::MethodDecl& method, const std::string& clause) const;
  // Ghost text right before what stands there: on a line of its own where that begins one.
  Edit ghostText(const support::SourceRange& at, const std::string& text, const std::string& deeper) const;
  std::string lineBefore(const support::SourceRange& range) const;
  std::string separator(const support::SourceRange& at) const;

  const ast::Program& program_;
};

}  // namespace warrant::fix
