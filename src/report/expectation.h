// --expect: the failures that the source announces in `//~` marks against those that were found.
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "ast/program.h"
#include "report/report.h"
#include "report/text.h"

namespace warrant::report {

struct MissingFailure {
  const ProgramReport* program;
  ast::Expectation mark;
};

// What has no mark but needs one, or cannot have one.
struct UnexpectedProblem {
  const ProgramReport* program;
  const support::Diagnostic* problem;
};
struct UnexpectedFailure {
  const ProgramReport* program;
  const symbex::MemberResult* member;
  const symbex::Failure* failure;
};
struct UndecidedMember {
  const ProgramReport* program;
  const symbex::MemberResult* member;
};
using Unexpected = std::variant<const InputProblem*, UnexpectedProblem, UnexpectedFailure, UndecidedMember>;

// What came of one program.
struct ProgramOutcome {
  const ProgramReport* program;
  std::size_t met = 0, missing = 0, unexpected = 0;
};

struct ExpectationResult {
  std::size_t met = 0;                    // marks
  std::size_t members = 0, recalled = 0;  // of all programs: Summary::recalled
  std::vector<ProgramOutcome> programs;
  std::vector<MissingFailure> missing;
  std::vector<Unexpected> unexpected;

  bool holds() const { return missing.empty() && unexpected.empty(); }
};

// A mark names a failure as `context:reason` or by its code, and a problem of the input by its code. It is
// met by every failure or problem of that name that starts on its line; a mark with a cause, `[given-away]`,
// only by what fails for it. Where one mark of a program has a cause, all those of failures that have one do.
// Warnings need no mark. The result points into the report.
ExpectationResult compareWithMarks(const Report& report);

// The missing and the unexpected ones with their places; of several programs a line each; then one line that
// sums up.
std::string toText(const ExpectationResult& result, const TextOptions& options);

}  // namespace warrant::report
