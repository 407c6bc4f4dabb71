// Maps from indices to values: what the terms and the layers of entailment make of them, against their
// meaning.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <random>

#include "ask_directly.h"
#include "smt/path/path_condition.h"
#include "smt/terms/term.h"
#include "unit/rounds.h"

namespace warrant::smt {
namespace {

using warrant::test::rounds;

// Random maps over a few numbers and values, and their meaning under random values of the numbers.
class RandomMaps {
 public:
  RandomMaps(TermFactory& terms, unsigned seed) : terms_(terms), random_(seed) {
    for (int i = 0; i < 4; ++i) {
      const Term number = terms.fresh(Sort::Int, "n");
      numbers_.push_back(number);
      values_[number] = static_cast<int>(below(7)) - 1;
    }
    for (int i = 0; i < 3; ++i) elements_.push_back(terms.fresh(Sort::Snapshot, "v"));
    maps_.push_back(terms.unit());
    for (int i = 0; i < 2; ++i) maps_.push_back(terms.fresh(Sort::Snapshot, "m"));
  }

  unsigned below(unsigned bound) { return static_cast<unsigned>(random_() % bound); }
  Term number() {
    const Term symbol = numbers_[below(4)];
    return below(3) == 0   ? terms_.add(symbol, terms_.integer(1))
           : below(4) == 0 ? terms_.integer(below(5))
                           : symbol;
  }
  Term element() { return elements_[below(3)]; }
  Term map(unsigned depth) {
    switch (depth == 0 ? 0 : below(6)) {
      case 0:
        return maps_[below(3)];
      case 1:
        return below(4) == 0 ? terms_.fill(element(), number())
                             : terms_.store(map(depth - 1), number(), element());
      case 2:
        return terms_.store(map(depth - 1), number(), element());
      case 3:
        return terms_.ite(terms_.lessOrEqual(number(), number()), map(depth - 1), map(depth - 1));
      default:
        return terms_.splice(map(depth - 1), number(), map(depth - 1));
    }
  }
  // Some of what holds of the numbers.
  std::optional<bool> decide(Term condition) {
    if (below(3) == 0) return std::nullopt;
    return truthOf(condition);
  }

  int valueOf(Term number) const {
    if (terms_.op(number) == Op::Integer) return static_cast<int>(terms_.integerValue(number));
    if (terms_.op(number) != Op::Sum) return values_.at(number);
    int sum = static_cast<int>(terms_.constant(number));
    for (std::size_t i = 0; i < terms_.arguments(number).size(); ++i)
      sum += static_cast<int>(terms_.coefficients(number)[i]) * valueOf(terms_.arguments(number)[i]);
    return sum;
  }
  bool truthOf(Term formula) const {
    const auto parts = terms_.arguments(formula);
    switch (terms_.op(formula)) {
      case Op::True:
        return true;
      case Op::False:
        return false;
      case Op::Not:
        return !truthOf(parts[0]);
      case Op::And:
        return std::all_of(parts.begin(), parts.end(), [&](Term part) { return truthOf(part); });
      case Op::Or:
        return std::any_of(parts.begin(), parts.end(), [&](Term part) { return truthOf(part); });
      case Op::NonNegative:
        return valueOf(parts[0]) >= 0;
      default:
        REQUIRE((terms_.op(formula) == Op::Equal));
        return valueOf(parts[0]) == valueOf(parts[1]);
    }
  }
  // An element: a value, or what a map without structure has at an index.
  using Meaning = std::pair<Term, int>;
  Meaning meaningAt(Term map, int index) {
    const auto parts = terms_.arguments(map);
    switch (terms_.op(map)) {
      case Op::Unit:
        return {map, 0};
      case Op::Store:
        return valueOf(parts[1]) == index ? Meaning{parts[2], 0} : meaningAt(parts[0], index);
      case Op::Splice:
        return meaningAt(index < valueOf(parts[1]) ? parts[0] : parts[2], index);
      case Op::Fill:
        return {0 <= index && index < valueOf(parts[1]) ? parts[0] : terms_.unit(), 0};
      case Op::Ite:
        return meaningAt(truthOf(parts[0]) ? parts[1] : parts[2], index);
      default:
        return {map, index};
    }
  }
  Meaning meaning(Term value) {
    const auto parts = terms_.arguments(value);
    if (terms_.op(value) == Op::Ite) return meaning(parts[truthOf(parts[0]) ? 1 : 2]);
    return terms_.op(value) == Op::At ? meaningAt(parts[0], valueOf(parts[1])) : Meaning{value, 0};
  }

