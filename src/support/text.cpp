#include "support/text.h"

#include <algorithm>
#include <cctype>

namespace warrant::support {

namespace {

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

}  // namespace

bool isSpace(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

std::size_t offsetOf(std::string_view text, std::uint32_t line, std::uint32_t column) {
  std::size_t offset = 0;
  for (; line > 1 && offset < text.size(); --line) {
    const std::size_t end = text.find('\n', offset);
    offset = end == std::string_view::npos ? text.size() : end + 1;
  }
  for (; column > 1 && offset < text.size() && text[offset] != '\n'; --column) {
    do ++offset;
    while (offset < text.size() && isContinuation(text[offset]));
  }
  return offset;
}

LineAndColumn placeOf(std::string_view text, std::size_t offset) {
  LineAndColumn place;
  for (const char c : text.substr(0, offset)) {
    if (c == '\n')
      place = {place.line + 1, 1};
    else if (!isContinuation(c))
      ++place.column;
  }
  return place;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> all;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    all.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

}  // namespace warrant::support
