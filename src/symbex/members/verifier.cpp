// Runs of a member: plainly, without merged branches, and to be explained.
#include <algorithm>
#include <chrono>

#include "ast/print.h"
#include "smt/z3/solver.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/reports.h"
#include "symbex/members/kept_run.h"
#include "symbex/members/members.h"

namespace warrant::symbex {

namespace {

// Of the limit, what a member may spend where it is not verified and is explored without merged branches.
constexpr std::uint64_t shareOfSplitRun = 4;

std::string nameOf(const ast::ClassDecl* owner, const auto& declaration) {
  return ast::memberPrefix(owner) + ast::signature(declaration);
}

MemberResult finish(Run& run, const RecordViews& views, Verdict verdict) {
  MemberResult result = std::move(run.result);
  result.failures = std::move(run.findings.failures);
  const bool isFailed = std::ranges::any_of(
      result.failures, [](const Failure& failure) { return failure.severity == support::Severity::Error; });
  result.verdict = isFailed ? Verdict::Failed : run.isCut() ? Verdict::Unknown : verdict;
  result.isRepeatable = run.isRepeatable;
  result.trusted = !result.trust.empty();
  if (run.options.trace) result.trace = views.trace();
  if (run.options.record) {
    ChunkNumbers numbers;
    result.record = views.nodes(numbers);
  }
  const auto byPlace = [](const Failure& left, const Failure& right) { return left.range < right.range; };
  std::stable_sort(result.failures.begin(), result.failures.end(), byPlace);
  const auto counters = run.terms.counters();
  result.statistics.terms = counters.terms - run.aside.terms;
  result.statistics.termHits = counters.hits - run.aside.hits;
  result.statistics.solver += run.workspace->condition.statistics();
  return result;
}

}  // namespace

MemberVerifier::MemberVerifier(std::shared_ptr<const Subject> subject)
    : subject_(std::move(subject)), options_(subject_->options) {}

MemberVerifier::Outcome MemberVerifier::runOnce(const std::string& name, const MemberResult& member,
                                                const RunMode& mode, Check check) {
  auto kept = std::make_unique<Recording::Kept>(subject_, workspace_, name, member, mode);
  Run& run = kept->run;
  Parts& parts = kept->parts;
  Verdict verdict = check(parts.members);
  if (run.limit != Limit::None && verdict == Verdict::Verified)  // in something silent
    verdict = parts.reports.giveUpAtLimit(run.result.range());
  Outcome outcome{finish(run, parts.recordViews, verdict), run.isCut(), run.dependsOnJoins};
  if (options_.keep) {
    outcome.result.recording = std::make_shared<const Recording>(std::move(kept));
    workspace_ = std::make_shared<Workspace>();
  }
  return outcome;
}

MemberResult MemberVerifier::run(const std::string& name, const MemberResult& member, Check check) {
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t solversBefore = smt::solversMade(), timedOutBefore = smt::questionsTimedOut();
  const bool records = options_.showsRecord() || !options_.dumpDirectory.empty();
  RunMode mode{.joins = options_.joins, .records = records, .stepLimit = options_.stepLimit};
  Outcome merged = runOnce(name, member, mode, check);
  MemberResult result = std::move(merged.result);
  if (mode.joins && result.verdict != Verdict::Verified) {
    // What merging lost is found on the paths that it merged, unless there are too many.
    const RunMode apart{
        .joins = false, .records = records, .stepLimit = options_.stepLimit / shareOfSplitRun};
    const bool isSame = !merged.dependsOnJoins && !merged.isCut && !records;
    bool isKept = false;
    if (!isSame) {
      Outcome split = runOnce(name, member, apart, check);
      split.result.statistics += result.statistics;
      const bool areRepeatable = result.isRepeatable && split.result.isRepeatable;
      isKept = (split.isCut || split.result.verdict == Verdict::Unknown) && result.verdict == Verdict::Failed;
      if (!isKept) result = std::move(split.result);
      result.isRepeatable = areRepeatable;
    }
    if (!isKept) mode = apart;
  }
  if (result.verdict == Verdict::Failed && options_.explain && !mode.records) {
    // What happened on the way is recorded only now that somebody will read it: in the same run again.
    const MemberStatistics statistics = result.statistics;
    const bool isRepeatable = result.isRepeatable;
    mode.records = true;
    result = runOnce(name, member, mode, check).result;
    result.isRepeatable = result.isRepeatable && isRepeatable;
    result.statistics = statistics;
  }
  result.askedSolver = smt::solversMade() != solversBefore;
  result.isRepeatable = result.isRepeatable && smt::questionsTimedOut() == timedOutBefore;
  result.statistics.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

MemberResult MemberVerifier::verify(const ast::MethodDecl& method) {
  MemberResult member;
  member.method = &method;
  return run(nameOf(method.owner, method), member, [&](Members& members) { return members.verify(method); });
}

MemberResult MemberVerifier::verify(const ast::PredicateDecl& predicate) {
  MemberResult member;
  member.predicate = &predicate;
  return run(nameOf(predicate.owner, predicate), member,
             [&](Members& members) { return members.verify(predicate); });
}

// A recursion may lead through whatever a class defines.
bool MemberVerifier::isVerifiedBelow(const SuperCall& call) {
  const ast::MethodDecl& method = *call.method;
  if (subject_->analysis.areRecursive(method, method)) return false;
  MemberResult member;
  member.method = &method;
  const RunMode mode{.joins = options_.joins, .stepLimit = options_.stepLimit};
  const auto check = [&](Members& members) { return members.verify(call); };
  const MemberResult result = runOnce(nameOf(call.superclass, method), member, mode, check).result;
  // What it relies on and warns of is said of each class below: so it is verified for each.
  const bool isUnconditional =
      result.closedClasses.empty() && result.trust.empty() && result.failures.empty();
  return result.verdict == Verdict::Verified && isUnconditional;
}

MemberResult MemberVerifier::verify(const InheritedMember& inherited) {
  const ast::MethodDecl& method = *inherited.method;
  const ast::ClassDecl& heir = *inherited.declaration;
  MemberResult member;
  member.method = &method;
  member.heir = &heir;
  const bool isDone = !inherited.runs && inherited.superclasses.empty() && inherited.overridden.empty();
  if (isDone) return member;  // by what calls by `super` run for all classes below
  MemberResult result =
      run(nameOf(&heir, method), member, [&](Members& members) { return members.verify(inherited); });
  for (Failure& failure : result.failures) {
    const bool isInBody = failure.range != heir.nameRange;
    if (isInBody)
      failure.notes.push_back({heir.nameRange, "so it is for objects of `" + std::string(heir.name) +
                                                   "`, which inherit `" + qualifiedName(method) +
                                                   "` or call it by `super`"});
  }
  return result;
}

}  // namespace warrant::symbex
