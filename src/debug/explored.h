// Calls that are explored without contracts: `call` and `test`.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "debug/run.h"
#include "symbex/explore/explore.h"

namespace warrant::debug {

struct Explored {
  std::shared_ptr<const Run> run;
  symbex::ExploredTree tree;  // without what the run has
};

// The call as it is typed, within the bounds. Throws Refused.
Explored explore(const Input& input, const std::string& call, const symbex::Bounds& bounds);

}  // namespace warrant::debug
