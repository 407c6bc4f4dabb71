// A Java program that runs each leaf of a tree, and compares how the run ends with what the leaf says.
#pragma once

#include <string>
#include <string_view>

#include "explore/exploration.h"

namespace warrant::explore {

constexpr std::string_view testsClass = "ExploredLeaves";
// The first line of such a program.
constexpr std::string_view testsMark = "// Written by `warrant explore --tests`.";

// It is compiled together with the program that was explored, and run with both on its class path. Each leaf
// runs in a class loader of its own, so that classes are initialised anew. Leaves that Java cannot reach by
// running the call are printed with the reason: those at a bound, without inputs, where arithmetic overflows,
// or with results of methods without bodies. The exploration must have been asked for inputs.
std::string toTests(const Exploration& exploration);

}  // namespace warrant::explore
