// Operators of expressions, with short circuit and without; casts and tests of types.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/values/operation.h"

namespace warrant::symbex {

class Amounts;
class Bits;
class Classes;
class FinalFields;
class Numbers;
class Reports;
class Rules;
class Sequences;
class Strings;
class Unfolding;

class Operators : public Part {
 public:
  explicit Operators(Parts& parts);

  using EvalArm = support::FunctionRef<Verdict(SymbolicState, ThenTerm)>;

  Verdict evalShortCircuit(SymbolicState s, const ast::Expression& condition, const ast::Expression* onTrue,
                           const ast::Expression* onFalse, bool defaultValue, ThenTerm then);
  Verdict choose(SymbolicState s, Term test, support::SourceRange range, bool haveEffects, EvalArm onTrue,
                 EvalArm onFalse, ThenTerm then);
  Verdict evalUnary(SymbolicState s, const ast::Expression& e, const ast::Unary& unary, ThenTerm then);
  Verdict evalBinary(SymbolicState s, const ast::Expression& e, const ast::Binary& binary, ThenTerm then);
  Verdict applyOperator(SymbolicState s, const Operation& operation, Term left, Term right, ThenTerm then);
  Verdict evalInstanceOf(SymbolicState s, const ast::InstanceOf& test, ThenTerm then);
  Verdict evalReferenceCast(SymbolicState s, const ast::Expression& e, const ast::Cast& cast, ThenTerm then);
  Verdict evalCast(SymbolicState s, const ast::Expression& e, const ast::Cast& cast, ThenTerm then);

 private:
  using Chain = std::span<const ast::Expression* const>;

  Verdict evalChain(SymbolicState s, Chain parts, bool isAnd, ThenTerm then);
  Verdict evalArm(SymbolicState s, const ast::Expression* arm, bool defaultValue, ThenTerm then);

  Amounts& amounts_;
  Bits& bits_;
  Classes& classes_;
  FinalFields& finals_;
  Numbers& numbers_;
  Reports& reports_;
  Rules& rules_;
  Sequences& sequences_;
  Strings& strings_;
  Unfolding& unfolding_;
};

}  // namespace warrant::symbex
