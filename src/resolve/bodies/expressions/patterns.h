// Patterns of `instanceof`, and where their variables are in scope (JLS 6.3).
#pragma once

#include "resolve/bodies/part.h"

namespace warrant::ast {

class PatternResolver : public BodyPart {
 public:
  explicit PatternResolver(Resolver& resolver) : BodyPart(resolver) {}

  // The variable of `e instanceof C c`, which is not in scope yet; nullptr: there is none. Only code has a
  // place for it; elsewhere it stands for (C) e.
  const Variable* patternVariable(Grammar::PatternContext* pattern, const Type& type,
                                  const Expression* operand, const Place& place);
  Value makeInstanceOf(const Expression* operand, const Type& type, const Variable* variable,
                       support::SourceRange range, const Place& place);
  // The variables of the patterns that have matched where the condition has that outcome (JLS 6.3.1).
  void collectPatterns(const Expression& condition, bool outcome, std::vector<const Variable*>& found) const;
  void collectPatterns(const Assertion& condition,
                       std::vector<const Variable*>& found) const;  // where it holds
  void collectPatterns(const Value& condition, bool outcome, std::vector<const Variable*>& found) const;
  // Brings them into scope.
  void declarePatterns(const Value& condition, bool outcome);
  // The same, for statements.
  void declarePatterns(const Expression& condition, bool outcome);
  // Reports where what such a variable stands for, in a pure method or ghost code, is assigned behind the
  // test.
  void checkStanding(const Statement& body);
  // Ends the scope of those that were declared behind the mark.
  void leavePatterns(std::size_t mark);
};

}  // namespace warrant::ast
