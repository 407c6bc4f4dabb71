// What is assumed of the symbols before the call: a Java expression, which is one condition and no fork.
#pragma once

#include "symbex/part.h"

namespace warrant::symbex {

class Rules;

class Assumption : public Part {
 public:
  explicit Assumption(Parts& parts);

  // Assumes that the expression has a value, and that it is true: each of its conjuncts is a branch of the
  // path. False where that contradicts what is known.
  bool assume(const SymbolicState& s, const ast::Expression& e);

 private:
  // That the expression has a value, which is true.
  Term condition(const SymbolicState& s, const ast::Expression& e);
  Term conditionBehind(const SymbolicState& s, Term before, const ast::Expression& e);
  // The same of what is neither a conjunction nor a disjunction: the cases in which it is, united.
  Term cases(const SymbolicState& s, const ast::Expression& e);

  Rules& rules_;
};

}  // namespace warrant::symbex
