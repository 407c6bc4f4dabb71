// Where the value of a number lies, by what it is made of: constants, sums, choices, and numbers whose bounds
// were noted.
#pragma once

#include <cstdint>
#include <optional>

#include "smt/path/noted_bounds.h"
#include "smt/terms/term.h"

namespace warrant::smt {

// Without an end where none is known.
struct Interval {
  std::optional<std::int64_t> least, greatest;

  bool isWithin(const NotedBounds::Bounds& bounds) const {
    return least && greatest && bounds.least <= *least && *greatest <= bounds.greatest;
  }
};

// Holds wherever the noted bounds do. Looks at few terms, those near the number's root: of a chain of choices
// the bounds of each link must have been noted.
Interval intervalOf(const TermFactory& terms, const NotedBounds& noted, Term number);

}  // namespace warrant::smt
