// Breakpoints: what to stop at.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "debug/run.h"

namespace warrant::debug {

struct Breakpoint {
  enum class Kind : std::uint8_t { Before, After, Between, Consume, Produce, Change, Read, Rule, Fail };

  Kind kind = Kind::Fail;
  std::uint32_t file = 0;
  std::uint32_t line = 0, otherLine = 0;  // Between: behind the first, before the other one
  std::string name;                       // of a chunk, or of a rule
  unsigned number = 0;
};

std::string describe(const Breakpoint& breakpoint);
// Throws Refused where the breakpoint can never be met: no such line, no such rule.
void check(const Breakpoint& breakpoint, const Run& run);
// Whether a run stops at the node.
bool stopsAt(const Breakpoint& breakpoint, const Run& run, Node node);
// The lines, each with its file before it, before which a breakpoint stops.
std::set<std::pair<std::uint32_t, std::uint32_t>> linesWithSteps(const Run& run);
// Whether it stops anywhere in that run.
bool isMet(const Breakpoint& breakpoint, const Run& run);

}  // namespace warrant::debug
