// Families of Java programs whose cost should grow as they do.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace warrant::bench {

struct Family {
  std::string_view name;
  unsigned size;  // of the smaller of two programs that are measured; the other one is twice as large
  std::string (*program)(unsigned size);
};

std::span<const Family> growthFamilies();

}  // namespace warrant::bench
