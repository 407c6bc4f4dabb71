#include "report/display.h"

#include <algorithm>
#include <array>

#include "support/utf8.h"

namespace warrant::report {
namespace {

constexpr std::size_t tabWidth = 4;
constexpr std::size_t windowWidth = 100;  // of a line that is cut, in terminal columns
constexpr std::size_t windowBefore = 40;  // code points kept in front of the mark
constexpr std::string_view replacement = "\xEF\xBF\xBD";
constexpr std::string_view ellipsis = "\xE2\x80\xA6";

struct Interval {
  char32_t first, last;
};

constexpr std::array wide{
    Interval{0x1100, 0x115F},   Interval{0x231A, 0x231B},   Interval{0x2329, 0x232A},
    Interval{0x23E9, 0x23EC},   Interval{0x25FD, 0x25FE},   Interval{0x2614, 0x2615},
    Interval{0x2E80, 0x303E},   Interval{0x3041, 0x33FF},   Interval{0x3400, 0x4DBF},
    Interval{0x4E00, 0xA4CF},   Interval{0xA960, 0xA97F},   Interval{0xAC00, 0xD7A3},
    Interval{0xF900, 0xFAFF},   Interval{0xFE10, 0xFE19},   Interval{0xFE30, 0xFE6F},
    Interval{0xFF00, 0xFF60},   Interval{0xFFE0, 0xFFE6},   Interval{0x1F300, 0x1F64F},
    Interval{0x1F680, 0x1F6FF}, Interval{0x1F900, 0x1FAFF}, Interval{0x20000, 0x3FFFD},
};

constexpr std::array combining{
    Interval{0x0300, 0x036F}, Interval{0x0483, 0x0489}, Interval{0x0591, 0x05BD}, Interval{0x0610, 0x061A},
    Interval{0x064B, 0x065F}, Interval{0x0900, 0x0902}, Interval{0x093A, 0x093A}, Interval{0x0941, 0x0948},
    Interval{0x0E31, 0x0E31}, Interval{0x0E34, 0x0E3A}, Interval{0x1AB0, 0x1AFF}, Interval{0x1DC0, 0x1DFF},
    Interval{0x200B, 0x200D}, Interval{0x20D0, 0x20FF}, Interval{0xFE00, 0xFE0F}, Interval{0xFE20, 0xFE2F},
};

template <std::size_t count>
bool contains(const std::array<Interval, count>& intervals, char32_t codePoint) {
  const auto after = std::ranges::upper_bound(intervals, codePoint, {}, &Interval::first);
  return after != intervals.begin() && codePoint <= std::prev(after)->last;
}

// The next code point of the text, which is taken off its front; U+FFFD for a malformed byte.
char32_t takeFirst(std::string_view& text, std::string_view& bytes) {
  const auto point = support::decodeUtf8(text);
  const std::size_t length = point ? point->length : 1;
  bytes = point && !isUnsafe(point->value) ? text.substr(0, length) : replacement;
  text.remove_prefix(length);
  return point && !isUnsafe(point->value) ? point->value : U'\uFFFD';
}

// The text behind its first `count` code points.
std::string_view skip(std::string_view text, std::size_t count) {
  for (; count > 0 && !text.empty(); --count) {
    const auto point = support::decodeUtf8(text);
    text.remove_prefix(point ? point->length : 1);
  }
  return text;
}

}  // namespace

bool isUnsafe(char32_t codePoint) {
  return codePoint < 0x20 || (codePoint >= 0x7F && codePoint < 0xA0) ||
         (codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069) ||
         codePoint == 0x200E || codePoint == 0x200F || codePoint == 0x2028 || codePoint == 0x2029;
}

std::size_t displayWidth(char32_t codePoint) {
  if (contains(combining, codePoint)) return 0;
  return contains(wide, codePoint) ? 2 : 1;
}

std::size_t displayWidth(std::string_view text) {
  std::size_t width = 0;
  std::string_view bytes;
  while (!text.empty()) width += displayWidth(takeFirst(text, bytes));
  return width;
}

std::string printable(std::string_view text) {
  std::string result;
  std::string_view bytes;
  while (!text.empty()) {
    takeFirst(text, bytes);
    result += bytes;
  }
  return result;
}

DisplayedLine displayLine(std::string_view line, std::size_t startColumn, std::size_t endColumn) {
  DisplayedLine result;
  std::size_t column = 1, width = 0;
  // Only a line that does not fit is cut, and then the mark decides what is seen of it.
  const bool isLong = displayWidth(line.substr(0, 8 * windowWidth)) > windowWidth;
  if (isLong && startColumn > windowBefore) {
    column = startColumn - windowBefore;
    line = skip(line, column - 1);
    result.text = ellipsis;
    width = 1;
  }
  std::size_t markEnd = 0;
  std::string_view bytes;
  for (; !line.empty() && width < windowWidth; ++column) {
    if (column == startColumn) result.markStart = width;
    const bool isTab = line.front() == '\t';
    const char32_t codePoint = takeFirst(line, bytes);
    const std::size_t advance = isTab ? tabWidth - width % tabWidth : displayWidth(codePoint);
    isTab ? result.text.append(advance, ' ') : result.text.append(bytes);
    width += advance;
    if (column < endColumn) markEnd = width;
  }
  if (startColumn >= column) result.markStart = width;  // behind the end of the line
  if (!line.empty()) result.text += ellipsis;
  result.markWidth = markEnd > result.markStart ? markEnd - result.markStart : 1;
  return result;
}

}  // namespace warrant::report
