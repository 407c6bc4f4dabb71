// Sets, bags and maps: what the terms and the native layer make of them, against their meaning.
#include <doctest/doctest.h>

#include <map>
#include <optional>
#include <random>
#include <set>
#include <vector>

#include "smt/path/path_condition.h"
#include "smt/terms/term.h"
#include "smt/z3/solver.h"
#include "unit/rounds.h"

namespace warrant::smt {
namespace {

using warrant::test::rounds;
using Counts = std::map<int, int>;  // how often each number is there

struct Number {
  Term term;
  int value;
};
struct OneSet {
  Term term;
  std::set<int> value;
};
struct OneBag {
  Term term;
  Counts value;
};
struct OneMap {
  Term keys, term;
  Counts value;
};
struct OneArray {
  Term term;
  std::vector<int> value;
};

// Random collections over symbols of which most is known, each with its meaning.
class RandomCollections {
 public:
  RandomCollections(TermFactory& terms, PathCondition& condition, unsigned seed)
      : terms_(terms), condition_(condition), random_(seed) {
    for (int i = 0; i < 3; ++i) {
      numbers_.push_back({terms.fresh(Sort::Int, "n"), static_cast<int>(below(3))});
      reveal(terms.equal(numbers_.back().term, terms.integer(numbers_.back().value)));
    }
    for (int i = 0; i < 2; ++i) {
      sets_.push_back({terms.fresh(Sort::Snapshot, "s"), {}});
      bags_.push_back({terms.fresh(Sort::Snapshot, "b"), {}});
      maps_.push_back({terms.fresh(Sort::Snapshot, "k"), terms.fresh(Sort::Snapshot, "m"), {}});
      arrays_.push_back({terms.fresh(Sort::Snapshot, "a"), {}});
      fill(static_cast<std::size_t>(i));
    }
  }

  unsigned below(unsigned bound) { return static_cast<unsigned>(random_() % bound); }
  Number number() {
    const int literal = static_cast<int>(below(3));
    return below(2) == 0 ? numbers_[below(3)] : Number{terms_.integer(literal), literal};
  }
  Term key(const Number& number) { return terms_.box(number.term); }
  void assume(Term fact) { condition_.assume(fact); }
  OneArray array(unsigned writes) {
    OneArray array = arrays_[below(2)];
    for (; writes > 0; --writes) {
      const Number index = number(), value = number();
      array.term = terms_.store(array.term, index.term, key(value));
      array.value[static_cast<std::size_t>(index.value)] = value.value;
    }
    return array;
  }
  // That an element is within a part of the array, and whether it is.
  std::pair<Term, bool> membership(const OneArray& array) {
    const Number from = number(), to = number(), element = number();
    const int more = static_cast<int>(below(3));
    const Term end = terms_.add(to.term, terms_.integer(more));
    bool isSo = false;
    for (int i = from.value; i < to.value + more; ++i)
      isSo = isSo || array.value[static_cast<std::size_t>(i)] == element.value;
    return {contains(terms_.window(array.term, from.term, end), key(element)), isSo};
  }

  OneSet set(unsigned depth) {
    if (depth == 0) return below(3) == 0 ? OneSet{terms_.unit(), {}} : sets_[below(2)];
    OneSet left = set(depth - 1);
    const unsigned kind = below(6);
    if (kind < 2) {
      const Number element = number();
      left.term = make(kind == 0 ? Collection::Insert : Collection::Remove, {left.term, key(element)});
      kind == 0 ? void(left.value.insert(element.value)) : void(left.value.erase(element.value));
      return left;
    }
    if (kind == 2) {
      const OneMap one = map(depth - 1);
      OneSet values{make(Collection::ValuesOf, {one.keys, one.term}), {}};
      for (const auto& [place, value] : one.value) values.value.insert(value);
      return values;
    }
    const OneSet right = set(depth - 1);
    constexpr Collection kinds[] = {Collection::Union, Collection::Intersection, Collection::Difference};
    OneSet result{make(kinds[kind - 3], {left.term, right.term}), {}};
    for (int i = 0; i < 3; ++i) {
      const bool one = left.value.contains(i), other = right.value.contains(i);
      if (kind == 3 ? one || other : kind == 4 ? one && other : one && !other) result.value.insert(i);
    }
    return result;
  }

