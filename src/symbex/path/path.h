// Following the path: assumptions, questions, branches, obligations, and what is evaluated apart from it.
//
// The path condition is a stack that follows the path; all that is assumed, and asked, goes through here.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "smt/path/path_condition.h"
#include "support/function_ref.h"
#include "symbex/part.h"
#include "symbex/path/exploration.h"
#include "symbex/state/problem.h"
#include "symbex/state/types.h"

namespace warrant::symbex {

class Ghost;
class Recorder;
class Reports;
class Rules;
class Unfolding;

// What came of something that was only tried.
struct Trial {
  Verdict verdict;
  bool isSingle;  // one case at its own scope depth: `state` and `value` are its result
  std::optional<SymbolicState> state;
  Term value;
};

class Path : public Part {
 public:
  explicit Path(Parts& parts);

  // --- what is explored
  Exploration& now() const { return *now_; }
  bool isSilent() const { return now_->isSilent; }
  MemberStatistics& statistics() const { return *now_->statistics; }
  bool isRecording() const { return record_.isOn() && !now_->isUnrecorded; }
  // Whether values get names: of a run that is recorded, or explored without contracts.
  bool isNaming() const { return names_.isOn() && !now_->isUnrecorded; }
  smt::PathCondition& condition() const { return *now_->condition; }

  // --- assumptions and questions (smt/path/path_condition.h)
  bool assume(Term fact) { return condition().assume(fact); }
  void learn(Term fact) {  // unless it is evident
    if (!isEvident(fact)) assume(fact);
  }
  bool isEvident(Term goal) { return condition().isEvident(goal); }
  // Whether the condition, or its negation, is evident.
  std::optional<bool> decide(Term condition);
  // The constant that the term is known to be equal to; no term: none.
  Term constantFor(Term term);
  bool isKnown(Term fact) const { return condition().isKnown(fact); }
  smt::Answer entails(Term goal, smt::Purpose purpose) {
    const auto ask = [&] { return this->ask(goal, purpose); };
    return answered(isRecording() ? recordedAnswer(goal, ask) : ask());
  }
  smt::Answer entailsNatively(Term goal) {
    const auto ask = [&] { return condition().entailsNatively(goal); };
    return isRecording() ? recordedAnswer(goal, ask) : ask();
  }
  smt::Answer isConsistent();
  smt::Answer seemsConsistent() {
    const auto ask = [&] { return condition().seemsConsistent(); };
    return isRecording() ? recordedAnswer({}, ask) : ask();
  }
  bool isInconsistent() const { return condition().isInconsistent(); }
  bool areEqual(Term left, Term right) const { return condition().areEqual(left, right); }
  bool areDistinct(Term left, Term right) const { return condition().areDistinct(left, right); }
  Terms applicationsOn(Term argument) const { return condition().applicationsOn(argument); }
  bool isMentioned(Term term) const { return condition().isMentioned(term); }
  bool findEqual(Term term, support::FunctionRef<bool(Term)> visit) const {
    return condition().findEqual(term, visit);
  }
  bool findEqual(Term term, support::FunctionRef<bool(Term)> isWanted,
                 support::FunctionRef<bool(Term)> visit) const {
    return condition().findEqual(term, isWanted, visit);
  }
  using Bounds = smt::PathCondition::Bounds;
  void noteBounds(const Bounds& bounds, bool isFact = false) { condition().noteBounds(bounds, isFact); }
  bool areNoted(const Bounds& bounds) const { return condition().areNoted(bounds); }
  void noteOwnBounds(Term number) { condition().noteOwnBounds(number); }
  std::span<const Bounds> bounds() const { return condition().bounds(); }
  std::span<const Bounds> boundsSince(std::size_t scope) const { return condition().boundsSince(scope); }
  std::span<const Bounds> saidSince(std::size_t scope) const { return condition().saidSince(scope); }
  void noteSaid(const Bounds& bounds) { condition().noteSaid(bounds); }
  std::optional<Bounds> boundsOfChoice(Term choice, const smt::PathCondition::Case& first,
                                       const smt::PathCondition::Case& second) {
    return condition().boundsOfChoice(choice, first, second);
  }
  std::span<const Term> facts() const { return condition().facts(); }
  std::size_t factsBefore(std::size_t scope) const { return condition().factsBefore(scope); }
  std::size_t depth() const { return condition().depth(); }
  using Scope = smt::PathCondition::Scope;
  Scope innermost() const { return condition().innermost(); }
  bool isOpen(Scope scope) const { return condition().isOpen(scope); }

