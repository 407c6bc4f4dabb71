#include "cli/commands/explore_command.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "ast/parse_to_run.h"
#include "bmc/bmc.h"
#include "cli/commands/debuggee.h"
#include "cli/commands/program_errors.h"
#include "cli/files/library_folder.h"
#include "cli/files/write_file.h"
#include "cli/log.h"
#include "cli/output.h"
#include "debug/run.h"
#include "explore/check.h"
#include "explore/exploration.h"
#include "explore/print.h"
#include "explore/table.h"
#include "explore/tests.h"
#include "explore/tree.h"

namespace warrant::cli {
namespace {

using explore::Exploration;

// An error is found before a bound is.
ExitStatus statusOf(const Exploration& exploration) {
  if (exploration.isWrong()) return ExitStatus::Failed;
  return exploration.isComplete() && exploration.areConditionsAlike() ? ExitStatus::Verified
                                                                      : ExitStatus::Unknown;
}

// What is wrong with the program.
struct Problems {
  std::string text;
  bool isReadable = true;  // in spite of it
  bool hasErrors = false;  // beside what is not supported
};

Problems problemsOf(const std::vector<ast::Source>& sources, const ast::Library& library) {
  ast::ParseResult parsed = ast::parseToRun(sources, library);
  const bool isReadable = parsed.isVerifiable, areErrors = hasErrors(parsed.diagnostics);
  const report::ProgramReport program{std::move(parsed.program), std::move(parsed.diagnostics), {}, {}};
  return {debug::problemsOf(program), isReadable, areErrors};
}

std::string testsFile(const std::string& folder) {
  return (std::filesystem::path(folder) / explore::testsClass).concat(".java").string();
}

std::optional<explore::TreeFormat> treeFormatOf(std::string_view file) {
  if (file.ends_with(".svg")) return explore::TreeFormat::Svg;
  if (file.ends_with(".dot")) return explore::TreeFormat::Dot;
  return file.ends_with(".json") ? std::optional(explore::TreeFormat::Json) : std::nullopt;
}

// Why the files that are asked for cannot be written; nothing: they can, as far as that is known before.
std::optional<std::string> whyRefused(const ExploreArguments& arguments) {
  if (!arguments.tree.empty()) {
    if (!treeFormatOf(arguments.tree)) return arguments.tree + ": a tree is written as .svg, .dot or .json";
    if (auto why = whyNotWritable(arguments.tree)) return why;
  }
  for (const std::string& folder : {arguments.corpus, arguments.tests}) {
    if (folder.empty()) continue;
    if (auto why = makeFolder(folder)) return why;
  }
  if (arguments.tests.empty()) return std::nullopt;
  return whyNotReplaceable(testsFile(arguments.tests), explore::testsMark, "warrant explore");
}

// What went wrong; empty: nothing.
std::string writeFiles(const ExploreArguments& arguments, const Exploration& exploration) {
  const auto write = [](const std::string& file, const std::string& text) {
    const std::string why = replaceFile(file, text);
    return why.empty() ? why : file + " cannot be written: " + why;
  };
  if (!arguments.tree.empty()) {
    const explore::TreeNode tree = explore::treeOf(exploration.tree.leaves);
    const std::string why = write(arguments.tree, explore::toText(tree, *treeFormatOf(arguments.tree)));
    if (!why.empty()) return why;
  }
  if (arguments.tests.empty()) return {};
  return write(testsFile(arguments.tests), explore::toTests(exploration));
}

std::string textOf(const ExploreArguments& arguments, const Exploration& exploration) {
  if (arguments.verify.format == Format::Json) return explore::toJson(exploration);
  return arguments.showsTables ? explore::toTable(exploration) + explore::coverageOf(exploration)
                               : explore::toText(exploration);
}

// The tree is checked in text only: JSON is one document.
ExitStatus report(const ExploreArguments& arguments, const Exploration& exploration) {
  std::string text = textOf(arguments, exploration);
  ExitStatus status = statusOf(exploration);
  if (arguments.checks) {
    const explore::TreeCheck check = explore::checkTree(exploration);
    if (!check.holds() && status == ExitStatus::Verified) status = ExitStatus::Unknown;
    const bool isJson = arguments.verify.format == Format::Json;
    (isJson ? std::cerr : std::cout) << std::flush;
    if (isJson)
      std::cerr << explore::toText(check);
    else
      text += explore::toText(check);
  }
  if (const std::string why = writeFiles(arguments, exploration); !why.empty()) return refuse(why);
  return writeToStandardOutput(text) ? status : ExitStatus::Unusable;
}

Exploration explored(const ExploreArguments& arguments, explore::Question question) {
  if (arguments.strategy != Strategy::BoundedModelChecking) return explore::explore(std::move(question));
  return bmc::explore({.question = std::move(question), .isIterated = arguments.findsBound});
}

}  // namespace

ExitStatus runExplore(const ExploreArguments& arguments) {
  if (const auto why = whyRefused(arguments)) return refuse(*why);
  auto [sources, messages] = readDebuggee(arguments.verify);
  std::cerr << messages;
  if (!sources) return ExitStatus::Unusable;
  LibraryFolder folder(arguments.verify.library);
  const auto library = [&](std::string_view path) { return folder.findToExplore(path); };
  const Problems problems = problemsOf(*sources, library);
  if (folder.isMissed()) return refuse(folder.path() + ": " + LibraryFolder::whyMissed);
  if (!problems.isReadable) {
    std::cerr << problems.text << "\n";
    return ExitStatus::Unusable;
  }
  try {
    explore::Question question{.sources = std::move(*sources),
                               .library = library,
                               .call = arguments.call,
                               .assumption = arguments.assumption,
                               .bounds = arguments.bounds,
                               .wantsInputs = true,
                               .isBitPrecise = arguments.isBitPrecise,
                               .merges = arguments.merges,
                               .wantsRows = arguments.showsTables,
                               .checksTree = arguments.checks,
                               .conditions = arguments.conditions,
                               .search = arguments.search,
                               .isConcolic = arguments.strategy == Strategy::Concolic,
                               .seed = arguments.seed,
                               .corpus = arguments.corpus,
                               .options = arguments.verify.options};
    const Exploration exploration = explored(arguments, std::move(question));
    for (const std::string& message : exploration.messages) std::cerr << "warrant: " << message << "\n";
    const ExitStatus status = report(arguments, exploration);
    // What is left out for errors cannot be explored.
    const bool isLeftOut = std::ranges::find(exploration.tree.leaves, symbex::Leaf::Kind::Undecided,
                                             &symbex::Leaf::kind) != exploration.tree.leaves.end();
    if (!isLeftOut || problems.text.empty()) return status;
    std::cout << std::flush;
    std::cerr << problems.text << "\n";
    return problems.hasErrors ? ExitStatus::Unusable : status;
  } catch (const explore::Refused& refused) {
    if (problems.hasErrors) std::cerr << problems.text << "\n";
    return refuse(refused.what());
  }
}

}  // namespace warrant::cli
