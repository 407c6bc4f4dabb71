// Which way a path goes where it forks, decided from outside: so that a call can be explored in other orders
// than depth first, by several threads, or along given inputs. A path is known by its decisions, and is run
// again from the beginning along them: states do not outlive the continuations that lead on from them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "smt/terms/term.h"
#include "support/source.h"

namespace warrant::symbex {

struct SymbolicState;

// Where the path forked, and which way it went.
struct Decision {
  support::SourceRange range;  // of the condition
  bool isTrue = false;

  friend bool operator==(const Decision&, const Decision&) = default;
};
using Decisions = std::vector<Decision>;

class Guide {
 public:
  virtual ~Guide() = default;

  struct Fork {
    const SymbolicState& state;
    std::span<const Decision> before;  // those of the path until here
    support::SourceRange range;        // of the condition
    smt::Term condition;
    std::size_t leaves;  // that were found until here
  };
  // Stop: the path is left as it is. Bound, Undecided: it ends as such a leaf, for that reason.
  enum class Way : std::uint8_t { Both, True, False, Stop, Bound, Undecided };
  // The condition is open: neither way is natively known to be impossible.
  virtual Way choose(const Fork& fork) = 0;
  // After Both: the true way has been explored. Whether the other is explored, too.
  virtual bool comesBack(const Fork& fork) = 0;
  virtual std::string reason() const = 0;  // of Bound and Undecided, for people
  // One way only is possible. Whether that is the way that was meant.
  virtual bool agrees(smt::Term) { return true; }
};

}  // namespace warrant::symbex
