// Path conditions as people write them: without conditions that others imply by themselves.
#pragma once

#include "symbex/part.h"

namespace warrant::symbex {

class PathConditions : public Part {
 public:
  explicit PathConditions(Parts& parts) : Part(parts) {}

  // Conditions whose conjunction is the same as that of the branches: `a != b` and `a <= b` become `a < b`,
  // and a bound goes where there is a narrower one of the same number.
  Terms simplified(const BranchesTaken& branches);
  Terms simplified(const Terms& conjunction);

 private:
  void add(Terms& conditions, Term condition, std::size_t at);
  // The one condition that both are together; no term: they are two.
  Term unite(Term one, Term other);
  Term uniteBounds(Term one, Term other) const;
  Term strictly(Term bound, Term distinct);
};

}  // namespace warrant::symbex
