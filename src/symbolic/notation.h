// Terms in the notation of the paper: `o.access = "private" and o.owner != u implies not (o in
// c.opportunities)`.
#pragma once

#include <string>

#include "symbolic/findings.h"

namespace warrant::symbolics {

class Notation {
 public:
  explicit Notation(const Vocabulary& vocabulary) : terms_(vocabulary.terms), symbols_(vocabulary.symbols) {}

  // Of a value of that type: a number may be that of a text.
  std::string print(Term term, const type& type) const;
  std::string print(Term condition) const;

 private:
  // How tightly an operator binds; what binds less than is asked for gets parentheses.
  enum Binding : unsigned char { implying, joining, negating, comparing, adding, multiplying, primary };
  struct Text {
    std::string text;
    Binding binding;
  };

  std::string within(Term term, Binding least) const;
  Text textOf(Term term) const;
  std::string textOf(Term term, const type& type) const;
  Text junction(Term term, const char* word) const;
  Text equation(Term term, const char* sign) const;
  Text comparison(Term sum, bool isNegated) const;
  Text sum(Term term) const;
  Text call(Term term) const;
  Text quantified(Term term) const;
  Text operation(Term term, const char* sign) const;
  const type* textTypeOf(Term term) const;
  std::string side(const std::string& parts, std::int64_t constant) const;

  const smt::TermFactory& terms_;
  const Symbols& symbols_;
  mutable std::vector<std::string> bound_;
  mutable std::size_t spent_ = 0;  // parts that were printed: a term may be much larger as text
};

// The whole of it: `all i: int, j: int | …`.
std::string verificationCondition(const Vocabulary& vocabulary);

}  // namespace warrant::symbolics
