#include "smt/path/path_condition.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <vector>

#include "smt/z3/solver.h"

using namespace warrant::smt;

namespace {

struct ConditionFixture {
  TermFactory terms;
  PathCondition path{terms, SolverOptions{}};
  Function next = terms.function("C.next", Sort::Ref), size = terms.function("C.size", Sort::Int);

  Term ref(std::string_view hint) { return terms.fresh(Sort::Ref, hint); }
  Term number(std::string_view hint) { return terms.fresh(Sort::Int, hint); }
  Term formula(std::string_view hint) { return terms.fresh(Sort::Bool, hint); }
  Term snapshot(std::string_view hint) { return terms.fresh(Sort::Snapshot, hint); }
  Term integer(std::int64_t value) { return terms.integer(value); }
  Term apply(Function function, Term argument) { return terms.apply(function, {{argument}}); }
  Answer natively(Term goal) { return path.entailsNatively(goal); }
  Answer prove(Term goal) { return path.entails(goal, Purpose::Obligation); }
  void suppose(Term left, Term right) { path.assume(terms.equal(left, right)); }
  bool startedSolver() { return path.statistics().solverStarts > 0; }
};

}  // namespace

TEST_CASE_FIXTURE(ConditionFixture, "congruence follows equalities and is taken back") {
  const Term a = ref("a"), b = ref("b"), c = ref("c");
  suppose(a, b);
  {
    const PathScope scope(path);
    suppose(b, c);
    CHECK(path.areEqual(apply(next, apply(next, a)), apply(next, apply(next, c))));
    CHECK(natively(terms.equal(apply(size, a), apply(size, c))) == Answer::Yes);
    CHECK(path.facts().size() == 2);
    CHECK(path.factsBefore(0) == 1);
    CHECK(path.depth() == 1);
  }
  CHECK(path.depth() == 0);
  CHECK_FALSE(path.areEqual(a, c));
  CHECK(path.areEqual(a, b));
  CHECK(natively(terms.equal(apply(size, a), apply(size, c))) == Answer::No);
  CHECK_FALSE(startedSolver());
}

TEST_CASE_FIXTURE(ConditionFixture, "disequalities and constants contradict equalities") {
  const Term a = ref("a"), b = ref("b"), c = ref("c");
  path.assume(terms.negate(terms.equal(a, b)));
  CHECK(path.areDistinct(a, b));
  CHECK_FALSE(path.areDistinct(a, c));
  suppose(a, c);
  CHECK(path.areDistinct(b, c));
  suppose(a, terms.null());
  CHECK(natively(terms.equal(b, terms.null())) == Answer::No);
  CHECK(natively(terms.negate(terms.equal(b, terms.null()))) == Answer::Yes);
  {
    const PathScope scope(path);
    CHECK_FALSE(path.assume(terms.equal(b, c)));
    CHECK(path.isInconsistent());
    CHECK(natively(terms.falsity()) == Answer::Yes);
    CHECK(path.isConsistent() == Answer::No);
    CHECK_FALSE(path.assume(formula("p")));
  }
  CHECK_FALSE(path.isInconsistent());
  CHECK(path.isConsistentNatively() == Answer::Yes);
  CHECK_FALSE(startedSolver());
}

TEST_CASE_FIXTURE(ConditionFixture, "distinct values of a function have distinct arguments") {
  const Term a = ref("a"), b = ref("b");
  suppose(apply(size, a), integer(1));
  suppose(apply(size, b), integer(2));
  CHECK(path.areDistinct(a, b));
  CHECK(path.areDistinct(terms.box(a), terms.box(b)));
}

