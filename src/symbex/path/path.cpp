// Following the path: branches, assumptions, obligations, and what is evaluated apart from it.
#include "symbex/path/path.h"

#include <algorithm>
#include <unordered_set>

#include "ast/print.h"
#include "smt/terms/has_part.h"
#include "support/large_stack.h"
#include "symbex/explain/reports.h"
#include "symbex/explore/unfolding.h"
#include "symbex/ghost/ghost.h"
#include "symbex/path/recorder.h"
#include "symbex/rules/rules.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using smt::Answer;
using smt::PathScope;
using smt::Purpose;
using support::SourceRange;

namespace {

// What a rule may still need when a step begins; deeper recursion ends as a limit, not as a crash.
// What else is done counts as so many of them, too: a rule application takes a few microseconds.
constexpr std::uint64_t queriesForStep = 8;  // that are answered natively
constexpr std::size_t stackReserve = std::size_t{4} << 20;

Refusal refusalBy(const Problem& problem) { return {problem.range, problem.message}; }

std::uint64_t stepsFor(const smt::Statistics& solver) {
  return solver.assumptions + solver.nativeQueries() / queriesForStep + solver.searchEffort +
         solver.solverSteps();
}

}  // namespace

// Nobody will ask about an arm that is explored, unless its end is merged with others'.
void Path::forgetSteps(std::size_t since) {
  if (!options_.showsRecord() && !run_.mode.joins) record_.forgetSince(since);
}

// What was put off comes in where it does not follow without.
Answer Path::ask(Term goal, Purpose purpose) {
  if (ghost_.hasPutOff()) {
    if (condition().entailsNatively(goal, purpose) == Answer::Yes) return Answer::Yes;
    ghost_.addPutOff();
  }
  return condition().entails(goal, purpose);
}

Answer Path::isConsistent() {
  if (ghost_.hasPutOff()) ghost_.addPutOff();
  const auto ask = [&] { return condition().isConsistent(); };
  return answered(isRecording() ? recordedAnswer({}, ask) : ask());
}

Answer Path::recordedAnswer(Term goal, support::FunctionRef<Answer()> ask) {
  const std::uint64_t before = condition().statistics().solverQueries();
  const Answer answer = ask();
  recorder_.noteQuestion({goal, answer, condition().statistics().solverQueries() != before});
  return answer;
}

// What the clock ended says nothing, and what is found out behind it may be another thing in the next run.
void Path::noteOpenQuestion() {
  if (condition().whyOpen() == smt::Open::TimedOut) run_.hit(Limit::Clock);
}

std::optional<bool> Path::decide(Term condition) {
  if (now().condition->isEvident(condition)) return true;
  if (now().condition->isEvident(terms_.negate(condition))) return false;
  return std::nullopt;
}

Verdict Path::branch(SymbolicState s, Term condition, SourceRange range, Then onTrue, Then onFalse) {
  if (const std::optional<bool> known = decide(condition)) return (*known ? onTrue : onFalse)(std::move(s));
  return fork(std::move(s), condition, range, onTrue, onFalse);
}

Verdict Path::fork(SymbolicState s, Term condition, SourceRange range, Then onTrue, Then onFalse) {
  if (now().isGuided) return unfolding_.fork(std::move(s), condition, range, onTrue, onFalse);
  const Verdict first = take(s, condition, range, onTrue);  // the only copy of the state
  return meet(first, take(std::move(s), terms_.negate(condition), range, onFalse));
}

Verdict Path::take(SymbolicState s, Term guard, SourceRange range, Then arm) {
  const PathScope scope(*now().condition);
  if (!now().condition->assume(guard)) return Verdict::Verified;
  const auto isProduct = [&](Term part) { return terms_.op(part) == smt::Op::Multiply; };
  const bool mayBeOutOfReach = now().unfolds && smt::hasPart(terms_, guard, isProduct);
  if (mayBeOutOfReach && now().condition->isConsistentNatively() == Answer::No) return Verdict::Verified;
  now().branches->push_back({guard, range});
  path_.statistics().peakDepth =
      std::max<std::uint64_t>(path_.statistics().peakDepth, now().condition->depth());
  if (path_.isRecording()) recorder_.add(s, Step::Kind::Branched, range, guard);
  const std::size_t steps = record_.size();
  const Verdict verdict = arm(std::move(s));
  forgetSteps(steps);
  now().branches->pop_back();
  return verdict;
}

Verdict Path::assume(SymbolicState s, Term fact, Then then) {
  if (!now().condition->assume(fact)) return Verdict::Verified;
  return then(std::move(s));
}

