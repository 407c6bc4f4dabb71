// Words that messages share.
#pragma once

#include <string>
#include <string_view>

namespace warrant::ast {

inline std::string inQuotes(std::string_view name) { return "'" + std::string(name) + "'"; }

// Of a word of the specification language in code.
inline std::string belongsInAnnotation(std::string_view word) {
  return inQuotes(word) + " belongs in an annotation here: write `//@ " + std::string(word) + " …;`";
}

}  // namespace warrant::ast
