#include "parse/scan/characters.h"

#include <algorithm>
#include <iterator>

namespace warrant::ast {
namespace {

struct Interval {
  char32_t first, last;
};

// The blocks of Unicode that hold no letters, in order.
constexpr Interval notLetters[] = {
    {0x0080, 0x00A9}, {0x00AB, 0x00B4}, {0x00B6, 0x00B9},   {0x00BB, 0x00BF},    {0x00D7, 0x00D7},
    {0x00F7, 0x00F7}, {0x2000, 0x206F}, {0x20A0, 0x20CF},   {0x2190, 0x2BFF},    {0x2E00, 0x2E7F},
    {0x3000, 0x3004}, {0x3008, 0x3020}, {0xE000, 0xF8FF},   {0xFE00, 0xFE6F},    {0xFEFF, 0xFEFF},
    {0xFF00, 0xFF0F}, {0xFFF0, 0xFFFF}, {0x1F000, 0x1FAFF}, {0xE0000, 0x10FFFF},
};

// Of those, the ones that cannot be seen.
constexpr Interval invisible[] = {
    {0x0000, 0x0020}, {0x007F, 0x00A0}, {0x00AD, 0x00AD}, {0x2000, 0x200F},
    {0x2028, 0x202F}, {0x205F, 0x206F}, {0x3000, 0x3000}, {0xE000, 0xF8FF},
    {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFF0, 0xFFFF}, {0xE0000, 0x10FFFF},
};

template <std::size_t Size>
bool contains(const Interval (&intervals)[Size], char32_t point) {
  return std::ranges::any_of(intervals, [point](Interval i) { return point >= i.first && point <= i.last; });
}

}  // namespace

bool isLetter(char32_t point) { return point >= 0x80 && !contains(notLetters, point); }

bool isVisible(char32_t point) { return !contains(invisible, point); }

std::string codePointName(char32_t point) {
  constexpr char digits[] = "0123456789ABCDEF";
  std::string name;
  for (; point != 0 || name.size() < 4; point >>= 4) name.insert(name.begin(), digits[point & 15]);
  return "U+" + name;
}

}  // namespace warrant::ast
