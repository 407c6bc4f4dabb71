// How products compare where quotients, or rests, by one of their factors are known: what a guard like
// `a > MAX / b` says of `a * b`, and which quotient and rest `q * b + r` has. No linear reasoning tells it.
#pragma once

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Quotients final : public Theory {
 public:
  explicit Quotients(Closure& closure) : Theory(closure, {}), closure_(closure) {}

  void addLemmas(Lemmas kind, Term question, std::vector<Term>& lemmas) override;

 private:
  struct Division {
    Term dividend, divisor, value;
    bool isRest;
  };
  struct Product {
    Term otherFactor, value;
  };
  void compare(const Product& product, const Division& division, std::vector<Term>& lemmas) const;

  const Closure& closure_;
};

}  // namespace warrant::smt
