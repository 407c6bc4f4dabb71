// What the native layer decides by cases.
#include <doctest/doctest.h>

#include <cstdint>

#include "smt/path/path_condition.h"

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
