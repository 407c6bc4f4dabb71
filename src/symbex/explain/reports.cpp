// What is found out, as the result of the member shows it: failures, limits, what is trusted.
#include "symbex/explain/reports.h"

#include <cassert>

#include "symbex/explain/explainer.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/why/aside.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/path/recorder.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using support::SourceRange;

// Each failure is reported once. Where a contract itself is at fault, what fails for that reason is not; nor
// is a callee's postcondition that has no meaning because the call's precondition failed.
bool Reports::isNew(const Problem& problem) {
  const std::string place = std::to_string(problem.range.file) + ":" + std::to_string(problem.range.line) +
                            ":" + std::to_string(problem.range.column);
  const bool isContract = problem.context == Context::Contract && problem.reason != Reason::Vacuous;
  const std::string excused = (isContract ? "call:" : "contract:") + place;
  if (now().findings->reported.contains(excused)) return false;
  if (isContract) now().findings->reported.insert("contract:" + place);
  if (problem.context == Context::Precondition) now().findings->reported.insert("call:" + place);
  return now().findings->reported.insert(code(problem.context, problem.reason) + ":" + place).second;
}

void Reports::report(const SymbolicState& s, const Problem& problem) {
  if (now().isSilent) return;
  if (run_.isCut()) return (void)giveUpAtLimit(problem.range);  // what led here may have been cut
  const auto record = [&] {
    recorder_.addBeside(s, {.kind = Step::Kind::Failed, .range = problem.range, .text = problem.message});
  };
  if (!isNew(problem)) {
    if (path_.isRecording() && problem.reason != Reason::Vacuous) record();  // this path, too
    return;
  }
  assert(isFailureKind(problem.context, problem.reason));
  Failure failure{problem.context, problem.reason,  support::Severity::Error,
                  problem.range,   problem.message, problem.notes,
                  std::nullopt,    problem.why,     problem.part};
  if (problem.reason == Reason::Vacuous) {
    failure.severity = support::Severity::Warning;
  } else if (record_.isOn()) {
    const Aside aside(run_);
    failure.at = recorder_.placeOfSite(s);
    explainer_.explain(s, problem, failure);
    if (path_.isRecording()) record();
  }
  now().findings->failures.push_back(std::move(failure));
}

void Reports::warnVacuous(SourceRange range, std::string message) {
  Problem problem{Context::Contract, Reason::Vacuous, range, std::move(message)};
  report({}, problem);
}

void Reports::trust(SourceRange range, std::string what) {
  if (now().isSilent) return;
  for (const support::Note& note : run_.result.trust) {
    if (note.range == range && note.message == what) return;
  }
  run_.result.trust.push_back({range, std::move(what)});
}

// Abstract methods rest on the members that override them.
void Reports::trustBody(SourceRange range, const ast::MethodDecl& method) {
  const bool isLibrary = method.owner != nullptr && method.owner->isLibrary;
  const bool isKnown = method.isAbstract || method.isOmitted || method.isImplicit;
  if (isKnown || (method.hasBody() && !isLibrary)) return;
  trust(range, isLibrary ? "the library's `" + qualifiedName(method) + "`"
                         : "`" + qualifiedName(method) + "` has no body");
}

Verdict Reports::giveUp(SourceRange range, std::string_view why) {
  if (now().unfolds) return unfolding_.giveUp(range, why);
  if (run_.isCut()) return giveUpAtLimit(range);
  if (now().isSilent) {
    run_.unspoken = why;
    return Verdict::Unknown;
  }
  for (const support::Note& note : (*now().unknowns)) {
    if (note.range == range && note.message == why) return Verdict::Unknown;
  }
  (*now().unknowns).push_back({range, std::string(why)});
  return Verdict::Unknown;
}

Verdict Reports::giveUpAtLimit(SourceRange range) {
  const std::string_view why = describe(run_.limit);
  if (now().unfolds) return unfolding_.stop(range, why);
  if (now().isSilent) {
    run_.unspoken = why;
    return Verdict::Unknown;
  }
  const bool isOfResult = now().unknowns == &run_.result.unknowns;
  if (!isOfResult || run_.limitNoted >= run_.limit) return Verdict::Unknown;
  run_.limitNoted = run_.limit;
  now().unknowns->push_back({range, std::string(why)});
  return Verdict::Unknown;
}

Verdict Reports::giveUpQuestion(SourceRange range, std::string_view unknown) {
  const std::string_view why = describeOpenQuestion(path_.condition().whyOpen());
  return giveUp(range, std::string(why) + ": " + std::string(unknown));
}

// The verdict rests on it that nothing extends the class.
void Reports::rely(const KnownClass& known) {
  if (known.isAssumed) run_.result.closedClasses.insert(known.declaration);
}

Verdict Reports::unsupported(support::SourceRange range) {
  return giveUp(range, "this is not supported yet");
}

}  // namespace warrant::symbex
