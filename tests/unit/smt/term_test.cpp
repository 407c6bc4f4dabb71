#include "smt/terms/term.h"

#include <doctest/doctest.h>

#include <limits>
#include <vector>

using namespace warrant::smt;

namespace {

constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();

struct TermFixture {
  TermFactory terms;
  Term x = terms.fresh(Sort::Int, "x"), y = terms.fresh(Sort::Int, "y");
  Term p = terms.fresh(Sort::Bool, "p"), q = terms.fresh(Sort::Bool, "q");
  Term r = terms.fresh(Sort::Ref, "r"), s = terms.fresh(Sort::Snapshot, "s");
  Term number(std::int64_t value) { return terms.integer(value); }
};

}  // namespace

TEST_CASE_FIXTURE(TermFixture, "equal terms are equal handles") {
  CHECK(terms.add(x, y) == terms.add(y, x));
  CHECK(terms.conjoin(p, q) == terms.conjoin(q, p));
  CHECK(terms.equal(r, terms.null()) == terms.equal(terms.null(), r));
  CHECK(terms.fresh(Sort::Int, "x") != terms.fresh(Sort::Int, "x"));
  const Function f = terms.function("C.f", Sort::Int);
  CHECK(terms.apply(f, {{s, r}}) == terms.apply(terms.function("C.f", Sort::Int), {{s, r}}));
}

TEST_CASE_FIXTURE(TermFixture, "sums are linear normal forms") {
  CHECK(terms.add(number(2), number(3)) == number(5));
  CHECK(terms.subtract(terms.add(x, number(1)), number(1)) == x);
  CHECK(terms.subtract(x, x) == number(0));
  CHECK(terms.subtract(terms.add(x, y), y) == x);
  CHECK(terms.multiply(number(2), terms.add(x, number(3))) == terms.add(terms.add(x, x), number(6)));
  CHECK(terms.minus(terms.minus(x)) == x);
  CHECK(terms.multiply(number(0), x) == number(0));
  CHECK(terms.multiply(x, y) == terms.multiply(y, x));
  CHECK(terms.op(terms.multiply(x, y)) == Op::Multiply);
  const Term sum = terms.add(x, y), difference = terms.subtract(x, y);
  CHECK(terms.multiply(sum, difference) == terms.subtract(terms.multiply(x, x), terms.multiply(y, y)));
  CHECK(terms.multiply(terms.multiply(x, y), x) == terms.multiply(y, terms.multiply(x, x)));
  CHECK(terms.multiply(terms.add(x, number(1)), y) == terms.add(terms.multiply(y, x), y));
}

TEST_CASE_FIXTURE(TermFixture, "what does not fit 64 bits stays unfolded") {
  CHECK(terms.op(terms.add(number(highest), number(1))) == Op::Sum);
  CHECK(terms.op(terms.minus(number(lowest))) == Op::Sum);
  CHECK(terms.op(terms.subtract(number(lowest), number(1))) == Op::Sum);
  CHECK(terms.op(terms.add(number(highest), number(highest))) == Op::Sum);
  CHECK(terms.op(terms.multiply(number(highest), number(2))) == Op::Sum);
  CHECK(terms.op(terms.multiply(terms.multiply(number(highest), x), number(3))) == Op::Sum);
  CHECK(terms.op(terms.divide(number(lowest), number(-1))) != Op::Integer);
  CHECK(terms.remainder(number(lowest), number(-1)) == number(0));
  CHECK(terms.multiply(number(lowest), number(1)) == number(lowest));
  const Term large = terms.add(terms.add(x, number(highest)), number(highest));
  CHECK(terms.op(large) == Op::Sum);
  CHECK(terms.subtract(large, large) == number(0));
  const Term comparison = terms.less(x, number(lowest));
  CHECK(terms.negate(terms.negate(comparison)) == comparison);
}

