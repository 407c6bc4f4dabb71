// Random terms over a few symbols, for tests that compare the layers of entailment with each other.
#pragma once

#include <random>
#include <vector>

#include "smt/terms/term.h"

namespace warrant::smt::test {

class RandomTerms {
 public:
  RandomTerms(TermFactory& terms, unsigned seed) : terms_(terms), random_(seed) {
    refFunction_ = terms.function("next", Sort::Ref);
    intFunction_ = terms.function("size", Sort::Int);
    boolFunction_ = terms.function("isEmpty", Sort::Bool);
    mixedFunction_ = terms.function("element", Sort::Ref);
    for (int round = 0; round < 2; ++round) {
      makeSymbols();
      if (chance(60)) references_.push_back(terms.freshObject("object"));
    }
    makeSymbols();
    references_.push_back(terms.null());
    snapshots_.push_back(terms.unit());
  }

  unsigned below(unsigned bound) { return static_cast<unsigned>(random_() % bound); }
  bool chance(unsigned percent) { return below(100) < percent; }

  Term formula(unsigned depth) {
    switch (below(depth == 0 ? 4 : 10)) {
      case 0:
        return pick(formulas_);
      case 1:
        return terms_.equal(reference(1), reference(1));
      case 2:
        return terms_.equal(number(1), number(1));
      case 3:
        return terms_.lessOrEqual(number(1), number(1));
      case 4:
        return terms_.negate(formula(depth - 1));
      case 5:
        return terms_.disjoin(formula(depth - 1), formula(depth - 1));
      case 6:
        return terms_.conjoin(formula(depth - 1), formula(depth - 1));
      case 7:
        return terms_.equal(snapshot(2), snapshot(2));
      case 8:
        return terms_.apply(boolFunction_, {{reference(1)}});
      default:
        return chance(50) ? terms_.unbox(Sort::Bool, snapshot(1)) : terms_.equal(formula(0), formula(0));
    }
  }

  // A relation between linear forms, quotients and products of a few numbers.
  Term relation() {
    const Term left = arithmetic(2), right = arithmetic(1);
    const Term comparison = chance(25) ? terms_.equal(left, right) : terms_.lessOrEqual(left, right);
    return chance(15) ? terms_.disjoin(comparison, relation()) : comparison;
  }

  // The same near the ends of Java's types, with products of bounded numbers.
  Term largeRelation() {
    constexpr std::int64_t ends[] = {-128, 127, INT32_MIN, INT32_MAX, INT64_MIN, INT64_MAX};
    const auto sum = [&] {
      const Term first = chance(20) ? terms_.multiply(pick(numbers_), pick(numbers_)) : pick(numbers_);
      const Term second = chance(50) ? pick(numbers_) : terms_.integer(below(3));
      return chance(50) ? terms_.add(first, second) : terms_.subtract(first, second);
    };
    const Term end = chance(40) ? pick(numbers_) : terms_.integer(ends[below(6)]);
    if (chance(10)) return terms_.equal(sum(), end);
    return chance(50) ? terms_.lessOrEqual(sum(), end) : terms_.less(end, sum());
  }
  Term symbol() { return pick(numbers_); }
  const std::vector<Term>& symbols() const { return numbers_; }

  // That two numbers are next to each other, or in order, or a product's or quotient's name.
  Term neighbourhood() {
    const Term left = symbol(), right = symbol(), one = terms_.integer(1);
    switch (below(6)) {
      case 0:
        return terms_.less(left, right);
      case 1:
        return terms_.lessOrEqual(right, terms_.add(left, one));
      case 2:
        return terms_.conjoin(terms_.less(left, right), terms_.lessOrEqual(right, terms_.add(left, one)));
      case 3:
        return terms_.conjoin(terms_.lessOrEqual(left, right), terms_.lessOrEqual(right, left));
      case 4:
        return terms_.equal(symbol(), terms_.multiply(left, chance(50) ? right : terms_.add(left, one)));
      default:
        return terms_.equal(
            symbol(), terms_.divide(terms_.multiply(left, terms_.subtract(right, one)), terms_.integer(2)));
    }
  }

  // Between products of few factors and divisions by symbols.
  Term polynomialRelation() {
    const Term left = polynomial(), right = chance(50) ? polynomial() : arithmetic(1);
    const unsigned choice = below(4);
    if (choice == 0) return terms_.equal(left, right);
    const Term comparison = choice == 1 ? terms_.less(left, right) : terms_.lessOrEqual(left, right);
    return chance(15) ? terms_.disjoin(comparison, polynomialRelation()) : comparison;
  }

