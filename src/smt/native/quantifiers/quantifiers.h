// Which formulas about all values are known, be they true, false or open. By themselves they are atoms; what
// they say of some values comes in clauses (smt/path/instances.h). One that says of all numbers that they are
// within a bound holds of none: what stands for a range was meant as a condition.
#pragma once

#include <algorithm>
#include <span>

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

class Quantifiers final : public Theory {
 public:
  explicit Quantifiers(Closure& closure)
      : Theory(closure, {.added = {Op::ForAll}}), closure_(closure), known_(closure.backtracker()) {}

  void reset() override { known_.clear(); }
  void onAdded(Term term, NodeId node, std::span<const NodeId>) override {
    known_.push_back(term);
    if (limitsNumbers(term)) closure_.assign(node, false);
  }

  std::span<const Term> known() const { return known_; }

 private:
  // Whether a conjunct of what it says is that a number that it is about is at most, or at least, another.
  bool limitsNumbers(Term forAll) const {
    const TermFactory& terms = closure_.terms();
    const std::span<const Term> variables = terms.variables(forAll);
    const Term body = terms.body(forAll);
    const auto limits = [&](Term part) {
      return terms.op(part) == Op::NonNegative && std::ranges::any_of(variables, [&](Term variable) {
               return isMultipleAndRest(terms.arguments(part)[0], variable);
             });
    };
    return terms.op(body) == Op::And ? std::ranges::any_of(terms.arguments(body), limits) : limits(body);
  }
  // Whether the number is a multiple of the variable, and something without it.
  bool isMultipleAndRest(Term number, Term variable) const {
    const TermFactory& terms = closure_.terms();
    if (number == variable) return true;
    if (terms.op(number) != Op::Sum) return false;
    const std::span<const Term> parts = terms.arguments(number);
    return std::ranges::find(parts, variable) != parts.end() && std::ranges::all_of(parts, [&](Term part) {
             return part == variable || !terms.occurs(variable, part);
           });
  }

  Closure& closure_;
  BacktrackStack<Term> known_;
};

}  // namespace warrant::smt
