// Sequences: what the terms and the native layer make of them, against their meaning.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <vector>

#include "smt/path/path_condition.h"
#include "smt/terms/term.h"
#include "smt/z3/solver.h"
#include "unit/rounds.h"

namespace warrant::smt {
namespace {

using warrant::test::rounds;
using Meaning = std::vector<int>;  // elements are numbers; nowhere is one that is none

constexpr int nowhere = -100;

// Random sequences over a few symbols, and their meaning under random values of these.
class RandomSequences {
 public:
  RandomSequences(TermFactory& terms, unsigned seed) : terms_(terms), random_(seed) {
    for (int i = 0; i < 3; ++i) {
      numbers_.push_back(terms.fresh(Sort::Int, "n"));
      values_[numbers_.back()] = static_cast<int>(below(6)) - 1;
      elements_.push_back(terms.fresh(Sort::Snapshot, "v"));
      meaning_[elements_.back()] = static_cast<int>(below(2));
      sequences_.push_back(terms.fresh(Sort::Snapshot, "s"));
      Meaning& list = lists_[sequences_.back()];
      for (unsigned length = below(4); length > 0; --length) list.push_back(static_cast<int>(below(2)));
    }
  }

  unsigned below(unsigned bound) { return static_cast<unsigned>(random_() % bound); }
  Term element() { return elements_[below(3)]; }
  Term number() {
    switch (below(4)) {
      case 0:
        return terms_.integer(static_cast<int>(below(4)) - 1);
      case 1:
        return terms_.length(sequences_[below(3)]);
      case 2:
        return terms_.add(numbers_[below(3)], terms_.integer(1));
      default:
        return numbers_[below(3)];
    }
  }
  Term sequence(unsigned depth) {
    const auto isKnown = [&](Term condition) { return decide(condition); };
    switch (depth == 0 ? below(2) : below(7)) {
      case 0:
        return sequences_[below(3)];
      case 1:
        return below(3) == 0 ? terms_.unit() : terms_.single(element());
      case 2:
      case 3: {
        const Term whole = sequence(depth - 1);
        return terms_.slice(whole, number(), below(2) == 0 ? terms_.length(whole) : number(), isKnown);
      }
      default:
        return terms_.append(sequence(depth - 1), sequence(depth - 1), isKnown);
    }
  }
  // Some of what holds.
  std::optional<bool> decide(Term condition) {
    if (below(3) == 0) return std::nullopt;
    return truthOf(condition);
  }

  int numberOf(Term number) const {
    switch (terms_.op(number)) {
      case Op::Integer:
        return static_cast<int>(terms_.integerValue(number));
      case Op::Length:
        return static_cast<int>(listOf(terms_.arguments(number)[0]).size());
      case Op::Sum: {
        int sum = static_cast<int>(terms_.constant(number));
        for (std::size_t i = 0; i < terms_.arguments(number).size(); ++i)
          sum += static_cast<int>(terms_.coefficients(number)[i]) * numberOf(terms_.arguments(number)[i]);
        return sum;
      }
      default:
        return values_.at(number);
    }
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
        return std::ranges::all_of(parts, [&](Term part) { return truthOf(part); });
      case Op::Or:
        return std::ranges::any_of(parts, [&](Term part) { return truthOf(part); });
      case Op::NonNegative:
        return numberOf(parts[0]) >= 0;
      case Op::Contains:
        return std::ranges::count(listOf(parts[0]), elementOf(parts[1])) > 0;
      default:
        return areSame(parts[0], parts[1]);
    }
  }
  bool areSame(Term left, Term right) const {
    if (terms_.sort(left) == Sort::Int) return numberOf(left) == numberOf(right);
    return isElement(left) || isElement(right) ? elementOf(left) == elementOf(right)
                                               : listOf(left) == listOf(right);
  }
  bool isElement(Term term) const {
    if (terms_.op(term) == Op::Ite)
      return isElement(terms_.arguments(term)[1]) || isElement(terms_.arguments(term)[2]);
    return meaning_.contains(term) || terms_.op(term) == Op::Element;
  }
  int elementOf(Term term) const {
    const auto parts = terms_.arguments(term);
    switch (terms_.op(term)) {
      case Op::Unit:
        return nowhere;
      case Op::Ite:
        return elementOf(parts[truthOf(parts[0]) ? 1 : 2]);
      case Op::Element: {
        const Meaning list = listOf(parts[0]);
        const int index = numberOf(parts[1]);
        return index < 0 || index >= static_cast<int>(list.size()) ? nowhere
                                                                   : list[static_cast<std::size_t>(index)];
      }
      default:
        return meaning_.at(term);
    }
  }
  Meaning listOf(Term term) const {
    const auto parts = terms_.arguments(term);
    switch (terms_.op(term)) {
      case Op::Unit:
        return {};
      case Op::Single:
        return {elementOf(parts[0])};
      case Op::Append: {
        Meaning list = listOf(parts[0]);
        const Meaning more = listOf(parts[1]);
        list.insert(list.end(), more.begin(), more.end());
        return list;
      }
      case Op::Slice: {
        const Meaning whole = listOf(parts[0]);
        return cut(whole, numberOf(parts[1]), numberOf(parts[2]));
      }
      default:
        return lists_.at(term);
    }
  }
  static Meaning cut(const Meaning& whole, int from, int to) {
    Meaning list;
    for (int i = std::max(from, 0); i < std::min(to, static_cast<int>(whole.size())); ++i)
      list.push_back(whole[static_cast<std::size_t>(i)]);
    return list;
  }
  // All that there is to know of the symbols.
  std::vector<Term> facts() {
    std::vector<Term> facts;
    for (const auto& [number, value] : values_) facts.push_back(terms_.equal(number, terms_.integer(value)));
    for (const auto& [left, value] : meaning_) {
      facts.push_back(terms_.negate(terms_.equal(left, terms_.unit())));
      for (const auto& [right, other] : meaning_) {
        if (left < right)
          facts.push_back(value == other ? terms_.equal(left, right)
                                         : terms_.negate(terms_.equal(left, right)));
      }
    }
    for (const auto& [sequence, list] : lists_) {
      Term literal = terms_.unit();
      for (const int element : list) literal = terms_.append(literal, terms_.single(elementWith(element)));
      facts.push_back(terms_.equal(sequence, literal));
    }
    return facts;
  }

