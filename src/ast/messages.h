// Words that messages share.
#pragma once

#include <string>
#include <string_view>

namespace warrant::ast {

inline std::string inQuotes(std::string_view name) { return "'" + std::string(name) + "'"; }

}  // namespace warrant::ast