TEST_CASE_FIXTURE(ConditionFixture,
                  "objects with different numbers are distinct, as long as they have them") {
  const Term a = ref("a"), b = ref("b"), c = ref("c");
  suppose(apply(size, a), integer(1));
  {
    const PathScope scope(path);
    suppose(apply(size, b), integer(2));
    CHECK(path.areDistinct(a, b));
    CHECK(path.areDistinct(b, a));
    CHECK_FALSE(path.areDistinct(a, c));
    suppose(c, b);
    CHECK(path.areDistinct(a, c));
    suppose(a, c);
    CHECK(path.isInconsistent());
  }
  CHECK_FALSE(path.areDistinct(a, b));
  suppose(apply(size, b), integer(1));
  CHECK_FALSE(path.areDistinct(a, b));
  CHECK(path.isConsistent() == Answer::Yes);
}

TEST_CASE_FIXTURE(ConditionFixture, "constructors are injective and onto") {
  const Term a = ref("a"), b = ref("b"), s = snapshot("s"), t = snapshot("t"), u = snapshot("u");
  {
    const PathScope scope(path);
    suppose(s, terms.box(a));
    suppose(s, terms.box(b));
    CHECK(path.areEqual(a, b));
    CHECK(path.areEqual(terms.unbox(Sort::Ref, s), a));
  }
  {
    const PathScope scope(path);
    suppose(s, terms.combine(t, u));
    CHECK(path.areEqual(terms.first(s), t));
    CHECK(path.areEqual(terms.second(s), u));
    suppose(s, terms.combine(u, t));
    CHECK(path.areEqual(t, u));
  }
  {
    const PathScope scope(path);
    suppose(terms.first(s), terms.first(t));
    CHECK_FALSE(path.areEqual(s, t));
    suppose(terms.second(s), terms.second(t));
    CHECK(path.areEqual(s, t));
  }
  {
    const PathScope scope(path);
    suppose(terms.unbox(Sort::Int, s), terms.unbox(Sort::Int, t));
    CHECK(path.areEqual(s, t));
  }
  {
    const PathScope scope(path);
    suppose(terms.unbox(Sort::Bool, s), terms.unbox(Sort::Bool, t));
    CHECK_FALSE(path.areEqual(s, t));
    CHECK(prove(terms.equal(s, t)) == Answer::No);
  }
}

TEST_CASE_FIXTURE(ConditionFixture, "an object differs from what is older and may equal what is younger") {
  const Term older = ref("older"), s = snapshot("s");
  const Term object = terms.freshObject("object");
  const Term younger = ref("younger"), other = terms.freshObject("other");
  CHECK(path.areDistinct(object, older));
  CHECK(path.areDistinct(object, apply(next, older)));
  CHECK(path.areDistinct(object, terms.unbox(Sort::Ref, terms.first(s))));
  CHECK(path.areDistinct(object, terms.null()));
  CHECK(path.areDistinct(object, other));
  CHECK_FALSE(path.areDistinct(object, younger));
  CHECK_FALSE(path.areDistinct(object, apply(next, object)));
  CHECK(natively(terms.equal(object, younger)) == Answer::No);
  CHECK(natively(terms.negate(terms.equal(object, younger))) == Answer::No);
  CHECK(path.areDistinct(other, younger));
  {
    const PathScope scope(path);
    suppose(younger, older);
    CHECK(path.areDistinct(object, younger));
    CHECK(path.areDistinct(object, apply(next, younger)));
  }
  {
    const PathScope scope(path);
    suppose(younger, object);
    CHECK(path.areDistinct(younger, older));
    CHECK_FALSE(path.assume(terms.equal(older, younger)));
  }
  {
    const PathScope scope(path);
    const Term t = snapshot("t");
    suppose(t, terms.combine(terms.box(object), t));
    CHECK_FALSE(path.isInconsistent());
    CHECK_FALSE(path.assume(terms.equal(t, s)));
  }
  CHECK_FALSE(startedSolver());
}

TEST_CASE_FIXTURE(ConditionFixture, "a number that does not type-check as a reference makes nothing old") {
  const Term object = terms.freshObject("object"), s = snapshot("s");
  suppose(s, terms.box(object));
  path.assume(terms.equal(terms.unbox(Sort::Int, s), terms.unbox(Sort::Int, terms.box(object))));
  CHECK_FALSE(path.isInconsistent());
  CHECK(path.isConsistent() == Answer::Yes);
}

