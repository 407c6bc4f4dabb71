#include <doctest/doctest.h>

#include "smt/path/path_condition.h"
#include "smt/terms/term_template.h"

using namespace warrant::smt;

namespace {

struct QuantifierFixture {
  TermFactory terms;
  PathCondition path{terms, {}};
  Term map = terms.fresh(Sort::Snapshot, "m");
  Function of = terms.function("f", Sort::Int);

  Term number(std::int64_t value) { return terms.integer(value); }
  Term element(Term map, Term index) { return terms.unbox(Sort::Int, terms.at(map, index)); }
  // That the elements from 0 up to the end are at least that.
  Term allAtLeast(Term map, Term end, Term least) {
    const Term i = terms.freshArbitrary(Sort::Int, "i");
    const Term isWithin = terms.conjoin(terms.lessOrEqual(number(0), i), terms.less(i, end));
    return terms.forAll({{i}}, terms.implies(isWithin, terms.lessOrEqual(least, element(map, i))));
  }
  Answer ask(Term goal) { return path.entails(goal, Purpose::Obligation); }
};

}  // namespace

TEST_CASE_FIXTURE(QuantifierFixture, "the same said of other variables is the same term") {
  const Term n = terms.fresh(Sort::Int, "n"), m = terms.fresh(Sort::Int, "m");
  CHECK(allAtLeast(map, n, number(0)) == allAtLeast(map, n, number(0)));
  CHECK(allAtLeast(map, n, number(0)) != allAtLeast(map, m, number(0)));
  const Term x = terms.freshArbitrary(Sort::Int, "x");
  CHECK(terms.forAll({{x}}, terms.less(n, m)) == terms.less(n, m));
  CHECK(terms.forAll({{x}}, terms.truth()) == terms.truth());
}

TEST_CASE_FIXTURE(QuantifierFixture, "what comes in is not captured") {
  const Term s = terms.fresh(Sort::Int, "s"), x = terms.freshArbitrary(Sort::Int, "x");
  const Term isBelow = terms.forAll({{x}}, terms.less(terms.apply(of, {{x}}), s));
  // A number that is itself said of all values: with variables of the same numbers.
  const Term choice = terms.ite(isBelow, number(1), number(2));
  const Term whole = terms.substitute(isBelow, {{{s, choice}}});
  REQUIRE(terms.op(whole) == Op::ForAll);
  const Term five = terms.apply(of, {{number(5)}});
  CHECK(terms.instance(whole, {{number(5)}}) == terms.less(five, choice));
  const Term y = terms.freshArbitrary(Sort::Int, "y");
  CHECK(whole == terms.forAll({{y}}, terms.less(terms.apply(of, {{y}}), choice)));
}

TEST_CASE_FIXTURE(QuantifierFixture, "nested variables are told apart") {
  const Term x = terms.freshArbitrary(Sort::Int, "x"), y = terms.freshArbitrary(Sort::Int, "y");
  const Term inner = terms.forAll({{y}}, terms.less(terms.apply(of, {{x, y}}), terms.apply(of, {{y, x}})));
  const Term outer = terms.forAll({{x}}, inner);
  const Term one = terms.instance(outer, {{number(1)}});
  REQUIRE(terms.op(one) == Op::ForAll);
  CHECK(terms.instance(one, {{number(2)}}) ==
        terms.less(terms.apply(of, {{number(1), number(2)}}), terms.apply(of, {{number(2), number(1)}})));
}

TEST_CASE_FIXTURE(QuantifierFixture, "templates keep what is said of all values") {
  const Term n = terms.fresh(Sort::Int, "n");
  const Term whole = allAtLeast(map, n, number(3));
  const Term wholes[] = {whole}, parameters[] = {map, n};
  const std::optional<TermTemplate> made = TermTemplate::of(terms, wholes, parameters);
  REQUIRE(made);
  QuantifierFixture other;
  const Term k = other.terms.fresh(Sort::Int, "k");
  const Term arguments[] = {other.map, k};
  CHECK(made->instantiate(other.terms, arguments, {}).front() ==
        other.allAtLeast(other.map, k, other.number(3)));
}

TEST_CASE_FIXTURE(QuantifierFixture, "elements have what is said of all in the range, and no others") {
  const Term n = terms.fresh(Sort::Int, "n"), k = terms.fresh(Sort::Int, "k");
  path.assume(allAtLeast(map, n, number(1)));
  path.assume(terms.lessOrEqual(number(0), k));
  CHECK(ask(terms.less(number(0), element(map, k))) == Answer::No);
  path.assume(terms.less(k, n));
  CHECK(ask(terms.less(number(0), element(map, k))) == Answer::Yes);
  CHECK(ask(terms.less(number(1), element(map, k))) == Answer::No);
  CHECK(ask(allAtLeast(map, n, number(0))) == Answer::Yes);
  CHECK(ask(allAtLeast(map, n, number(2))) == Answer::No);
  CHECK(path.isConsistent() == Answer::Yes);
  CHECK(path.statistics().solverStarts == 0);
}

TEST_CASE_FIXTURE(QuantifierFixture, "a store keeps what is said of the others") {
  const Term n = terms.fresh(Sort::Int, "n");
  path.assume(allAtLeast(map, n, number(1)));
  CHECK(ask(allAtLeast(terms.store(map, n, terms.box(number(0))), n, number(1))) == Answer::Yes);
  path.assume(terms.less(number(0), n));
  const Term last = terms.subtract(n, number(1));
  CHECK(ask(allAtLeast(terms.store(map, last, terms.box(number(0))), n, number(1))) == Answer::No);
}

TEST_CASE_FIXTURE(QuantifierFixture,
                  "of an arbitrary reference nobody knows that it is older than an object") {
  const Term x = terms.freshArbitrary(Sort::Ref, "x");
  const Term object = terms.freshObject("o");
  CHECK_FALSE(path.areDistinct(x, object));
  CHECK(ask(terms.forAll({{x}}, terms.negate(terms.equal(x, object)))) == Answer::No);
}

TEST_CASE_FIXTURE(QuantifierFixture, "a contradiction that needs an instance is found") {
  const Term n = terms.fresh(Sort::Int, "n");
  path.assume(allAtLeast(map, number(8), number(1)));
  path.assume(terms.negate(allAtLeast(map, number(8), number(1))));
  CHECK(path.isConsistent() == Answer::No);
  CHECK(ask(terms.less(n, number(0))) == Answer::Yes);
}
