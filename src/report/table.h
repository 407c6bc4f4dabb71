// Plain tables of numbers.
#pragma once

#include <string>
#include <vector>

namespace warrant::report {

// Rows of equally many cells; the first column is aligned to the left, the others to the right.
std::string toTable(const std::vector<std::vector<std::string>>& rows);

// `4.1 ms`, `2.35 s`.
std::string duration(double seconds);

// `1 error`, `3 errors`.
std::string counted(std::size_t count, const std::string& noun);

}  // namespace warrant::report
