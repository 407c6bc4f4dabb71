// Changes as they are thought of: each once, with a title, laid out as the text is.
#pragma once

#include <string>
#include <vector>

#include "fix/layout.h"
#include "places/places.h"

namespace warrant::fix {

struct Fix {
  std::string title;  // `add "requires acc(this.x);" to A.m()`
  std::vector<Edit> edits;
  unsigned rank = 0;  // the higher, the further from what was written
};

class Drafts {
 public:
  explicit Drafts(const ast::Program& program) : layout(program), places(program) {}

  // Nothing is drafted for an empty condition, or where the text is not the user's.
  void clause(const ast::MethodDecl& method, Clause kind, const std::string& condition);
  void invariant(const ast::Loop& loop, const std::string& condition);
  // Before the statement at that place.
  void statement(const ast::MethodDecl& method, const support::SourceRange& at, const std::string& statement);
  void conjunct(const ast::PredicateDecl& predicate, const std::string& condition);
  // Before the condition of a contract that reads what it is about.
  void conjunctBefore(const support::SourceRange& at, const std::string& condition);
  // A ghost prefix of the expression that stands there.
  void prefix(const support::SourceRange& at, const std::string& prefix);
  void add(std::string title, std::vector<Edit> edits);

  const ast::Program& program() const { return layout.program(); }

  // In the order in which they were drafted.
  std::vector<Fix> take() { return std::move(fixes_); }

  const Layout layout;
  const places::Places places;
  unsigned rank = 0;  // of what is drafted from now on

 private:
  std::vector<Fix> fixes_;
};

// The smaller, the sooner it is tried: by rank, and the letters that it adds.
std::size_t sizeOf(const Fix& fix);

}  // namespace warrant::fix
