#include "smt/path/choice_sums.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "smt/terms/intervals.h"

namespace warrant::smt {

namespace {

constexpr unsigned mostSteps = 8192;
constexpr std::size_t mostTogether = 32;  // terms of one condition, that are told apart

// A number as a sum of terms, each so often.
using Weighted = std::vector<std::pair<Term, std::int64_t>>;

class ChoiceSums {
 public:
  ChoiceSums(TermFactory& terms, const NotedBounds& noted) : terms_(terms), noted_(noted) {}

  bool holds(Term comparison) {
    const auto sides = terms_.arguments(comparison);
    const bool isEquality = terms_.op(comparison) == Op::Equal;
    if (!isEquality && terms_.op(comparison) != Op::NonNegative) return false;
    if (terms_.sort(sides[0]) != Sort::Int) return false;
    const Term number = isEquality ? terms_.subtract(sides[0], sides[1]) : sides[0];
    const Weighted whole = weightedOf(number);
    if (std::ranges::none_of(whole, [&](const auto& one) { return isChoice(one.first); })) return false;
    for (const auto& [term, factor] : whole) add(term, factor);
    if (!takeApart()) return false;
    const bool holds = isEquality ? isZero() : isNotNegative();
    return holds && !isTooLarge_;
  }

 private:
  // What a condition adds where it holds, and where it does not.
  struct Added {
    Term condition, onTrue, onFalse;
  };
  struct Apart {
    Weighted common, onTrue, onFalse;
  };

  bool isChoice(Term term) const { return terms_.op(term) == Op::Ite; }

  // A constant is the summand 1.
  Weighted weightedOf(Term number) {
    Weighted weighted;
    const Term one = terms_.integer(1);
    if (terms_.op(number) == Op::Integer) return {{one, terms_.integerValue(number)}};
    if (terms_.op(number) != Op::Sum) return {{number, 1}};
    const auto parts = terms_.arguments(number);
    for (std::size_t i = 0; i < parts.size(); ++i)
      weighted.emplace_back(parts[i], terms_.coefficients(number)[i]);
    if (terms_.constant(number) != 0) weighted.emplace_back(one, terms_.constant(number));
    return weighted;
  }

  // Later terms are made of earlier ones: what comes to an earlier one is complete when its turn comes.
  void add(Term term, std::int64_t factor) {
    auto& place = open_[term.id()];
    place.first = term;
    isTooLarge_ = __builtin_add_overflow(place.second, factor, &place.second) || isTooLarge_;
  }

  bool takeApart() {
    for (unsigned steps = 0; !open_.empty(); ++steps) {
      if (steps > mostSteps || isTooLarge_) return false;
      const auto [term, factor] = open_.rbegin()->second;
      open_.erase(std::prev(open_.end()));
      if (factor == 0) continue;
      if (!isChoice(term)) {
        rest_.emplace_back(term, factor);
        continue;
      }
      const auto parts = terms_.arguments(term);
      const Term condition = parts[0];
      const Apart apart = tellApart(parts[1], parts[2]);
      for (const auto& [common, times] : apart.common) add(common, product(times, factor));
      addTo(condition, sumOf(apart.onTrue, factor), sumOf(apart.onFalse, factor));
    }
    return !isTooLarge_;
  }

  std::int64_t product(std::int64_t left, std::int64_t right) {
    std::int64_t product = 0;
    isTooLarge_ = __builtin_mul_overflow(left, right, &product) || isTooLarge_;
    return product;
  }

  // By what both are made of, or by what that is made of.
  Apart tellApart(Term onTrue, Term onFalse) {
    const Weighted first = weightedOf(onTrue), second = weightedOf(onFalse);
    Apart apart = tellApart(first, second);
    if (hasChoice(apart.common)) return apart;
    const Weighted firstOnce = onceApart(first), secondOnce = onceApart(second);
    for (const auto& [one, other] : {std::pair(&firstOnce, &second), std::pair(&first, &secondOnce),
                                     std::pair(&firstOnce, &secondOnce)}) {
      Apart closer = tellApart(*one, *other);
      if (hasChoice(closer.common)) return closer;
    }
    return apart;
  }
  bool hasChoice(const Weighted& weighted) const {
    return std::ranges::any_of(weighted, [&](const auto& one) { return isChoice(one.first); });
  }