TEST_CASE_FIXTURE(TermFixture, "division truncates") {
  CHECK(terms.divide(number(-7), number(2)) == number(-3));
  CHECK(terms.remainder(number(-7), number(2)) == number(-1));
  CHECK(terms.divide(number(7), number(-2)) == number(-3));
  CHECK(terms.remainder(number(7), number(-2)) == number(1));
  CHECK(terms.divide(x, number(1)) == x);
  CHECK(terms.divide(x, number(-1)) == terms.minus(x));
  CHECK(terms.remainder(x, number(-1)) == number(0));
  CHECK(terms.op(terms.divide(number(1), number(0))) == Op::Divide);
  const Term even = terms.add(terms.multiply(number(-2), x), number(4));
  CHECK(terms.divide(even, number(2)) == terms.subtract(number(2), x));
  CHECK(terms.divide(even, number(-2)) == terms.subtract(x, number(2)));
  CHECK(terms.remainder(even, number(2)) == number(0));
  CHECK(terms.op(terms.divide(terms.add(even, number(1)), number(2))) == Op::Divide);
  CHECK(terms.op(terms.divide(even, number(4))) == Op::Divide);
  CHECK(terms.op(terms.remainder(number(1), number(0))) == Op::Remainder);
}

TEST_CASE_FIXTURE(TermFixture, "comparisons share their complements and are tightened") {
  CHECK(terms.less(x, y) == terms.negate(terms.lessOrEqual(y, x)));
  CHECK(terms.less(x, x) == terms.falsity());
  CHECK(terms.lessOrEqual(x, x) == terms.truth());
  CHECK(terms.less(x, terms.add(x, number(1))) == terms.truth());
  const Term twice = terms.multiply(number(2), x);
  CHECK(terms.lessOrEqual(number(1), twice) == terms.lessOrEqual(number(1), x));
  CHECK(terms.lessOrEqual(twice, number(3)) == terms.lessOrEqual(x, number(1)));
}

TEST_CASE_FIXTURE(TermFixture, "integer equalities are decided and canonical") {
  CHECK(terms.equal(x, terms.add(x, number(1))) == terms.falsity());
  CHECK(terms.equal(terms.add(x, number(1)), terms.add(y, number(1))) == terms.equal(x, y));
  CHECK(terms.equal(terms.multiply(number(2), x), number(1)) == terms.falsity());
  CHECK(terms.equal(terms.multiply(number(2), x), number(4)) == terms.equal(x, number(2)));
  CHECK(terms.equal(terms.subtract(x, y), number(0)) == terms.equal(x, y));
  CHECK(terms.equal(number(3), number(4)) == terms.falsity());
  const Term successor = terms.add(y, number(1));
  CHECK(terms.arguments(terms.equal(x, successor))[1] == successor);
}

TEST_CASE_FIXTURE(TermFixture, "formulas are flattened, sorted and decided") {
  CHECK(terms.negate(terms.negate(p)) == p);
  CHECK(terms.conjoin(p, terms.negate(p)) == terms.falsity());
  CHECK(terms.disjoin(p, terms.negate(p)) == terms.truth());
  CHECK(terms.disjoin(terms.less(x, y), terms.lessOrEqual(y, x)) == terms.truth());
  CHECK(terms.conjoin(terms.conjoin(p, q), p) == terms.conjoin(p, q));
  CHECK(terms.negate(terms.conjoin(p, q)) == terms.disjoin(terms.negate(p), terms.negate(q)));
  CHECK(terms.implies(terms.falsity(), p) == terms.truth());
  CHECK(terms.equal(p, terms.truth()) == p);
  CHECK(terms.equal(p, terms.falsity()) == terms.negate(p));
  CHECK(terms.equal(p, terms.negate(p)) == terms.falsity());
  CHECK(terms.equal(terms.negate(p), q) == terms.negate(terms.equal(p, q)));
}

TEST_CASE_FIXTURE(TermFixture, "conditionals") {
  CHECK(terms.ite(terms.truth(), x, y) == x);
  CHECK(terms.ite(terms.falsity(), x, y) == y);
  CHECK(terms.ite(p, x, x) == x);
  CHECK(terms.ite(terms.negate(p), x, y) == terms.ite(p, y, x));
  CHECK(terms.ite(terms.less(x, y), x, y) == terms.ite(terms.lessOrEqual(y, x), y, x));
  CHECK(terms.ite(p, terms.ite(p, x, y), y) == terms.ite(p, x, y));
  CHECK(terms.ite(p, terms.truth(), q) == terms.disjoin(p, q));
  CHECK(terms.ite(p, q, terms.falsity()) == terms.conjoin(p, q));
  CHECK(terms.equal(terms.ite(p, number(1), number(0)), number(1)) == p);
  CHECK(terms.equal(terms.ite(p, number(1), number(0)), number(0)) == terms.negate(p));
  CHECK(terms.equal(terms.ite(p, number(1), number(0)), number(2)) == terms.falsity());
}

