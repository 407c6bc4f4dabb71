// Parts and places of a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace warrant::support {

bool isSpace(char c);  // as in C

// The offset of a place, of which there must be such a line; behind the line's end: of its end.
std::size_t offsetOf(std::string_view text, std::uint32_t line, std::uint32_t column);

// The place of an offset, the last one of the text included.
struct LineAndColumn {
  std::uint32_t line = 1, column = 1;
};
LineAndColumn placeOf(std::string_view text, std::size_t offset);

// The parts between the separators; behind the last one, only what is not empty.
std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace warrant::support