TEST_CASE_FIXTURE(ConditionFixture, "unit propagation") {
  const Term p = formula("p"), q = formula("q"), a = ref("a"), b = ref("b");
  path.assume(terms.disjoin(terms.disjoin(p, q), terms.equal(a, b)));
  path.assume(terms.negate(p));
  CHECK_FALSE(path.areEqual(a, b));
  {
    const PathScope scope(path);
    path.assume(terms.negate(q));
    CHECK(path.areEqual(a, b));
  }
  {
    const PathScope scope(path);
    suppose(a, terms.null());
    path.assume(terms.negate(terms.equal(b, terms.null())));
    CHECK(natively(q) == Answer::Yes);
  }
  const Term v = terms.ite(p, a, b);
  CHECK(path.areEqual(v, b));
  const Term w = terms.ite(q, a, b);
  path.assume(terms.negate(terms.equal(w, b)));
  CHECK(natively(q) == Answer::Yes);
}

TEST_CASE_FIXTURE(ConditionFixture, "bounds and differences are native") {
  const Term i = number("i"), n = number("n"), length = number("length");
  path.assume(terms.lessOrEqual(integer(0), i));
  path.assume(terms.less(i, n));
  path.assume(terms.lessOrEqual(n, length));
  CHECK(natively(terms.less(i, length)) == Answer::Yes);
  CHECK(natively(terms.lessOrEqual(terms.add(i, integer(1)), length)) == Answer::Yes);
  CHECK(natively(terms.less(integer(0), length)) == Answer::Yes);
  CHECK(natively(terms.negate(terms.equal(length, integer(0)))) == Answer::Yes);
  const Term j = number("j");
  suppose(j, terms.add(i, integer(1)));
  CHECK(natively(terms.lessOrEqual(j, length)) == Answer::Yes);
  CHECK(natively(terms.lessOrEqual(integer(1), j)) == Answer::Yes);
  {
    const PathScope scope(path);
    suppose(i, integer(5));
    CHECK(natively(terms.equal(j, integer(6))) == Answer::Yes);
    CHECK(natively(terms.less(integer(5), length)) == Answer::Yes);
  }
  {
    const PathScope scope(path);
    path.assume(terms.lessOrEqual(length, i));
    CHECK(path.isInconsistent());
  }
  {
    const PathScope scope(path);
    path.assume(terms.lessOrEqual(n, terms.add(i, integer(1))));
    CHECK(natively(terms.equal(n, j)) == Answer::Yes);
    CHECK(path.areEqual(n, j));
  }
  const Term form = terms.add(terms.multiply(integer(2), i), terms.multiply(integer(3), n));
  path.assume(terms.lessOrEqual(form, integer(10)));
  CHECK(natively(terms.lessOrEqual(form, integer(11))) == Answer::Yes);
  CHECK_FALSE(startedSolver());
}

TEST_CASE_FIXTURE(ConditionFixture, "what is left is asked of the solver") {
  const Term x = number("x"), y = number("y");
  path.assume(terms.lessOrEqual(terms.add(x, y), integer(10)));
  path.assume(terms.lessOrEqual(integer(4), x));
  CHECK(prove(terms.lessOrEqual(terms.multiply(integer(2), y), integer(12))) == Answer::Yes);
  CHECK(prove(terms.lessOrEqual(y, integer(5))) == Answer::No);
  {
    const PathScope scope(path);
    path.assume(terms.lessOrEqual(integer(7), x));
    CHECK(path.entails(terms.lessOrEqual(y, integer(3)), Purpose::Null) == Answer::Yes);
  }
  CHECK(path.entails(terms.lessOrEqual(y, integer(3)), Purpose::Null) == Answer::No);
  const Statistics& statistics = path.statistics();
  CHECK(statistics.assumptions == 3);
  CHECK(statistics.nativeQueries() == 4);
}

