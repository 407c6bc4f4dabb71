// Sums, products, greatest and least values, and how often something holds, of an integer between two ends:
// `(\sum int i; range; e)`.
//
// The body is evaluated once for a symbol, as that of a formula about all values is, and becomes a table; the
// ends are found in the value of the range, and what else that says is a condition of each element.
#pragma once

#include <optional>

#include "symbex/part.h"

namespace warrant::symbex {

class Quantifiers;
class Reports;
class Rules;

class Aggregates : public Part {
 public:
  explicit Aggregates(Parts& parts);

  Verdict eval(SymbolicState s, const ast::Expression& e, const ast::Quantified& aggregate, ThenTerm then);

 private:
  // From one index below another, as far as the condition holds of the index.
  struct Range {
    Term from, to, condition;
  };
  std::optional<Range> rangeOf(Term condition, Term index);
  bool narrow(Range& range, Term literal, Term index);
  Verdict apply(SymbolicState s, const ast::Expression& e, ast::Quantifier quantifier, const Range& range,
                Term index, Term body, ThenTerm then);
  Term bodyOf(ast::Quantifier quantifier, const Range& range, Term body);

  Quantifiers& quantifiers_;
  Reports& reports_;
  Rules& rules_;
};

}  // namespace warrant::symbex
