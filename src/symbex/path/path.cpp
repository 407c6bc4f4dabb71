// Following the path: branches, assumptions, obligations, and what is evaluated apart from it.
#include <algorithm>

#include "support/large_stack.h"
#include "symbex/engine.h"

namespace warrant::symbex {

using smt::Answer;
using smt::PathScope;
using smt::Purpose;
using support::SourceRange;

namespace {

// What a rule may still need when a step begins; deeper recursion ends as a limit, not as a crash.
// What else is done counts as so many of them, too: a rule application takes a few microseconds.
constexpr std::uint64_t stepsForQuery = 200;
constexpr std::uint64_t solverUnitsForStep = 5;
constexpr std::size_t stackReserve = std::size_t{4} << 20;

std::uint64_t stepsFor(const smt::Statistics& solver) {
  const std::uint64_t native = solver.assumptions + solver.nativeQueries() + solver.searchEffort;
  if (solver.solverStarts == 0) return native;
  return native + stepsForQuery * solver.solverQueries() + solver.resourceUnits / solverUnitsForStep;
}

}  // namespace

std::uint64_t Engine::spentSteps() const {
  const std::uint64_t spent =
      result_.statistics.steps + stepsFor(result_.statistics.solver) + stepsFor(path_->statistics());
  return path_ == &ownPath_ ? spent : spent + stepsFor(ownPath_.statistics());
}

bool Engine::spendStep() {
  ++result_.statistics.steps;
  const std::uint64_t spent = spentSteps();
  if (spent > closeBound_.mostSteps) return false;  // of a trial: it counts as failed
  isCut_ = isCut_ || spent > stepLimit_;
  if (!isCut_ && support::remainingStack() > stackReserve) return true;
  isLimited_ = true;
  return false;
}

// Nobody will ask about an arm that is explored, unless its end is merged with others'.
void Engine::forgetSteps(std::size_t since) {
  if (!options_.trace && !joins_) trace_.forgetSince(since);
}

Verdict Engine::giveUp(SourceRange range, std::string_view why) {
  if (silent_ == 0) {
    for (const support::Note& note : result_.unknowns) {
      if (note.range == range && note.message == why) return Verdict::Unknown;
    }
    result_.unknowns.push_back({range, std::string(why)});
  }
  return Verdict::Unknown;
}

std::optional<bool> Engine::isKnown(Term condition) {
  if (path_->isEvident(condition)) return true;
  if (path_->isEvident(terms_.negate(condition))) return false;
  return std::nullopt;
}

Verdict Engine::branch(SymbolicState s, Term condition, SourceRange range, Then onTrue, Then onFalse) {
  if (const std::optional<bool> known = isKnown(condition)) return (*known ? onTrue : onFalse)(std::move(s));
  return fork(std::move(s), condition, range, onTrue, onFalse);
}

Verdict Engine::fork(SymbolicState s, Term condition, SourceRange range, Then onTrue, Then onFalse) {
  const auto explore = [&](SymbolicState s, Term guard, Then arm) {
    const PathScope scope(*path_);
    if (!path_->assume(guard)) return Verdict::Verified;
    branches_.push_back({guard, range});
    result_.statistics.peakDepth = std::max<std::uint64_t>(result_.statistics.peakDepth, path_->depth());
    if (trace_.isOn()) record(s, Step::Kind::Branch, range, names_.print(terms_, guard));
    const std::size_t steps = trace_.size();
    const Verdict verdict = arm(std::move(s));
    forgetSteps(steps);
    branches_.pop_back();
    return verdict;
  };
  const Verdict first = explore(s, condition, onTrue);  // the only copy of the state
  return meet(first, explore(std::move(s), terms_.negate(condition), onFalse));
}

Verdict Engine::assume(SymbolicState s, Term fact, Then then) {
  if (!path_->assume(fact)) return Verdict::Verified;
  return then(std::move(s));
}

Verdict Engine::require(SymbolicState s, Term goal, Purpose purpose, Describe describe, Then then) {
  const Answer answer = path_->entails(goal, purpose);
  if (trace_.isOn() && !terms_.isConstant(goal)) {
    const std::string_view found = answer == Answer::Yes  ? "holds: "
                                   : answer == Answer::No ? "fails: "
                                                          : "unknown: ";
    record(s, Step::Kind::Check, placeOfSite(s), std::string(found) + names_.print(terms_, goal));
  }
  if (answer == Answer::Yes) return then(std::move(s));
  Verdict verdict = Verdict::Failed;
  if (answer == Answer::Unknown) {
    verdict = giveUp(describe(s).range, "the solver's limit was hit: whether `" + names_.print(terms_, goal) +
                                            "` follows is not known");
  }
  if (silent_ > 0) return verdict;
  if (answer == Answer::No) {
    Problem problem = describe(s);
    problem.goal = goal;
    noteUnusedDefinitions(problem);
    report(s, problem);
  }
  if (canAssume(goal)) {
    path_->assume(goal);
  } else if (purpose == Purpose::Null) {
    return verdict;  // nothing can be done with null
  }
  return meet(verdict, then(std::move(s)));
}

// Whether assuming the fact leaves the path reachable, as far as that is natively seen.
bool Engine::canAssume(Term fact) {
  const PathScope scope(*path_);
  return path_->assume(fact);
}

Verdict Engine::fail(const SymbolicState& s, const Problem& problem) {
  if (silent_ > 0) return Verdict::Failed;
  switch (path_->isConsistent()) {
    case Answer::No:
      return Verdict::Verified;  // no execution comes here
    case Answer::Unknown:
      return giveUp(problem.range,
                    "the solver's limit was hit: whether this place is reachable is not known");
    case Answer::Yes:
      break;
  }
  if (problem.context != Context::Postcondition) ++result_.statistics.paths;  // an exit is counted already
  report(s, problem);
  return Verdict::Failed;
}

Problem Engine::blame(const SymbolicState& s, Context natural, Reason reason, SourceRange part,
                      std::string detail) const {
  const Site* site = s.frame.site;
  if (site == nullptr || (site->place == Site::Place::Assertion && natural != Context::Assert)) {
    return {natural, reason, part, std::move(detail), {}, {}};
  }
  if (site->place == Site::Place::Assertion && part.line == site->range.line) {
    return {site->context, reason, part, std::move(detail), {}, {}};
  }
  if (site->place == Site::Place::Part) {
    Problem problem{site->context, reason, part, std::move(detail), {}, {}};
    if (!site->description.empty()) problem.notes.push_back({site->range, std::string(site->description)});
    return problem;
  }
  Problem problem{site->context, reason, site->range, std::move(detail), {}, {}};
  problem.notes.push_back({part, std::string(site->description)});
  return problem;
}

smt::Term Engine::guardsSince(std::size_t branch) {
  Term guard = terms_.truth();
  for (std::size_t index = branch; index < branches_.size(); ++index) {
    guard = terms_.conjoin(guard, branches_[index].guard);
  }
  return guard;
}

namespace {

// Whether the part is the number, or a term of the sum that it is.
bool isTermOf(const smt::TermFactory& terms, smt::Term number, smt::Term part) {
  if (number == part) return true;
  if (terms.op(number) != smt::Op::Sum) return false;
  const auto summands = terms.arguments(number);
  return std::find(summands.begin(), summands.end(), part) != summands.end();
}

}  // namespace

Joined Engine::evaluateApart(support::FunctionRef<Verdict(ThenTerm)> body) {
  const std::size_t firstBranch = branches_.size();
  const std::size_t depth = path_->depth();
  struct Case {
    Term guard;
    Term value;
  };
  std::vector<Case> cases;
  std::vector<std::pair<Term, Term>> learned;
  std::vector<std::pair<Term, smt::PathCondition::Bounds>> noted;  // of what the values are made of
  const Verdict verdict = body([&](SymbolicState, Term value) {
    const Term guard = guardsSince(firstBranch);
    cases.push_back({guard, value});
    if (path_->depth() > depth) {
      const auto facts = path_->facts();
      for (std::size_t fact = path_->factsBefore(depth); fact < facts.size(); ++fact) {
        learned.emplace_back(guard, facts[fact]);
      }
      for (const auto& bounds : path_->boundsSince(depth)) {
        if (isTermOf(terms_, value, bounds.number)) noted.emplace_back(guard, bounds);
      }
    }
    return Verdict::Verified;
  });
  for (const auto& [guard, fact] : learned) {
    if (guard == fact || path_->isKnown(fact)) continue;  // without the guard
    const Term implication = terms_.implies(guard, fact);
    if (!path_->isKnown(implication)) path_->assume(implication);
  }
  for (const auto& [guard, bounds] : noted) {
    if (!path_->areNoted(bounds))
      path_->assume(terms_.implies(guard, inRange({bounds.least, bounds.greatest}, bounds.number)));
  }
  Term value;
  for (auto it = cases.rbegin(); it != cases.rend(); ++it) {
    value = value ? terms_.ite(it->guard, it->value, value) : it->value;
  }
  return {verdict, value};
}

Engine::Trial Engine::attempt(support::FunctionRef<Verdict(ThenTerm)> body) {
  ++silent_;
  const bool wasTracing = trace_.pause();
  const std::size_t depth = path_->depth();
  const smt::PathCondition* path = path_;
  Trial trial{Verdict::Verified, true, std::nullopt, {}};
  trial.verdict = body([&](SymbolicState s, Term value) {
    if (path_ != path || path_->depth() != depth || trial.state) {
      trial.isSingle = false;
    } else {
      trial.state = std::move(s);
      trial.value = value;
    }
    return Verdict::Verified;
  });
  trace_.resume(wasTracing);
  --silent_;
  return trial;
}

}  // namespace warrant::symbex