TEST_CASE_FIXTURE(ConditionFixture, "division truncates in the solver, too") {
  const Term x = number("x"), quotient = terms.divide(x, integer(2)), rest = terms.remainder(x, integer(2));
  CHECK(prove(terms.equal(terms.add(terms.multiply(integer(2), quotient), rest), x)) == Answer::Yes);
  path.assume(terms.less(x, integer(0)));
  CHECK(prove(terms.lessOrEqual(rest, integer(0))) == Answer::Yes);
  CHECK(prove(terms.less(rest, integer(0))) == Answer::No);
  suppose(x, integer(-7));
  CHECK(prove(terms.equal(quotient, integer(-3))) == Answer::Yes);
}

TEST_CASE_FIXTURE(ConditionFixture, "arrays") {
  const Term s = snapshot("s"), t = snapshot("t"), v = snapshot("v"), i = number("i"), j = number("j");
  suppose(t, terms.store(s, i, v));
  CHECK(path.areEqual(terms.at(t, i), v));
  path.assume(terms.less(i, j));
  CHECK(prove(terms.equal(terms.at(t, j), terms.at(s, j))) == Answer::Yes);
  CHECK(prove(terms.equal(terms.at(s, i), v)) == Answer::No);
}

TEST_CASE_FIXTURE(ConditionFixture, "a resource limit ends in Unknown") {
  SolverOptions options;
  options.resourceLimit = 20'000;
  path.reset(options);
  const Term x = number("x"), y = number("y"), z = number("z");
  const auto cube = [&](Term term) { return terms.multiply(term, terms.multiply(term, term)); };
  for (const Term each : {x, y, z}) path.assume(terms.less(integer(0), each));
  const Term sum = terms.add(cube(x), cube(y));
  CHECK(path.entails(terms.negate(terms.equal(sum, cube(z))), Purpose::Null) == Answer::Unknown);
  CHECK(path.statistics().solver[static_cast<std::size_t>(Purpose::Null)].unknown == 1);
  CHECK(path.statistics().solverStarts == 1);
  CHECK(path.statistics().resourceUnits > 0);
}

TEST_CASE_FIXTURE(ConditionFixture, "equal terms are visited in the order of their making") {
  const Term a = ref("a"), b = ref("b"), c = ref("c"), d = ref("d");
  suppose(c, b);
  suppose(a, c);
  std::vector<Term> visited;
  path.findEqual(b, [&](Term term) {
    visited.push_back(term);
    return false;
  });
  CHECK(visited == std::vector<Term>{b, a, c});
  CHECK(path.findEqual(b, [&](Term term) { return term == a; }));
  CHECK_FALSE(path.findEqual(d, [&](Term term) { return term != d; }));
  CHECK(path.findEqual(apply(next, a), [&](Term term) { return term == apply(next, a); }));
}

TEST_CASE_FIXTURE(ConditionFixture, "reset forgets everything") {
  const Term a = ref("a");
  suppose(a, terms.null());
  path.push();
  terms.reset();
  path.reset(SolverOptions{});
  CHECK(path.depth() == 0);
  CHECK(path.facts().empty());
  CHECK(path.statistics().assumptions == 0);
  CHECK_FALSE(path.areEqual(ref("a"), terms.null()));
}

