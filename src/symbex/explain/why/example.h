// Values in which a condition does not hold, in source terms.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace warrant::symbex {

struct Example {
  std::string goal;                                         // the condition
  std::vector<std::pair<std::string, std::string>> values;  // place, value; objects by their fields
  bool isConfirmed = false;  // that they satisfy the path condition; otherwise nothing is known against it
};

}  // namespace warrant::symbex
