#include "cli/commands/verify_command.h"

#include <algorithm>
#include <chrono>
#include <optional>

#include "ast/print.h"
#include "cache/store.h"
#include "cache/verdicts.h"
#include "cli/commands/past_run.h"
#include "cli/commands/refutation_tests.h"
#include "cli/commands/suggest.h"
#include "cli/commands/suite.h"
#include "cli/files/input.h"
#include "cli/files/library_folder.h"
#include "cli/files/source_file.h"
#include "cli/files/source_path.h"
#include "cli/files/write_file.h"
#include "cli/log.h"
#include "cli/output.h"
#include "cli/shards/shard_command.h"
#include "report/expectation.h"
#include "report/sarif.h"

namespace warrant::cli {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// What a run works with.
struct Session {
  explicit Session(const VerifyArguments& arguments)
      : folder(arguments.library),
        lookUps(folder),
        library([this](std::string_view name) { return lookUps.find(name); }),
        tests(arguments.tests) {
    if (!arguments.cache.empty()) store.emplace(arguments.cache);
  }

  LibraryFolder folder;
  LookUps lookUps;
  std::function<std::optional<support::SourceFile>(std::string_view)> library;
  std::optional<cache::Store> store;  // of what is known from other runs
  RefutationTests tests;
};

report::ProgramReport verifyProgram(Session& session, std::vector<ast::Source> sources,
                                    const symbex::Options& options) {
  logProgress("parsing " + std::to_string(sources.size()) + " files");
  ast::ParseResult parsed = ast::parse(std::move(sources), options.jobs, session.library);
  report::ProgramReport report{
      std::move(parsed.program), std::move(parsed.diagnostics), {}, std::move(parsed.remains)};
  if (!parsed.isVerifiable) return report;
  logProgress("verifying " + std::to_string(report.program->classes.size()) + " classes");
  const auto environment = cache::environmentOf(options);
  std::optional<cache::Verdicts> known;
  if (session.store && environment) known.emplace(*session.store, *environment, options.jobs);
  report.members = symbex::verify(*report.program, options, known ? &*known : nullptr);
  return report;
}

// What is said about a program whose first line asks for options that there are not.
report::InputProblem wrongOptions(const ast::Source& source, const std::string& what) {
  report::InputProblem problem{source.file.path, unreadable("the options of the first line: " + what)};
  problem.problem.range = {0, 1, 1, 1, 4};
  return problem;
}

// Programs with marks may bring their own options.
void verifyAsExpected(Session& session, report::Report& report, InputProgram input,
                      const VerifyArguments& arguments) {
  const auto changed = withOptions(arguments, optionsOf(input.sources));
  if (const auto* wrong = std::get_if<std::string>(&changed)) {
    report.inputProblems.push_back(wrongOptions(input.sources.front(), *wrong));
    return;
  }
  const auto& own = std::get<VerifyArguments>(changed);
  if (own.dialect) {
    for (ast::Source& source : input.sources) source.dialect = *own.dialect;
  }
  report.programs.push_back(verifyProgram(session, std::move(input.sources), own.options));
}

// Whatever of the library a program misses then is due to that.
void sayLibraryIsMissed(const LibraryFolder& folder, report::Report& report) {
  for (report::ProgramReport& program : report.programs) program.problems.clear();
  report.inputProblems.push_back({folder.path(), unreadable(LibraryFolder::whyMissed)});
}

report::Report verifyInput(Session& session, std::vector<InputProgram> programs,
                           const VerifyArguments& arguments) {
  report::Report report;
  for (InputProgram& input : programs) {
    for (report::InputProblem& problem : input.problems) report.inputProblems.push_back(std::move(problem));
    if (input.sources.empty()) continue;
    if (arguments.expect) {
      verifyAsExpected(session, report, std::move(input), arguments);
    } else {
      symbex::Options options = arguments.options;
      if (!arguments.shares.empty()) options.share = arguments.shares.at(report.programs.size());
      report.programs.push_back(verifyProgram(session, std::move(input.sources), options));
      if (arguments.why) addFixes(report.programs.back(), options, session.library);
      if (arguments.refutes || arguments.refutesBriefly) {
        report::ProgramReport& program = report.programs.back();
        program.refutations =
            refute::refute(*program.program, program.members, options.overflow,
                           {.isBrief = !arguments.refutes, .wantsJava = !arguments.tests.empty()});
        if (!arguments.tests.empty()) session.tests.write(program);
      }
    }
  }
  if (session.folder.isMissed()) sayLibraryIsMissed(session.folder, report);
  return report;
}

void flush(Session& session) {
  if (!session.store) return;
  if (const std::string problem = session.store->flush(); !problem.empty())
    logProgress("what was found cannot be kept: " + problem);
}

}  // namespace

std::vector<InputProgram> readInput(const VerifyArguments& arguments) {
  std::vector<InputProgram> programs = readPrograms(arguments.paths, arguments.dialect, arguments.expect);
  for (InputProgram& program : programs) {
    if (!program.sources.empty()) addFromSourcePath(program, arguments.sourcePath);
  }
  return programs;
}