 private:
  Term arithmetic(unsigned depth) {
    const auto constant = [&](int range) {
      return terms_.integer(static_cast<int>(below(2 * range + 1)) - range);
    };
    switch (depth == 0 ? below(4) : below(10)) {
      case 0:
        return constant(9);
      case 4:
      case 5:
        return terms_.add(arithmetic(depth - 1), arithmetic(depth - 1));
      case 6:
        return terms_.subtract(arithmetic(depth - 1), arithmetic(depth - 1));
      case 7:
        return terms_.multiply(constant(3), arithmetic(depth - 1));
      case 8:
        return terms_.divide(arithmetic(depth - 1), terms_.integer(chance(70) ? 2 + below(4) : -3));
      case 9:
        if (chance(30)) return terms_.multiply(pick(numbers_), pick(numbers_));
        return terms_.remainder(arithmetic(depth - 1), terms_.integer(chance(70) ? 2 + below(4) : -3));
      default:
        return pick(numbers_);
    }
  }

  Term polynomial() {
    switch (below(5)) {
      case 0:
        return terms_.divide(arithmetic(0), symbol());
      case 1:
        return terms_.remainder(arithmetic(0), symbol());
      case 2:
        return symbol();
      default:
        return terms_.multiply(arithmetic(1), arithmetic(1));
    }
  }

  void makeSymbols() {
    formulas_.push_back(terms_.fresh(Sort::Bool, "p"));
    references_.push_back(terms_.fresh(Sort::Ref, "r"));
    numbers_.push_back(terms_.fresh(Sort::Int, "x"));
    snapshots_.push_back(terms_.fresh(Sort::Snapshot, "s"));
  }

  Term pick(const std::vector<Term>& from) { return from[below(static_cast<unsigned>(from.size()))]; }

  Term reference(unsigned depth) {
    switch (depth == 0 ? 0 : below(9)) {
      case 5:
        return terms_.apply(refFunction_, {{reference(depth - 1)}});
      case 6:
        return terms_.unbox(Sort::Ref, snapshot(depth));
      case 7:
        return terms_.ite(formula(0), reference(depth - 1), reference(depth - 1));
      case 8:
        return terms_.apply(mixedFunction_, {{snapshot(depth - 1), number(0)}});
      default:
        return pick(references_);
    }
  }

  Term number(unsigned depth) {
    switch (depth == 0 ? below(2) : below(9)) {
      case 0:
        return terms_.integer(static_cast<int>(below(7)) - 3);
      case 3:
        return terms_.add(number(depth - 1), number(depth - 1));
      case 4:
        return terms_.subtract(number(depth - 1), number(depth - 1));
      case 5:
        return terms_.apply(intFunction_, {{reference(depth - 1)}});
      case 6:
        return terms_.unbox(Sort::Int, snapshot(depth - 1));
      case 7:
        return terms_.multiply(terms_.integer(static_cast<int>(below(5)) - 2), number(depth - 1));
      case 8:
        if (chance(60)) return terms_.ite(formula(0), number(depth - 1), number(depth - 1));
        return chance(50) ? terms_.divide(number(0), terms_.integer(2))
                          : terms_.remainder(number(0), terms_.integer(-3));
      default:
        return pick(numbers_);
    }
  }

  Term snapshot(unsigned depth) {
    switch (depth == 0 ? 0 : below(9)) {
      case 3:
        return terms_.combine(snapshot(depth - 1), snapshot(depth - 1));
      case 4:
        return terms_.first(snapshot(depth - 1));
      case 5:
        return terms_.second(snapshot(depth - 1));
      case 6:
        return terms_.box(reference(depth - 1));
      case 7:
        return terms_.box(number(depth - 1));
      case 8:
        if (chance(50)) return terms_.box(formula(0));
        return chance(50) ? terms_.at(snapshot(depth - 1), number(0))
                          : terms_.store(snapshot(depth - 1), number(0), snapshot(depth - 1));
      default:
        return pick(snapshots_);
    }
  }

  TermFactory& terms_;
  std::mt19937 random_;  // the same numbers on every platform, unlike the distributions
  Function refFunction_, intFunction_, boolFunction_, mixedFunction_;
  std::vector<Term> formulas_, references_, numbers_, snapshots_;
};

}  // namespace warrant::smt::test
