// What runs at a step: the step, the part of a contract, the statements, the member; innermost first.
#pragma once

#include <string>
#include <vector>

#include "debug/run.h"

namespace warrant::dap {

using debug::Node;

struct StackFrame {
  std::string name;
  support::SourceRange range;
  Node shows = 0;  // whose state is that of the frame
};

std::vector<StackFrame> stackAt(const debug::Run& run, Node at);

// `#12 fail: x is not held`
std::string nameOf(const debug::Run& run, Node node);

}  // namespace warrant::dap
