// What pure methods make of a snapshot that is one or another, where ways joined: a method is a function of
// the snapshot, so that its value is that of the one or that of the other. Said for those values that both
// ways speak of.
#pragma once

#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Callees;

class Observations : public Part {
 public:
  explicit Observations(Parts& parts);

  struct Observed {
    Term value, onTrue, onFalse;
  };
  // The choice is between the two: what is known of each by the same method, with the same arguments, and the
  // method's value of the choice. Of many methods some.
  std::vector<Observed> of(Term choice, Term onTrue, Term onFalse);

 private:
  Callees& callees_;
};

}  // namespace warrant::symbex
