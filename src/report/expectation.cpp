#include "report/expectation.h"

#include <algorithm>
#include <set>

#include "report/excerpt.h"
#include "report/style.h"
#include "report/table.h"
#include "support/match.h"

namespace warrant::report {
namespace {

using support::Severity;
using symbex::Verdict;

struct Mark {
  ast::Expectation expectation;
  bool met = false;
};

// Compares what was found in one program with its marks.
class Comparison {
 public:
  explicit Comparison(const ProgramReport& program) : program_(program) {
    const auto& sources = program.program->sources;
    for (std::uint32_t file = 0; file < sources.size() && !sources[file].isLibrary; ++file) {
      if (sources[file].isDependency) continue;
      for (ast::Expectation& expectation : ast::expectations(sources[file], file)) {
        if (!expectation.cause.empty()) filesWithCauses_.insert(file);
        marks_.push_back({std::move(expectation)});
      }
    }
  }

  void addTo(ExpectationResult& result) {
    ProgramOutcome outcome{&program_, result.met, result.missing.size(), result.unexpected.size()};
    compare(result);
    outcome.met = result.met - outcome.met;
    outcome.missing = result.missing.size() - outcome.missing;
    outcome.unexpected = result.unexpected.size() - outcome.unexpected;
    result.programs.push_back(outcome);
  }

 private:
  void compare(ExpectationResult& result) {
    for (const support::Diagnostic& problem : program_.problems) {
      if (!meets(problem.range, {problem.code}) && problem.severity == Severity::Error) {
        result.unexpected.push_back(UnexpectedProblem{&program_, &problem});
      }
    }
    for (const symbex::MemberResult& member : program_.members) addMember(member, result);
    for (const Mark& mark : marks_) {
      if (mark.met) {
        ++result.met;
      } else {
        result.missing.push_back({&program_, mark.expectation});
      }
    }
  }

  void addMember(const symbex::MemberResult& member, ExpectationResult& result) {
    for (const symbex::Failure& failure : member.failures) {
      const std::string name = contextAndReason(failure);
      const std::string code = symbex::code(failure.context, failure.reason);
      const std::string_view cause = failure.why ? toString(failure.why->cause) : std::string_view();
      const bool isMarked = meets(failure.range, {name, code}, cause);
      if (!isMarked && failure.severity == Severity::Error) {
        result.unexpected.push_back(UnexpectedFailure{&program_, &member, &failure});
      }
    }
    if (member.verdict == Verdict::Unknown && !member.isOmitted())
      result.unexpected.push_back(UndecidedMember{&program_, &member});
  }

  // Whether a mark on the line of the range bears one of the names, and the cause; those that do are met.
  // Where one mark of a file has a cause, all have.
  bool meets(const support::SourceRange& range, const std::vector<std::string_view>& names,
             std::string_view cause = {}) {
    bool found = false;
    for (Mark& mark : marks_) {
      if (mark.expectation.file != range.file || mark.expectation.line != range.line) continue;
      const bool isAnyCause = !filesWithCauses_.contains(range.file) && mark.expectation.cause.empty();
      if (!isAnyCause && mark.expectation.cause != cause) continue;
      for (const std::string_view name : names) {
        if (mark.expectation.failure == name) found = mark.met = true;
      }
    }
    return found;
  }

  const ProgramReport& program_;
  std::vector<Mark> marks_;
  std::set<std::uint32_t> filesWithCauses_;
};

std::string missingToText(const MissingFailure& missing, const Style& style) {
  std::string out =
      style.paint(Tone::Error, "missing") +
      style.paint(Tone::Strong, ": line " + std::to_string(missing.mark.line) +
                                    " was expected to fail with " + missing.mark.failure +
                                    (missing.mark.cause.empty() ? "" : " [" + missing.mark.cause + "]")) +
      "\n";
  const auto& range = missing.mark.range;
  appendExcerpt(out, style, missing.program->file(range), range, marginWidth(range), Tone::Error, "");
  return out + "\n";
}

// The program's file, or the folder of its files.
std::string nameOf(const ProgramReport& program) {
  const auto& sources = program.program->sources;
  const std::string& first = sources.front().file.path;
  std::size_t count = 0;
  std::size_t common = first.size();
  for (const ast::Source& source : sources) {
    if (source.isLibrary) break;
    ++count;
    const auto [end, ignored] = std::ranges::mismatch(first, source.file.path);
    common = std::min(common, static_cast<std::size_t>(end - first.begin()));
  }
  if (count == 1) return first;
  const std::size_t slash = first.rfind('/', common);
  const std::string folder = slash == std::string::npos ? "." : first.substr(0, slash);
  return folder + " (" + counted(count, "file") + ")";
}

std::string outcomeToText(const ProgramOutcome& outcome, const Style& style) {
  std::size_t verified = 0;
  for (const symbex::MemberResult& member : outcome.program->members) {
    if (member.verdict == Verdict::Verified) ++verified;
  }
  const bool holds = outcome.missing + outcome.unexpected == 0;
  std::string line = style.paint(holds ? Tone::Good : Tone::Error, holds ? "ok     " : "differs") + " " +
                     nameOf(*outcome.program) + ": " + std::to_string(verified) + " verified";
  if (outcome.met > 0) line += ", " + counted(outcome.met, "failure") + " as marked";
  if (outcome.missing > 0) line += ", " + std::to_string(outcome.missing) + " missing";
  if (outcome.unexpected > 0) line += ", " + std::to_string(outcome.unexpected) + " unexpected";
  return line + "\n";
}

std::string unexpectedToText(const Unexpected& unexpected, const TextOptions& options) {
  return support::match(
      unexpected, [&](const InputProblem* problem) { return toText(*problem, options); },
      [&](const UnexpectedProblem& found) { return toText(*found.program, *found.problem, options); },
      [&](const UnexpectedFailure& found) {
        return toText(*found.program, *found.member, *found.failure, options);
      },
      [&](const UndecidedMember& found) { return unknownsToText(*found.program, *found.member, options); });
}

}  // namespace

ExpectationResult compareWithMarks(const Report& report) {
  ExpectationResult result;
  for (const InputProblem& problem : report.inputProblems) {
    if (problem.problem.severity == Severity::Error) result.unexpected.push_back(&problem);
  }
  for (const ProgramReport& program : report.programs) {
    Comparison(program).addTo(result);
    result.members += program.members.size();
  }
  result.recalled = summarize(report).recalled;
  return result;
}

std::string toText(const ExpectationResult& result, const TextOptions& options) {
  const Style style(options.colour);
  std::string out;
  for (const MissingFailure& missing : result.missing) out += missingToText(missing, style);
  for (const Unexpected& unexpected : result.unexpected) {
    out += style.paint(Tone::Error, "unexpected ") + unexpectedToText(unexpected, options);
  }
  const bool isSuite = result.programs.size() > 1;
  if (isSuite) {
    for (const ProgramOutcome& outcome : result.programs) out += outcomeToText(outcome, style);
  }
  if (result.holds()) {
    return out + "as expected: " + counted(result.met, "marked failure") +
           (isSuite ? " in " + counted(result.programs.size(), "program") : "") +
           knownFromBefore(result.recalled, result.members) + "\n";
  }
  return out + "not as expected: " + std::to_string(result.missing.size()) + " missing, " +
         std::to_string(result.unexpected.size()) + " unexpected, " + std::to_string(result.met) +
         " as marked\n";
}

}  // namespace warrant::report