 private:
  TermFactory& terms_;
  std::mt19937 random_;
  std::vector<Term> numbers_, elements_, maps_;
  std::map<Term, int> values_;
};

TEST_CASE("simplified maps mean what they say, whatever is known of the indices") {
  unsigned simplified = 0;
  for (unsigned seed = 1; seed <= rounds(2000); ++seed) {
    TermFactory terms;
    RandomMaps random(terms, seed);
    const auto decide = [&](Term condition) { return random.decide(condition); };
    const Term below = random.map(3), above = random.map(3), index = random.number();
    const Term splice = terms.splice(below, index, above, decide);
    simplified += terms.op(splice) != Op::Splice;
    INFO(terms.toString(below), " ", terms.toString(index), " ", terms.toString(above), "\n",
         terms.toString(splice));
    for (int i = -3; i < 9; ++i) {
      CHECK(random.meaningAt(splice, i) == random.meaningAt(i < random.valueOf(index) ? below : above, i));
    }
    const Term place = random.number();
    const auto meaning = random.meaningAt(splice, random.valueOf(place));
    CHECK(random.meaning(terms.at(splice, place)) == meaning);
    CHECK(random.meaning(terms.at(splice, place, decide)) == meaning);
  }
  CHECK(simplified > rounds(100));
}

TEST_CASE("a part that is cut out and put back is the whole again") {
  TermFactory terms;
  const Term map = terms.fresh(Sort::Snapshot, "m"), value = terms.fresh(Sort::Snapshot, "v");
  const Term i = terms.fresh(Sort::Int, "i"), j = terms.fresh(Sort::Int, "j");
  const auto isOrdered = [&](Term condition) -> std::optional<bool> {
    if (condition == terms.lessOrEqual(i, j)) return true;
    if (condition == terms.less(j, i)) return false;
    return std::nullopt;
  };
  const auto splice = [&](Term below, Term index, Term above) {
    return terms.splice(below, index, above, isOrdered);
  };
  const Term unit = terms.unit();
  const Term low = splice(map, i, unit), high = splice(unit, j, map);
  const Term middle = splice(splice(unit, i, map), j, unit);
  CHECK(middle == splice(unit, i, splice(map, j, unit)));
  CHECK(splice(splice(low, i, middle), j, high) == map);
  CHECK(splice(low, i, splice(middle, j, high)) == map);
  const Term other = terms.fresh(Sort::Snapshot, "other");
  CHECK(splice(splice(low, i, other), j, high) == terms.splice(map, i, terms.splice(other, j, map)));
  // One element, with another value.
  const Term next = terms.add(i, terms.integer(1));
  const Term rest = terms.splice(unit, next, map);
  CHECK(terms.splice(terms.splice(low, i, terms.store(unit, i, value)), next, rest) ==
        terms.store(map, i, value));
}

TEST_CASE("the solver knows the elements of maps that are put together") {
  TermFactory terms;
  PathCondition path(terms, SolverOptions{});
  const Term m = terms.fresh(Sort::Snapshot, "m"), s = terms.fresh(Sort::Snapshot, "s"),
             v = terms.fresh(Sort::Snapshot, "v");
  const Term i = terms.fresh(Sort::Int, "i"), j = terms.fresh(Sort::Int, "j"),
             n = terms.fresh(Sort::Int, "n");
  const auto entails = [&](Term goal) { return path.entails(goal, Purpose::Obligation); };
  path.assume(terms.equal(m, terms.splice(terms.fill(v, n), i, s)));
  const Term element = terms.equal(terms.at(m, j), v);
  CHECK((entails(element) == Answer::No));
  {
    const PathScope scope(path);
    path.assume(terms.lessOrEqual(terms.integer(0), j));
    path.assume(terms.less(j, i));
    CHECK((entails(element) == Answer::No));
    path.assume(terms.less(j, n));
    CHECK((entails(element) == Answer::Yes));
  }
  {
    const PathScope scope(path);
    path.assume(terms.less(j, terms.integer(0)));
    path.assume(terms.less(j, i));
    CHECK((entails(terms.equal(terms.at(m, j), terms.unit())) == Answer::Yes));
  }
  const PathScope scope(path);
  path.assume(terms.lessOrEqual(i, j));
  CHECK((entails(terms.equal(terms.at(m, j), terms.at(s, j))) == Answer::Yes));
  CHECK((entails(terms.equal(terms.at(m, i), terms.at(s, i))) == Answer::Yes));
  CHECK((entails(terms.equal(terms.at(m, n), terms.at(s, n))) == Answer::No));
  CHECK((entails(element) == Answer::No));
}

TEST_CASE("native answers about maps agree with a solver asked directly") {
  unsigned yes = 0, no = 0, decided = 0;
  for (unsigned seed = 1; seed <= rounds(800); ++seed) {
    TermFactory terms;
    RandomMaps random(terms, seed);
    PathCondition path(terms, SolverOptions{});
    const auto formula = [&] {
      switch (random.below(5)) {
        case 0:
          return terms.equal(random.map(2), random.map(2));
        case 1:
          return terms.lessOrEqual(random.number(), random.number());
        case 2:
          return terms.equal(terms.at(random.map(1), random.number()),
                             terms.at(random.map(1), random.number()));
        default:
          return terms.equal(terms.at(random.map(1), random.number()), random.element());
      }
    };
    for (unsigned fact = 0; fact < 3; ++fact) path.assume(formula());
    const Term goal = formula();
    const Answer native = path.entailsNatively(goal);
    const Solver::Result direct = test::askDirectly(terms, path.facts(), goal);
    decided += direct != Solver::Result::Unknown;
    yes += native == Answer::Yes;
    no += native == Answer::No;
    std::string facts;
    for (const Term fact : path.facts()) facts += terms.toString(fact) + "\n";
    INFO("seed ", seed, "\n", facts, "|- ", terms.toString(goal));
    if (native == Answer::Yes) CHECK((direct != Solver::Result::Satisfiable));
    if (native == Answer::No) CHECK((direct != Solver::Result::Unsatisfiable));
  }
  CHECK(yes > rounds(40));
  CHECK(no > rounds(100));
  CHECK(decided > rounds(600));
}

}  // namespace
}  // namespace warrant::smt
