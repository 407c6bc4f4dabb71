// Evaluating what is made of sequences and asked of them (language.md 9, "Mathematical types").
#pragma once

#include <span>

#include "symbex/part.h"
#include "symbex/values/operation.h"

namespace warrant::symbex {

class Classes;
class Collections;
class Datatypes;
class Lists;
class Rules;

class Sequences : public Part {
 public:
  explicit Sequences(Parts& parts);

  Verdict evalOperation(SymbolicState s, const ast::Expression& e, const ast::ValueOperation& operation,
                        ThenTerm then);
  // `s == t`, `s != t` of any mathematical values
  Term compare(const Operation& operation, Term left, Term right);
  // Whether the mathematical values of that type are equal; where they differ is known then, if they do.
  Term equality(const ast::Type& type, Term left, Term right);

 private:
  using Values = std::span<const Term>;
  Verdict evalOperands(SymbolicState s, ast::Expressions operands, std::vector<Term>& values, Then then);
  Verdict apply(SymbolicState s, const ast::Expression& e, const ast::ValueOperation& operation,
                Values values, ThenTerm then);
  Verdict requireBounds(SymbolicState s, const ast::Expression& e, Term areWithin, Then then);
  Term listOf(Values elements);
  Term append(Term left, Term right);
  Term slice(Term sequence, Term from, Term to);
  Term contains(Term sequence, Term element);
  Term update(Term sequence, Term index, Term value);
  Term lengthOf(Term sequence);
  Term lengthOf(Term sequence, Term list);
  void learnNumber(Term equality);
  void learnDifference(Term left, Term right);
  Term elementOf(const ast::Type& type, Term sequence, Term index);

  Classes& classes_;
  Collections& collections_;
  Datatypes& datatypes_;
  Lists& lists_;
  Rules& rules_;
};

}  // namespace warrant::symbex
