// The place in the text of a member where a statement sees the state of a step.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "debug/console/text.h"
#include "debug/run.h"

namespace warrant::debug {

struct Place {
  std::uint32_t file = 0;
  std::uint32_t line = 0, column = 0;
  std::string before;             // what must stand before the statement: a brace
  std::vector<Insertion> others;  // what must be put in elsewhere for it: the other brace
  bool isInAnnotation = false;
  Node anchor = 0;          // the last step before the place, on the path
  std::string description;  // `before line 12`
  bool isExact = true;      // the state of the step is that of the place
};

// The last place on the path of the node, or else the first one in the body. Throws Refused where there is
// none. `isCode`: for a statement that may not stand in an annotation.
Place placeFor(const Run& run, Node node, bool isCode);

}  // namespace warrant::debug