TEST_CASE_FIXTURE(TermFixture, "snapshots") {
  const Term t = terms.fresh(Sort::Snapshot, "t");
  CHECK(terms.first(terms.combine(s, t)) == s);
  CHECK(terms.second(terms.combine(s, t)) == t);
  CHECK(terms.combine(terms.first(s), terms.second(s)) == s);
  CHECK(terms.combine(terms.first(s), terms.second(t)) != s);
  for (const Term value : {x, r, p}) CHECK(terms.unbox(terms.sort(value), terms.box(value)) == value);
  CHECK(terms.box(terms.unbox(Sort::Int, s)) == s);
  CHECK(terms.box(terms.unbox(Sort::Ref, s)) == s);
  CHECK(terms.box(terms.unbox(Sort::Bool, s)) != s);
  CHECK(terms.box(s) == s);
  CHECK(terms.unbox(Sort::Snapshot, s) == s);
  CHECK(terms.unbox(Sort::Int, terms.box(r)) != x);
  CHECK(terms.equal(terms.box(x), terms.box(y)) == terms.equal(x, y));
  CHECK(terms.equal(terms.combine(s, t), terms.combine(s, s)) == terms.equal(s, t));
}

TEST_CASE_FIXTURE(TermFixture, "arrays are read over their updates") {
  const Term one = number(1), two = number(2), v = terms.box(r), w = terms.box(x);
  const Term stored = terms.store(s, one, v);
  CHECK(terms.at(stored, one) == v);
  CHECK(terms.at(stored, two) == terms.at(s, two));
  CHECK(terms.at(terms.store(stored, two, w), one) == v);
  CHECK(terms.at(stored, x) == terms.ite(terms.equal(x, one), v, terms.at(s, x)));
}

TEST_CASE_FIXTURE(TermFixture, "objects are distinct from each other and from null") {
  const Term o = terms.freshObject("o"), u = terms.freshObject("o");
  CHECK(terms.equal(o, u) == terms.falsity());
  CHECK(terms.equal(o, terms.null()) == terms.falsity());
  CHECK(terms.op(terms.equal(o, r)) == Op::Equal);
}

TEST_CASE_FIXTURE(TermFixture, "substitution simplifies again") {
  const std::pair<Term, Term> replacements[] = {{x, number(1)}, {p, q}};
  CHECK(terms.substitute(terms.add(x, y), replacements) == terms.add(y, number(1)));
  CHECK(terms.substitute(terms.less(x, number(2)), replacements) == terms.truth());
  CHECK(terms.substitute(terms.ite(p, x, y), replacements) == terms.ite(q, number(1), y));
  CHECK(terms.substitute(terms.combine(terms.box(x), s), replacements) ==
        terms.combine(terms.box(number(1)), s));
  CHECK(terms.substitute(r, replacements) == r);
  const std::pair<Term, Term> swapped[] = {{x, y}, {y, x}};
  CHECK(terms.substitute(terms.less(x, y), swapped) == terms.less(y, x));
  const Function f = terms.function("f", Sort::Bool);
  CHECK(terms.substitute(terms.negate(terms.apply(f, {{x}})), replacements) ==
        terms.negate(terms.apply(f, {{number(1)}})));
}

