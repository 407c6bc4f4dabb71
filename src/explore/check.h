// The four properties of an execution tree (King, sections 4 and 5): each leaf can be reached, no two path
// conditions hold together, one of them always does, and who runs the program on values comes where they say.
#pragma once

#include <string>
#include <vector>

#include "explore/exploration.h"

namespace warrant::explore {

struct TreeCheck {
  std::size_t satisfiable = 0;        // leaves with inputs that satisfy their path condition
  std::size_t overlapping = 0;        // pairs of which it is not shown that they exclude each other
  bool isWhole = false;               // the path conditions leave nothing out
  std::size_t replayed = 0;           // leaves whose inputs lead there
  std::vector<std::string> problems;  // what is not as it should be, for people
  std::size_t leaves = 0;

  bool holds() const { return problems.empty(); }
};

// The exploration must have been asked for inputs, and to check its tree.
TreeCheck checkTree(const Exploration& exploration);
std::string toText(const TreeCheck& check);

}  // namespace warrant::explore
