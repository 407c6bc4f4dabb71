// Where the value of a number lies, by what it is made of: constants, sums, choices, and numbers whose bounds
// were noted.
#pragma once

#include <cstdint>
#include <optional>

#include "smt/path/noted_bounds.h"
#include "smt/terms/term.h"
#include "support/function_ref.h"

namespace warrant::smt {

// Without an end where none is known.
struct Interval {
  std::optional<std::int64_t> least, greatest;

  bool isEmpty() const { return least && greatest && *least > *greatest; }
  bool operator==(const Interval&) const = default;
  bool isWithin(const NotedBounds::Bounds& bounds) const {
    return least && greatest && bounds.least <= *least && *greatest <= bounds.greatest;
  }
};

Interval meet(const Interval& left, const Interval& right);
Interval hull(const Interval& left, const Interval& right);

// What is taken for known: what was noted, or also what facts say.
enum class By : std::uint8_t { Notes, Facts };

// Holds wherever what is taken for known does. Looks at few terms, those near the number's root: of a chain
// of choices the bounds of each link must have been noted.
Interval intervalOf(const TermFactory& terms, const NotedBounds& noted, Term number, By by = By::Facts);
// Of few numbers whose sum is not negative: where each lies, and where that leaves it by where the others do.
void narrowSummands(const TermFactory& terms, const NotedBounds& noted, Term sum,
                    support::FunctionRef<void(Term, const Interval& known, const Interval& left)> visit);

}  // namespace warrant::smt
