// Each theory alone, through the interface by which the closure and the search use it.
#include <doctest/doctest.h>

#include <algorithm>

#include "smt/native/folding/folding.h"
#include "smt/native/formulas/formulas.h"
#include "smt/native/linear/linear.h"
#include "smt/native/maps/maps.h"
#include "smt/native/numbers/numbers.h"
#include "smt/native/order/order.h"
#include "smt/native/products/products.h"
#include "smt/native/quotients/quotients.h"
#include "smt/native/search/model_search.h"
#include "smt/native/snapshots/snapshots.h"

namespace warrant::smt {
namespace {

// A closure that no theory listens to yet.
struct Fixture {
  TermFactory terms;
  Backtracker backtracker;
  Closure closure{terms, backtracker};

  Term number(std::string_view hint) { return terms.fresh(Sort::Int, hint); }
  Term snapshot(std::string_view hint) { return terms.fresh(Sort::Snapshot, hint); }
  Term formula(std::string_view hint) { return terms.fresh(Sort::Bool, hint); }
  Term constant(std::int64_t value) { return terms.integer(value); }

  NodeId node(Term term) {
    const NodeId node = closure.nodeOf(term);
    closure.propagate();
    return node;
  }
  void assign(Term formula, bool value = true) {
    closure.assign(closure.nodeOf(formula), value);
    closure.propagate();
  }
  void equate(Term left, Term right) {
    closure.equate(closure.nodeOf(left), closure.nodeOf(right));
    closure.propagate();
  }
  bool areEqual(Term left, Term right) { return closure.areEqual(node(left), node(right)); }
};

// Notes what it is told.
struct Listener final : Theory {
  explicit Listener(Closure& closure)
      : Theory(closure, {.added = {Op::Sum}, .assigned = {Op::Equal}, .merged = {Sort::Int}}) {}
  void onAdded(Term, NodeId node, std::span<const NodeId> arguments) override {
    added.push_back(node);
    argumentCount = arguments.size();
  }
  void onAssigned(NodeId formula, bool value) override { assigned.emplace_back(formula, value); }
  void onMerge(NodeId winner, NodeId loser) override { merged.emplace_back(winner, loser); }
  std::vector<NodeId> added;
  std::size_t argumentCount = 0;
  std::vector<std::pair<NodeId, bool>> assigned;
  std::vector<NodePair> merged;
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "a theory is told of what it asked for, once") {
  Listener listener(closure);
  const Term x = number("x"), y = number("y"), sum = terms.add(x, y);
  const NodeId known = node(sum);
  node(sum);
  node(terms.multiply(x, y));
  CHECK(listener.added == std::vector{known});
  CHECK(listener.argumentCount == 2);
  equate(x, y);
  equate(x, y);
  equate(snapshot("s"), snapshot("t"));
  CHECK(listener.merged.size() == 1);
  const Term equation = terms.equal(x, number("z"));
  assign(equation, false);
  assign(formula("p"));
  REQUIRE(listener.assigned.size() == 1);
  CHECK(listener.assigned[0] == std::pair(node(equation), false));
}

TEST_CASE_FIXTURE(Fixture, "without theories the closure knows congruence and distinct constants") {
  const Function f = terms.function("f", Sort::Int);
  const Term x = number("x"), y = number("y");
  const Term left[] = {x}, right[] = {y};
  equate(x, y);
  CHECK(areEqual(terms.apply(f, left), terms.apply(f, right)));
  CHECK_FALSE(areEqual(terms.add(x, constant(1)), terms.add(constant(1), number("z"))));
  equate(terms.apply(f, left), constant(1));
  CHECK_FALSE(closure.isInconsistent());
  closure.push();
  equate(terms.apply(f, right), constant(2));
  CHECK(closure.isInconsistent());
  closure.pop();
  CHECK_FALSE(closure.isInconsistent());
}

TEST_CASE_FIXTURE(Fixture, "formulas: one step from parts to the whole and back") {
  const Formulas theory(closure);
  const Term p = formula("p"), q = formula("q"), x = snapshot("x"), y = snapshot("y");
  const NodeId both = node(terms.conjoin(p, q)), choice = node(terms.ite(p, x, y));
  closure.push();
  assign(p);
  CHECK(closure.areEqual(choice, node(x)));
  CHECK(closure.valueOf(both) == 0);
  assign(q);
  CHECK(closure.isTrue(both));
  closure.pop();
  assign(terms.conjoin(p, q), false);
  assign(terms.negate(p), false);
  CHECK(closure.isFalse(node(q)));
}

TEST_CASE_FIXTURE(Fixture, "snapshots: constructors are injective and onto") {
  const Snapshots theory(closure);
  const Term a = snapshot("a"), b = snapshot("b"), s = snapshot("s"), n = number("n"), m = number("m");
  equate(s, terms.combine(a, b));
  CHECK(areEqual(terms.first(s), a));
  CHECK(areEqual(terms.second(s), b));
  const Term t = snapshot("t");
  equate(terms.first(t), a);
  CHECK_FALSE(areEqual(t, s));
  equate(terms.second(t), b);
  CHECK(areEqual(t, s));
  equate(terms.box(n), terms.box(m));
  CHECK(areEqual(n, m));
}

TEST_CASE_FIXTURE(Fixture, "folding: known arguments are put in") {
  const Folding theory(closure);
  const Term x = number("x"), y = number("y");
  const NodeId product = node(terms.multiply(x, y)), rest = node(terms.remainder(constant(17), x));
  closure.push();
  equate(x, constant(5));
  CHECK(closure.areEqual(product, node(terms.multiply(constant(5), y))));
  CHECK(closure.areEqual(rest, node(constant(2))));
  closure.pop();
  CHECK_FALSE(closure.isConstant(rest));
}

TEST_CASE_FIXTURE(Fixture, "order: differences, ties and what they leave of a disequality") {
  Order order(closure);
  const Term x = number("x"), y = number("y"), z = number("z");
  assign(terms.lessOrEqual(x, y));
  assign(terms.less(y, z));
  CHECK(order.isAtMost(node(x), node(z), -1));
  CHECK_FALSE(order.isAtMost(node(x), node(z), -2));
  CHECK_FALSE(order.isAtMost(node(x), node(number("other"))));
  closure.push();
  assign(terms.equal(x, y), false);
  CHECK(order.apart().size() == 1);
  CHECK(order.isAtMost(node(x), node(y), -1));
  closure.pop();
  CHECK(order.apart().empty());
  closure.push();
  assign(terms.lessOrEqual(y, x));
  CHECK(order.areTied(node(x), node(y)));
  CHECK(*order.presentValue(node(x)) == *order.presentValue(node(y)));
  closure.pop();
  CHECK(order.preferredValue(node(terms.less(y, z))) == true);
  CHECK_FALSE(order.preferredValue(node(formula("p"))));
  assign(terms.less(z, x));
  CHECK(closure.isInconsistent());
}

TEST_CASE_FIXTURE(Fixture, "order: bounds that come later separate what differs") {
  Order order(closure);
  const Term x = number("x"), y = number("y");
  assign(terms.equal(x, y), false);
  assign(terms.lessOrEqual(x, y));
  CHECK_FALSE(order.isAtMost(node(x), node(y), -1));
  order.propagate();
  CHECK(order.isAtMost(node(x), node(y), -1));
  assign(terms.lessOrEqual(y, x));
  CHECK(closure.isInconsistent());
}

TEST_CASE_FIXTURE(Fixture, "linear: sums of several numbers, beyond the order") {
  Order order(closure);
  Linear linear(closure, order);
  Budget refuting;
  const Term x = number("x"), y = number("y"), z = number("z");
  assign(terms.lessOrEqual(constant(1), x));
  assign(terms.lessOrEqual(constant(1), y));
  CHECK_FALSE(linear.refutes({}, refuting));
  closure.push();
  assign(terms.lessOrEqual(terms.add(x, y), constant(1)));
  CHECK_FALSE(closure.isInconsistent());
  CHECK(linear.refutes({}, refuting));
  closure.pop();
  closure.push();
  equate(terms.add(x, z), terms.add(y, z));
  CHECK(linear.makesEqual(node(x), node(y)));
  CHECK_FALSE(linear.makesEqual(node(x), node(z)));
  assign(terms.equal(x, y), false);
  CHECK(linear.refutes({}, refuting));
  closure.pop();
  Budget budget;
  equate(terms.add(x, terms.add(y, y)), constant(7));
  const Linear::Solution solution = linear.solve(budget);
  REQUIRE((solution.outcome == LinearSystem::Outcome::Feasible));
  const auto valueOf = [&](Term term) { return solution.values.at(closure.graph().root(node(term))); };
  CHECK(valueOf(x) + 2 * valueOf(y) == 7);
}

TEST_CASE_FIXTURE(Fixture, "linear: whole numbers that are less than 1 apart") {
  Order order(closure);
  Linear linear(closure, order);
  Budget refuting;
  const Term x = number("x"), y = number("y"), a = number("a"), b = number("b"), c = number("c");
  equate(terms.add(x, x), terms.add(a, b));
  equate(terms.add(y, y), terms.add(a, c));
  assign(terms.lessOrEqual(b, terms.add(c, constant(1))));
  assign(terms.lessOrEqual(c, terms.add(b, constant(1))));
  CHECK_FALSE(linear.refutes({}, refuting));
  assign(terms.equal(x, y), false);
  CHECK(linear.refutes({}, refuting));
}

TEST_CASE_FIXTURE(Fixture, "intervals: of quotients, rests, products and sums") {
  Order order(closure);
  const Term x = number("x"), y = number("y");
  for (const Term each : {x, y}) assign(terms.lessOrEqual(constant(0), each));
  assign(terms.lessOrEqual(x, constant(10)));
  assign(terms.lessOrEqual(y, constant(3)));
  const Term all[] = {terms.divide(x, constant(3)), terms.remainder(x, constant(4)), terms.multiply(x, y),
                      terms.add(terms.multiply(constant(2), x), terms.minus(y))};
  for (const Term term : all) node(term);
  node(number("z"));
  NumberIntervals intervals(closure, order);
  const auto isBetween = [&](Term term, std::int64_t least, std::int64_t greatest) {
    const auto interval = intervals.of(node(term));
    return interval && interval->least == least && interval->greatest == greatest;
  };
  CHECK(isBetween(all[0], 0, 3));
  CHECK(isBetween(all[1], 0, 3));
  CHECK(isBetween(all[2], 0, 30));
  CHECK(isBetween(all[3], -3, 20));
}

TEST_CASE_FIXTURE(Fixture, "intervals: of choices, by what their conditions say of a number") {
  Order order(closure);
  const Term x = number("x");
  assign(terms.lessOrEqual(constant(-5), x));
  assign(terms.lessOrEqual(x, constant(5)));
  const auto line = [&](std::int64_t factor, std::int64_t constantOf) {
    return terms.add(terms.multiply(constant(factor), x), constant(constantOf));
  };
  for (const std::int64_t factor : {-3, -2, -1, 1, 2, 3}) {
    for (std::int64_t of = -7; of <= 7; ++of) {
      const NodeId choice =
          node(terms.ite(terms.lessOrEqual(constant(0), line(factor, of)), line(-2, 1), line(3, 20)));
      std::int64_t least = INT64_MAX, greatest = INT64_MIN;
      for (std::int64_t value = -5; value <= 5; ++value) {
        const std::int64_t chosen = factor * value + of >= 0 ? -2 * value + 1 : 3 * value + 20;
        least = std::min(least, chosen);
        greatest = std::max(greatest, chosen);
      }
      const auto interval = NumberIntervals(closure, order).of(choice);
      REQUIRE(interval);
      CHECK(interval->least == least);
      CHECK(interval->greatest == greatest);
    }
  }
}

TEST_CASE_FIXTURE(Fixture, "numbers: values that satisfy the facts, and cases where they collide") {
  Order order(closure);
  Linear linear(closure, order);
  Numbers numbers(closure, order, linear);
  const Term x = number("x"), y = number("y");
  assign(terms.less(x, y));
  Budget budget;
  Candidate candidate;
  REQUIRE((numbers.check(candidate, budget).kind == Verdict::Kind::Agrees));
  CHECK(*candidate.numbers->valueOf(node(x)) < *candidate.numbers->valueOf(node(y)));

  // Two elements that differ, at places that nothing tells apart.
  const Term map = snapshot("map"), i = number("i"), j = number("j");
  assign(terms.lessOrEqual(i, j));
  const NodeId first = node(terms.at(map, i)), second = node(terms.at(map, j));
  closure.push();
  const Term room = number("room");
  assign(terms.lessOrEqual(constant(0), room));
  assign(terms.lessOrEqual(terms.add(j, room), i));
  const Verdict forced = numbers.check(candidate, budget);
  REQUIRE((forced.kind == Verdict::Kind::Equal));
  CHECK(forced.equal.size() == 1);
  closure.pop();
  // They have room to differ; with a sum that one of them alone cannot keep, it takes cases.
  REQUIRE((numbers.check(candidate, budget).kind == Verdict::Kind::Agrees));
  CHECK(candidate.numbers->valueOf(node(i)) != candidate.numbers->valueOf(node(j)));
  const Term sum = number("sum");
  for (const Term one : {i, j, sum}) {
    assign(terms.lessOrEqual(constant(0), one));
    assign(terms.lessOrEqual(one, constant(4)));
  }
  equate(sum, terms.add(i, j));
  const Verdict open = numbers.check(candidate, budget);
  REQUIRE((open.kind == Verdict::Kind::Cases));
  CHECK(open.areAll);
  unsigned agreeing = 0, contradictory = 0;
  for (const Case& one : open.cases) {
    closure.push();
    numbers.suppose(one);
    closure.propagate();
    contradictory += closure.isInconsistent();
    agreeing += !closure.isInconsistent() && numbers.check(candidate, budget).kind == Verdict::Kind::Agrees;
    CHECK(closure.areEqual(first, second) == (one.kind == Case::Kind::Equal));
    closure.pop();
  }
  CHECK(contradictory == 1);  // j < i
  CHECK(agreeing == 2);
}

TEST_CASE_FIXTURE(Fixture, "numbers that collide are spread only where the constraints leave room") {
  Order order(closure);
  Linear linear(closure, order);
  Numbers numbers(closure, order, linear);
  const Term map = snapshot("map");
  std::vector<Term> places;
  for (int index = 0; index < 3; ++index) {
    places.push_back(number("place"));
    assign(terms.lessOrEqual(constant(0), places.back()));
    assign(terms.lessOrEqual(places.back(), constant(2)));
    node(terms.at(map, places.back()));
  }
  Budget budget;
  Candidate candidate;
  REQUIRE((numbers.check(candidate, budget).kind == Verdict::Kind::Agrees));
  std::vector<std::int64_t> values;
  for (const Term place : places) values.push_back(candidate.numbers->valueOf(node(place)).value());
  std::ranges::sort(values);
  CHECK((values == std::vector<std::int64_t>{0, 1, 2}));

  // A fourth one has no room.
  const Term more = number("more");
  assign(terms.lessOrEqual(constant(0), more));
  assign(terms.lessOrEqual(more, constant(2)));
  node(terms.at(map, more));
  CHECK((numbers.check(candidate, budget).kind == Verdict::Kind::Cases));
}

TEST_CASE_FIXTURE(Fixture, "a choice by the order of its arms is at least, or at most, both") {
  Order order(closure);
  const Term x = number("x"), y = number("y");
  for (const std::int64_t by : {-2, -1, 0, 1, 2, 3}) {
    closure.push();
    const Term isGreater = terms.lessOrEqual(terms.add(y, constant(by)), x);  // x - y >= by
    const NodeId greatest = node(terms.ite(isGreater, x, y)), least = node(terms.ite(isGreater, y, x));
    const std::int64_t below = std::max<std::int64_t>(-by, 0), beyond = std::max<std::int64_t>(by - 1, 0);
    CHECK(order.isAtMost(node(y), greatest, below));
    CHECK(order.isAtMost(node(x), greatest, beyond));
    CHECK(order.isAtMost(least, node(x), below));
    CHECK(order.isAtMost(least, node(y), beyond));
    // No more than that.
    CHECK_FALSE(order.isAtMost(node(y), greatest, below - 1));
    CHECK_FALSE(order.isAtMost(node(x), greatest, beyond - 1));
    CHECK_FALSE(order.isAtMost(least, node(x), below - 1));
    CHECK_FALSE(order.isAtMost(least, node(y), beyond - 1));
    closure.pop();
  }
}

TEST_CASE_FIXTURE(Fixture, "maps: what is stored is read, and equal maps have equal elements") {
  Maps maps(closure);
  const Term map = snapshot("map"), other = snapshot("other"), value = snapshot("value"), i = number("i");
  const Term stored = terms.store(map, i, value);
  CHECK(maps.extend() == 0u);
  node(terms.at(other, i));
  equate(other, stored);
  CHECK(areEqual(terms.at(other, i), value));
  closure.push();
  const Term j = number("j");
  node(terms.at(other, j));
  CHECK(*maps.extend() > 0);
  closure.propagate();
  CHECK(*maps.extend() == 0);
  CHECK(areEqual(terms.at(other, j), terms.ite(terms.equal(i, j), value, terms.at(map, j))));
  closure.pop();
  Budget budget;
  Candidate candidate;  // nothing is known of the numbers
  CHECK((maps.check(candidate, budget).kind == Verdict::Kind::GaveUp));
}

TEST_CASE_FIXTURE(Fixture,
                  "quotients and products: lemmas of the kind that is asked for, until they are known") {
  Order order(closure);
  const Formulas formulas(closure);
  Quotients quotients(closure);
  Products products(closure, order);
  const Term a = number("a"), b = number("b"), c = number("c"), d = number("d");
  const auto lemmasOf = [this](Theory& theory, Lemmas kind) {
    std::vector<Term> lemmas;
    theory.addLemmas(kind, terms.falsity(), lemmas);
    return lemmas;
  };
  node(terms.multiply(a, b));
  CHECK(lemmasOf(quotients, Lemmas::Kept).empty());
  CHECK(lemmasOf(products, Lemmas::ForOneQuestion).empty());
  node(terms.divide(d, b));
  node(terms.multiply(c, b));
  CHECK(lemmasOf(quotients, Lemmas::ForOneQuestion).empty());
  CHECK(lemmasOf(products, Lemmas::Kept).empty());
  const std::vector<Term> kept = lemmasOf(quotients, Lemmas::Kept);
  CHECK_FALSE(kept.empty());
  CHECK_FALSE(lemmasOf(products, Lemmas::ForOneQuestion).empty());
  for (const Term lemma : kept) assign(lemma);
  CHECK(lemmasOf(quotients, Lemmas::Kept).empty());
}

TEST_CASE_FIXTURE(Fixture, "the search asks whatever theories there are") {
  struct Stubborn final : Theory {
    explicit Stubborn(Closure& closure) : Theory(closure, {}) {}
    bool refutes(Term, Budget&) override { return refuting; }
    Verdict check(Candidate&, Budget&) override { return {kind}; }
    bool refuting = false;
    Verdict::Kind kind = Verdict::Kind::Agrees;
  };
  const Formulas formulas(closure);
  Stubborn theory(closure);
  assign(terms.disjoin(formula("p"), formula("q")));
  const auto search = [&] { return ModelSearch(closure, {}, SearchExtent::Whole).run(); };
  CHECK((search() == SearchOutcome::Model));
  theory.kind = Verdict::Kind::GaveUp;
  CHECK((search() == SearchOutcome::GaveUp));
  theory.kind = Verdict::Kind::Contradiction;
  CHECK((search() == SearchOutcome::Contradiction));
  theory.kind = Verdict::Kind::Agrees;
  theory.refuting = true;
  CHECK((search() == SearchOutcome::Contradiction));
  CHECK(backtracker.depth() == 0);
}

}  // namespace warrant::smt
