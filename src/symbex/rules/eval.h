// Evaluating expressions (paper, Figure 5).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Amounts;
class Calls;
class Classes;
class Creation;
class Numbers;
class Openings;
class Operators;
class Places;
class Aggregates;
class Quantifiers;
class Reports;
class Rules;
class Sequences;
class Strings;
class Switches;

class Eval : public Part {
 public:
  explicit Eval(Parts& parts);

  // Evaluates the expression (Figure 5); with the side effects of Java's expressions, from left to right.
  Verdict eval(SymbolicState&& s, const ast::Expression& e, ThenTerm then);

 private:
  Verdict evalLet(SymbolicState s, const ast::Let& let, ThenTerm then);
  Verdict evalOld(SymbolicState s, const ast::Old& old, ThenTerm then);

  Aggregates& aggregates_;
  Amounts& amounts_;
  Calls& calls_;
  Classes& classes_;
  Creation& creation_;
  Numbers& numbers_;
  Openings& openings_;
  Operators& operators_;
  Places& places_;
  Quantifiers& quantifiers_;
  Reports& reports_;
  Rules& rules_;
  Sequences& sequences_;
  Strings& strings_;
  Switches& switches_;
};

}  // namespace warrant::symbex
