// Numbers (docs/java.md, "Numbers"): arithmetic, the ranges of Java's types, conversions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ast/values/numbers.h"
#include "symbex/part.h"
#include "symbex/state/problem.h"
#include "symbex/values/operation.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

class Unfolding;

class Numbers : public Part {
 public:
  explicit Numbers(Parts& parts);

  // The range of an integral type, if it has one in this mode.
  std::optional<ast::Bounds> boundsOf(const ast::Type& type) const;
  // Notes that Java's value of that type is in its range.
  // Within a formula about any values what it says of these is a fact.
  void noteValue(const ast::Type& type, Term value, bool isFact = false);
  Term inRange(const ast::Bounds& bounds, Term value);
  // The condition that arguments are of their parameters' types; true where that is known.
  Term domainOf(const ast::MethodDecl& method, const Terms& arguments);
  // Hands on the value of the expression that Java gives it in that type: where the mathematical one may
  // leave the range, that is a failure, or it wraps around.
  Verdict keepInRange(SymbolicState s, const ast::Type& type, Term value, const ast::Expression& whole,
                      ThenTerm then);
  Term floorModulo(Term dividend, Term divisor);
  Term powerOfTwo(unsigned exponent);
  Verdict applyArithmetic(SymbolicState s, const Operation& operation, Term left, Term right, ThenTerm then);
  Term compare(const Operation& operation, Term left, Term right);  // also of references and booleans
  // As assigned or cast: widening, narrowing, and to and from floating point.
  Verdict convert(SymbolicState s, const ast::Type& from, const ast::Type& to, bool wraps, Term value,
                  const ast::Expression& whole, ThenTerm then);
  // Floating point: opaque values, and functions of them.
  Term applyFloating(const Operation& operation, Term left, Term right);
  Term convertFloating(const ast::Type& from, const ast::Type& to, Term value);
  // The number that a literal of that type stands for.
  std::optional<double> floatingConstant(const ast::Type& type, Term value) const;
  Term floatingLiteral(const ast::Type& type, std::string_view text);
  Term opaque(std::string_view function, smt::Sort result, std::initializer_list<Term> operands);
  Term defaultValue(const ast::Type& type);

 private:
  bool isOfType(const ast::Type& type, Term value);
  Term comparison(ast::BinaryOperator op, Term left, Term right);
  // The result, after it is noted how the source has it.
  Term spelled(const Operation& operation, Term left, Term right, Term result);
  bool areNoted(const ast::Bounds& bounds, Term value);
  bool isWithin(const ast::Bounds& bounds, Term value);
  Term wrap(const ast::Type& type, Term value);
  Term wrap(const ast::Type& type, const ast::Bounds& bounds, Term value);  // the type's bounds
  Verdict applyDivision(SymbolicState s, const Operation& operation, Term left, Term right, ThenTerm then);
  Verdict divideByOpposite(SymbolicState s, const Operation& operation, Term left, Term quotient,
                           Term isOpposite, ThenTerm then);
  static Problem overflow(const ast::Type& type, const ast::Expression& whole);

  Unfolding& unfolding_;
};

}  // namespace warrant::symbex