 private:
  // A symbol of that value, made where there is none.
  Term elementWith(int value) {
    for (const auto& [element, meaning] : meaning_) {
      if (meaning == value) return element;
    }
    const Term element = terms_.fresh(Sort::Snapshot, "v");
    meaning_[element] = value;
    return element;
  }

  TermFactory& terms_;
  std::mt19937 random_;
  std::vector<Term> numbers_, elements_, sequences_;
  std::map<Term, int> values_, meaning_;
  std::map<Term, Meaning> lists_;
};

TEST_CASE("terms of sequences mean what they are made of") {
  for (unsigned seed = 0; seed < rounds(3000); ++seed) {
    TermFactory terms;
    RandomSequences random(terms, seed);
    const Term left = random.sequence(3), right = random.sequence(3);
    const Term from = random.number(), to = random.number();
    const auto isKnown = [&](Term condition) { return random.decide(condition); };
    CAPTURE(seed);
    CAPTURE(terms.toString(left));
    CAPTURE(terms.toString(right));
    const Meaning first = random.listOf(left), second = random.listOf(right);
    Meaning both = first;
    both.insert(both.end(), second.begin(), second.end());
    CHECK(random.listOf(terms.append(left, right, isKnown)) == both);
    CHECK(random.listOf(terms.append(left, right)) == both);
    const int begin = random.numberOf(from), end = random.numberOf(to);
    CHECK(random.listOf(terms.slice(left, from, to, isKnown)) == RandomSequences::cut(first, begin, end));
    CHECK(random.numberOf(terms.length(left)) == static_cast<int>(first.size()));
    const bool isThere = begin >= 0 && begin < static_cast<int>(first.size());
    CHECK(random.elementOf(terms.element(left, from, isKnown)) ==
          (isThere ? first[static_cast<std::size_t>(begin)] : nowhere));
    CHECK(random.truthOf(terms.equal(left, right)) == (first == second));
    const Term element = random.element();
    CHECK(random.truthOf(terms.contains(left, element)) ==
          (std::ranges::count(first, random.elementOf(element)) > 0));
  }
}

TEST_CASE("the native layer says nothing of sequences that is not so") {
  unsigned decided = 0;
  for (unsigned seed = 0; seed < rounds(400); ++seed) {
    TermFactory terms;
    RandomSequences random(terms, seed);
    PathCondition condition(terms, SolverOptions{});
    const std::vector<Term> facts = random.facts();
    for (const Term fact : facts) condition.assume(fact);
    const Term left = random.sequence(2), right = random.sequence(2);
    const Term index = random.number();
    CAPTURE(seed);
    CAPTURE(terms.toString(left));
    CAPTURE(terms.toString(right));
    CAPTURE(terms.toString(index));
    for (const Term goal : {terms.equal(left, right), terms.equal(terms.length(left), terms.length(right)),
                            terms.equal(terms.element(left, index), terms.element(right, index)),
                            terms.contains(left, random.element()),
                            terms.equal(terms.append(left, right), terms.append(right, left))}) {
      const bool isSo = random.truthOf(goal);
      CAPTURE(terms.toString(goal));
      const bool isProved = condition.entailsNatively(goal) == Answer::Yes;
      const bool isRefuted = condition.entailsNatively(terms.negate(goal)) == Answer::Yes;
      CHECK_FALSE((isProved && !isSo));
      CHECK_FALSE((isRefuted && isSo));
      decided += isProved || isRefuted ? 1 : 0;
    }
  }
  CHECK(decided > 5 * rounds(400) * 9 / 10);
}

TEST_CASE("a thousand elements that are appended are one sequence") {
  TermFactory terms;
  Term left = terms.unit(), right = terms.unit();
  for (int i = 0; i < 1000; ++i) {
    left = terms.append(left, terms.single(terms.box(terms.integer(i))));
    right = terms.append(terms.single(terms.box(terms.integer(999 - i))), right);
  }
  CHECK(left == right);
  CHECK(terms.length(left) == terms.integer(1000));
  CHECK(terms.element(left, terms.integer(500)) == terms.box(terms.integer(500)));
  CHECK(terms.equal(left, terms.append(left, left)) == terms.falsity());
}

TEST_CASE("where a part is cut off, what is known to be behind it stays as it is") {
  TermFactory terms;
  const Term before = terms.fresh(Sort::Snapshot, "before"), behind = terms.fresh(Sort::Snapshot, "behind");
  const Term head = terms.append(before, terms.single(terms.box(terms.integer(7))));
  const Term whole = terms.append(head, behind);
  const auto cut = [&](Term sequence, std::int64_t from) {
    return terms.slice(sequence, terms.integer(from), terms.length(sequence));
  };
  CHECK(cut(whole, 1) == terms.append(cut(head, 1), behind));
  CHECK(cut(whole, 2) != terms.append(cut(head, 2), behind));  // which may begin in what is behind
}

}  // namespace
}  // namespace warrant::smt
