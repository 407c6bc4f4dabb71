// King's tables: the variables of the method that is called, after each statement of a path.
#pragma once

#include <string>

#include "explore/exploration.h"

namespace warrant::explore {

// One table for each leaf, as in King's Figures 2, 3 and 5: `-` is a value that has not changed, `?` a
// variable that has none yet. The exploration must have been asked for rows.
std::string toTable(const Exploration& exploration);

}  // namespace warrant::explore
