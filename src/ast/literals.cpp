#include "ast/literals.h"

#include <charconv>

namespace warrant::ast {
namespace {

void appendUtf8(std::string& text, std::uint32_t point) {
  if (point < 0x80) {
    text += static_cast<char>(point);
  } else if (point < 0x800) {
    text += static_cast<char>(0xC0 | point >> 6);
    text += static_cast<char>(0x80 | (point & 0x3F));
  } else {
    text += static_cast<char>(0xE0 | point >> 12);
    text += static_cast<char>(0x80 | (point >> 6 & 0x3F));
    text += static_cast<char>(0x80 | (point & 0x3F));
  }
}

// Reads at most `longest` digits of that base from the front of `rest`.
std::optional<std::uint32_t> takeDigits(std::string_view& rest, std::size_t longest, int base) {
  std::uint32_t value = 0;
  const char* const end = rest.data() + std::min(longest, rest.size());
  const auto [stop, status] = std::from_chars(rest.data(), end, value, base);
  if (status != std::errc()) return std::nullopt;
  rest.remove_prefix(static_cast<std::size_t>(stop - rest.data()));
  return value;
}

// `rest` starts behind the backslash.
bool appendEscape(std::string& text, std::string_view& rest) {
  constexpr std::string_view letters = "btnfrs\"'\\", meanings = "\b\t\n\f\r \"'\\";
  if (rest.empty()) return false;
  const std::size_t known = letters.find(rest.front());
  if (known != std::string_view::npos) {
    text += meanings[known];
    rest.remove_prefix(1);
    return true;
  }
  const bool isUnicode = rest.front() == 'u';
  while (!rest.empty() && rest.front() == 'u') rest.remove_prefix(1);
  if (isUnicode && rest.size() < 4) return false;
  const std::size_t longestOctal = !rest.empty() && rest.front() <= '3' ? 3 : 2;
  const auto point = takeDigits(rest, isUnicode ? 4 : longestOctal, isUnicode ? 16 : 8);
  if (point) appendUtf8(text, *point);
  return point.has_value();
}

}  // namespace

IntegerText readInteger(std::string_view text, bool isJava) {
  std::string digits;
  for (const char c : text) {
    if (c != '_') digits += c;
  }
  IntegerText result;
  int base = 10;
  std::string_view rest = digits;
  const auto startsWith = [&](char letter) {
    return rest.size() > 2 && rest[0] == '0' && (rest[1] == letter || rest[1] == letter - 'a' + 'A');
  };
  if (startsWith('x')) {
    base = 16;
  } else if (startsWith('b')) {
    base = 2;
  } else if (rest.size() > 1 && rest[0] == '0') {
    base = 8;
  }
  if (base == 16 || base == 2) rest.remove_prefix(2);
  const bool isLong = rest.size() > 1 && (rest.back() == 'L' || rest.back() == 'l');
  if (isLong) rest.remove_suffix(1);
  std::uint64_t value = 0;
  const auto [stop, status] = std::from_chars(rest.data(), rest.data() + rest.size(), value, base);
  if (stop != rest.data() + rest.size() || status == std::errc::invalid_argument || text.back() == '_') {
    result.problem = IntegerText::Problem::Malformed;
    return result;
  }
  if (isLong) {
    result.problem = IntegerText::Problem::Long;
    return result;
  }
  const std::uint64_t minimum = isJava ? std::uint64_t{1} << 31 : std::uint64_t{1} << 63;
  const bool wraps = isJava && base != 10;  // as in Java, 0xFFFFFFFF is -1
  if (status == std::errc::result_out_of_range || value > (wraps ? 0xFFFFFFFF : minimum)) {
    result.problem = IntegerText::Problem::TooLarge;
    return result;
  }
  result.isMinimum = value == minimum && !wraps;
  result.value =
      wraps ? static_cast<std::int32_t>(static_cast<std::uint32_t>(value)) : static_cast<std::int64_t>(value);
  return result;
}

std::optional<std::string> readString(std::string_view literal) {
  std::string text;
  std::string_view rest = literal.substr(1, literal.size() - 2);
  while (!rest.empty()) {
    const char next = rest.front();
    rest.remove_prefix(1);
    if (next != '\\') {
      text += next;
    } else if (!appendEscape(text, rest)) {
      return std::nullopt;
    }
  }
  return text;
}

}  // namespace warrant::ast