TEST_CASE_FIXTURE(TermFixture, "a substitution of several terms is that of each") {
  const std::pair<Term, Term> replacements[] = {{x, y}, {p, terms.truth()}};
  const Term shared = terms.disjoin(terms.less(x, number(2)), terms.negate(q));
  const std::vector<Term> before = {shared, terms.conjoin(p, shared), terms.implies(shared, p), s, shared};
  std::vector<Term> after = before;
  terms.substituteAll(after, replacements);
  for (std::size_t i = 0; i < before.size(); ++i)
    CHECK(after[i] == terms.substitute(before[i], replacements));
  CHECK(after[0] == terms.disjoin(terms.less(y, number(2)), terms.negate(q)));
  CHECK(after[1] == after[0]);
  CHECK(after[2] == terms.truth());
  CHECK(after[3] == s);
}

TEST_CASE_FIXTURE(TermFixture, "looking into terms") {
  const Term o = terms.freshObject("box");
  CHECK(terms.birth(o) == terms.serial(o));
  CHECK(terms.birth(terms.combine(terms.box(r), terms.box(o))) == terms.serial(o));
  CHECK(terms.birth(terms.null()) == 0);
  CHECK(terms.hint(o) == "box");
  CHECK(terms.toString(terms.first(s)) == "first(s6)");
  CHECK(terms.toString(terms.add(x, number(2))) == "x1 + 2");
  CHECK(terms.toString(terms.subtract(number(-2), x)) == "-x1 - 2");
  CHECK(terms.toString(terms.disjoin(p, terms.negate(terms.conjoin(q, p)))) == "true");
  CHECK(terms.toString(terms.disjoin(p, terms.equal(r, terms.null()))) == "p3 || (null = r5)");
  CHECK(terms.toString(terms.box(x)) == "fromInt(x1)");
  CHECK(terms.isConstant(number(3)));
  CHECK_FALSE(terms.isConstant(o));
}

TEST_CASE("reset forgets all terms and starts the numbering anew") {
  TermFactory terms;
  const Term before = terms.add(terms.fresh(Sort::Int, "x"), terms.integer(7));
  terms.function("f", Sort::Int);
  terms.reset();
  CHECK(terms.function("f", Sort::Ref).id == 0);
  CHECK(terms.add(terms.fresh(Sort::Int, "y"), terms.integer(7)) == before);
  CHECK(terms.toString(before) == "y1 + 7");
}

TEST_CASE_FIXTURE(TermFixture, "a factory that held many terms holds few just so") {
  // Tables that have grown have their entries in another order; what stays behind would be found again.
  for (std::int64_t count : {300, 700, 1500, 3000}) {
    terms.reset();
    for (std::int64_t value = 0; value < 20'000; ++value) (void)number(value);
    for (int round = 0; round < 2; ++round) {
      terms.reset();
      for (std::int64_t value = 0; value < count; ++value) {
        CHECK(terms.integerValue(number(7 * value)) == 7 * value);
        CHECK(terms.counters().terms <= static_cast<std::uint64_t>(value) + 5);
      }
      CHECK(terms.counters().terms >= static_cast<std::uint64_t>(count));
    }
  }
  for (int round = 0; round < 3; ++round) {
    for (std::int64_t value = 0; value < 5000; ++value)
      (void)terms.add(terms.fresh(Sort::Int, "n"), number(value));
    for (int small = 0; small < 2; ++small) {
      terms.reset();
      const Term n = terms.fresh(Sort::Int, "n"), m = terms.fresh(Sort::Int, "m");
      CHECK(terms.add(n, m) == terms.add(m, n));
      CHECK(terms.counters().terms < 20);
      CHECK(terms.op(terms.null()) == Op::Null);
      CHECK(terms.negate(terms.truth()) == terms.falsity());
    }
  }
}

TEST_CASE_FIXTURE(TermFixture, "the size of a term is that of its text, however much it shares") {
  Term value = terms.fresh(Sort::Int, "x");
  CHECK(terms.size(value) == 1);
  const Function pair = terms.function("pair", Sort::Int);
  const auto twice = [&] {
    const Term both[] = {value, value};
    value = terms.apply(pair, both);
  };
  twice();
  twice();
  CHECK(terms.size(value) == 7);
  for (int i = 0; i < 100; ++i) twice();
  CHECK(terms.size(value) == TermStore::greatestSize);
  terms.abbreviate(value, 9);
  CHECK(terms.size(value) == 9);
  terms.abbreviate(value, 10);
  CHECK(terms.size(value) == 9);
}
