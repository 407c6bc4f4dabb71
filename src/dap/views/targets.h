// Steps that can be gone to from a step, or from a line.
#pragma once

#include <vector>

#include "debug/session.h"

namespace warrant::dap {

using debug::Node;

// The cases of the open branch that comes next in the statement at the step, and the contracts that it uses.
std::vector<Node> stepInTargets(const debug::Run& run, Node at, Node end);

// What begins on the line: statements, or else parts of contracts, on all paths.
std::vector<Node> gotoTargets(const debug::Run& run, std::uint32_t file, std::uint32_t line);

}  // namespace warrant::dap
