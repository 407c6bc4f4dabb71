#include "cli/commands/suggest.h"

#include <algorithm>

namespace warrant::cli {

namespace {

std::size_t errorsIn(const std::vector<support::Diagnostic>& problems) {
  return static_cast<std::size_t>(
      std::ranges::count(problems, support::Severity::Error, &support::Diagnostic::severity));
}

}  // namespace

std::vector<fix::Suggestion> fixesFor(const std::vector<symbex::MemberResult>& members,
                                      const report::ProgramReport& report, const symbex::Options& options,
                                      ast::Library library) {
  symbex::Options plain = options;
  plain.trace = plain.record = plain.keep = false;
  plain.dumpDirectory.clear();
  plain.member.clear();  // others must not fail for it
  const auto verify = [&](std::vector<ast::Source> sources) {
    struct Owner {
      std::shared_ptr<const void> remains;
      std::unique_ptr<ast::Program> program;
    };
    ast::ParseResult parsed = ast::parse(std::move(sources), plain.jobs, library);
    auto owner = std::make_shared<Owner>(std::move(parsed.remains), std::move(parsed.program));
    fix::Checked checked{owner, parsed.isVerifiable, errorsIn(parsed.diagnostics), {}};
    if (checked.isVerifiable) checked.members = symbex::verify(*owner->program, plain);
    return checked;
  };
  // With all members, to compare with.
  const bool isPart = !options.member.empty();
  const fix::Checked whole = isPart ? verify(fix::withFix(*report.program, {})) : fix::Checked{};
  return fix::suggest(*report.program, members, isPart ? whole.members : report.members,
                      errorsIn(report.problems), verify);
}

void addFixes(report::ProgramReport& report, const symbex::Options& options, ast::Library library) {
  report.fixes = fixesFor(report.members, report, options, library);
}

}  // namespace warrant::cli