namespace {

// What somebody asserts, that numbers compare so or values are equal, is a step to what follows from it,
// which no question finds by itself. Of other things there is more to be found, for which more facts would be
// in the way.
bool isStep(const smt::TermFactory& terms, const SymbolicState& s, Term goal) {
  const Site* const site = s.frame.site;
  if (site == nullptr || site->context != Context::Assert || terms.isQuantified(goal)) return false;
  const Term claim = terms.op(goal) == smt::Op::Not ? terms.arguments(goal)[0] : goal;
  return terms.op(claim) == smt::Op::NonNegative || terms.op(claim) == smt::Op::Equal;
}

}  // namespace

Verdict Path::require(SymbolicState s, Term goal, Purpose purpose, Describe describe, Then then) {
  if (!options_.dumpDirectory.empty()) {
    const Problem problem = describe(s);
    run_.asked = {problem.range, problem.message};
  }
  const Answer answer = entails(goal, purpose);
  run_.asked.reset();
  if (answer != Answer::Yes && now().unfolds) return unfolding_.check(std::move(s), goal, describe(s), then);
  if (isRecording() && !terms_.isConstant(goal)) {
    recorder_.add(
        s, {.kind = Step::Kind::Checked, .range = recorder_.placeOfSite(s), .term = goal, .answer = answer});
  }
  if (answer == Answer::Yes) {
    if (isStep(terms_, s, goal)) now().condition->assume(goal);
    return then(std::move(s));
  }
  const bool isCut = answer == Answer::No && dependsOnCutUnfolding(goal);
  Verdict verdict = Verdict::Failed;
  if (answer == Answer::Unknown || isCut) {
    const std::string unknown = "whether `" + names_.print(terms_, goal) + "` follows is not known";
    verdict = isCut ? reports_.giveUp(describe(s).range, std::string(unfoldingWasCut) + ": " + unknown)
                    : reports_.giveUpQuestion(describe(s).range, unknown);
  }
  if (now().isSilent) {
    if (now().refusal != nullptr) *now().refusal = refusalBy(describe(s));
    return verdict;
  }
  if (answer == Answer::No && !isCut) {
    Problem problem = describe(s);
    problem.goal = goal;
    rules_.explainGoal(problem);
    reports_.report(s, problem);
  }
  s.hasFailed = true;
  if (canAssume(goal)) {
    now().condition->assume(goal);
  } else if (purpose == Purpose::Null) {
    return verdict;  // nothing can be done with null
  }
  return meet(verdict, then(std::move(s)));
}

// Whether it speaks of a call that is not computed because of the limit for that.
bool Path::dependsOnCutUnfolding(Term goal) const {
  if (run_.cutUnfoldings.empty()) return false;
  Terms pending{goal};
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!seen.insert(term).second) continue;
    if (run_.cutUnfoldings.contains(term)) return true;
    const auto parts = terms_.arguments(term);
    pending.insert(pending.end(), parts.begin(), parts.end());
  }
  return false;
}

bool Path::canAssume(Term fact) {
  const PathScope scope(*now().condition);
  return now().condition->assume(fact);
}

namespace {

Problem withDoubt(Problem problem) {
  problem.notes.push_back({problem.range, "the solver does not decide whether this place is reachable"});
  return problem;
}

}  // namespace

Verdict Path::reportFailure(const SymbolicState& s, const Problem& problem) {
  if (problem.context != Context::Postcondition) ++path_.statistics().paths;  // an exit is counted already
  reports_.report(s, problem);
  return Verdict::Failed;
}

Verdict Path::fail(const SymbolicState& s, const Problem& problem) {
  if (now().unfolds) return unfolding_.giveUp(problem.range, problem.message);
  if (now().isSilent) {
    if (now().refusal != nullptr) *now().refusal = refusalBy(problem);
    return Verdict::Failed;
  }
  switch (isConsistent()) {
    case Answer::No:
      return Verdict::Verified;  // no execution comes here
    case Answer::Unknown:
      if (condition().whyOpen() == smt::Open::Undecided) return reportFailure(s, withDoubt(problem));
      return reports_.giveUpQuestion(problem.range, "whether this place is reachable is not known");
    case Answer::Yes:
      break;
  }
  return reportFailure(s, problem);
}

