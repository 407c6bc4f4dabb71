// Verifying a program given as text.
#pragma once

#include <string>
#include <vector>

#include "ast/program.h"
#include "symbex/verifier.h"

namespace warrant::symbex {

// A program with its results, which point into it.
struct Verified {
  std::unique_ptr<ast::Program> program;
  std::vector<support::Diagnostic> problems;
  std::vector<MemberResult> members;

  const MemberResult& member(const std::string& name) const;  // `Cell.getX()`, `main()`
  MemberStatistics total() const;
  Verdict verdict() const;
};

Verified verifyText(const std::string& text, Options options = {},
                    ast::Dialect dialect = ast::Dialect::Inline);

}  // namespace warrant::symbex
