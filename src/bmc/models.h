// Values of the symbols, and the objects that they lead to, as a model of the formula has them.
#pragma once

#include <string>
#include <vector>

#include "bmc/objects.h"
#include "smt/bits/bit_solver.h"
#include "symbex/explore/input_graph.h"

namespace warrant::bmc {

// What has an array of more elements is not written out.
inline constexpr std::int64_t mostElements = 100'000;

// After a Yes of the solver. Objects that no symbol leads to are left out. Throws Unsupported where an array
// is too long.
symbex::InputGraph inputsOf(const Objects& objects, smt::bits::BitSolver& solver);

// The conditions that the inputs, and no others that differ in what they say, satisfy, as Java expressions
// over the symbols.
std::vector<std::string> conditionsOf(const symbex::InputGraph& inputs);

}  // namespace warrant::bmc