Problem Path::blame(const SymbolicState& s, Context natural, Reason reason, SourceRange part,
                    std::string detail) const {
  const Site* site = s.frame.site;
  if (site == nullptr || (site->place == Site::Place::Assertion && natural != Context::Assert)) {
    return {natural, reason, part, std::move(detail)};
  }
  if (site->place == Site::Place::Assertion && part.line == site->range.line) {
    return {site->context, reason, part, std::move(detail)};
  }
  if (site->place == Site::Place::Part) {
    Problem problem{site->context, reason, part, std::move(detail)};
    if (!site->description.empty()) problem.notes.push_back({site->range, std::string(site->description)});
    problem.part = part;
    return problem;
  }
  Problem problem{site->context, reason, site->range, std::move(detail)};
  problem.notes.push_back({part, std::string(site->description)});
  problem.part = part;
  return problem;
}

smt::Term Path::guardsSince(std::size_t branch) {
  Term guard = terms_.truth();
  for (std::size_t index = branch; index < now().branches->size(); ++index) {
    guard = terms_.conjoin(guard, (*now().branches)[index].guard);
  }
  return guard;
}

namespace {

Term inRange(smt::TermFactory& terms, const smt::PathCondition::Bounds& bounds) {
  return terms.conjoin(terms.lessOrEqual(terms.integer(bounds.least), bounds.number),
                       terms.lessOrEqual(bounds.number, terms.integer(bounds.greatest)));
}

// Whether the part is the number, or a term of the sum that it is.
bool isTermOf(const smt::TermFactory& terms, smt::Term number, smt::Term part) {
  if (number == part) return true;
  if (terms.op(number) != smt::Op::Sum) return false;
  const auto summands = terms.arguments(number);
  return std::find(summands.begin(), summands.end(), part) != summands.end();
}

// What lies between one or the other of them.
std::optional<Path::Bounds> around(const std::optional<Path::Bounds>& left,
                                   const std::optional<Path::Bounds>& right) {
  if (!left || !right) return std::nullopt;
  return Path::Bounds{left->number, std::min(left->least, right->least),
                      std::max(left->greatest, right->greatest)};
}

}  // namespace

std::optional<Path::Bounds> Path::boundsOf(Term value) const {
  if (!value || terms_.sort(value) != smt::Sort::Int) return std::nullopt;
  return now().condition->knownBounds(value);
}

Joined Path::evaluateApart(support::FunctionRef<Verdict(ThenTerm)> body) {
  if (now().isGuided) {  // what forks apart is no fork of the path
    Exploration apart = now();
    apart.isGuided = false;
    const Entered entered(*this, apart);
    return evaluateApart(body);
  }
  const std::size_t firstBranch = now().branches->size();
  const std::size_t depth = now().condition->depth();
  struct Case {
    Term guard;
    Term value;
  };
  std::vector<Case> cases;
  std::optional<Bounds> ends;  // between which all values lie
  std::vector<std::pair<Term, Term>> learned;
  std::vector<std::pair<Term, smt::PathCondition::Bounds>> noted;  // of what the values are made of
  const Verdict verdict = body([&](SymbolicState, Term value) {
    const Term guard = guardsSince(firstBranch);
    ends = cases.empty() ? boundsOf(value) : around(ends, boundsOf(value));
    cases.push_back({guard, value});
    if (now().condition->depth() > depth) {
      const auto facts = now().condition->facts();
      for (std::size_t fact = now().condition->factsBefore(depth); fact < facts.size(); ++fact) {
        learned.emplace_back(guard, facts[fact]);
      }
      for (const auto& bounds : now().condition->boundsSince(depth)) {
        if (isTermOf(terms_, value, bounds.number)) noted.emplace_back(guard, bounds);
      }
    }
    return Verdict::Verified;
  });
  for (const auto& [guard, fact] : learned) {
    if (guard == fact || now().condition->isKnown(fact)) continue;  // without the guard
    const Term implication = terms_.implies(guard, fact);
    if (now().building != nullptr && now().building->derived.contains(fact))
      now().building->derived.insert(implication);
    if (!now().condition->isKnown(implication)) now().condition->assume(implication);
  }
  // Of all values nothing is said that is about none of them: it is known where the number is read again.
  const auto isOfAny = [&](Term number) {
    return now().anySince == 0 || terms_.birth(number) >= now().anySince;
  };
  for (const auto& [guard, bounds] : noted) {
    if (!now().condition->areNoted(bounds) && isOfAny(bounds.number))
      now().condition->assume(terms_.implies(guard, inRange(terms_, bounds)));
  }
  Term value;
  for (auto it = cases.rbegin(); it != cases.rend(); ++it) {
    value = value ? terms_.ite(it->guard, it->value, value) : it->value;
  }
  if (ends && cases.size() > 1 && now().anySince == 0) noteSaid({value, ends->least, ends->greatest});
  return {verdict, value};
}

