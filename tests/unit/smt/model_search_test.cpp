// What the native layer decides by cases.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "smt/path/path_condition.h"
#include "unit/rounds.h"

using namespace warrant::smt;

namespace {

struct Fixture {
  TermFactory terms;
  PathCondition path{terms, SolverOptions{}};

  Term number(std::string_view hint) { return terms.fresh(Sort::Int, hint); }
  Term formula(std::string_view hint) { return terms.fresh(Sort::Bool, hint); }
  Term successor(Term number) { return terms.add(number, terms.integer(1)); }
  Answer natively(Term goal) { return path.entailsNatively(goal); }
  void suppose(Term left, Term right) { path.assume(terms.equal(left, right)); }
  // Clauses over formulas that occur nowhere else.
  void supposeClauses(unsigned count) {
    for (; count > 0; --count) path.assume(terms.disjoin(formula("p"), formula("q")));
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "numbers that differ are apart once a case bounds them") {
  const Term x = number("x"), y = number("y"), p = formula("p");
  path.assume(terms.negate(terms.equal(x, y)));
  path.assume(terms.disjoin(p, terms.lessOrEqual(x, y)));
  CHECK(natively(terms.less(x, y)) == Answer::No);
  path.assume(terms.disjoin(terms.negate(p), terms.lessOrEqual(x, y)));
  CHECK(natively(terms.less(x, y)) == Answer::Yes);
  CHECK(natively(terms.less(successor(x), y)) == Answer::No);
}

TEST_CASE_FIXTURE(Fixture, "what bears on the question is decided first") {
  const Term x = number("x"), y = number("y"), least = number("least");
  suppose(least, terms.ite(terms.lessOrEqual(x, y), x, y));
  supposeClauses(80);
  CHECK(natively(terms.lessOrEqual(least, x)) == Answer::Yes);
  CHECK(natively(terms.lessOrEqual(least, y)) == Answer::Yes);
  CHECK(natively(terms.equal(least, x)) != Answer::Yes);
}

TEST_CASE_FIXTURE(Fixture, "a question is dealt with among more facts than a model is looked for") {
  const Term x = number("x"), y = number("y"), least = number("least");
  suppose(least, terms.ite(terms.lessOrEqual(x, y), x, y));
  supposeClauses(7000);
  CHECK(natively(terms.lessOrEqual(least, y)) == Answer::Yes);
  CHECK(natively(terms.equal(least, x)) == Answer::Unknown);
}

TEST_CASE_FIXTURE(Fixture, "a question is connected with clauses through equal terms and sums") {
  const Term x = number("x"), y = number("y"), z = number("z"), p = formula("p"), q = formula("q");
  suppose(z, terms.add(x, y));
  path.assume(terms.disjoin(p, terms.lessOrEqual(terms.integer(3), x)));
  path.assume(terms.disjoin(terms.negate(p), terms.lessOrEqual(terms.integer(4), x)));
  path.assume(terms.disjoin(q, terms.lessOrEqual(terms.integer(5), y)));
  path.assume(terms.disjoin(terms.negate(q), terms.lessOrEqual(terms.integer(6), y)));
  supposeClauses(80);
  CHECK(natively(terms.lessOrEqual(terms.integer(8), z)) == Answer::Yes);
  CHECK(natively(terms.lessOrEqual(terms.integer(9), z)) != Answer::Yes);
}

TEST_CASE_FIXTURE(Fixture, "an equality that sums force is not refuted again for each case beside it") {
  const Term left = number("left"), right = number("right"), grown = number("grown"),
             isNew = formula("isNew");
  const Term before = number("before"), after = number("after");
  suppose(before, terms.add(left, right));
  suppose(after, terms.add(grown, right));
  suppose(grown, terms.ite(isNew, successor(left), left));
  supposeClauses(40);
  CHECK(natively(terms.equal(after, terms.ite(isNew, successor(before), before))) == Answer::Yes);
  CHECK(natively(terms.equal(after, before)) != Answer::Yes);
}

TEST_CASE_FIXTURE(Fixture, "a choice between constants is within their bounds") {
  const Term key = number("key");
  Term value = terms.integer(7);
  for (std::int64_t constant = 0; constant < 150; ++constant)
    value = terms.ite(terms.equal(key, terms.integer(constant)), terms.integer(2 * constant), value);
  CHECK(natively(terms.lessOrEqual(terms.integer(0), value)) == Answer::Yes);
  CHECK(natively(terms.lessOrEqual(value, terms.integer(298))) == Answer::Yes);
  CHECK(natively(terms.lessOrEqual(value, terms.integer(297))) == Answer::No);
  CHECK(natively(terms.lessOrEqual(terms.integer(1), value)) != Answer::Yes);
  const Term open = terms.ite(formula("p"), number("x"), terms.integer(1));
  CHECK(natively(terms.lessOrEqual(open, terms.integer(1))) == Answer::No);
  const Term least = terms.ite(formula("q"), terms.integer(INT64_MIN), terms.integer(INT64_MAX));
  CHECK(natively(terms.lessOrEqual(least, terms.integer(0))) != Answer::Yes);
}

TEST_CASE_FIXTURE(Fixture, "a sum whose value is a constant bears on an equality of its summands") {
  const Term x = number("x"), y = number("y"), z = number("z");
  suppose(terms.add(x, y), z);
  suppose(z, terms.integer(4));
  CHECK(natively(terms.equal(x, terms.subtract(terms.integer(4), y))) == Answer::Yes);
  CHECK(natively(terms.equal(x, terms.subtract(terms.integer(5), y))) == Answer::No);
}

TEST_CASE_FIXTURE(Fixture, "a product is within bounds where one factor is a quotient") {
  const Term x = number("x"), y = number("y");
  for (const Term number : {x, y}) path.assume(terms.lessOrEqual(terms.integer(0), number));
  path.assume(terms.lessOrEqual(x, terms.integer(1'000'000)));
  path.assume(terms.lessOrEqual(y, terms.integer(100)));
  const Term product = terms.multiply(terms.divide(x, terms.integer(100)), y);
  CHECK(natively(terms.lessOrEqual(product, terms.integer(1'000'000))) == Answer::Yes);
  CHECK(natively(terms.less(product, terms.integer(1'000'000))) == Answer::No);
  const Term rest = terms.multiply(terms.remainder(x, terms.integer(-7)), y);
  CHECK(natively(terms.lessOrEqual(rest, terms.integer(600))) == Answer::Yes);
  CHECK(natively(terms.less(rest, terms.integer(600))) == Answer::No);
}

TEST_CASE_FIXTURE(Fixture, "there is a model where a number is divided by -1") {
  const Term x = number("x"), y = number("y");
  suppose(y, terms.integer(-1));
  suppose(x, terms.integer(-7));
  CHECK(natively(terms.less(terms.divide(x, y), terms.integer(7))) == Answer::No);
  path.assume(terms.less(number("z"), terms.divide(number("w"), y)));
  CHECK(path.isConsistentNatively() == Answer::Yes);
}

TEST_CASE_FIXTURE(Fixture, "what is beyond 64 bits is compared with 0 all the same") {
  const Term x = number("x");
  suppose(x, terms.integer(30));
  path.assume(terms.lessOrEqual(terms.integer(INT64_MIN), x));
  CHECK(path.isConsistentNatively() == Answer::Yes);
  CHECK(terms.lessOrEqual(terms.integer(INT64_MIN), terms.integer(30)) == terms.truth());
  CHECK(terms.lessOrEqual(terms.integer(INT64_MAX), terms.integer(INT64_MIN)) == terms.falsity());
}

// Clauses of three parts over formulas and comparisons of numbers from 0 to 3, as many as are now and then
// contradictory, against all values. Contradictions need some of the decisions before them only: a wrong
// nogood would refute what has a model.
TEST_CASE("what contradictions need is neither too little nor too much") {
  constexpr unsigned formulas = 4, numbers = 4, values = 4;
  std::mt19937 random(11);
  const auto below = [&](unsigned bound) { return static_cast<unsigned>(random() % bound); };
  unsigned contradictory = 0, open = 0;
  const unsigned rounds = warrant::test::rounds(400);
  for (unsigned round = 0; round < rounds; ++round) {
    Fixture fixture;
    TermFactory& terms = fixture.terms;
    std::vector<Term> symbols, quantities;
    for (unsigned i = 0; i < formulas; ++i) symbols.push_back(fixture.formula("p"));
    for (unsigned i = 0; i < numbers; ++i) {
      quantities.push_back(fixture.number("x"));
      fixture.path.assume(terms.lessOrEqual(terms.integer(0), quantities[i]));
      fixture.path.assume(terms.lessOrEqual(quantities[i], terms.integer(values - 1)));
    }
    // A formula, or whether a number is less than another one, or two together at least that one: or not.
    struct Part {
      unsigned kind, first, second, third;
      bool isNegated;
    };
    std::vector<std::array<Part, 3>> clauses(20 + below(40));
    for (auto& clause : clauses) {
      Term whole = terms.falsity();
      for (Part& part : clause) {
        part = {below(4), below(numbers), below(numbers), below(numbers), below(2) == 0};
        const Term first = quantities[part.first], second = quantities[part.second];
        const Term atom = part.kind < 2 ? symbols[part.first]
                          : part.kind == 2
                              ? terms.less(first, second)
                              : terms.lessOrEqual(quantities[part.third], terms.add(first, second));
        whole = terms.disjoin(whole, part.isNegated ? terms.negate(atom) : atom);
      }
      fixture.path.assume(whole);
    }
    bool hasModel = false;
    for (unsigned bits = 0; bits < 1u << (formulas + 2 * numbers) && !hasModel; ++bits) {
      const auto value = [&](unsigned number) { return bits >> (formulas + 2 * number) & 3; };
      hasModel = std::ranges::all_of(clauses, [&](const auto& clause) {
        return std::ranges::any_of(clause, [&](const Part& part) {
          const bool holds = part.kind < 2    ? (bits >> part.first & 1) != 0
                             : part.kind == 2 ? value(part.first) < value(part.second)
                                              : value(part.third) <= value(part.first) + value(part.second);
          return holds != part.isNegated;
        });
      });
    }
    const Answer answer = fixture.path.isConsistentNatively();
    const Answer asked = fixture.natively(terms.falsity());
    CHECK(answer != (hasModel ? Answer::No : Answer::Yes));
    CHECK(asked != (hasModel ? Answer::Yes : Answer::No));
    contradictory += hasModel ? 0 : 1;
    open += answer == Answer::Unknown ? 1 : 0;
  }
  CHECK(contradictory > rounds / 10);
  CHECK(open < rounds / 10);
}

TEST_CASE_FIXTURE(Fixture, "what a contradiction does not need is not decided otherwise") {
  // Pigeons: of three numbers from 0 to 1 two are equal. Each comes after choices that nothing depends on.
  std::vector<Term> pigeons;
  for (int i = 0; i < 3; ++i) {
    const Term pigeon = number("pigeon"), beside = number("beside");
    pigeons.push_back(pigeon);
    for (int k = 0; k < 4; ++k) {
      const Term choice = terms.ite(formula("p"), terms.add(pigeon, beside), terms.subtract(pigeon, beside));
      path.assume(terms.disjoin(formula("q"), terms.lessOrEqual(terms.integer(k), choice)));
    }
    path.assume(terms.disjoin(terms.equal(pigeon, terms.integer(0)), terms.equal(pigeon, terms.integer(1))));
  }
  Term areEqual = terms.falsity();
  for (int i = 0; i < 3; ++i)
    areEqual = terms.disjoin(areEqual, terms.equal(pigeons[i], pigeons[(i + 1) % 3]));
  CHECK(natively(areEqual) == Answer::Yes);
  CHECK(natively(terms.equal(pigeons[0], pigeons[1])) != Answer::Yes);
}

TEST_CASE_FIXTURE(Fixture, "numbers that all differ need room") {
  constexpr std::int64_t holes = 20;
  std::vector<Term> pigeons;
  Term areEqual = terms.falsity();
  for (std::int64_t i = 0; i <= holes; ++i) {
    const Term pigeon = number("pigeon");
    path.assume(terms.lessOrEqual(terms.integer(i % 2), pigeon));
    path.assume(terms.lessOrEqual(pigeon, terms.integer(holes - 1)));
    if (i == holes / 2) CHECK(natively(areEqual) != Answer::Yes);
    for (const Term other : pigeons) areEqual = terms.disjoin(areEqual, terms.equal(pigeon, other));
    pigeons.push_back(pigeon);
  }
  CHECK(natively(areEqual) == Answer::Yes);
  path.push();
  path.assume(terms.negate(terms.equal(pigeons[0], pigeons[1])));
  CHECK(natively(areEqual) == Answer::Yes);
  path.pop();
}

TEST_CASE_FIXTURE(Fixture, "numbers whose functions are not known to be equal may be the same") {
  const Term x = number("x"), y = number("y"), z = number("z");
  for (const Term each : {x, y, z}) {
    path.assume(terms.lessOrEqual(terms.integer(0), each));
    path.assume(terms.lessOrEqual(each, terms.integer(1)));
  }
  path.assume(terms.negate(terms.equal(x, z)));
  path.assume(terms.negate(terms.equal(y, z)));
  const Function f = terms.function("f", Sort::Int);
  const Term ofX = terms.apply(f, {{x}}), ofY = terms.apply(f, {{y}});
  path.assume(terms.lessOrEqual(ofX, ofY));
  CHECK(natively(terms.falsity()) != Answer::Yes);
  CHECK(natively(terms.equal(x, y)) == Answer::Yes);
}

TEST_CASE_FIXTURE(Fixture, "functions of quotients that have one value by chance are told apart once") {
  const Term x = number("x"), y = number("y"), map = terms.fresh(Sort::Snapshot, "map");
  for (const Term number : {x, y}) path.assume(terms.lessOrEqual(terms.integer(1), number));
  const auto half = [&](Term number) {
    return terms.divide(terms.subtract(number, terms.integer(1)), terms.integer(2));
  };
  path.assume(terms.negate(terms.equal(terms.at(map, half(x)), terms.at(map, half(y)))));
  const std::uint64_t before = path.statistics().searchEffort;
  CHECK(natively(terms.lessOrEqual(x, terms.integer(5))) == Answer::No);
  CHECK(path.statistics().searchEffort - before < 40);
}
