// What a map shows of itself, as loops go over it.
#pragma once

#include <string_view>

namespace warrant::ast {

// A method of Map that is written behind the `:`, and those by which the loop borrows the map and gives it
// back.
struct MapView {
  std::string_view name, order, lend, takeBack;
};

inline constexpr MapView mapViews[] = {{"keySet", "keyOrder", "lendKeyOrder", "takeKeyOrder"},
                                       {"values", "valueOrder", "lendValueOrder", "takeValueOrder"},
                                       {"entrySet", "keyOrder", "lendEntries", "takeEntries"}};

}  // namespace warrant::ast
