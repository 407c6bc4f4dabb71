// `switch`: a chain of tests, each of which enters the cases at its own place.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Branches;
class FinalFields;
class Numbers;
class Operators;
class Rules;
class Strings;
class Unfolding;

class Switches : public Part {
 public:
  explicit Switches(Parts& parts);

  Verdict execSwitch(SymbolicState s, const ast::Switch& choice, Then then, const Jumps& jumps);
  Verdict evalSwitch(SymbolicState s, const ast::SwitchExpression& choice, ThenTerm then);

 private:
  Verdict evalSelector(SymbolicState s, const ast::Expression& selector, ThenTerm then);
  // Whether the selector is one of the labels.
  Verdict testLabels(SymbolicState s, Term selector, ast::Expressions labels, ThenTerm then);
  void learnLabels(ast::Expressions labels);
  // From the first of the cases on, as far as they go.
  Verdict execCases(SymbolicState s, std::span<const ast::SwitchCase> cases, Then then, const Jumps& jumps);
  Verdict evalArms(SymbolicState s, Term selector, std::span<const ast::SwitchArm> arms,
                   const ast::SwitchArm* defaultArm, ThenTerm then);

  Branches& branches_;
  FinalFields& finals_;
  Numbers& numbers_;
  Operators& operators_;
  Rules& rules_;
  Strings& strings_;
  Unfolding& unfolding_;
};

}  // namespace warrant::symbex
