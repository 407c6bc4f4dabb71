// What was explored, as text and as JSON (docs/exploring.md).
#pragma once

#include <string>
#include <string_view>

#include "explore/exploration.h"

namespace warrant::explore {

// A line for each leaf, and the sum of them.
std::string toText(const Exploration& exploration);
// One document: language.md, section 11.
std::string toJson(const Exploration& exploration);

// `returns -x`, `throws IllegalStateException`: how the path ends.
std::string outcomeOf(const symbex::Leaf& leaf);
// `11 leaves, 2 of them at a bound`
std::string summaryOf(const symbex::ExploredTree& tree);
// The line that says how much of the code has run (coverage.h).
std::string coverageOf(const Exploration& exploration);
// `x < 0: returns -x; 3 statements`
std::string lineOf(const symbex::Leaf& leaf, PathConditionWay way = PathConditionWay::Forward);
// The path condition that is asked for; gathered forward where it could not be computed backward.
std::string pathConditionOf(const symbex::Leaf& leaf, PathConditionWay way);

}  // namespace warrant::explore
