#include "symbex/rules/control/ends.h"
#include "support/arena.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace warrant::symbex {
namespace {

struct Fixture {
  smt::TermFactory terms;
  support::Arena arena;
  Term p = formula("p"), q = formula("q"), known = formula("known");

  Term formula(std::string_view hint) { return terms.fresh(smt::Sort::Bool, hint); }
  Term no(Term fact) { return terms.negate(fact); }
  Term number(std::int64_t value) { return terms.integer(value); }
  SymbolicState stateWith(Term value) {
    SymbolicState s;
    s.frame.store = Store(1);
    s.frame.store.set(0, value);
    return s;
  }
  static bool contains(const Terms& facts, Term fact) {
    return std::ranges::find(facts, fact) != facts.end();
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "ends are merged under the conditions of the forks between them") {
  Ends ends(terms, arena);
  const auto add = [&](const Terms& facts, std::int64_t value) {
    ends.add(stateWith(number(value)), facts, facts, {});
  };
  add({known, p}, 1);
  add({known, no(p), q}, 2);
  add({known, no(p), no(q)}, 3);
  const std::vector<MergedEnd> merged = std::move(ends).merged();
  REQUIRE(merged.size() == 1);
  const Term value = terms.ite(p, number(1), terms.ite(q, number(2), number(3)));
  CHECK(merged[0].state.frame.store[0] == value);
  CHECK((merged[0].facts == Terms{known}));  // that either side of a fork is taken says nothing
  CHECK(merged[0].choices.size() == 2);
}

TEST_CASE_FIXTURE(Fixture, "what was learned behind a fork holds under its condition only") {
  const Term onTrue = formula("onTrue"), first = terms.disjoin(formula("a"), formula("b")),
             second = terms.disjoin(formula("c"), formula("d"));
  Ends ends(terms, arena);
  ends.add(stateWith(number(1)), Terms{p, onTrue, first, second}, Terms{p, onTrue, first, second}, {});
  ends.add(stateWith(number(2)), Terms{no(p)}, Terms{no(p)}, {});
  const std::vector<MergedEnd> merged = std::move(ends).merged();
  REQUIRE(merged.size() == 1);
  CHECK(merged[0].facts.size() == 2);
  CHECK(contains(merged[0].facts, terms.implies(p, onTrue)));
  CHECK(contains(merged[0].facts, terms.implies(p, terms.conjoin(first, second))));
}

TEST_CASE_FIXTURE(Fixture, "ways that no condition tells apart get a new one") {
  Ends ends(terms, arena);
  ends.add(stateWith(number(1)), Terms{known, p}, Terms{known, p}, {});
  ends.add(stateWith(number(2)), Terms{known, q}, Terms{known, q}, {});
  const std::vector<MergedEnd> merged = std::move(ends).merged();
  REQUIRE(merged.size() == 1);
  const Term value = merged[0].state.frame.store[0];
  REQUIRE(terms.op(value) == smt::Op::Ite);
  const Term isFirst = terms.arguments(value)[0];
  CHECK(isFirst != p);
  CHECK(isFirst != q);
  CHECK(merged[0].facts.size() == 3);
  CHECK(contains(merged[0].facts, terms.implies(isFirst, p)));
  CHECK(contains(merged[0].facts, terms.implies(no(isFirst), q)));
}

TEST_CASE_FIXTURE(Fixture, "each choice knows what was said on the ways to its two values") {
  Ends ends(terms, arena);
  const Term x = terms.fresh(smt::Sort::Int, "x"), y = terms.fresh(smt::Sort::Int, "y");
  const auto add = [&](const Terms& facts, Term value, std::int64_t greatest) {
    ends.add(stateWith(value), facts, facts, {{value, 0, greatest}});
  };
  add({p}, number(7), 7);
  add({no(p), q}, x, 5);
  add({no(p), no(q)}, y, 6);
  const std::vector<MergedEnd> merged = std::move(ends).merged();
  REQUIRE(merged.size() == 1);
  REQUIRE(merged[0].choices.size() == 2);
  const Choices &inner = *merged[0].choices[0], &outer = *merged[0].choices[1];
  CHECK((inner.choices == Terms{terms.ite(q, x, y)}));
  CHECK(inner.onTrue.all().at(0).greatest == 5);
  CHECK(inner.onFalse.all().at(0).greatest == 6);
  CHECK(outer.condition == p);
  CHECK(outer.onTrue.all().at(0).greatest == 7);
  CHECK(outer.onFalse.merged == &inner);  // what the inner one comes to, and not what one of its ways said
}

TEST_CASE_FIXTURE(Fixture, "facts of no use are left out, and states of other shapes go on alone") {
  Ends ends(terms, arena);
  const Term array = terms.fresh(smt::Sort::Ref, "a");
  const auto stateUpTo = [&](std::int64_t end) {  // elements of one array, divided in two ways
    SymbolicState s = stateWith(number(end));
    s.heap.add({heap::Resource{1}, array, heap::OfRange{number(0), number(end)}, terms.unit()});
    return s;
  };
  ends.add(stateUpTo(1), Terms{known, p}, Terms{p}, {});
  ends.add(stateUpTo(2), Terms{known, no(p)}, Terms{known, no(p)}, {});
  const std::vector<MergedEnd> merged = std::move(ends).merged();
  REQUIRE(merged.size() == 2);
  CHECK((merged[0].facts == Terms{p}));
  CHECK((merged[1].facts == Terms{known, no(p)}));
}

}  // namespace warrant::symbex
