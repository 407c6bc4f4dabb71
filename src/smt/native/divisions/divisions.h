// What quotients and rests by constants, and sums of them, say of the numbers that they are made of: that
// they are not negative, that one is at most the other, what of a sum is a multiple of the divisor. Each is
// looked at with what is next to it alone, from the parts to the whole, so that a long chain of divisions is
// as many small systems, and not a large one.
#pragma once

#include <utility>
#include <vector>

#include "smt/native/order/order.h"

namespace warrant::smt {

class Divisions final : public Theory {
 public:
  Divisions(Closure& closure, Order& order) : Theory(closure, {}), closure_(closure), order_(order) {}

  bool learn(Term question) override;

 private:
  class Neighbours;
  // What a question is made of, the parts before the whole: divisions, sums of them, and comparisons.
  struct Parts {
    std::vector<Term> all;
    std::size_t divisions = 0;  // how many of them are no comparisons
  };

  Parts partsOf(Term question) const;
  void addDefinitions(Term call, std::vector<std::pair<Term, bool>>& pending) const;
  bool isAboutVariable(Term term) const;
  bool isDivision(Term term) const;
  bool isSumOfDivisions(Term term) const;
  bool look(Term number);
  bool takeOutMultiples(Term division);
  bool takeOutMultiples(Term division, Term sum);
  bool decide(Term comparison);
  bool isNatural(Term number);
  bool isAtMost(Term less, Term more);
  void assumeAtMost(Term less, Term more);

  Closure& closure_;
  Order& order_;
};

}  // namespace warrant::smt
