#include "report/table.h"

#include <algorithm>
#include <cstdio>

#include "report/display.h"

namespace warrant::report {

std::string toTable(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], displayWidth(std::string_view(row[i])));
    }
  }
  std::string table;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string padding(widths[i] - displayWidth(std::string_view(row[i])), ' ');
      table += i == 0 ? row[i] + padding : "  " + padding + row[i];
    }
    table += "\n";
  }
  return table;
}

std::string duration(double seconds) {
  char text[32];
  if (seconds < 1) {
    std::snprintf(text, sizeof text, "%.1f ms", seconds * 1e3);
  } else {
    std::snprintf(text, sizeof text, "%.2f s", seconds);
  }
  return text;
}

std::string counted(std::size_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

}  // namespace warrant::report
