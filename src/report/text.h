// The report for people.
#pragma once

#include <string>
#include <vector>

#include "report/report.h"

namespace warrant::report {

struct TextOptions {
  bool colour = false;
  bool verbose = false;     // a line for each member, and lists in full
  bool statistics = false;  // --stats
  bool trace = false;       // --trace
  bool why = false;         // --why
};

// Problems of the input, then what each member's verification found, then the summary.
std::string toText(const Report& report, const TextOptions& options);

// The same in two steps: what was found, which the next run on the same input finds again; and the whole,
// with what differs from run to run.
struct TextFindings {
  std::string text, trust;
};
TextFindings findingsToText(const Report& report, const TextOptions& options);
std::string toText(const TextFindings& findings, const Summary& summary, double seconds,
                   const TextOptions& options);

// ` (all known from before)`, of so many members; empty: none was.
std::string knownFromBefore(std::size_t recalled, std::size_t members);

// What verdicts rest on, for the line before the summary.
class Trust {
 public:
  void add(const std::vector<std::string>& reasons);  // of one member
  std::string toText(const TextOptions& options) const;

 private:
  std::size_t members_ = 0;
  std::vector<std::string> reasons_;  // each once
};

// The parts of which the findings of a program are made.
std::string problemsToText(const ProgramReport& program, const TextOptions& options);
std::string memberToText(const ProgramReport& program, const symbex::MemberResult& member,
                         const TextOptions& options);

// The parts, for reports on less than everything.
std::string toText(const InputProblem& problem, const TextOptions& options);
std::string toText(const ProgramReport& program, const support::Diagnostic& problem,
                   const TextOptions& options);
std::string toText(const ProgramReport& program, const symbex::MemberResult& member,
                   const symbex::Failure& failure, const TextOptions& options);
// What was left open for a member whose verdict is unknown.
std::string unknownsToText(const ProgramReport& program, const symbex::MemberResult& member,
                           const TextOptions& options);

}  // namespace warrant::report
