#include "cli/commands/run_command.h"

#include <algorithm>
#include <cstdio>

#include "ast/parse_to_run.h"
#include "ast/print.h"
#include "cli/commands/program_errors.h"
#include "cli/files/input.h"
#include "cli/files/library_folder.h"
#include "cli/files/source_path.h"
#include "cli/log.h"
#include "cli/output.h"
#include "explore/call.h"
#include "explore/tokens.h"
#include "report/pages/pages.h"
#include "report/text.h"
#include "run/run.h"

namespace warrant::cli {
namespace {

using run::Ending;

struct Program {
  report::ProgramReport report;            // as it was given: messages are about this text
  std::unique_ptr<ast::Program> prepared;  // with the call in its text; nullptr: there is none
  explore::Inserted inserted;
  run::Entry entry;

  const ast::Program& toRun() const { return prepared != nullptr ? *prepared : *report.program; }

  // A place of what was run, in the text as it was given; one in the call is in the last source, which is the
  // call.
  support::SourceRange asGiven(const support::SourceRange& range) const {
    const auto last = static_cast<std::uint32_t>(report.program->sources.size() - 1);
    if (prepared == nullptr || !range.isKnown()) return range;
    return inserted.holds(range) ? inserted.inCall(range, last) : inserted.asBefore(range);
  }
};

// The sources of the program with the call, as they were given, and the call behind them.
std::unique_ptr<ast::Program> sourcesOf(const ast::Program& prepared, const std::vector<ast::Source>& given,
                                        std::string call) {
  auto program = std::make_unique<ast::Program>();
  program->sources = prepared.sources;
  std::ranges::copy(given, program->sources.begin());
  program->sources.push_back({{"--call", std::move(call)}});
  return program;
}

// The class in whose text the call can stand: the one that it begins with, or the first one.
const ast::ClassDecl* homeOf(const ast::Program& program, std::string_view call) {
  const ast::ClassDecl* home = nullptr;
  for (const ast::ClassDecl* const declaration : program.classes) {
    if (declaration->isLibrary || declaration->name.empty() || declaration->name.starts_with('$')) continue;
    if (home == nullptr) home = declaration;
    std::string_view text = call;
    if (text.starts_with("new ")) text.remove_prefix(4);
    const bool isNamed = text.starts_with(declaration->name) &&
                         text.substr(declaration->name.size()).find_first_of(".(<") == 0;
    if (isNamed) return declaration;
  }
  return home;
}

// What `--call` names, in the text of the program.
std::optional<std::string> prepareCall(Program& program, const std::vector<ast::Source>& sources,
                                       ast::Library library, const std::string& call) {
  const ast::ClassDecl* const home = homeOf(*program.report.program, call);
  if (home == nullptr) return "the program has no class";
  try {
    const std::string line = explore::onOneLine(call);
    explore::Prepared prepared = explore::prepare(sources, library, {.text = line, .home = home});
    program.entry = {.call = prepared.request.call, .scope = prepared.request.scope};
    program.inserted = prepared.inserted;
    program.report.program = sourcesOf(*prepared.program, sources, line);
    program.prepared = std::move(prepared.program);
  } catch (const explore::Refused& refused) {
    return "the call " + call + ": " + refused.what();
  }
  return std::nullopt;
}

std::optional<std::string> findMain(Program& program, const RunArguments& arguments) {
  const auto mains = run::mainsOf(*program.report.program);
  if (mains.empty()) return "the program has no main method: say with --call what is to be run";
  if (mains.size() > 1) {
    std::string names;
    for (const ast::MethodDecl* const main : mains)
      names += (names.empty() ? "" : ", ") + ast::memberPrefix(main->owner) + "main";
    return "the program has several main methods: " + names + "; say with --call which is to be run";
  }
  program.entry = {.main = mains.front(), .arguments = arguments.arguments};
  return std::nullopt;
}

std::string describe(const Program& program, const Ending& ending) {
  support::Diagnostic problem{.range = program.asGiven(ending.range), .message = ending.message};
  if (ending.kind == Ending::Kind::Violated) {
    const std::string name = ending.context + ":" + ending.reason;
    if (const report::Page* const page = report::findPage(name)) problem.code = page->code;
    problem.message = name + ": " + ending.message;
    if (ending.related.isKnown())
      problem.notes.push_back({program.asGiven(ending.related), "this is asked for"});
  } else if (ending.kind == Ending::Kind::Threw) {
    problem.message = "an exception leaves the program: " + ending.message;
  } else {
    problem.message = "the run ends here: " + ending.message;
  }
  if (!ending.range.isKnown()) return "error: " + problem.message + "\n";
  return toText(program.report, problem, {.colour = false});
}

// As Java says it, to where Java says it: what a program prints stands alone.
std::string describeUncaught(const Program& program, const Ending& ending) {
  const std::string text = "Exception in thread \"main\" " + ending.message + "\n";
  if (!ending.range.isKnown()) return text;
  const std::string& path = program.report.program->sources.at(ending.range.file).file.path;
  return text + "\tat (" + path + ":" + std::to_string(ending.range.line) + ")\n";
}

std::string describePassedOver(const Program& program, const Ending& ending) {
  std::string text;
  for (const support::Note& note : ending.passedOver) {
    const support::Diagnostic problem{.severity = support::Severity::Warning,
                                      .range = program.asGiven(note.range),
                                      .message = "not checked: " + note.message};
    text += toText(program.report, problem, {.colour = false});
  }
  return text;
}

// A run that comes to what is left out for an error is not told from one of a program that cannot be read.
ExitStatus statusOf(const Program& program, const Ending& ending) {
  if (ending.kind == Ending::Kind::Returned) return ExitStatus::Verified;
  if (ending.kind != Ending::Kind::Stopped) return ExitStatus::Failed;
  return !ending.isBound && hasErrors(program.report.problems) ? ExitStatus::Unusable : ExitStatus::Unknown;
}

}  // namespace

ExitStatus runProgram(const RunArguments& arguments) {
  LibraryFolder folder(arguments.verify.library);
  const auto library = [&folder](std::string_view path) { return folder.findToRun(path); };
  std::vector<InputProgram> inputs = readPrograms(arguments.verify.paths, arguments.verify.dialect, false);
  for (const InputProgram& input : inputs) {
    for (const report::InputProblem& problem : input.problems)
      std::fputs(toText(problem, {}).c_str(), stderr);
    if (!input.problems.empty()) return ExitStatus::Unusable;
  }
  if (inputs.size() != 1) return refuse("run takes one program: files, or a folder");
  addFromSourcePath(inputs.front(), arguments.verify.sourcePath);
  std::vector<ast::Source> sources = std::move(inputs.front().sources);
  const bool isJava = std::ranges::any_of(
      sources, [](const ast::Source& source) { return source.dialect == ast::Dialect::Java; });
  if (isJava) sources.push_back(run::thrownSource());
  ast::ParseResult parsed = ast::parseToRun(sources, library, ast::Runner::Interpreter);
  Program program{.report = {std::move(parsed.program), std::move(parsed.diagnostics), {}, nullptr},
                  .prepared = nullptr,
                  .inserted = {},
                  .entry = {}};
  if (folder.isMissed()) return refuse(folder.path() + ": " + LibraryFolder::whyMissed);
  if (!parsed.isVerifiable) {
    std::fputs(problemsToText(program.report, {}).c_str(), stderr);
    return ExitStatus::Unusable;
  }
  const auto problem = arguments.call.empty() ? findMain(program, arguments)
                                              : prepareCall(program, sources, library, arguments.call);
  if (problem) {
    if (hasErrors(program.report.problems)) std::fputs(problemsToText(program.report, {}).c_str(), stderr);
    return refuse(*problem);
  }

  const run::Settings settings{.permissions = !arguments.isUnchecked,
                               .overflow = !arguments.isUnchecked,
                               .steps = arguments.limit,
                               .overflowsStack = true};
  const Ending ending = run::run(
      program.toRun(), settings, program.entry,
      [](std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); },
      [](std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); });
  if (ending.kind == Ending::Kind::Returned) {
    if (!ending.result.empty()) std::printf("%s\n", ending.result.c_str());
  } else if (ending.kind == Ending::Kind::Exited) {
    // The program has said all that it says.
  } else if (ending.kind == Ending::Kind::Threw && arguments.call.empty()) {
    std::fflush(stdout);
    std::fputs(describeUncaught(program, ending).c_str(), stderr);
  } else {
    std::fflush(stdout);
    std::fputs(describe(program, ending).c_str(), stdout);
  }
  std::fflush(stdout);
  // What is not supported is said to be so where the text is read.
  if (ending.kind == Ending::Kind::Stopped) std::fputs(problemsToText(program.report, {}).c_str(), stderr);
  std::fputs(describePassedOver(program, ending).c_str(), stderr);
  // As a process of Java ends: of the status that the program gives the last byte.
  if (ending.kind == Ending::Kind::Exited) return static_cast<ExitStatus>(ending.status & 0xFF);
  return statusOf(program, ending);
}

}  // namespace warrant::cli
