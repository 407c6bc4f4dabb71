// The path condition (paper, Definition 2): a stack of assumptions along the path being explored, and what
// follows from it. Native reasoning first; Z3, created at the first question that is left
// (docs/architecture.md, "Entailment").
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "smt/backtrack/backtracker.h"
#include "smt/terms/term.h"
#include "support/function_ref.h"

namespace warrant::smt {

enum class Answer : std::uint8_t { Yes, No, Unknown };

// Why Z3 leaves a question unknown: it cannot tell; it hit its limit; the clock ended it.
enum class Open : std::uint8_t { Undecided, Cut, TimedOut };

// Why a question is asked: counted apart in Statistics.
enum class Purpose : std::uint8_t { Obligation, Feasibility, Chunk, Null };
inline constexpr std::size_t purposeCount = 4;

struct SolverOptions {
  std::uint64_t resourceLimit = 1'000'000;  // Z3 rlimit units for one query
  // What ends a query that Z3 does not come back from, though those units should have ended it.
  std::chrono::milliseconds patience = std::chrono::minutes(1);
  std::string dumpDirectory;  // one SMT-LIB file for each Z3 query; empty: none
  std::string dumpPrefix;     // names the member in the files' names
  // What a file says of its question, of which it is given the goal: lines, each a comment.
  std::function<std::string(Term goal)> describe;
};

struct Statistics {
  std::uint64_t nativeYes = 0, nativeNo = 0, nativeUnknown = 0;
  struct Solver {
    std::uint64_t unsat = 0, sat = 0, unknown = 0;
  } solver[purposeCount];
  std::uint64_t searchEffort = 0;  // of native searches for a model, in units of a few microseconds
  std::uint64_t solverStarts = 0;
  std::uint64_t resourceUnits = 0, resourceUnitsMax = 0;
  std::uint64_t assumptions = 0;
  double solverSeconds = 0;  // in the solver: starting it, telling it the path condition, asking

  std::uint64_t nativeQueries() const { return nativeYes + nativeNo + nativeUnknown; }
  std::uint64_t solverQueries() const;
  std::uint64_t solverSteps() const;  // what the solver took, in applications of rules
  Statistics& operator+=(const Statistics& other);
};

class PathCondition {
 public:
  PathCondition(TermFactory& terms, SolverOptions options);
  ~PathCondition();
  PathCondition(const PathCondition&) = delete;
  PathCondition& operator=(const PathCondition&) = delete;

  // Forgets everything (the terms were reset too); a solver that was started is dropped. Statistics start
  // anew.
  void reset(SolverOptions options);

  // Scopes, for the two arms of a branch: pop() takes back what was assumed since its push(). Use PathScope.
  void push();
  void pop();
  std::size_t depth() const;  // how many scopes are open
  // The innermost scope, and whether such a scope is still open. No two scopes of a path condition are equal.
  struct Scope {
    std::size_t depth = 0;
    std::uint64_t id = 0;
  };
  Scope innermost() const;
  bool isOpen(Scope scope) const;

  // Adds a fact. Returns false when the path condition is now natively known to be inconsistent, and stays so
  // until the scope is popped.
  bool assume(Term fact);
  bool isInconsistent() const;  // natively known; an inconsistent path condition entails everything

  // --- bounds of numbers that hold and are kept aside until a question needs them, for there are many
  struct Bounds {
    Term number;
    std::int64_t least, greatest;
  };
  // Notes them until the scope is popped. Where `isFact`, they follow from the facts anyway.
  void noteBounds(const Bounds& bounds, bool isFact = false);
  // Whether these hold by what was noted, of the number or of what it is made of.
  bool areNoted(const Bounds& bounds) const;
  // Notes what is known in this way, and still will be where the parts are forgotten.
  void noteOwnBounds(Term number);
  // All that were noted since the scope of that index (0 = outermost) was pushed; since the beginning.
  std::span<const Bounds> boundsSince(std::size_t scope) const;
  std::span<const Bounds> bounds() const;
  // What the facts since then say of single numbers.
  std::span<const Bounds> saidSince(std::size_t scope) const;
  // Where the number lies by all of that; none: not between two ends.
  std::optional<Bounds> knownBounds(Term number) const;
  // Notes bounds that follow from the facts, for as long as these are known.
  void noteSaid(const Bounds& bounds);
  // Where one of two numbers lies of which the facts of each case say so much; none: not between two ends.
  struct Case {
    Term number;
    std::span<const Bounds> said;
  };
  std::optional<Bounds> boundsOfChoice(Term choice, const Case& first, const Case& second);

  // Whether the goal follows, with the bounds where need be. Yes and No are definite answers. Unknown: a
  // resource limit was hit, or the theory is incomplete here.
  Answer entails(Term goal, Purpose purpose);
  // The same without Z3: No only where that is final.
  Answer entailsNatively(Term goal, Purpose purpose = Purpose::Obligation);
  // Whether the goal follows by propagation alone: cheap, and true only where it does.
  bool isEvident(Term goal);
  // Whether the fact is known as it stands, without any inference.
  bool isKnown(Term fact) const;
  // Whether some interpretation satisfies the path condition. The native layer answers No when it sees the
  // contradiction, and Yes only where it is complete for the assumptions made; then Z3 is asked.
  Answer isConsistent();
  // The same without Z3.
  Answer isConsistentNatively();
  // The same by a short search: for where only a No matters, and one that is not seen does no harm.
  Answer seemsConsistent();
  // Values, one for each variable of the ForAll, for which what it says does not follow: of those that it
  // speaks of, the first for which there is a model. Natively; none: none of them is known to be one.
  std::optional<std::vector<Term>> valuesAgainst(Term forAll);
  // Why, the last time that Z3 left a question unknown.
  Open whyOpen() const;

  // --- equality, natively known
  bool areEqual(Term left, Term right) const;  // both of one sort
  bool areDistinct(Term left, Term right) const;
  // Calls `visit` for each term known equal to `term`, `term` itself first, then by handle or age
  // (deterministic), until it returns true; returns whether it did.
  bool findEqual(Term term, support::FunctionRef<bool(Term)> visit) const {
    return findEqual(
        term, [](Term) { return true; }, visit);
  }
  // The same for those that are wanted, of which it is asked before any is visited; `term` itself is.
  bool findEqual(Term term, support::FunctionRef<bool(Term)> isWanted,
                 support::FunctionRef<bool(Term)> visit) const;

  // The applications of functions that facts speak of, with that very term as an argument, by handle.
  std::vector<Term> applicationsOn(Term argument) const;
  bool isMentioned(Term term) const;  // in a fact, or a question of this scope

  // All assumptions in force but bounds, in the order in which they were made, as they were given to
  // assume().
  std::span<const Term> facts() const;
  // How many facts were there when the scope of that index (0 = outermost) was pushed.
  std::size_t factsBefore(std::size_t scope) const;

  const Statistics& statistics() const;

  // For what follows the path as the facts do: it is taken back with the scopes. Whoever hangs on it must not
  // outlive the scopes that are open.
  Backtracker& backtracker();

 private:
  Answer entailsEach(Term conjunction, Purpose purpose);
  Answer keep(Term goal, Answer answer);
  bool needsInstances(Term goal, Purpose purpose) const;

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// A scope of the path condition, for as long as the object lives.
class PathScope {
 public:
  explicit PathScope(PathCondition& condition) : condition_(condition) { condition_.push(); }
  ~PathScope() { condition_.pop(); }
  PathScope(const PathScope&) = delete;
  PathScope& operator=(const PathScope&) = delete;

 private:
  PathCondition& condition_;
};

}  // namespace warrant::smt
