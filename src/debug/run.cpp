#include "debug/run.h"

#include <algorithm>

#include "report/text.h"

namespace warrant::debug {

using symbex::MemberResult;
using symbex::Verdict;

namespace {

// Paths are recorded apart, unless there are too many for this many steps.
constexpr std::uint64_t stepsApart = 50'000;

std::string nameForOptions(const MemberResult& member) {
  const std::string owner = member.className();
  return owner.empty() ? member.signature() : owner + "." + member.signature();
}

// The first that fails, or else the first that has something to be seen.
std::size_t mostInteresting(const std::vector<MemberResult>& members) {
  const auto failed = std::ranges::find(members, Verdict::Failed, &MemberResult::verdict);
  if (failed != members.end()) return static_cast<std::size_t>(failed - members.begin());
  const auto unknown = std::ranges::find(members, Verdict::Unknown, &MemberResult::verdict);
  if (unknown != members.end()) return static_cast<std::size_t>(unknown - members.begin());
  const auto code =
      std::ranges::find_if(members, [](const MemberResult& member) { return member.kind() != "predicate"; });
  return code == members.end() ? 0 : static_cast<std::size_t>(code - members.begin());
}

std::string noSuchMember(const report::ProgramReport& program, const std::string& wanted) {
  std::string names;
  for (const MemberResult& member : program.members)
    names += (names.empty() ? "" : ", ") + nameForOptions(member);
  return "there is no member " + wanted + (names.empty() ? "" : "; there are: " + names);
}

std::vector<MemberResult> verifyMembers(const ast::Program& program, const symbex::Options& options) {
  std::vector<MemberResult> members = symbex::verify(program, options);
  if (options.isStopped()) throw Refused("cancelled");
  return members;
}

}  // namespace

report::ProgramReport verify(const Input& input, symbex::Options options) {
  const auto library = [&](std::string_view path) { return input.library(path); };
  ast::ParseResult parsed = ast::parse(input.sources, options.jobs, library);
  report::ProgramReport report{
      std::move(parsed.program), std::move(parsed.diagnostics), {}, std::move(parsed.remains)};
  if (parsed.isVerifiable) report.members = verifyMembers(*report.program, options);
  return report;
}

std::string messagesOf(const report::ProgramReport& program) {
  std::string text;
  for (const support::Diagnostic& problem : program.problems) {
    if (problem.severity == support::Severity::Error) text += (text.empty() ? "" : "; ") + problem.message;
  }
  return text;
}

std::string problemsOf(const report::ProgramReport& program) {
  std::string text;
  for (const support::Diagnostic& problem : program.problems) {
    if (problem.severity == support::Severity::Error) text += report::toText(program, problem, {});
  }
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

std::string memberToDebug(const Input& input, const report::ProgramReport& program) {
  if (const std::string problems = problemsOf(program); !problems.empty() && program.members.empty())
    throw Refused(problems);
  if (program.members.empty() && !input.options.member.empty()) {
    symbex::Options all = input.options;
    all.member.clear();
    throw Refused(noSuchMember(verify(input, all), input.options.member));
  }
  if (program.members.empty()) throw Refused("the program has no members to be verified");
  return nameForOptions(program.members[mostInteresting(program.members)]);
}

Run::Run(const Input& input, const std::string& member) : memberName_(member) {
  symbex::Options options = input.options;
  options.member = member;
  options.keep = true;
  options.joins = false;
  options.jobs = 1;
  options.stepLimit = std::min(options.stepLimit, stepsApart);
  program_ = verify(input, options);
  const bool isCut = std::ranges::any_of(
      program_.members, [](const MemberResult& member) { return member.verdict == Verdict::Unknown; });
  if (isCut) {
    options.joins = input.options.joins;
    options.stepLimit = input.options.stepLimit;
    program_.members = verifyMembers(*program_.program, options);
  }
  if (program_.members.empty()) {
    const std::string problems = problemsOf(program_);
    throw Refused(problems.empty() ? "there is no member " + member : messagesOf(program_));
  }
  member_ = mostInteresting(program_.members);
  if (program_.members[member_].recording == nullptr) throw Refused("nothing is executed for " + member);
  graph_.emplace(recording());
}

Run::Run(report::ProgramReport explored, std::string name)
    : program_(std::move(explored)), memberName_(std::move(name)), isExploration_(true) {
  graph_.emplace(recording());
}

}  // namespace warrant::debug