TEST_CASE_FIXTURE(ConditionFixture,
                  "what facts say of numbers bounds them where the facts hold, and no further") {
  const Term x = number("x"), y = number("y"), choice = terms.ite(formula("c"), x, y);
  const auto areKnown = [&](Term term, std::int64_t least, std::int64_t greatest) {
    const auto known = path.knownBounds(term);
    return known && known->least == least && known->greatest == greatest;
  };
  {
    const PathScope scope(path);
    path.assume(terms.lessOrEqual(integer(2), x));
    CHECK_FALSE(path.knownBounds(x));
    path.noteBounds({x, 0, 9});
    path.assume(terms.lessOrEqual(x, integer(5)));
    CHECK(areKnown(x, 0, 5));
    path.assume(terms.equal(y, terms.add(x, integer(1))));
    CHECK(areKnown(y, 1, 6));
    path.noteSaid({y, -100, 100});  // which says less
    CHECK(areKnown(y, 1, 6));
    path.noteOwnBounds(y);  // it has none that hold without the facts
    CHECK(path.bounds().size() == 1);
  }
  CHECK_FALSE(path.knownBounds(x));
  CHECK_FALSE(path.knownBounds(y));

  const PathCondition::Bounds ofFirst[] = {{x, 1, 2}}, ofSecond[] = {{y, 7, 8}};
  const auto bounds = path.boundsOfChoice(choice, {x, ofFirst}, {y, ofSecond});
  REQUIRE(bounds);
  CHECK(bounds->least == 1);
  CHECK(bounds->greatest == 8);
  CHECK_FALSE(path.knownBounds(x));  // what holds in one case is not said of the other
  CHECK_FALSE(path.boundsOfChoice(choice, {x, ofFirst}, {y, {}}));
}

TEST_CASE_FIXTURE(ConditionFixture, "bounds of parts bound the whole") {
  const Term x = number("x"), y = number("y"), c = formula("c");
  const Term choice = terms.ite(c, terms.add(x, integer(1)), terms.minus(y));
  const auto areNoted = [&](Term term, std::int64_t least, std::int64_t greatest) {
    return path.areNoted({term, least, greatest});
  };
  constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
  constexpr std::int64_t greatest = std::numeric_limits<std::int64_t>::max();
  CHECK_FALSE(areNoted(choice, least, greatest));
  {
    const PathScope scope(path);
    path.noteBounds({x, 0, 10});
    CHECK_FALSE(areNoted(choice, least, greatest));
    path.noteBounds({y, -3, 4});
    CHECK(areNoted(choice, -4, 11));
    CHECK_FALSE(areNoted(choice, -3, 11));
    CHECK_FALSE(areNoted(choice, -4, 10));
    CHECK(natively(terms.lessOrEqual(choice, integer(11))) == Answer::Yes);
    CHECK(areNoted(terms.add(choice, choice), -8, 22));
    path.noteBounds({y, least, 4});
    CHECK(areNoted(choice, -4, 11));
  }
  CHECK_FALSE(areNoted(choice, least, greatest));
  path.noteBounds({x, 0, greatest});
  path.noteBounds({y, least, 0});
  CHECK_FALSE(areNoted(terms.add(x, integer(1)), least, greatest));
  CHECK_FALSE(areNoted(terms.minus(y), least, greatest));
  CHECK_FALSE(areNoted(choice, least, greatest));
}

TEST_CASE_FIXTURE(ConditionFixture, "a chain of choices is bounded link by link") {
  Term sum = integer(0);
  for (int link = 1; link <= 100; ++link) {
    sum = terms.ite(formula("c"), terms.add(sum, integer(1)), sum);
    path.noteOwnBounds(sum);
    CHECK(path.areNoted({sum, 0, link}));
    CHECK_FALSE(path.areNoted({sum, 0, link - 1}));
  }
  CHECK(natively(terms.lessOrEqual(sum, integer(100))) == Answer::Yes);
  CHECK_FALSE(startedSolver());
}

TEST_CASE_FIXTURE(ConditionFixture,
                  "bounds of quotients and remainders by constants follow from those of the dividend") {
  const Term x = number("x");
  path.noteBounds({x, -7, 100});
  const auto isWithin = [&](Term value, std::int64_t least, std::int64_t greatest) {
    path.noteOwnBounds(value);
    return path.areNoted({value, least, greatest});
  };
  for (const std::int64_t divisor : {2, 3, -3, 7, -200}) {
    std::int64_t least = 0, greatest = 0, leastRest = 0, greatestRest = 0;
    for (std::int64_t value = -7; value <= 100; ++value) {
      least = std::min(least, value / divisor);
      greatest = std::max(greatest, value / divisor);
      leastRest = std::min(leastRest, value % divisor);
      greatestRest = std::max(greatestRest, value % divisor);
    }
    const Term quotient = terms.divide(x, integer(divisor)), rest = terms.remainder(x, integer(divisor));
    CHECK(isWithin(quotient, least, greatest));
    CHECK_FALSE(isWithin(quotient, least + 1, greatest));
    CHECK_FALSE(isWithin(quotient, least, greatest - 1));
    CHECK(isWithin(rest, leastRest, greatestRest));
    CHECK_FALSE(isWithin(rest, leastRest + 1, greatestRest));
    CHECK_FALSE(isWithin(rest, leastRest, greatestRest - 1));
  }
  CHECK_FALSE(startedSolver());
}

