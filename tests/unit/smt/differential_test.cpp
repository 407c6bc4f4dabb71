// The native layer, and the layers together, against a solver that is asked directly.
#include <doctest/doctest.h>

#include <algorithm>

#include "ask_directly.h"
#include "random_terms.h"
#include "smt/path/path_condition.h"
#include "unit/rounds.h"

using namespace warrant::smt;
using warrant::smt::test::askDirectly;
using warrant::smt::test::briefly;
using warrant::smt::test::RandomTerms;
using warrant::test::rounds;

namespace {

std::string describe(const TermFactory& terms, std::span<const Term> facts, Term goal) {
  std::string text;
  for (const Term fact : facts) text += terms.toString(fact) + "\n";
  return text + "|- " + terms.toString(goal);
}

struct Tally {
  unsigned yes = 0, no = 0, unknown = 0;
  void add(Answer answer) { ++(answer == Answer::Yes ? yes : answer == Answer::No ? no : unknown); }
};

void compare(TermFactory& terms, PathCondition& path, Term goal, Tally& tally) {
  const Answer native = path.entailsNatively(goal);
  const Answer answer = path.entails(goal, Purpose::Feasibility);
  const Solver::Result direct = askDirectly(terms, path.facts(), goal);
  tally.add(native);
  INFO(describe(terms, path.facts(), goal));
  if (direct == Solver::Result::Satisfiable) {
    CHECK(native != Answer::Yes);
    CHECK(answer != Answer::Yes);
  }
  if (direct == Solver::Result::Unsatisfiable) {
    CHECK(native != Answer::No);
    CHECK(answer != Answer::No);
  }
  if (terms.op(goal) != Op::Equal) return;
  const Term left = terms.arguments(goal)[0], right = terms.arguments(goal)[1];
  if (direct == Solver::Result::Satisfiable) CHECK_FALSE(path.areEqual(left, right));
  if (askDirectly(terms, path.facts(), terms.negate(goal)) == Solver::Result::Satisfiable)
    CHECK_FALSE(path.areDistinct(left, right));
}

// A walk through nested scopes with questions on the way.
void walk(unsigned seed, unsigned factDepth, Tally& tally) {
  TermFactory terms;
  RandomTerms random(terms, seed);
  PathCondition path(terms, SolverOptions{});
  for (unsigned step = 0; step < 14; ++step) {
    const unsigned choice = random.below(10);
    if (choice < 2)
      path.push();
    else if (choice < 4 && path.depth() > 0)
      path.pop();
    else if (choice < 7)
      path.assume(random.formula(factDepth));
    else
      compare(terms, path, random.formula(1), tally);
  }
}

}  // namespace

TEST_CASE("native answers and answers of all layers agree with a solver asked directly") {
  Tally tally;
  for (unsigned seed = 0; seed < rounds(400); ++seed) walk(seed, seed % 3, tally);
  MESSAGE("native: " << tally.yes << " yes, " << tally.no << " no, " << tally.unknown << " unknown");
  CHECK(tally.yes > rounds(100));
  CHECK(tally.no > rounds(100));
}

TEST_CASE("questions under many clauses agree with a solver asked directly") {
  Tally tally;
  for (unsigned seed = 0; seed < rounds(60); ++seed) {
    TermFactory terms;
    RandomTerms random(terms, seed);
    PathCondition path(terms, SolverOptions{});
    for (unsigned fact = 0; fact < 10; ++fact)
      path.assume(
          terms.disjoin(random.formula(1), random.chance(50) ? random.formula(1) : random.relation()));
    for (unsigned step = 0; step < 4; ++step)
      compare(terms, path, random.chance(50) ? random.formula(1) : random.relation(), tally);
  }
  MESSAGE("native: " << tally.yes << " yes, " << tally.no << " no, " << tally.unknown << " unknown");
  CHECK(tally.yes > rounds(15));
  CHECK(tally.no > rounds(50));
}

TEST_CASE("linear arithmetic agrees with a solver asked directly") {
  Tally tally;
  for (unsigned seed = 0; seed < rounds(100); ++seed) {
    TermFactory terms;
    RandomTerms random(terms, seed);
    PathCondition path(terms, briefly());
    for (unsigned step = 0; step < 8; ++step) {
      path.assume(random.relation());
      compare(terms, path, random.relation(), tally);
    }
  }
  MESSAGE("native: " << tally.yes << " yes, " << tally.no << " no, " << tally.unknown << " unknown");
  CHECK(tally.yes > rounds(100));
  CHECK(tally.no > rounds(100));
  CHECK(tally.unknown < (tally.yes + tally.no) / 4);
}

namespace {

// Whether some of the small numbers in place of the symbols satisfy the facts, and not the goal.
bool haveCounterexample(TermFactory& terms, std::span<const Term> symbols, std::span<const Term> facts,
                        Term goal, std::vector<std::pair<Term, Term>>& values) {
  constexpr std::int64_t greatest = 4;
  if (values.size() < symbols.size()) {
    bool isFound = false;
    for (std::int64_t value = -greatest; value <= greatest && !isFound; ++value) {
      values.emplace_back(symbols[values.size()], terms.integer(value));
      isFound = haveCounterexample(terms, symbols, facts, goal, values);
      values.pop_back();
    }
    return isFound;
  }
  const auto valueOf = [&](Term formula) { return terms.substitute(formula, values); };
  return valueOf(goal) == terms.falsity() &&
         std::all_of(facts.begin(), facts.end(), [&](Term fact) { return valueOf(fact) == terms.truth(); });
}

}  // namespace

