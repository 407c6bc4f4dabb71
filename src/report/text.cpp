#include "report/text.h"

#include <algorithm>

#include "explore/inputs.h"
#include "report/display.h"
#include "report/excerpt.h"
#include "report/explanation.h"
#include "report/statistics.h"
#include "report/style.h"
#include "report/table.h"

namespace warrant::report {
namespace {

using support::Note;
using support::Severity;
using support::SourceRange;
using symbex::MemberResult;
using symbex::Verdict;

Tone toneOf(Severity severity) { return severity == Severity::Error ? Tone::Error : Tone::Warning; }

// `error[W0101]: message`, or `error: message` of what has no code
std::string header(const Style& style, Severity severity, std::string_view code, std::string_view message) {
  const std::string kind =
      std::string(toString(severity)) + (code.empty() ? "" : "[" + std::string(code) + "]");
  return style.paint(toneOf(severity), kind) + style.paint(Tone::Strong, ": " + printable(message)) + "\n";
}

// Writes what belongs to one program; places are resolved in its files.
class ProgramWriter {
 public:
  ProgramWriter(const ProgramReport& program, const TextOptions& options)
      : program_(program), options_(options), style_(options.colour) {}

  std::string take() { return std::move(out_); }

  void problem(const support::Diagnostic& problem) {
    out_ += header(style_, problem.severity, problem.code, problem.message);
    const std::size_t margin = widestMargin(problem.range, problem.notes);
    excerpt(problem.range, margin, toneOf(problem.severity), "");
    notes(problem.notes, margin);
    out_ += "\n";
  }

  void failure(const MemberResult& member, const symbex::Failure& failure) {
    out_ += header(style_, failure.severity, symbex::code(failure.context, failure.reason), failure.message);
    const std::size_t margin = widestMargin(failure.range, failure.notes);
    excerpt(failure.range, margin, toneOf(failure.severity), contextAndReason(failure));
    notes(failure.notes, margin);
    appendRow(out_, style_, margin, "in", qualifiedName(member));
    if (options_.why && failure.why) appendWhy(out_, style_, program_, *failure.why, margin);
    if (failure.explanation) {
      appendExplanation(out_, style_, *failure.explanation, margin, options_.verbose);
    }
    for (const refute::Refutation& refutation : program_.refutations) {
      if (refutation.failure == &failure) appendRefutation(refutation, margin);
    }
    for (const fix::Suggestion& suggestion : program_.fixes) {
      if (suggestion.failure == &failure) appendRow(out_, style_, margin, "help", helpOf(suggestion));
    }
    out_ += "\n";
  }

  void appendRefutation(const refute::Refutation& refutation, std::size_t margin) {
    if (refutation.answer == refute::Answer::NotRefuted) {
      appendRow(out_, style_, margin, "not refuted", refutation.because);
      return;
    }
    const bool isRefuted = refutation.answer == refute::Answer::Refuted;
    const std::string inputs = explore::toText(refutation.inputs);
    appendRow(out_, style_, margin, isRefuted ? "refuted" : "too weak",
              inputs.empty() ? "without inputs" : "with " + inputs);
    appendRow(out_, style_, margin, "", refutation.violation);
    if (!isRefuted) appendRow(out_, style_, margin, "", refutation.because);
    if (!refutation.test.empty()) appendRow(out_, style_, margin, "test", refutation.test);
    if (!refutation.whyNoTest.empty()) appendRow(out_, style_, margin, "no test", refutation.whyNoTest);
  }

  void unknowns(const MemberResult& member) {
    out_ += style_.paint(Tone::Warning, "unknown") +
            style_.paint(Tone::Strong, ": " + qualifiedName(member) + " could not be decided") + "\n";
    const std::size_t margin = widestMargin(member.range(), member.unknowns);
    excerpt(member.range(), margin, Tone::Warning, "");
    notes(member.unknowns, margin);
    out_ += "\n";
  }

  // What the verdict rests on beside what was verified.
  void trust(const MemberResult& member) {
    out_ += style_.paint(Tone::Note, "trust") +
            style_.paint(Tone::Strong, ": " + qualifiedName(member) + " is " +
                                           std::string(toString(member.verdict)) + ", trusting") +
            "\n";
    for (const Note& note : member.trust) {
      out_ += "  " + at(note.range) + printable(note.message) + "\n";
    }
    out_ += "\n";
  }