TEST_CASE_FIXTURE(ConditionFixture, "a short search sees contradictions that need no cases of numbers") {
  const Term x = number("x"), y = number("y"), p = formula("p");
  path.assume(terms.implies(p, terms.less(x, y)));
  path.assume(terms.implies(terms.negate(p), terms.less(x, y)));
  CHECK(path.seemsConsistent() != Answer::No);
  path.assume(terms.lessOrEqual(y, x));
  CHECK(path.seemsConsistent() == Answer::No);
  CHECK(path.isConsistentNatively() == Answer::No);
  CHECK_FALSE(startedSolver());
}

// What is handed on from sum to sum, by bounds or by steps, is decided without the solver.
TEST_CASE_FIXTURE(ConditionFixture, "sums of many numbers are decided natively, what cannot be left out is") {
  constexpr std::size_t count = 3000;
  Term last = terms.integer(0), first;
  for (std::size_t index = 0; index < count; ++index) {
    const Term part = number("part"), sum = number("sum");
    if (!first) first = part;
    path.assume(terms.lessOrEqual(terms.integer(0), part));
    path.assume(terms.lessOrEqual(part, terms.integer(1)));
    path.assume(terms.equal(sum, terms.add(last, part)));
    last = sum;
  }
  CHECK(prove(terms.lessOrEqual(last, terms.integer(count))) == Answer::Yes);
  CHECK(prove(terms.lessOrEqual(first, last)) == Answer::Yes);
  CHECK(path.statistics().solverStarts == 0);
  CHECK(prove(terms.lessOrEqual(last, terms.integer(count - 1))) != Answer::Yes);
}

TEST_CASE_FIXTURE(ConditionFixture,
                  "a question that takes too long for the clock says so, and others are answered") {
  // Eleven pigeons in ten holes: each has one, and no two the same.
  const auto assumePigeons = [&] {
    constexpr std::size_t pigeons = 11, holes = 10;
    std::vector<std::vector<Term>> sits(pigeons);
    for (std::vector<Term>& places : sits) {
      Term sitsSomewhere = terms.falsity();
      for (std::size_t hole = 0; hole < holes; ++hole) {
        places.push_back(formula("sits"));
        sitsSomewhere = terms.disjoin(sitsSomewhere, places.back());
      }
      path.assume(sitsSomewhere);
    }
    for (std::size_t hole = 0; hole < holes; ++hole) {
      for (std::size_t one = 0; one < pigeons; ++one) {
        for (std::size_t other = 0; other < one; ++other)
          path.assume(terms.negate(terms.conjoin(sits[one][hole], sits[other][hole])));
      }
    }
  };
  SolverOptions options;
  options.resourceLimit = std::numeric_limits<unsigned>::max();
  options.patience = std::chrono::milliseconds(30);
  path.reset(options);
  const std::uint64_t before = questionsTimedOut();
  assumePigeons();
  CHECK(prove(terms.falsity()) == Answer::Unknown);
  CHECK(path.whyOpen() == Open::TimedOut);
  CHECK(questionsTimedOut() == before + 1);
  options.patience = std::chrono::minutes(10);
  options.resourceLimit = 20'000;
  path.reset(options);
  assumePigeons();
  CHECK(prove(terms.falsity()) == Answer::Unknown);
  CHECK(path.whyOpen() == Open::Cut);
  CHECK(questionsTimedOut() == before + 1);
}