namespace {

// Asks of products what small numbers may refute.
struct Questions {
  unsigned yes = 0, refuted = 0;

  void ask(TermFactory& terms, const RandomTerms& random, PathCondition& path, Term goal) {
    const Answer answer = path.entails(goal, Purpose::Obligation);
    std::vector<std::pair<Term, Term>> values;
    INFO(describe(terms, path.facts(), goal));
    const bool isRefuted = haveCounterexample(terms, random.symbols(), path.facts(), goal, values);
    if (isRefuted) CHECK(answer != Answer::Yes);
    yes += answer == Answer::Yes ? 1 : 0;
    refuted += isRefuted ? 1 : 0;
  }
};

// The native layer is under test.
SolverOptions withoutSolver() {
  SolverOptions options;
  options.resourceLimit = 1;
  return options;
}

}  // namespace

TEST_CASE("what is said of products and divisions holds of small numbers") {
  Questions questions;
  for (unsigned seed = 0; seed < rounds(60); ++seed) {
    TermFactory terms;
    RandomTerms random(terms, seed);
    PathCondition path(terms, withoutSolver());
    for (unsigned step = 0; step < 6; ++step) {
      path.assume(random.polynomialRelation());
      questions.ask(terms, random, path, random.polynomialRelation());
    }
  }
  CHECK(questions.yes > rounds(20));
  CHECK(questions.refuted > rounds(100));
}

TEST_CASE("what is said of products holds of small numbers next to each other") {
  Questions questions;
  for (unsigned seed = 0; seed < rounds(40); ++seed) {
    TermFactory terms;
    RandomTerms random(terms, seed);
    PathCondition path(terms, withoutSolver());
    for (unsigned step = 0; step < 10; ++step) {
      if (random.chance(30)) path.push();
      if (random.chance(20) && path.depth() > 0) path.pop();
      path.assume(random.chance(60) ? random.neighbourhood() : random.polynomialRelation());
      const Term goal = random.chance(30) ? random.neighbourhood() : random.polynomialRelation();
      questions.ask(terms, random, path, goal);
    }
  }
  CHECK(questions.yes > rounds(50));
  CHECK(questions.refuted > rounds(50));
}

namespace {

// Notes the bounds of one of Java's types.
void noteBounds(RandomTerms& random, PathCondition& path) {
  constexpr std::int64_t ends[][2] = {
      {-128, 127}, {0, 65535}, {INT32_MIN, INT32_MAX}, {INT64_MIN, INT64_MAX}};
  const auto& [least, greatest] = ends[random.below(4)];
  path.noteBounds({random.symbol(), least, greatest});
}

std::vector<Term> withBounds(TermFactory& terms, const PathCondition& path) {
  std::vector<Term> facts(path.facts().begin(), path.facts().end());
  for (const PathCondition::Bounds& bounds : path.bounds()) {
    facts.push_back(terms.lessOrEqual(terms.integer(bounds.least), bounds.number));
    facts.push_back(terms.lessOrEqual(bounds.number, terms.integer(bounds.greatest)));
  }
  return facts;
}

}  // namespace

TEST_CASE("bounds that are noted count as facts") {
  Tally tally;
  for (unsigned seed = 0; seed < rounds(150); ++seed) {
    TermFactory terms;
    RandomTerms random(terms, seed);
    PathCondition path(terms, SolverOptions{});
    for (unsigned step = 0; step < 14; ++step) {
      const unsigned choice = random.below(10);
      if (choice < 2) path.push();
      if (choice == 2 && path.depth() > 0) path.pop();
      if (choice >= 3 && choice < 6) noteBounds(random, path);
      if (choice >= 6 && choice < 8) path.assume(random.largeRelation());
      if (choice < 8) continue;
      const Term goal = random.largeRelation();
      const Answer native = path.entailsNatively(goal), answer = path.entails(goal, Purpose::Feasibility);
      tally.add(native);
      const std::vector<Term> facts = withBounds(terms, path);
      INFO(describe(terms, facts, goal));
      const Solver::Result direct = askDirectly(terms, facts, goal);
      if (direct == Solver::Result::Satisfiable) {
        CHECK(native != Answer::Yes);
        CHECK(answer != Answer::Yes);
      }
      if (direct == Solver::Result::Unsatisfiable) {
        CHECK(native != Answer::No);
        CHECK(answer == Answer::Yes);
      }
    }
  }
  MESSAGE("native: " << tally.yes << " yes, " << tally.no << " no, " << tally.unknown << " unknown");
  CHECK(tally.yes > rounds(50));
  CHECK(tally.no > rounds(50));
}

TEST_CASE("answers do not depend on what was asked before") {
  for (unsigned seed = 0; seed < rounds(60); ++seed) {
    std::vector<Answer> answers[2];
    for (const bool asksMore : {false, true}) {
      TermFactory terms;
      RandomTerms random(terms, seed);
      PathCondition path(terms, SolverOptions{});
      for (unsigned step = 0; step < 8; ++step) {
        const Term fact = random.formula(2), aside = random.formula(2), goal = random.formula(1);
        if (asksMore) {
          const PathScope scope(path);
          path.assume(aside);
          path.entails(goal, Purpose::Feasibility);
        }
        path.assume(fact);
        answers[asksMore].push_back(path.entails(goal, Purpose::Feasibility));
      }
    }
    CHECK(answers[0] == answers[1]);
  }
}