  OneBag bag(unsigned depth) {
    if (depth == 0) return below(3) == 0 ? ofArray() : bags_[below(2)];
    OneBag left = bag(depth - 1);
    const unsigned kind = below(4);
    if (kind == 0) {
      const Number element = number();
      const Term single = terms_.single(key(element));
      left.term = make(Collection::Plus, {left.term, make(Collection::BagOf, {single})});
      ++left.value[element.value];
      return left;
    }
    const OneBag right = bag(depth - 1);
    constexpr Collection kinds[] = {Collection::Plus, Collection::Minus, Collection::Meet};
    OneBag result{make(kinds[kind - 1], {left.term, right.term}), {}};
    for (int i = 0; i < 3; ++i) {
      const int one = left.value[i], other = at(right, i);
      result.value[i] = kind == 1 ? one + other : kind == 2 ? std::max(0, one - other) : std::min(one, other);
    }
    return result;
  }

  OneMap map(unsigned depth) {
    if (depth == 0) return below(3) == 0 ? OneMap{terms_.unit(), terms_.unit(), {}} : maps_[below(2)];
    OneMap result = map(depth - 1);
    const Number place = number(), value = number();
    if (below(3) == 0) {
      result.keys = make(Collection::Remove, {result.keys, key(place)});
      result.term = make(Collection::Put, {result.term, key(place), terms_.unit()});
      result.value.erase(place.value);
    } else {
      result.keys = make(Collection::Insert, {result.keys, key(place)});
      result.term = make(Collection::Put, {result.term, key(place), key(value)});
      result.value[place.value] = value.value;
    }
    return result;
  }

  static int at(const OneBag& bag, int element) {
    const auto found = bag.value.find(element);
    return found == bag.value.end() ? 0 : found->second;
  }
  static int sizeOf(const OneBag& bag) {
    int size = 0;
    for (const auto& [element, count] : bag.value) size += count;
    return size;
  }

  Term make(Collection kind, std::initializer_list<Term> parts) {
    return terms_.collect(kind, {parts.begin(), parts.size()}, [&](Term fact) { return decide(fact); });
  }
  Term ask(Observation kind, std::initializer_list<Term> parts) {
    return terms_.observe(kind, {parts.begin(), parts.size()}, [&](Term fact) { return decide(fact); });
  }
  Term contains(Term set, Term element) {
    return terms_.contains(set, element, [&](Term fact) { return decide(fact); });
  }
  std::optional<bool> decide(Term fact) {
    if (below(3) == 0) return std::nullopt;
    if (condition_.entailsNatively(fact) == Answer::Yes) return true;
    if (condition_.entailsNatively(terms_.negate(fact)) == Answer::Yes) return false;
    return std::nullopt;
  }
  // What is not equal differs somewhere.
  void learnDifference(Term isEqual, Term left, Term right, bool isBag) {
    const Term sides[] = {left, right};
    const Term place = terms_.box(terms_.apply(terms_.function("difference", Sort::Int), sides));
    const Term isSame =
        isBag ? terms_.equal(ask(Observation::Count, {left, place}), ask(Observation::Count, {right, place}))
              : terms_.equal(contains(left, place), contains(right, place));
    condition_.assume(terms_.disjoin(isEqual, terms_.negate(isSame)));
  }

 private:
  void reveal(Term fact) {
    if (below(4) > 0) condition_.assume(fact);
  }
  Term literal(int value) { return terms_.box(terms_.integer(value)); }

  void fill(std::size_t i) {
    Term set = terms_.unit(), list = terms_.unit(), keys = terms_.unit(), map = terms_.unit();
    for (int element = 0; element < 3; ++element) {
      if (below(2) == 0) {
        sets_[i].value.insert(element);
        set = make(Collection::Insert, {set, literal(element)});
      }
      for (unsigned count = below(3); count > 0; --count) {
        ++bags_[i].value[element];
        list = terms_.append(list, terms_.single(literal(element)));
      }
      if (below(2) == 0) {
        const int value = maps_[i].value[element] = static_cast<int>(below(3));
        keys = make(Collection::Insert, {keys, literal(element)});
        map = make(Collection::Put, {map, literal(element), literal(value)});
      }
    }
    reveal(terms_.equal(sets_[i].term, set));
    reveal(terms_.equal(bags_[i].term, make(Collection::BagOf, {list})));
    if (below(4) > 0) {
      condition_.assume(terms_.equal(maps_[i].keys, keys));
      condition_.assume(terms_.equal(maps_[i].term, map));
    }
    for (int index = 0; index < 4; ++index) {
      arrays_[i].value.push_back(static_cast<int>(below(3)));
      reveal(
          terms_.equal(terms_.at(arrays_[i].term, terms_.integer(index)), literal(arrays_[i].value.back())));
    }
  }

