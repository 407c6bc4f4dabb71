// Evaluating what is made of values of datatypes, and asked of them (language.md 9).
#pragma once

#include <span>

#include "ast/datatype.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Collections;

class Datatypes : public Part {
 public:
  explicit Datatypes(Parts& parts);

  using Values = std::span<const Term>;
  // The operands have these values.
  Verdict apply(SymbolicState s, const ast::Expression& e, const ast::ValueOperation& operation,
                Values values, ThenTerm then);
  // One of the constructors made the value.
  void learnShape(const ast::Datatype& datatype, Term value);

 private:
  Term construct(const ast::ValueOperation& operation, Values values);
  Term isMadeBy(const ast::Constructor& constructor, Term value);
  Term tagOf(Term value);
  Term partOf(const ast::Expression& e, const ast::Constructor& constructor, std::uint32_t part, Term value);
  Term rank(Term value);

  Collections& collections_;
};

}  // namespace warrant::symbex
