// Calls that are explored without contracts: `call` and `test`.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "debug/run.h"
#include "symbex/explore/leaf.h"

namespace warrant::debug {

struct Explored {
  std::shared_ptr<const Run> run;
  std::vector<symbex::Leaf> leaves;
  bool isComplete = true;
};

// The call as it is typed, within the bounds. Throws Refused.
Explored explore(const Input& input, const std::string& call, const symbex::Bounds& bounds);

// `x < 0: returns -x; 3 statements`
std::string textOf(const symbex::Leaf& leaf);
// `11 leaves, 2 of them at a bound`
std::string summaryOf(const Explored& explored);

}  // namespace warrant::debug