  // --- branches
  // Explores both arms, each under its own assumption; an arm that is natively known to be infeasible is
  // skipped.
  Verdict branch(SymbolicState s, Term condition, support::SourceRange range, Then onTrue, Then onFalse);
  // The same where it is not known which of the arms is feasible.
  Verdict fork(SymbolicState s, Term condition, support::SourceRange range, Then onTrue, Then onFalse);
  // Explores one of the arms, which ends at once where it is natively known to be infeasible.
  Verdict take(SymbolicState s, Term guard, support::SourceRange range, Then arm);
  // Whether assuming the fact leaves the path reachable, as far as that is natively seen.
  bool canAssume(Term fact);
  // Goes on under an assumption that costs nothing to take back: the path's own. Ends an inconsistent path.
  Verdict assume(SymbolicState s, Term fact, Then then);
  std::optional<Bounds> boundsOf(Term value) const;  // none: it is no number, or not between two ends
  Term guardsSince(std::size_t branch);              // the conditions of the branches taken since

  // --- obligations
  // Checks that the goal follows. Reports where it does not, then goes on as if it did, so that one failure
  // does not hide the next.
  using Describe = support::FunctionRef<Problem(const SymbolicState&)>;
  Verdict require(SymbolicState s, Term goal, smt::Purpose purpose, Describe describe, Then then);
  Verdict requireNonNull(SymbolicState s, Term reference, const ast::Expression& e, Context context,
                         Then then);
  // Ends the path with a failure, unless the path turns out not to be reachable. Where no limit keeps the
  // solver from deciding that, it is taken for reachable, and the failure says so.
  Verdict fail(const SymbolicState& s, const Problem& problem);
  // Places a problem found at `part` where the frame's site wants it.
  Problem blame(const SymbolicState& s, Context natural, Reason reason, support::SourceRange part,
                std::string detail) const;
  std::uint64_t spentSteps() const;  // all that counts towards the limit
  // Counts a rule application; false when the limit is hit.
  bool spendStep();
  bool hasStack() const;  // for rules within rules
  // Whether no more is to be made of the value, where programs are explored: then the limit is hit.
  bool isTooLarge(Term value) { return terms_.size(value) > largestExplored && hasOutgrown(); }
  void forgetSteps(std::size_t since);
  void noteExit();  // of the body

  // --- apart from the path
  // Runs `body` apart from the path: gathers what it passes to its continuation, in all cases, into one term,
  // and what it learns into implications. The state is left as it was.
  Joined evaluateApart(support::FunctionRef<Verdict(ThenTerm)> body);
  // Whether `body` succeeds without failure, silently; nothing is reported.
  Trial attempt(support::FunctionRef<Verdict(ThenTerm)> body);
  // The same with what is explored changed for it.
  Exploration trial() const;
  Trial attempt(Exploration trial, support::FunctionRef<Verdict(ThenTerm)> body);
  // Runs what is a member of its own, and goes on: what fails in it is reported there, and not here.
  Verdict withoutReports(support::FunctionRef<Verdict(Then)> run, Then then);

 private:
  Verdict reportFailure(const SymbolicState& s, const Problem& problem);
  bool hasOutgrown();
  friend class Entered;
  std::uint64_t sumOfSteps() const;
  smt::Answer ask(Term goal, smt::Purpose purpose);
  smt::Answer recordedAnswer(Term goal, support::FunctionRef<smt::Answer()> ask);
  smt::Answer answered(smt::Answer answer) {
    if (answer == smt::Answer::Unknown) noteOpenQuestion();
    return answer;
  }
  void noteOpenQuestion();
  bool dependsOnCutUnfolding(Term goal) const;

  Exploration* now_;
  Ghost& ghost_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
  Unfolding& unfolding_;
};

inline Exploration& Part::now() const { return path_.now(); }

// While it lives, that is what is explored.
class Entered {
 public:
  Entered(Path& path, Exploration& exploration)
      : path_(path), outer_(std::exchange(path.now_, &exploration)) {}
  ~Entered() { path_.now_ = outer_; }
  Entered(const Entered&) = delete;
  Entered& operator=(const Entered&) = delete;

 private:
  Path& path_;
  Exploration* const outer_;
};

// An exploration with a path condition, branches and memory of its own, derived from the one that is
// followed.
class Apart {
 public:
  Apart(Path& path, Workspace& workspace, const smt::SolverOptions& options);
  ~Apart() { workspace_.giveBackCondition(); }
  Apart(const Apart&) = delete;
  Apart& operator=(const Apart&) = delete;

  // Makes it one of which nothing is reported or recorded, and that is no part of what goes on around it.
  void forget(const Options& options);
  Exploration* operator->() { return &exploration_; }
  Exploration& operator*() { return exploration_; }

 private:
  Workspace& workspace_;
  BranchesTaken branches_;
  Memory memory_;
  CloseBound closeBound_;
  Exploration exploration_;
};

}  // namespace warrant::symbex
