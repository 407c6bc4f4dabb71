// Sums, products, greatest and least values over small maps, computed and decided.
#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "smt/path/path_condition.h"

using namespace warrant::smt;

namespace {

constexpr int least = -3, greatest = 7;  // indices that maps have values at

// A map together with what it has at these indices.
struct Known {
  Term map;
  std::vector<std::int64_t> values;
};

class World {
 public:
  explicit World(unsigned seed) : random_(seed) {
    const Term map = terms.fresh(Sort::Snapshot, "m");
    Known first{map, {}};
    for (int i = least; i <= greatest; ++i) {
      first.values.push_back(between(-3, 3));
      path.assume(terms.equal(element(map, terms.integer(i)), terms.integer(first.values.back())));
    }
    maps_.push_back(first);
    for (int i = 0; i < 5; ++i) derive();
  }

  int between(int from, int to) { return from + static_cast<int>(random_() % (to - from + 1)); }
  const Known& map() { return maps_[random_() % maps_.size()]; }

  // The number, or a symbol that is known to be it.
  Term number(int value) {
    if (between(0, 1) == 0) return terms.integer(value);
    const Term symbol = terms.fresh(Sort::Int, "n");
    path.assume(terms.equal(symbol, terms.integer(value)));
    return symbol;
  }
  Term element(Term map, Term index) { return terms.unbox(Sort::Int, terms.at(map, index)); }

  static std::int64_t compute(Observation kind, const Known& known, int from, int to) {
    std::int64_t result = kind == Observation::Product ? 1 : 0;
    for (int i = from; i < to; ++i) {
      const std::int64_t value = known.values[static_cast<std::size_t>(i - least)];
      if (kind == Observation::Total) result += value;
      if (kind == Observation::Product) result *= value;
      if (kind == Observation::Greatest) result = i == from ? value : std::max(result, value);
      if (kind == Observation::Least) result = i == from ? value : std::min(result, value);
    }
    return result;
  }

  TermFactory terms;
  PathCondition path{terms, {}};

 private:
  void derive() {
    const Known from = map();
    Known made = from;
    const int index = between(least, greatest);
    const auto place = static_cast<std::size_t>(index - least);
    switch (between(0, 3)) {
      case 0:
        made.values[place] = between(-3, 3);
        made.map = terms.store(from.map, number(index), terms.box(terms.integer(made.values[place])));
        break;
      case 1: {
        const Known& above = map();
        std::copy(above.values.begin() + index - least, above.values.end(),
                  made.values.begin() + index - least);
        made.map = terms.splice(from.map, number(index), above.map);
        break;
      }
      case 2:
        made.map = table([&](Term i) { return terms.add(terms.integer(1), doubled(from.map, i)); });
        for (std::int64_t& value : made.values) value = 2 * value + 1;
        break;
      default: {
        const Term end = number(index);
        made.map = table([&](Term i) {
          const Term isOne =
              terms.conjoin(terms.less(i, end), terms.less(terms.integer(0), element(from.map, i)));
          return terms.ite(isOne, terms.integer(1), terms.integer(0));
        });
        for (int i = least; i <= greatest; ++i) {
          std::int64_t& value = made.values[static_cast<std::size_t>(i - least)];
          value = i < index && value > 0 ? 1 : 0;
        }
      }
    }
    maps_.push_back(made);
  }
  Term doubled(Term map, Term index) { return terms.multiply(terms.integer(2), element(map, index)); }
  template <class Value>
  Term table(Value&& value) {
    const Term index = terms.freshArbitrary(Sort::Int, "i");
    return terms.tabulate(index, terms.box(value(index)));
  }

  std::mt19937 random_;
  std::vector<Known> maps_;
};

}  // namespace

TEST_CASE("aggregates of known maps are what they are computed to be, and nothing else") {
  unsigned decided = 0;
  for (unsigned seed = 1; seed <= 150; ++seed) {
    World world(seed);
    TermFactory& terms = world.terms;
    for (const Observation kind :
         {Observation::Total, Observation::Product, Observation::Greatest, Observation::Least}) {
      const bool mayBeEmpty = kind == Observation::Total || kind == Observation::Product;
      const int from = world.between(least, greatest - 1);
      const int to = world.between(mayBeEmpty ? from - 2 : from + 1, greatest);
      const Known known = world.map();
      const auto decide = [&](Term condition) -> std::optional<bool> {
        if (world.path.isEvident(condition)) return true;
        if (world.path.isEvident(terms.negate(condition))) return false;
        return std::nullopt;
      };
      const Term value = terms.aggregate(kind, known.map, world.number(from), world.number(to), decide);
      const std::int64_t computed = World::compute(kind, known, from, std::max(from, to));
      const Answer isIt =
          world.path.entails(terms.equal(value, terms.integer(computed)), Purpose::Obligation);
      decided += isIt == Answer::Yes ? 1 : 0;
      for (const std::int64_t other : {computed - 1, computed + 1})
        CHECK_MESSAGE(
            world.path.entails(terms.equal(value, terms.integer(other)), Purpose::Obligation) != Answer::Yes,
            "seed ", seed, ": ", terms.toString(value), " is ", computed, ", not ", other);
    }
  }
  CHECK(decided >= 500);
}

TEST_CASE("a table within a table has an index of its own") {
  TermFactory terms;
  const Term i = terms.freshArbitrary(Sort::Int, "i"), j = terms.freshArbitrary(Sort::Int, "j");
  const Term n = terms.fresh(Sort::Int, "n");
  const auto nothing = [](Term) -> std::optional<bool> { return std::nullopt; };
  const Term difference = terms.multiply(terms.subtract(j, i), terms.subtract(j, i));
  const Term inner = terms.aggregate(Observation::Total, terms.tabulate(j, terms.box(difference)),
                                     terms.integer(0), n, nothing);
  const Term outer = terms.aggregate(Observation::Total, terms.tabulate(i, terms.box(inner)),
                                     terms.integer(0), terms.integer(2), nothing);
  const Term all = terms.substitute(outer, {{{n, terms.integer(3)}}});
  CHECK(terms.toString(all) == "7");  // 0 + 1 + 4 + 1 + 0 + 1
}
