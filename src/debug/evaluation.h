// What is asked of a session more than once: assertions, values, and which condition is meant.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "debug/session.h"

namespace warrant::debug {

// Throws Refused where the path does not come to where it was asked.
void checkReached(const Probe& probe);
// One assertion and no more: a statement behind it could assume what it likes. Throws Refused.
Probe askAssert(const Session& session, const std::string& condition);

// The value of an expression at the session's step.
struct Evaluation {
  std::string value;    // `no value` where it has none in words
  std::string problem;  // why there is none: what fails in it; otherwise empty
  std::uint32_t reference =
      0;                       // the object that it is, as far as that stands in the state; 0: something else
  std::optional<Probe> probe;  // that was needed; none: it stands in the state
};
// Throws Refused where it is no expression that could stand here.
Evaluation evaluate(const Session& session, const std::string& expression);

// The failure at the step, or the first one on a path through it. Throws Refused where nothing fails there.
Node failureHere(const Graph& graph, Node at);
// The condition that is checked at the step; where none is, the last one before that, or else the one that
// fails next. Throws Refused.
Node checkHere(const Graph& graph, Node at);
// Values with which the condition checked at the step does not hold; of a predicate that is missing, the
// condition that keeps it from being closed. Throws Refused where none are found.
symbex::Example exampleOf(const Run& run, Node check);

}  // namespace warrant::debug
