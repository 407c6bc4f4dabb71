#include "cli/commands/suggest.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace warrant::cli {

namespace {

// For one question about a changed program: a change for which Z3 needs longer is not offered. Most that are
// tried mend nothing, and to find out takes Z3 all that it may spend.
constexpr std::uint64_t mostOfQuery = 200'000;

std::vector<support::SourceRange> errorsIn(const std::vector<support::Diagnostic>& problems) {
  std::vector<support::SourceRange> errors;
  for (const support::Diagnostic& problem : problems) {
    if (problem.severity == support::Severity::Error) errors.push_back(problem.range);
  }
  return errors;
}

}  // namespace

std::vector<fix::Suggestion> fixesFor(const std::vector<symbex::MemberResult>& members,
                                      const report::ProgramReport& report, const symbex::Options& options,
                                      ast::Library library) {
  symbex::Options plain = options;
  plain.trace = plain.record = plain.keep = false;
  plain.dumpDirectory.clear();
  plain.member.clear();  // others must not fail for it
  plain.share.reset();
  plain.queryLimit = std::min(plain.queryLimit, mostOfQuery);
  const fix::Check verify = [&](fix::Request request) {
    struct Owner {
      std::shared_ptr<const void> remains;
      std::unique_ptr<ast::Program> program;
    };
    ast::ParseResult parsed = ast::parse(std::move(request.sources), plain.jobs, library);
    auto owner = std::make_shared<Owner>(std::move(parsed.remains), std::move(parsed.program));
    fix::Checked checked{owner, owner->program.get(), parsed.isVerifiable, errorsIn(parsed.diagnostics), {}};
    symbex::Options asked = plain;
    asked.member = std::move(request.member);
    asked.probeExits = request.probesExits;
    asked.explain = request.explains;
    if (checked.isVerifiable) checked.members = symbex::verify(*owner->program, asked);
    return checked;
  };
  // With all members, to compare with.
  const bool isPart = !options.member.empty() || options.share;
  const fix::Checked whole = isPart ? verify({.sources = fix::withFix(*report.program, {})}) : fix::Checked{};
  return fix::suggest(*report.program, members, isPart ? whole.members : report.members,
                      errorsIn(report.problems).size(), verify);
}

void addFixes(report::ProgramReport& report, const symbex::Options& options, ast::Library library) {
  report.fixes = fixesFor(report.members, report, options, library);
}

}  // namespace warrant::cli