report::Report verifyAll(const VerifyArguments& arguments) {
  return verifyAll(arguments, readInput(arguments));
}

report::Report verifyAll(const VerifyArguments& arguments, std::vector<InputProgram> programs) {
  const auto start = Clock::now();
  Session session(arguments);
  report::Report report = verifyInput(session, std::move(programs), arguments);
  flush(session);
  report.seconds = secondsSince(start);
  return report;
}

report::TextOptions textOptions(const VerifyArguments& arguments) {
  return {.colour = wantsColour(arguments.colour),
          .verbose = arguments.verbose,
          .statistics = arguments.statistics,
          .trace = arguments.options.trace,
          .why = arguments.why};
}

report::JsonOptions jsonOptions(const VerifyArguments& arguments) {
  return {arguments.statistics, arguments.options.trace, arguments.options.record};
}

namespace {

Findings findingsOf(const report::Report& report, const VerifyArguments& arguments) {
  const report::Summary summary = summarize(report);
  if (arguments.format == Format::Json)
    return {{findingsToJson(report, jsonOptions(arguments)), {}}, summary};
  if (arguments.format == Format::Sarif) return {{toSarif(report), {}}, summary};
  return {findingsToText(report, textOptions(arguments)), summary};
}

std::string render(Findings findings, double seconds, const VerifyArguments& arguments) {
  if (arguments.format == Format::Sarif) return std::move(findings.printed.text);
  if (arguments.format == Format::Text)
    return toText(findings.printed, findings.summary, seconds, textOptions(arguments));
  return toJson(std::move(findings.printed.text), findings.summary, seconds, jsonOptions(arguments));
}

std::string render(const report::Report& report, const report::ExpectationResult& expectations,
                   const VerifyArguments& arguments) {
  if (arguments.format == Format::Json) return toJson(report, jsonOptions(arguments), &expectations);
  if (arguments.format == Format::Sarif) return toSarif(report);
  return toText(expectations, textOptions(arguments));
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
      const std::string prefix = ast::memberPrefix(declaration);
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
  const auto why = path.empty() ? std::nullopt : makeFolder(path);
  if (why) logError(*why);
  return !why;
}

// Of what hit a limit of the machine nothing is kept.
bool isRepeatable(const report::Report& report) {
  return std::ranges::all_of(report.programs, [](const report::ProgramReport& program) {
    return std::ranges::all_of(program.members, &symbex::MemberResult::isRepeatable);
  });
}

bool hasAskedSolver(const report::Report& report, const VerifyArguments& arguments) {
  return arguments.why || std::ranges::any_of(report.programs, [](const report::ProgramReport& program) {
           return std::ranges::any_of(program.members, &symbex::MemberResult::askedSolver);
         });
}

ExitStatus runAsExpected(Session& session, report::Report& report, const VerifyArguments& arguments) {
  report = verifyInput(session, readInput(arguments), arguments);
  flush(session);
  if (memberIsMissing(report, summarize(report), arguments)) return ExitStatus::Unusable;
  const report::ExpectationResult expectations = compareWithMarks(report);
  if (!writeToStandardOutput(render(report, expectations, arguments))) return ExitStatus::Unusable;
  return statusOf(report, expectations);
}

}  // namespace

ExitStatus runVerify(const VerifyArguments& arguments) {
  const auto start = Clock::now();
  setVerbose(arguments.verbose);
  if (!arguments.shard.empty()) return runShard(arguments);
  if (!makeDumpDirectory(arguments.options.dumpDirectory)) return ExitStatus::Unusable;
  static report::Report report;  // which the end of the process frees
  Session session(arguments);
  if (!arguments.tests.empty()) {
    if (const auto why = session.tests.whyRefused()) {
      return refuse(*why);
    }
  }
  if (arguments.expect) return runAsExpected(session, report, arguments);
  std::vector<InputProgram> programs = readInput(arguments);
  PastRun past(session.store ? &*session.store : nullptr, arguments, programs);
  std::optional<Findings> findings = past.recall(session.lookUps);
  if (!findings) {
    report = verifyInput(session, std::move(programs), arguments);
    if (memberIsMissing(report, summarize(report), arguments)) return ExitStatus::Unusable;
    findings = findingsOf(report, arguments);
    if (!session.folder.isMissed() && isRepeatable(report))
      past.keep(*findings, session.lookUps, hasAskedSolver(report, arguments));
    flush(session);
  }
  const ExitStatus status = statusOf(findings->summary);
  const bool isSaid = writeToStandardOutput(render(std::move(*findings), secondsSince(start), arguments));
  if (!session.tests.problem().empty()) logError(session.tests.problem());
  return isSaid && session.tests.problem().empty() ? status : ExitStatus::Unusable;
}

}  // namespace warrant::cli
