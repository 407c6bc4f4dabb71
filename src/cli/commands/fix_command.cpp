#include "cli/commands/fix_command.h"

#include <algorithm>
#include <cstring>
#include <map>

#include "cli/commands/verify_command.h"
#include "cli/files/source_file.h"
#include "cli/files/write_file.h"
#include "cli/log.h"
#include "cli/output.h"
#include "fix/edit.h"
#include "report/display.h"
#include "report/table.h"

namespace warrant::cli {

namespace {

struct Shown {
  const report::ProgramReport* program;
  const fix::Suggestion* suggestion;
};

std::vector<Shown> fixesOf(const report::Report& report) {
  std::vector<Shown> fixes;
  for (const report::ProgramReport& program : report.programs) {
    for (const fix::Suggestion& suggestion : program.fixes) {
      if (!suggestion.isShownBefore) fixes.push_back({&program, &suggestion});
    }
  }
  return fixes;
}

// The texts that the fix changes, by path: as they are, and as they become.
using Texts = std::map<std::string, std::pair<std::string, std::string>>;

Texts textsOf(const Shown& shown) {
  std::map<std::uint32_t, std::vector<fix::Edit>> edits;
  for (const fix::Edit& edit : shown.suggestion->fix.edits) edits[edit.range.file].push_back(edit);
  Texts texts;
  for (auto& [file, ofFile] : edits) {
    const support::SourceFile& source = shown.program->program->sources[file].file;
    texts[source.path] = {source.text, fix::applied(source.text, std::move(ofFile))};
  }
  return texts;
}

std::string describe(const Shown& shown, std::size_t number) {
  const symbex::Failure& failure = *shown.suggestion->failure;
  const support::SourceFile& file = shown.program->file(failure.range);
  std::string text = std::to_string(number) + ". " + shown.suggestion->fix.title + "\n   mends " +
                     symbex::code(failure.context, failure.reason) + " at " + file.path + ":" +
                     std::to_string(failure.range.line) + ":" + std::to_string(failure.range.column) + ": " +
                     failure.message + "\n";
  if (const std::size_t mends = shown.suggestion->mends; mends > 1)
    text += "   and " + report::counted(mends - 1, "other failure") + "\n";
  for (const auto& [path, change] : textsOf(shown)) text += fix::diff(path, change.first, change.second);
  return text + "\n";
}

// Nothing is written unless all files are still what was verified.
std::string apply(const Shown& shown) {
  const Texts texts = textsOf(shown);
  for (const auto& [path, change] : texts) {
    const SourceText now = readSourceFile(path);
    if (!now.text || *now.text != change.first) return path + " was changed meanwhile; nothing is written";
    if (now.problem) return path + " is not UTF-8; make the change by hand";
  }
  for (const auto& [path, change] : texts) {
    if (const std::string problem = replaceFile(path, change.second); !problem.empty())
      return path + " cannot be written: " + problem;
  }
  return {};
}

}  // namespace

ExitStatus runFix(const FixArguments& arguments) {
  const report::Report report = verifyAll(arguments.verify);
  const std::vector<Shown> fixes = fixesOf(report);
  if (arguments.apply) {
    if (*arguments.apply == 0 || *arguments.apply > fixes.size()) {
      return refuse("there is no fix " + std::to_string(*arguments.apply) + ": there are " +
                    std::to_string(fixes.size()));
    }
    const Shown& chosen = fixes[*arguments.apply - 1];
    if (const std::string problem = apply(chosen); !problem.empty()) {
      return refuse(problem);
    }
    const bool isSaid = writeToStandardOutput("applied: " + chosen.suggestion->fix.title + "\n");
    VerifyArguments again = arguments.verify;
    again.why = false;
    return isSaid ? statusOf(summarize(verifyAll(again))) : ExitStatus::Unusable;
  }
  std::string text;
  for (std::size_t index = 0; index < fixes.size(); ++index) text += describe(fixes[index], index + 1);
  const report::Summary summary = summarize(report);
  if (!fixes.empty())
    text += "`warrant fix … --apply N` applies one; each was verified with the whole program\n";
  else if (summary.failed > 0)
    text += "nothing that was tried mends a failure\n";
  else if (summary.errors == 0)
    text += "nothing fails\n";
  if (summary.errors > 0)
    text += report::counted(summary.errors, "error") + " in the input: see `warrant verify`\n";
  return writeToStandardOutput(text) ? statusOf(summary) : ExitStatus::Unusable;
}

}  // namespace warrant::cli
