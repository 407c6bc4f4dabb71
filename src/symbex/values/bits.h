// Bitwise operators, as arithmetic or as functions of which bounds are known.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "symbex/part.h"
#include "symbex/values/operation.h"

namespace warrant::symbex {

class Numbers;

class Bits : public Part {
 public:
  explicit Bits(Parts& parts);

  Verdict applyBitwise(SymbolicState s, const Operation& operation, Term left, Term right, ThenTerm then);

 private:
  Term combineTruths(ast::BinaryOperator op, Term left, Term right);
  Term commonBits(Term left, Term right);
  Term commonBitsWithin(Term whole, Term other);
  Term commonBitsWithinXor(Term whole, Term other);
  bool isCallOf(Term value, const char* function) const;
  std::optional<std::pair<Term, Term>> operandsOfAnd(Term value);
  std::optional<std::pair<Term, Term>> operandsOfOr(Term value);
  void learnBit(Term value, Term power, Term common);
  unsigned zerosBelow(Term value) const;
  bool isBelow(Term value, unsigned count);
  struct Split {
    Term high, low;
  };
  Split split(Term value, unsigned count);
  Term lowestBits(Term value, unsigned count);
  Term unitedBits(ast::BinaryOperator op, Term left, Term right);
  void boundUnited(Term united, Term left, Term right);
  Term distanceOf(const Operation& operation, Term distance);
  Term powerOf(Term distance);
  void learnSize(Term power, Term distance);
  Term shiftLeft(Term value, Term distance);
  Term shiftRight(Term value, Term distance, bool isInRange);
  Term shiftRightUnsigned(const Operation& operation, Term value, Term distance, bool isInRange);
  bool isNatural(Term value);
  std::optional<std::int64_t> constantOf(Term value) const;

  Numbers& numbers_;
};

}  // namespace warrant::symbex