  // What is in an array, after some writes.
  OneBag ofArray() {
    const OneArray array = this->array(below(3));
    const Number from = number();
    const int end = from.value + static_cast<int>(below(2));
    OneBag bag{make(Collection::BagOf, {terms_.window(array.term, from.term, terms_.integer(end))}), {}};
    for (int i = from.value; i < end; ++i) ++bag.value[array.value[static_cast<std::size_t>(i)]];
    return bag;
  }

  TermFactory& terms_;
  PathCondition& condition_;
  std::mt19937 random_;
  std::vector<Number> numbers_;
  std::vector<OneSet> sets_;
  std::vector<OneBag> bags_;
  std::vector<OneMap> maps_;
  std::vector<OneArray> arrays_;
};

// Whether what is so was proved, or what is not refuted.
bool checkAnswer(TermFactory& terms, PathCondition& condition, Term goal, bool isSo) {
  CAPTURE(terms.toString(goal));
  const bool isProved = condition.entailsNatively(goal) == Answer::Yes;
  const bool isRefuted = condition.entailsNatively(terms.negate(goal)) == Answer::Yes;
  CHECK_FALSE((isProved && !isSo));
  CHECK_FALSE((isRefuted && isSo));
  return isProved || isRefuted;
}

// Asks of random collections, over and over; returns how many answers were decided.
template <class Ask>
unsigned askOften(unsigned count, Ask ask) {
  unsigned decided = 0;
  for (unsigned seed = 0; seed < count; ++seed) {
    TermFactory terms;
    PathCondition condition(terms, SolverOptions{});
    RandomCollections random(terms, condition, seed);
    CAPTURE(seed);
    ask(terms, random,
        [&](Term goal, bool isSo) { decided += checkAnswer(terms, condition, goal, isSo) ? 1 : 0; });
  }
  return decided;
}

TEST_CASE("the native layer says nothing of sets that is not so") {
  const auto ask = [](TermFactory& terms, RandomCollections& random, auto check) {
    const OneSet left = random.set(3), right = random.set(2);
    const Number element = random.number();
    const Term isEqual = terms.equal(left.term, right.term);
    random.learnDifference(isEqual, left.term, right.term, false);
    check(random.contains(left.term, random.key(element)), left.value.contains(element.value));
    check(isEqual, left.value == right.value);
    const Term size = random.ask(Observation::Size, {left.term});
    const int bound = static_cast<int>(random.below(4));
    check(terms.lessOrEqual(size, terms.integer(bound)), static_cast<int>(left.value.size()) <= bound);
    check(terms.equal(size, random.ask(Observation::Size, {right.term})),
          left.value.size() == right.value.size());
  };
  const unsigned decided = askOften(rounds(100), ask);
  CHECK(decided > rounds(100) * 3 / 2);
}

TEST_CASE("the native layer says nothing of what is in parts of arrays that is not so") {
  const auto ask = [](TermFactory& terms, RandomCollections& random, auto check) {
    const OneArray array = random.array(random.below(2));
    for (unsigned known = random.below(4); known > 0; --known) {
      const auto [term, isSo] = random.membership(array);
      random.assume(isSo ? term : terms.negate(term));
    }
    for (unsigned asked = 0; asked < 3; ++asked) {
      const auto [term, isSo] = random.membership(array);
      check(term, isSo);
    }
  };
  const unsigned decided = askOften(rounds(1000), ask);
  CHECK(decided > rounds(1000) * 3 / 2);
}

TEST_CASE("the native layer says nothing of bags that is not so") {
  const auto ask = [](TermFactory& terms, RandomCollections& random, auto check) {
    const OneBag left = random.bag(2), right = random.bag(2);
    const Number element = random.number();
    const Term isEqual = terms.equal(left.term, right.term);
    random.learnDifference(isEqual, left.term, right.term, true);
    const Term count = random.ask(Observation::Count, {left.term, random.key(element)});
    const int bound = static_cast<int>(random.below(3));
    check(terms.lessOrEqual(count, terms.integer(bound)),
          RandomCollections::at(left, element.value) <= bound);
    bool areSame = true;
    for (int i = 0; i < 3; ++i)
      areSame = areSame && RandomCollections::at(left, i) == RandomCollections::at(right, i);
    check(isEqual, areSame);
    const Term size = random.ask(Observation::Size, {left.term});
    check(terms.equal(size, random.ask(Observation::Size, {right.term})),
          RandomCollections::sizeOf(left) == RandomCollections::sizeOf(right));
  };
  const unsigned decided = askOften(rounds(100), ask);
  CHECK(decided > rounds(100));
}

TEST_CASE("the native layer says nothing of maps that is not so") {
  const auto ask = [](TermFactory& terms, RandomCollections& random, auto check) {
    const OneMap map = random.map(4);
    const Number place = random.number(), value = random.number();
    const auto found = map.value.find(place.value);
    const Term isKey = random.contains(map.keys, random.key(place));
    const Term read = random.ask(Observation::Look, {map.term, random.key(place)});
    const Term isIt = terms.conjoin(isKey, terms.equal(read, random.key(value)));
    check(isKey, found != map.value.end());
    check(isIt, found != map.value.end() && found->second == value.value);
  };
  const unsigned decided = askOften(rounds(800), ask);
  CHECK(decided > rounds(800));
}

TEST_CASE("what was put into a map a thousand times is read back") {
  TermFactory terms;
  Term keys = terms.unit(), map = terms.unit();
  const auto key = [&](int i) { return terms.box(terms.integer(i)); };
  for (int i = 0; i < 1000; ++i) {
    const Term inserted[] = {keys, key(i * 7)}, put[] = {map, key(i * 7), key(i)};
    keys = terms.collect(Collection::Insert, inserted);
    map = terms.collect(Collection::Put, put);
  }
  for (int i = 0; i < 1000; ++i) {
    const Term asked[] = {map, key(i * 7)};
    CHECK(terms.contains(keys, asked[1]) == terms.truth());
    CHECK(terms.observe(Observation::Look, asked) == key(i));
  }
  CHECK(terms.contains(keys, key(1)) == terms.falsity());
  CHECK(terms.observe(Observation::Size, {&keys, 1}) == terms.integer(1000));
}

TEST_CASE("values of an injective function are told apart by its last argument, and from nothing else") {
  TermFactory terms;
  const Function box = terms.function("box", Sort::Ref), other = terms.function("other", Sort::Ref);
  const Function any = terms.function("any", Sort::Ref);
  terms.setInjective(box);
  terms.setInjective(other);
  const auto of = [&](Function function, Term argument) {
    const Term operands[] = {terms.unit(), argument};
    return terms.apply(function, operands);
  };
  const auto number = [&](int i) { return terms.integer(i); };
  const Term n = terms.fresh(Sort::Int, "n");
  CHECK(terms.equal(of(box, number(1)), of(box, number(2))) == terms.falsity());
  CHECK(terms.equal(of(box, number(1)), of(box, n)) == terms.equal(number(1), n));
  CHECK(terms.op(terms.equal(of(box, number(1)), of(other, number(2)))) == Op::Equal);
  CHECK(terms.op(terms.equal(of(any, number(1)), of(any, number(2)))) == Op::Equal);
  const Term others[] = {terms.fresh(Sort::Snapshot, "state"), number(2)};
  CHECK(terms.op(terms.equal(of(box, number(1)), terms.apply(box, others))) == Op::Equal);

  // Keys of both kinds in one chain: those of the other kind are not passed over.
  Term keys = terms.unit();
  const auto insert = [&](Function function, int i) {
    const Term inserted[] = {keys, terms.box(of(function, number(i)))};
    keys = terms.collect(Collection::Insert, inserted);
  };
  for (int i = 0; i < 10; ++i) insert(box, i);
  insert(other, 3);
  for (int i = 10; i < 20; ++i) insert(box, i);
  const auto isIn = [&](Function function, Term i) {
    return terms.contains(keys, terms.box(of(function, i)));
  };
  CHECK(isIn(box, number(15)) == terms.truth());
  CHECK(isIn(box, number(5)) == terms.truth());
  CHECK(isIn(other, number(3)) == terms.truth());
  CHECK(isIn(box, number(20)) == terms.equal(of(box, number(20)), of(other, number(3))));
  CHECK(terms.op(isIn(other, number(4))) == Op::Or);
  CHECK(isIn(any, number(3)) != terms.falsity());
}

}  // namespace
}  // namespace warrant::smt
