#include "report/report.h"

#include <sys/resource.h>

namespace warrant::report {
namespace {

bool isError(support::Severity severity) { return severity == support::Severity::Error; }

void count(Summary& summary, support::Severity severity) {
  ++(isError(severity) ? summary.errors : summary.warnings);
}

void count(Summary& summary, const symbex::MemberResult& member) {
  switch (member.verdict) {
    case symbex::Verdict::Verified:
      ++summary.verified;
      break;
    case symbex::Verdict::Failed:
      ++summary.failed;
      break;
    case symbex::Verdict::Unknown:
      ++summary.unknown;
      break;
  }
  if (member.trusted) ++summary.trusting;
  if (member.isRecalled) ++summary.recalled;
  for (const symbex::Failure& failure : member.failures) {
    if (!isError(failure.severity)) ++summary.warnings;
  }
  summary.statistics += member.statistics;
}

}  // namespace

const support::SourceFile& ProgramReport::file(const support::SourceRange& range) const {
  return program->sources.at(range.file).file;
}

Summary summarize(const Report& report) {
  Summary summary;
  for (const InputProblem& problem : report.inputProblems) count(summary, problem.problem.severity);
  for (const ProgramReport& program : report.programs) {
    for (const support::Diagnostic& problem : program.problems) count(summary, problem.severity);
    for (const symbex::MemberResult& member : program.members) count(summary, member);
  }
  return summary;
}

std::string qualifiedName(const symbex::MemberResult& member) {
  const std::string className = member.className();
  if (className.empty()) return member.signature();
  const std::string name = className + "." + member.signature();
  return member.heir == nullptr ? name : name + " of " + std::string(member.method->owner->name);
}

std::string contextAndReason(const symbex::Failure& failure) {
  return std::string(toString(failure.context)) + ":" + std::string(toString(failure.reason));
}

long peakMemory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

}  // namespace warrant::report
