// What quotients and rests by constants, and sums of them, say of the numbers that they are made of: that
// they are not negative, that one is at most the other, what of a sum is a multiple of the divisor. Each is
// looked at with what is next to it alone, from the parts to the whole, so that a long chain of divisions is
// as many small systems, and not a large one.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "smt/native/order/order.h"

namespace warrant::smt {

class Divisions final : public Theory {
 public:
  Divisions(Closure& closure, Order& order)
      : Theory(closure, {}), closure_(closure), order_(order), looked_(closure.backtracker()) {}

  void reset() override { looked_.clear(); }
  bool learn(Term question, Parts extent) override;
  // Whether the question compares numbers that are made of so many divisions that to learn costs less than
  // to look at all of them at once.
  bool isAboutMany(Term question) const;

 private:
  class Neighbours;
  struct View;
  // What a question is made of, the parts before the whole: divisions, sums of them and choices between them,
  // and comparisons.
  struct Question {
    std::vector<Term> parts;
    std::size_t divisions = 0;  // how many of them are quotients and rests
  };

  Question takeApart(Term question) const;
  void addDefinitions(Term call, std::vector<std::pair<Term, bool>>& pending) const;
  bool isAboutVariable(Term term) const;
  bool isDivision(Term term) const;
  bool isSumOfDivisions(Term term) const;
  bool isChoice(Term term) const;
  std::vector<View> viewsOf(Term number);
  bool look(Term number);
  bool takeOutMultiples(Term division);
  bool takeOutMultiples(Term division, Term sum);
  bool addRests(Term rest);
  std::optional<std::int64_t> residueOf(Term sum, Term divisor, std::int64_t size);
  std::optional<std::int64_t> knownResidue(Term number, Term divisor);
  bool decide(Term comparison);
  bool isNatural(Term number);
  bool isAtMost(Term less, Term more);
  void assumeAtMost(Term less, Term more);

  Closure& closure_;
  Order& order_;
  BacktrackSet<Term> looked_;  // the parts that were looked at
};

}  // namespace warrant::smt
