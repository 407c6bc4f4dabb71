// How a run can end other than by coming to its end.
#pragma once

#include <cstdint>
#include <string>

#include "run/value.h"
#include "support/source.h"

namespace warrant::run {

// A contract does not hold, or a location is used without permission: `context:reason` as of language.md,
// section 7.
struct Violation {
  support::SourceRange range;
  std::string context, reason;
  std::string message;
  support::SourceRange related = {};  // what is violated, where `range` is where that happens
};

// An exception of Java is under way.
struct Thrown {
  Instance* exception;
};

// Something is reached that cannot be run, or a bound: of steps, of how deep calls go.
struct Stopped {
  support::SourceRange range;
  std::string why;
  bool isBound = false;
};

// The program has ended itself: `System.exit`.
struct Exited : Stopped {
  int status = 0;
};

}  // namespace warrant::run
