// What a check has found out, behind a report.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "symbolic/symbols.h"
#include "warrant/symbolic/report.h"

namespace warrant::symbolics {

// A step of the tree of paths: what was decided or supposed after the step before.
struct Step {
  std::uint32_t before;
  Term condition;
};
// What the verification condition is made of.
struct Claimed {
  std::uint32_t step;
  Term condition;
};

// The terms of a check, which its report prints.
struct Vocabulary {
  smt::TermFactory terms;
  Symbols symbols{terms};
  std::vector<Step> steps{{0, {}}};  // the first is where paths begin
  std::vector<Claimed> claims;

  // The conditions on the way to a step.
  std::vector<Term> pathTo(std::uint32_t step) const;
};

}  // namespace warrant::symbolics

namespace warrant::detail {

struct findings {
  std::string name;
  std::vector<failure> failures;
  std::string reason;
  std::vector<std::string> assumptions;
  std::size_t paths = 0;
  symbolics::Vocabulary vocabulary;
};

}  // namespace warrant::detail
