// What pure methods make of a snapshot that is one or another, where ways joined: a method is a function of
// the snapshot, so that its value is that of the one or that of the other. Said for those values that both
// ways speak of. Of a set, bag or map it is said by what it was made of on each way, so that what is asked of
// it is asked of that, however many ways there were before.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Callees;
class Lists;

class Observations : public Part {
 public:
  explicit Observations(Parts& parts);

  struct Way {
    Term snapshot;
    std::span<const Term> equalities;  // which hold on it
  };
  // A number that is one on one way, and another on the other.
  struct Number {
    Term choice, onTrue, onFalse;
  };
  struct Observed {
    Term value, choice;            // they are equal
    std::optional<Number> number;  // the value, or how much is in it
  };
  // The choice by the condition is between the two snapshots. Of many methods some.
  std::vector<Observed> of(Term choice, Term condition, const Way& onTrue, const Way& onFalse);
  // Of the facts those that `of` may want to know.
  Terms equalitiesOf(std::span<const Term> facts) const;

 private:
  Observed observe(const ast::Type& type, Term value, Term condition, Term onTrue, Term onFalse) const;
  Term madeOn(const Way& way, Term value);

  Callees& callees_;
  Lists& lists_;
};

}  // namespace warrant::symbex