// The constant that the term is known to be equal to; no term: none.
smt::Term Path::constantFor(Term term) {
  if (terms_.isConstant(term)) return term;
  Term constant;
  now().condition->findEqual(term, [&](Term equal) {
    if (terms_.isConstant(equal)) constant = equal;
    return static_cast<bool>(constant);
  });
  return constant;
}

Verdict Path::requireNonNull(SymbolicState s, Term reference, const ast::Expression& e, Context context,
                             Then then) {
  if (std::holds_alternative<ast::This>(e.node)) return then(std::move(s));
  return require(
      std::move(s), terms_.negate(terms_.equal(reference, terms_.null())), Purpose::Null,
      [&](const SymbolicState& s) {
        return blame(s, context, Reason::Null, e.range, "`" + ast::toString(e) + "` may be null");
      },
      then);
}

// Inline, for it is asked at each application of a rule.
[[gnu::always_inline]] inline std::uint64_t Path::sumOfSteps() const {
  const std::uint64_t spent =
      statistics().steps + stepsFor(statistics().solver) + stepsFor(condition().statistics());
  const smt::PathCondition& own = run_.workspace->condition;
  return &condition() == &own ? spent : spent + stepsFor(own.statistics());
}

std::uint64_t Path::spentSteps() const { return sumOfSteps(); }

bool Path::hasStack() const { return support::remainingStack() > stackReserve; }

bool Path::spendStep() {
  ++statistics().steps;
  const std::uint64_t spent = sumOfSteps();
  if (spent > now().closeBound->mostSteps) return false;  // of a trial: it counts as failed
  if (spent > run_.mode.stepLimit || run_.options.isStopped()) run_.hit(Limit::Steps);
  if (!run_.isCut() && hasStack()) return true;
  if (!run_.isCut()) run_.hit(Limit::Stack);
  return false;
}

bool Path::hasOutgrown() {
  if (!now().unfolds) return false;
  run_.hit(Limit::Size);
  return true;
}

void Path::noteExit() {
  ++statistics().paths;
  if (!run_.reachedExit) run_.reachedExit = seemsConsistent() != Answer::No;
}

// --- trials

Exploration Path::trial() const {
  Exploration trial = now();
  trial.isSilent = trial.isUnrecorded = true;
  trial.isGuided = false;
  return trial;
}

Trial Path::attempt(support::FunctionRef<Verdict(ThenTerm)> body) { return attempt(trial(), body); }

Trial Path::attempt(Exploration exploration, support::FunctionRef<Verdict(ThenTerm)> body) {
  const Entered entered(*this, exploration);
  const smt::PathCondition* const path = &condition();
  const std::size_t depth = this->depth();
  Trial trial{Verdict::Verified, true, std::nullopt, {}};
  trial.verdict = body([&](SymbolicState s, Term value) {
    if (&condition() != path || this->depth() != depth || trial.state) {
      trial.isSingle = false;
    } else {
      trial.state = std::move(s);
      trial.value = value;
    }
    return Verdict::Verified;
  });
  return trial;
}

// What fails in an initialiser is reported as its own member's, and not here.
Verdict Path::withoutReports(support::FunctionRef<Verdict(Then)> run, Then then) {
  Findings ignored;
  Findings* const reported = now().findings;
  Exploration unreported = now();
  unreported.findings = &ignored;
  const Entered entered(*this, unreported);
  Verdict verdict = Verdict::Verified;
  const Verdict done = run([&](SymbolicState s) {
    Exploration after = now();
    after.findings = reported;
    const Entered back(*this, after);
    verdict = meet(verdict, then(std::move(s)));
    return Verdict::Verified;
  });
  return done == Verdict::Unknown ? meet(verdict, done) : verdict;
}

Apart::Apart(Path& path, Workspace& workspace, const smt::SolverOptions& options)
    : workspace_(workspace), exploration_(path.now()) {
  exploration_.condition = &workspace.borrowCondition(options);
  exploration_.branches = &branches_;
  exploration_.memory = &memory_;
}

void Apart::forget(const Options& options) {
  closeBound_ = firstCloseBound(options);
  exploration_.closeBound = &closeBound_;
  exploration_.closeDepth = 0;
  exploration_.building = nullptr;
  exploration_.recursiveCalls = nullptr;
  exploration_.self = {};
  exploration_.isSilent = exploration_.isUnrecorded = true;
  exploration_.unfolds = exploration_.isGuided = false;
}

}  // namespace warrant::symbex