  void verdictLine(const MemberResult& member) {
    const Tone tone = member.verdict == Verdict::Verified ? Tone::Good
                      : member.verdict == Verdict::Failed ? Tone::Error
                                                          : Tone::Warning;
    std::string verdict(toString(member.verdict));
    verdict.resize(10, ' ');
    out_ += style_.paint(tone, verdict) + qualifiedName(member) + "  (" + std::string(member.kind()) + ", " +
            place(program_.file(member.range()), member.range()) + ", " +
            counted(member.statistics.paths, "path") + ", " + duration(member.statistics.seconds) + ")" +
            closedClasses(member) + "\n";
  }

  // `, if nothing extends Cell`
  static std::string closedClasses(const MemberResult& member) {
    std::string names;
    for (const ast::ClassDecl* closed : member.closedClasses)
      names += (names.empty() ? ", if nothing else extends " : ", ") + std::string(closed->name);
    return names;
  }

  void trace(const MemberResult& member) {
    out_ += style_.paint(Tone::Strong, "trace of " + qualifiedName(member)) + "\n" + member.trace;
    if (!out_.ends_with('\n')) out_ += "\n";
    out_ += "\n";
  }

 private:
  // What mends several failures is shown with the first of them.
  static std::string helpOf(const fix::Suggestion& suggestion) {
    if (suggestion.isShownBefore) return suggestion.fix.title + " (as above)";
    if (suggestion.mends == 1) return suggestion.fix.title;
    return suggestion.fix.title + " (mends " + std::to_string(suggestion.mends) + " failures)";
  }

  static std::size_t widestMargin(const SourceRange& range, const std::vector<Note>& notes) {
    std::size_t width = marginWidth(range);
    for (const Note& note : notes) width = std::max(width, marginWidth(note.range));
    return width;
  }

  void excerpt(const SourceRange& range, std::size_t margin, Tone tone, std::string_view label) {
    appendExcerpt(out_, style_, program_.file(range), range, margin, tone, label);
  }

  void notes(const std::vector<Note>& notes, std::size_t margin) {
    for (const Note& note : notes) {
      out_ += style_.paint(Tone::Note, "note") + ": " + printable(note.message) + "\n";
      if (note.range.isKnown()) excerpt(note.range, margin, Tone::Note, "");
    }
  }

  std::string at(const SourceRange& range) const {
    return range.isKnown() ? place(program_.file(range), range) + ": " : "";
  }

