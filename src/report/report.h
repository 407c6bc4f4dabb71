// What one call of Warrant found, as all formats present it.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "ast/program.h"
#include "fix/suggestions.h"
#include "refute/refutation.h"
#include "support/diagnostic.h"
#include "symbex/verifier.h"

namespace warrant::report {

// An input that could not become the source of a program. The range's `file` means nothing here.
struct InputProblem {
  std::string path;
  support::Diagnostic problem;
};

struct ProgramReport {
  std::unique_ptr<ast::Program> program;
  std::vector<support::Diagnostic> problems;  // by file and place
  std::vector<symbex::MemberResult> members;  // empty where the program is not verifiable
  std::shared_ptr<const void> remains;        // of reading it
  std::vector<fix::Suggestion> fixes = {};    // that mend failures of the members, where somebody asked

  std::vector<refute::Refutation> refutations = {};  // of the members' failures, where somebody asked

  const support::SourceFile& file(const support::SourceRange& range) const;
};

struct Report {
  std::vector<InputProblem> inputProblems;
  std::vector<ProgramReport> programs;
  double seconds = 0;  // wall time of everything
};

struct Summary {
  std::size_t verified = 0, failed = 0, unknown = 0;  // members
  std::size_t trusting = 0;                           // members whose verdict rests on trust
  std::size_t errors = 0;                             // in the input
  std::size_t warnings = 0;
  std::size_t recalled = 0;  // members that were not verified again
  symbex::MemberStatistics statistics;
};

Summary summarize(const Report& report);

// `Cell.setX(int)`; `main` for the main routine.
std::string qualifiedName(const symbex::MemberResult& member);

// `write:permission`, as marks name it.
std::string contextAndReason(const symbex::Failure& failure);

// Kilobytes of memory that this process has needed at most.
long peakMemory();

}  // namespace warrant::report
