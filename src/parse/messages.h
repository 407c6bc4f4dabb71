// Words that messages share.
#pragma once

#include <string>
#include <string_view>

namespace warrant::ast {

inline std::string inQuotes(std::string_view name) { return "'" + std::string(name) + "'"; }

inline constexpr std::string_view classInvariants = "class invariants are not supported: write a predicate";

// Of a word of the specification language in code.
inline std::string belongsInAnnotation(std::string_view word) {
  return inQuotes(word) + " belongs in an annotation here: write `//@ " + std::string(word) + " …;`";
}

}  // namespace warrant::ast
