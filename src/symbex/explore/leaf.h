// A leaf of the tree of executions that is explored: how a path ends, and under which conditions.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "support/source.h"

namespace warrant::symbex {

struct Leaf {
  // Bound: of statements, iterations, recursion, or of what may be spent at all. Undecided: something on the
  // path cannot be explored, and `reason` says what.
  enum class Kind : std::uint8_t { Return, Exception, Assert, Bound, Undecided };

  Kind kind = Kind::Return;
  std::string outcome;  // `return`, `assert`, `bound`, `undecided`, or the class of the exception
  std::vector<std::string> conditions;  // whose conjunction is the path condition, over the symbols
  std::string result;                   // of Return; empty: none
  std::vector<std::pair<std::string, std::string>>
      outputs;                   // places that were there before, and their new values
  std::string reason;            // of Bound and Undecided, for people
  std::uint32_t statements = 0;  // that were executed
  support::SourceRange range;    // where the path ends
  std::uint32_t node = 0;        // the recorded step
};

// So that every exploration ends. A path of that many statements, or more, ends as a bound. A loop's body
// runs at most `unwind` times each time that the loop is entered; a method calls itself, directly or not, at
// most that many times within one call.
struct Bounds {
  std::uint32_t statements = 1000;
  std::uint32_t unwind = 100;
};

}  // namespace warrant::symbex
