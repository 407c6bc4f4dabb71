#include "cli/commands/verify_command.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>

#include "ast/print.h"
#include "cli/commands/suggest.h"
#include "cli/commands/suite.h"
#include "cli/files/input.h"
#include "cli/files/library_folder.h"
#include "cli/files/source_file.h"
#include "cli/files/source_path.h"
#include "cli/log.h"
#include "cli/output.h"
#include "report/expectation.h"
#include "report/json.h"
#include "report/sarif.h"
#include "report/text.h"

namespace warrant::cli {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

report::ProgramReport verifyProgram(std::vector<ast::Source> sources, const symbex::Options& options,
                                    ast::Library library) {
  logProgress("parsing " + std::to_string(sources.size()) + " files");
  ast::ParseResult parsed = ast::parse(std::move(sources), options.jobs, library);
  report::ProgramReport report{
      std::move(parsed.program), std::move(parsed.diagnostics), {}, std::move(parsed.remains)};
  if (!parsed.isVerifiable) return report;
  logProgress("verifying " + std::to_string(report.program->classes.size()) + " classes");
  report.members = symbex::verify(*report.program, options);
  return report;
}

// What is said about a program whose first line asks for options that there are not.
report::InputProblem wrongOptions(const ast::Source& source, const std::string& what) {
  report::InputProblem problem{source.file.path, unreadable("the options of the first line: " + what)};
  problem.problem.range = {0, 1, 1, 1, 4};
  return problem;
}

// Programs with marks may bring their own options.
void verifyAsExpected(report::Report& report, InputProgram input, const VerifyArguments& arguments,
                      ast::Library library) {
  const auto changed = withOptions(arguments, optionsOf(input.sources));
  if (const auto* wrong = std::get_if<std::string>(&changed)) {
    report.inputProblems.push_back(wrongOptions(input.sources.front(), *wrong));
    return;
  }
  const auto& own = std::get<VerifyArguments>(changed);
  if (own.dialect) {
    for (ast::Source& source : input.sources) source.dialect = *own.dialect;
  }
  report.programs.push_back(verifyProgram(std::move(input.sources), own.options, library));
}

constexpr const char* noLibrary =
    "the contracts of Java's own classes should be in this folder, and it is not there: say with --library "
    "where "
    "they are";

}  // namespace

report::Report verifyAll(const VerifyArguments& arguments) {
  const auto start = Clock::now();
  report::Report report;
  LibraryFolder folder(arguments.library);
  const auto library = [&folder](std::string_view path) { return folder.find(path); };
  for (InputProgram& input : readPrograms(arguments.paths, arguments.dialect, arguments.expect)) {
    if (!input.sources.empty()) addFromSourcePath(input, arguments.sourcePath);
    for (report::InputProblem& problem : input.problems) report.inputProblems.push_back(std::move(problem));
    if (input.sources.empty()) continue;
    if (arguments.expect) {
      verifyAsExpected(report, std::move(input), arguments, library);
    } else {
      report.programs.push_back(verifyProgram(std::move(input.sources), arguments.options, library));
      if (arguments.why) addFixes(report.programs.back(), arguments.options, library);
    }
  }
  if (folder.isMissed()) report.inputProblems.push_back({folder.path(), unreadable(noLibrary)});
  report.seconds = secondsSince(start);
  return report;
}

namespace {

std::string render(const report::Report& report, const report::ExpectationResult* expectations,
                   const VerifyArguments& arguments) {
  if (arguments.format == Format::Json) {
    return toJson(report, {arguments.statistics, arguments.options.trace, arguments.options.record},
                  expectations);
  }
  if (arguments.format == Format::Sarif) return toSarif(report);
  const report::TextOptions options{.colour = wantsColour(arguments.colour),
                                    .verbose = arguments.verbose,
                                    .statistics = arguments.statistics,
                                    .trace = arguments.options.trace,
                                    .why = arguments.why};
  return expectations != nullptr ? toText(*expectations, options) : toText(report, options);
}

}  // namespace

ExitStatus statusOf(const report::Summary& summary) {
  if (summary.errors > 0) return ExitStatus::Unusable;
  if (summary.failed > 0) return ExitStatus::Failed;
  return summary.unknown > 0 ? ExitStatus::Unknown : ExitStatus::Verified;
}

namespace {

ExitStatus statusOf(const report::Report& report, const report::ExpectationResult& expectations) {
  const auto isError = [](const report::InputProblem& input) {
    return input.problem.severity == support::Severity::Error;
  };
  if (std::ranges::any_of(report.inputProblems, isError)) return ExitStatus::Unusable;
  return expectations.holds() ? ExitStatus::Verified : ExitStatus::Failed;
}

// The names that --member takes, for who did not find them.
std::string memberNames(const report::Report& report) {
  constexpr std::size_t most = 12;
  std::vector<std::string> names;
  for (const report::ProgramReport& program : report.programs) {
    for (const ast::ClassDecl* declaration : program.program->classes) {
      if (declaration->isLibrary) continue;
      const std::string prefix = ast::nestedName(*declaration) + ".";
      for (const auto* method : declaration->methods) names.push_back(prefix + ast::signature(*method));
      for (const auto* predicate : declaration->predicates) {
        names.push_back(prefix + ast::signature(*predicate));
      }
    }
    for (const ast::MethodDecl* main : program.program->mains) names.push_back(ast::signature(*main));
  }
  std::string list;
  for (std::size_t i = 0; i < names.size() && i < most; ++i) list += (i == 0 ? "" : ", ") + names[i];
  return names.size() > most ? list + ", …" : list;
}

}  // namespace

bool memberIsMissing(const report::Report& report, const report::Summary& summary,
                     const VerifyArguments& arguments) {
  const bool isMissing =
      !arguments.options.member.empty() && summary.errors == 0 &&
      std::ranges::all_of(report.programs, [](const auto& program) { return program.members.empty(); });
  if (isMissing)
    logError("there is no member " + arguments.options.member + "; there are: " + memberNames(report));
  return isMissing;
}

namespace {

bool makeDumpDirectory(const std::string& path) {
  if (path.empty()) return true;
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) logError("the directory " + path + " cannot be made: " + error.message());
  return !error;
}

}  // namespace

ExitStatus runVerify(const VerifyArguments& arguments) {
  setVerbose(arguments.verbose);
  if (!makeDumpDirectory(arguments.options.dumpDirectory)) return ExitStatus::Unusable;
  static report::Report report;  // which the end of the process frees
  report = verifyAll(arguments);
  const report::Summary summary = summarize(report);
  if (memberIsMissing(report, summary, arguments)) return ExitStatus::Unusable;
  std::optional<report::ExpectationResult> expectations;
  if (arguments.expect) expectations = compareWithMarks(report);
  if (!writeToStandardOutput(render(report, expectations ? &*expectations : nullptr, arguments)))
    return ExitStatus::Unusable;
  return expectations ? statusOf(report, *expectations) : statusOf(summary);
}

}  // namespace warrant::cli
