// Formulas about all values of variables, or about some: `(\forall T x; range; body)`.
//
// The body is evaluated once, apart, for symbols that stand for any values; what is found out there holds of
// all of them, and is known as such afterwards.
#pragma once

#include "symbex/part.h"

namespace warrant::symbex {

class Classes;
class Operators;
class Reports;
class Rules;

class Quantifiers : public Part {
 public:
  explicit Quantifiers(Parts& parts);

  Verdict eval(SymbolicState s, const ast::Expression& e, const ast::Quantified& formula, ThenTerm then);

  // What was found out by evaluating something for symbols that stand for any values of the variables.
  struct ForAny {
    Verdict verdict = Verdict::Verified;
    Terms symbols;
    Term isTyped;  // that they are of their types
    Terms parts;   // what was evaluated, over the symbols; none: that cannot be said of any values
    Terms facts;   // of all values
  };
  // Evaluates apart: `body` adds to the parts what is wanted; the first is a condition under which everything
  // else that it finds out holds. Facts about what it finds unneeded are left out.
  using Body = support::FunctionRef<Verdict(const SymbolicState&, Terms& parts)>;
  ForAny evalForAny(const SymbolicState& s, std::span<const ast::Variable* const> variables,
                    support::SourceRange range, Body body, const Terms& unneeded = {});
  void assumeAll(std::span<const Term> facts);

  // That a value is of its static type is known without being said, but not by formulas about all values of a
  // type: it is said where there are some.
  void learnType(Term value, const ast::Type& type) {
    if (type.isMathematical() && !isBodyRead_) noteTypesOfBody();
    if (!types_.empty() && (type.isReference() || type.isMathematical())) learnOwnType(value, type);
  }

 private:
  // Values are made before something is said of all of their type.
  void noteTypesOfBody();
  void noteType(const ast::Type& type);
  void learnOwnType(Term value, const ast::Type& type);
  Terms aboutAll(const ForAny& any, std::span<const Term> facts);
  Term typeGuard(const ast::Type& type, Term symbol);
  void spell(Term forAll, const ast::Quantified& formula);
  Verdict evalBody(SymbolicState s, const ast::Quantified& formula, ThenTerm then);
  // What was made while the body was evaluated depends on the symbols: a function of them stands for it.
  // False: an object was made.
  bool abstractFrom(std::uint32_t serial, Terms& terms);
  bool collectNew(std::uint32_t serial, Term term, Terms& symbols) const;

  Classes& classes_;
  Operators& operators_;
  Reports& reports_;
  Rules& rules_;
  std::vector<ast::Type> types_;  // of whose values something is said
  bool isBodyRead_ = false;       // what the body of the member says is among them
  Terms open_;                    // the symbols of the formulas around, the outermost first
};

}  // namespace warrant::symbex