  static Apart tellApart(const Weighted& first, const Weighted& second) {
    Apart apart;
    apart.onFalse = second;
    for (const auto& one : first) {
      const auto same = std::ranges::find(apart.onFalse, one);
      if (same == apart.onFalse.end()) {
        apart.onTrue.push_back(one);
      } else {
        apart.common.push_back(one);
        apart.onFalse.erase(same);
      }
    }
    return apart;
  }

  // With the choices in it told apart from what is in both of their arms.
  Weighted onceApart(const Weighted& weighted) {
    Weighted all;
    for (const auto& [term, factor] : weighted) {
      if (!isChoice(term)) {
        all.emplace_back(term, factor);
        continue;
      }
      const auto parts = terms_.arguments(term);
      const Term condition = parts[0];
      const Apart apart = tellApart(weightedOf(parts[1]), weightedOf(parts[2]));
      for (const auto& [common, times] : apart.common) all.emplace_back(common, product(times, factor));
      const Term added = terms_.ite(condition, sumOf(apart.onTrue, 1), sumOf(apart.onFalse, 1));
      for (const auto& [own, times] : weightedOf(added)) all.emplace_back(own, product(times, factor));
    }
    return all;
  }

  Term sumOf(const Weighted& weighted, std::int64_t factor) {
    Term sum = terms_.integer(0);
    for (const auto& [term, times] : weighted)
      sum = terms_.add(sum, terms_.multiply(terms_.integer(product(times, factor)), term));
    return sum;
  }

  void addTo(Term condition, Term onTrue, Term onFalse) {
    const auto [place, isNew] = places_.try_emplace(condition, added_.size());
    if (isNew) added_.push_back({condition, terms_.integer(0), terms_.integer(0)});
    Added& added = added_[place->second];
    added.onTrue = terms_.add(added.onTrue, onTrue);
    added.onFalse = terms_.add(added.onFalse, onFalse);
    const Weighted first = weightedOf(added.onTrue), second = weightedOf(added.onFalse);
    if (first.size() > mostTogether || second.size() > mostTogether) return;
    // As of two numbers that the condition exchanges: what is common was made before either of the choices.
    const Apart apart = tellApart(first, second);
    for (const auto& [common, times] : apart.common) add(common, times);
    added.onTrue = sumOf(apart.onTrue, 1);
    added.onFalse = sumOf(apart.onFalse, 1);
  }

  // What is left, as choices that have no more in common.
  std::vector<Term> parts() {
    std::vector<Term> all{sumOf(rest_, 1)};
    for (const Added& added : added_) all.push_back(terms_.ite(added.condition, added.onTrue, added.onFalse));
    return all;
  }

  bool isZero() {
    Term sum = terms_.integer(0);
    for (const Term part : parts()) sum = terms_.add(sum, part);
    return sum == terms_.integer(0);
  }

  bool isNotNegative() {
    std::int64_t least = 0;
    return std::ranges::all_of(parts(),
                               [&](Term part) {
                                 const Interval interval = intervalOf(terms_, noted_, part);
                                 return interval.least &&
                                        !__builtin_add_overflow(least, *interval.least, &least);
                               }) &&
           least >= 0;
  }

  TermFactory& terms_;
  const NotedBounds& noted_;
  std::map<std::uint32_t, std::pair<Term, std::int64_t>> open_;  // by the term's handle
  Weighted rest_;
  std::vector<Added> added_;
  std::unordered_map<Term, std::size_t> places_;  // among these
  bool isTooLarge_ = false;                       // some number, so that nothing is known
};

}  // namespace

bool holdsBySumsOfChoices(TermFactory& terms, const NotedBounds& noted, Term comparison) {
  return ChoiceSums(terms, noted).holds(comparison);
}

}  // namespace warrant::smt
