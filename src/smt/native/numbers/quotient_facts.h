// How products compare where quotients by one of their factors are known: what a guard like `a > MAX / b`
// says of `a * b`. No linear reasoning tells it.
#pragma once

#include <vector>

#include "smt/native/egraph/native_solver.h"

namespace warrant::smt {

class QuotientFacts {
 public:
  explicit QuotientFacts(NativeSolver& solver) : solver_(solver) {}

  // What holds of the products and quotients that are known, and was not assumed yet; some of it where there
  // is much.
  std::vector<Term> missing() const;

 private:
  struct Quotient {
    Term dividend, divisor, value;
  };
  struct Product {
    Term otherFactor, value;
  };
  void compare(const Product& product, const Quotient& quotient, std::vector<Term>& facts) const;
  bool isAssumed(Term fact) const;

  NativeSolver& solver_;
};

}  // namespace warrant::smt