// Beyond some operands they are junctions of junctions.
TEST_CASE_FIXTURE(ConditionFixture, "junctions that grow operand by operand say what short ones do") {
  constexpr std::size_t count = 1000;
  std::vector<Term> parts;
  Term all = terms.truth(), some = terms.falsity();
  for (std::size_t index = 0; index < count; ++index) {
    parts.push_back(formula("part"));
    all = terms.conjoin(all, parts.back());
    some = terms.disjoin(some, parts.back());
  }
  {
    const PathScope scope(path);
    path.assume(all);
    CHECK(std::ranges::all_of(parts, [&](Term part) { return path.isEvident(part); }));
    CHECK(path.isEvident(some));
    path.assume(terms.negate(parts[5]));
    CHECK(path.isInconsistent());
  }
  {
    const PathScope scope(path);
    path.assume(terms.negate(all));
    for (std::size_t index = 0; index + 1 < count; ++index) {
      CHECK_FALSE(path.isEvident(terms.negate(parts.back())));
      path.assume(parts[index]);
    }
    CHECK(path.isEvident(terms.negate(parts.back())));
  }
  {
    const PathScope scope(path);
    path.assume(some);
    for (std::size_t index = 1; index < count; ++index) {
      CHECK_FALSE(path.isEvident(parts.front()));
      path.assume(terms.negate(parts[index]));
    }
    CHECK(path.isEvident(parts.front()));
  }
  CHECK(prove(terms.implies(all, parts[500])) == Answer::Yes);
  CHECK(prove(terms.implies(some, parts[500])) == Answer::No);
  CHECK_FALSE(startedSolver());
}

TEST_CASE_FIXTURE(ConditionFixture, "a comparison is known by its opposite, of whatever equal numbers") {
  const Term x = number("x"), same = number("same"), y = number("y"), q = formula("q");
  const auto isAtMost = [&](Term less, Term more) { return terms.lessOrEqual(less, more); };
  SUBCASE("which was assumed") {
    path.assume(isAtMost(y, x));
    CHECK(path.isKnown(isAtMost(y, x)));
    path.assume(terms.disjoin(terms.less(x, y), q));
    CHECK(path.isKnown(q));
  }
  SUBCASE("which is false") {
    path.assume(terms.negate(isAtMost(x, y)));
    CHECK(path.isKnown(terms.less(y, x)));
    CHECK_FALSE(path.isKnown(isAtMost(x, y)));
  }
  SUBCASE("before the numbers are known to be equal") {
    path.assume(terms.disjoin(terms.less(same, integer(0)), q));
    path.assume(isAtMost(integer(0), x));
    CHECK_FALSE(path.isKnown(q));
    suppose(x, same);
    CHECK(path.isKnown(q));
  }
  SUBCASE("after they are, in a scope that is left") {
    suppose(x, same);
    path.assume(terms.less(x, y));
    {
      const PathScope scope(path);
      path.assume(terms.disjoin(isAtMost(y, same), q));
      CHECK(path.isKnown(q));
    }
    CHECK_FALSE(path.isKnown(q));
    CHECK(path.isEvident(terms.less(same, y)));
  }
}

TEST_CASE_FIXTURE(ConditionFixture, "one part of a conjunction is known for the others") {
  const Term high = number("high"), low = number("low");
  for (const Term byte : {high, low}) {
    path.assume(terms.lessOrEqual(integer(0), byte));
    path.assume(terms.less(byte, integer(256)));
  }
  const Term packed = terms.add(terms.multiply(integer(256), high), low);
  const Term isHigh = terms.equal(terms.divide(packed, integer(256)), high);
  const Term isLow = terms.equal(terms.remainder(packed, integer(256)), low);
  CHECK(natively(terms.conjoin(isLow, isHigh)) == Answer::Yes);
  CHECK(natively(terms.conjoin(isHigh, terms.equal(low, integer(1)))) != Answer::Yes);
  CHECK_FALSE(startedSolver());
}
