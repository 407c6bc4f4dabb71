// How text fills the columns of a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace warrant::report {

// Terminal columns of a code point: 0 for combining marks, 2 for East Asian wide characters and emoji.
std::size_t displayWidth(char32_t codePoint);
std::size_t displayWidth(std::string_view text);

// Whether the code point could take hold of a terminal or make it show something else than what stands
// there: control characters, and marks that turn the direction of writing.
bool isUnsafe(char32_t codePoint);

// The text with U+FFFD for each unsafe code point and each malformed byte.
std::string printable(std::string_view text);

// A line of source as a terminal shows it: tabs expanded, unsafe characters replaced, and cut to a window
// around the marked columns when it is long.
struct DisplayedLine {
  std::string text;
  std::size_t markStart = 0;  // in terminal columns
  std::size_t markWidth = 0;
};

// Columns are 1-based code points; `endColumn` is the first one not marked.
DisplayedLine displayLine(std::string_view line, std::size_t startColumn, std::size_t endColumn);

}  // namespace warrant::report
