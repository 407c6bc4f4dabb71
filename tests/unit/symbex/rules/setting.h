// A program, and the parts of one run in it: for rules that are tried alone, with the ghost operations that
// are written and no others.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ast/program.h"
#include "symbex/parts.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

class Setting {
 public:
  explicit Setting(const std::string& text);

  const ast::MethodDecl& method(std::string_view name) const;
  // A statement of the method's body, counted from 0; what it evaluates, assigns or asserts.
  const ast::Statement& statement(const ast::MethodDecl& method, std::size_t index) const;
  const ast::Expression& expression(const ast::MethodDecl& method, std::size_t index) const;

  // The state in which the method's body is entered, without its precondition.
  SymbolicState entry(const ast::MethodDecl& method);
  // Runs statements; hands on each state in which they go on.
  Verdict run(SymbolicState s, ast::Statements statements, Then then);
  Verdict run(const ast::MethodDecl& method, Then then);  // its precondition, and its body

  Parts& parts() { return *parts_; }
  Path& path() { return parts_->path; }
  Rules& rules() { return parts_->rules; }
  smt::TermFactory& terms() { return run_->terms; }
  const Analysis& analysis() const { return *analysis_; }
  // The value of the only field of that name, in the heap.
  Term valueOf(const heap::Heap& heap, std::string_view field) const;
  const std::vector<Failure>& failures() const { return run_->findings.failures; }
  std::size_t returns() const { return returns_; }  // ways that left by `return`
  std::size_t throws() const { return throws_; }

 private:
  std::unique_ptr<ast::Program> program_;
  Options options_;
  std::unique_ptr<Analysis> analysis_;
  std::unique_ptr<Run> run_;
  std::unique_ptr<Parts> parts_;
  std::size_t returns_ = 0, throws_ = 0;
};

}  // namespace warrant::symbex
