// What characters names are made of.
#pragma once

#include <string>

namespace warrant::ast {

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isAsciiLetter(char c) {
  const char lower = static_cast<char>(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || c == '_' || c == '$';
}

// Whether a code point beyond ASCII may stand in a name: all but spaces, punctuation, symbols and controls.
bool isLetter(char32_t point);
// Whether it can be shown in a message.
bool isVisible(char32_t point);
// `U+00A0`
std::string codePointName(char32_t point);

}  // namespace warrant::ast
