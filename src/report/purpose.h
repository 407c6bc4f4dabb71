// The names of the purposes of solver queries, as reports use them.
#pragma once

#include <array>
#include <string_view>

#include "smt/path/path_condition.h"

namespace warrant::report {

inline std::string_view purposeName(std::size_t purpose) {
  static constexpr std::array<std::string_view, smt::purposeCount> names{"obligation", "feasibility", "chunk",
                                                                         "null"};
  return names.at(purpose);
}

}  // namespace warrant::report
