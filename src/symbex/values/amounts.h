// Amounts of permission as values. A `perm` is a rational number; its term is an integer that counts in units
// of which the whole has `write`, a symbol that is 1 or more. All that is said of amounts is homogeneous:
// where rational numbers satisfy it, so do integers, for all of them may be multiplied by what their
// denominators have in common. So the theory of the integers serves, and no other sort is needed.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "symbex/part.h"
#include "symbex/values/operation.h"

namespace warrant::symbex {

class Amounts : public Part {
 public:
  explicit Amounts(Parts& parts);

  // Whether the run has met another amount than the whole.
  bool areUsed() const { return areUsed_; }
  void noteUse() { areUsed_ = true; }

  // The value of an expression that is that amount, and the amount that such a value is.
  Term valueOf(heap::Amount amount);
  heap::Amount amountOf(Term value);

  Term isAtMost(heap::Amount left, heap::Amount right);
  Term isPositive(heap::Amount amount);
  // Whether the one is known to be as much as the other demands.
  bool isEnough(heap::Amount held, heap::Amount least);
  // Whether two permissions of these amounts may be to one location, as far as is known.
  bool mayShareLocation(heap::Amount left, heap::Amount right);
  heap::Amount sum(heap::Amount left, heap::Amount right);
  heap::Amount difference(heap::Amount left, heap::Amount right);  // `right` is not more than `left`
  heap::Amount product(heap::Amount left, heap::Amount right);
  heap::Amount quotient(heap::Amount dividend, std::int64_t divisor);  // which is not 0
  // The amount where what it is a share of is rewritten, as for one key of a family.
  heap::Amount rewritten(heap::Amount amount, support::FunctionRef<Term(Term)> rewrite);
  // The value of a fraction in lowest terms, and of an operator applied to amounts.
  Term literal(std::int64_t numerator, std::int64_t denominator);
  Term apply(const Operation& operation, Term left, Term right);
  // An amount of which is known that it is positive, and not more than the whole.
  heap::Amount fresh(std::string_view hint);

 private:
  using Pair = std::pair<std::uint32_t, std::uint32_t>;
  Term whole();
  Term partOf(Term of, std::uint32_t denominator);
  Term times(Term of, std::int64_t factor) { return terms_.multiply(terms_.integer(factor), of); }
  Term productOf(Term left, Term right);
  Term base(heap::Amount amount) { return amount.of() ? amount.of() : whole(); }
  Term functionOf(const std::string& name, std::span<const Term> arguments);
  std::optional<Pair> partWritten(Term value) const;
  void learnParts(Term value);
  bool isPartOf(Term value, heap::Amount& amount);

  bool areUsed_ = false;
  Term whole_;                  // as old as the run: none of what is found out for any values
  std::map<Pair, Term> parts_;  // by what they are parts of, and the denominator
  std::map<Term, Pair> isPart_;
  std::map<smt::Function, std::uint32_t> partFunctions_;  // their denominators
};

}  // namespace warrant::symbex