  const ProgramReport& program_;
  const TextOptions& options_;
  Style style_;
  std::string out_;
};

std::vector<std::string> reasonsOf(const MemberResult& member) {
  std::vector<std::string> reasons;
  for (const Note& note : member.trust) reasons.push_back(note.message);
  return reasons;
}

// `5 verified (1 on trust), 1 failed, 2 warnings in 4.1 ms (5 known from before)`
std::string summaryToText(const Summary& summary, double seconds, const Style& style) {
  std::vector<std::string> parts;
  if (summary.errors > 0) {
    parts.push_back(style.paint(Tone::Error, counted(summary.errors, "error") + " in the input"));
  }
  const bool nothing = summary.verified + summary.failed + summary.unknown == 0;
  std::string verified = nothing ? "nothing verified" : std::to_string(summary.verified) + " verified";
  if (summary.trusting > 0) verified += " (" + std::to_string(summary.trusting) + " trusting)";
  parts.push_back(style.paint(summary.verified > 0 ? Tone::Good : Tone::Plain, verified));
  if (summary.failed > 0) {
    parts.push_back(style.paint(Tone::Error, std::to_string(summary.failed) + " failed"));
  }
  if (summary.unknown > 0) {
    parts.push_back(style.paint(Tone::Warning, std::to_string(summary.unknown) + " unknown"));
  }
  if (summary.warnings > 0) parts.push_back(style.paint(Tone::Warning, counted(summary.warnings, "warning")));
  std::string line;
  for (const std::string& part : parts) line += (line.empty() ? "" : ", ") + part;
  const std::size_t members = summary.verified + summary.failed + summary.unknown;
  return line + " in " + duration(seconds) + knownFromBefore(summary.recalled, members) + "\n";
}

}  // namespace

std::string knownFromBefore(std::size_t recalled, std::size_t members) {
  if (recalled == 0) return {};
  return " (" + (recalled == members ? "all" : std::to_string(recalled)) + " known from before)";
}

void Trust::add(const std::vector<std::string>& reasons) {
  ++members_;
  for (const std::string& reason : reasons) {
    if (std::ranges::find(reasons_, reason) == reasons_.end()) reasons_.push_back(reason);
  }
}

// `trust: 3 members rest on: `assume`; `Thermometer.read()` has no body`. Empty: none do.
std::string Trust::toText(const TextOptions& options) const {
  constexpr std::size_t most = 3;
  if (members_ == 0) return {};
  std::string line = Style(options.colour).paint(Tone::Note, "trust") + ": " + counted(members_, "member") +
                     (members_ == 1 ? " rests on: " : " rest on: ");
  for (std::size_t i = 0; i < reasons_.size() && i < most; ++i) {
    line += (i == 0 ? "" : "; ") + printable(reasons_[i]);
  }
  if (reasons_.size() > most) line += "; and " + std::to_string(reasons_.size() - most) + " more";
  return line + " (-v lists the places)\n";
}

std::string problemsToText(const ProgramReport& program, const TextOptions& options) {
  ProgramWriter writer(program, options);
  for (const support::Diagnostic& problem : program.problems) writer.problem(problem);
  return writer.take();
}

std::string memberToText(const ProgramReport& program, const MemberResult& member,
                         const TextOptions& options) {
  ProgramWriter writer(program, options);
  if (options.trace) writer.trace(member);
  for (const symbex::Failure& failure : member.failures) writer.failure(member, failure);
  const bool isUndecided = member.verdict == Verdict::Unknown || !member.unknowns.empty();
  if (isUndecided && !member.isOmitted()) writer.unknowns(member);
  if (member.trusted && options.verbose) writer.trust(member);
  if (options.verbose) writer.verdictLine(member);
  return writer.take();
}

std::string toText(const InputProblem& problem, const TextOptions& options) {
  const Style style(options.colour);
  std::string out = header(style, problem.problem.severity, problem.problem.code, problem.problem.message);
  const support::SourceFile file{problem.path, ""};
  out += " " + style.paint(Tone::Margin, "-->") + " " + place(file, problem.problem.range) + "\n\n";
  return out;
}

std::string toText(const ProgramReport& program, const support::Diagnostic& problem,
                   const TextOptions& options) {
  ProgramWriter writer(program, options);
  writer.problem(problem);
  return writer.take();
}

std::string toText(const ProgramReport& program, const MemberResult& member, const symbex::Failure& failure,
                   const TextOptions& options) {
  ProgramWriter writer(program, options);
  writer.failure(member, failure);
  return writer.take();
}

std::string unknownsToText(const ProgramReport& program, const MemberResult& member,
                           const TextOptions& options) {
  ProgramWriter writer(program, options);
  writer.unknowns(member);
  return writer.take();
}

TextFindings findingsToText(const Report& report, const TextOptions& options) {
  TextFindings findings;
  Trust trust;
  for (const InputProblem& problem : report.inputProblems) findings.text += toText(problem, options);
  for (const ProgramReport& program : report.programs) {
    findings.text += problemsToText(program, options);
    for (const MemberResult& member : program.members) {
      findings.text += memberToText(program, member, options);
      if (member.trusted) trust.add(reasonsOf(member));
    }
  }
  if (options.statistics && options.verbose) findings.text += membersToText(report);
  if (!options.verbose) findings.trust = trust.toText(options);
  return findings;
}

std::string toText(const TextFindings& findings, const Summary& summary, double seconds,
                   const TextOptions& options) {
  const std::string totals = options.statistics ? totalsToText(summary) + "\n" : "";
  return findings.text + totals + findings.trust + summaryToText(summary, seconds, Style(options.colour));
}

std::string toText(const Report& report, const TextOptions& options) {
  return toText(findingsToText(report, options), summarize(report), report.seconds, options);
}

}  // namespace warrant::report
