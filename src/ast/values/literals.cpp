#include "ast/values/literals.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <vector>

#include "support/utf8.h"

namespace warrant::ast {
namespace {

bool isHighSurrogate(std::uint32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool isLowSurrogate(std::uint32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

// The surrogate at that place of the contents of a string; 0: another character stands there.
std::uint32_t surrogateAt(std::string_view text, std::size_t place) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (place + 3 > text.size() || byte(place) != 0xED || byte(place + 1) < 0xA0) return 0;
  return 0xD000u | (byte(place + 1) & 0x3Fu) << 6 | (byte(place + 2) & 0x3Fu);
}

// A low surrogate makes one character with the high one that it follows.
void appendUtf8(std::string& text, std::uint32_t point) {
  const std::uint32_t before = text.size() < 3 ? 0 : surrogateAt(text, text.size() - 3);
  if (isHighSurrogate(before) && isLowSurrogate(point)) {
    text.resize(text.size() - 3);
    point = 0x10000 + ((before - 0xD800) << 10) + (point - 0xDC00);
  }
  const auto continuation = [&](unsigned shift) {
    text += static_cast<char>(0x80 | (point >> shift & 0x3F));
  };
  if (point < 0x80) {
    text += static_cast<char>(point);
  } else if (point < 0x800) {
    text += static_cast<char>(0xC0 | point >> 6);
    continuation(0);
  } else if (point < 0x10000) {
    text += static_cast<char>(0xE0 | point >> 12);
    continuation(6);
    continuation(0);
  } else {
    text += static_cast<char>(0xF0 | point >> 18);
    continuation(12);
    continuation(6);
    continuation(0);
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
std::optional<std::uint32_t> takeEscape(std::string_view& rest) {
  constexpr std::string_view letters = "btnfrs\"'\\", meanings = "\b\t\n\f\r \"'\\";
  if (rest.empty()) return std::nullopt;
  const std::size_t known = letters.find(rest.front());
  if (known != std::string_view::npos) {
    rest.remove_prefix(1);
    return static_cast<unsigned char>(meanings[known]);
  }
  if (rest.front() != 'u') return takeDigits(rest, rest.front() <= '3' ? 3 : 2, 8);
  rest.remove_prefix(std::min(rest.find_first_not_of('u'), rest.size()));
  const auto unit = rest.size() < 4 ? std::nullopt : parseHexadecimal(rest.substr(0, 4));
  if (unit) rest.remove_prefix(4);
  return unit;
}

// The shortest digits that tell the value from others of its type, `d.ddde-05`. Where one is enough, Java
// takes the two that are nearest to the value: 4.9 of the least double, which 5 would tell, too.
template <class Floating>
std::string shortest(Floating value) {
  char buffer[64];
  const auto write = [&](auto... precision) {
    const auto end =
        std::to_chars(buffer, std::end(buffer), value, std::chars_format::scientific, precision...);
    return std::string(buffer, end.ptr);
  };
  const std::string text = write();
  return text.find('.') == std::string::npos ? write(1) : text;
}

std::string withoutUnderscores(std::string_view text) {
  std::string digits;
  for (const char c : text) {
    if (c != '_') digits += c;
  }
  return digits;
}

bool hasPrefix(std::string_view text, char lower) {
  return text.size() > 1 && text[0] == '0' && (text[1] == lower || text[1] == lower - 'a' + 'A');
}

bool isOneOf(char c, std::string_view letters) { return letters.find(c) != std::string_view::npos; }

}  // namespace

// ------------------------------------------------------------------------------------------------- integers

IntegerText readInteger(std::string_view text) {
  const std::string digits = withoutUnderscores(text);
  std::string_view rest = digits;
  IntegerText result;
  int base = 10;
  if (hasPrefix(rest, 'x')) {
    base = 16;
  } else if (hasPrefix(rest, 'b')) {
    base = 2;
  }
  if (base != 10) rest.remove_prefix(2);
  result.isLong = rest.size() > 1 && isOneOf(rest.back(), "lL");
  if (result.isLong) rest.remove_suffix(1);
  if (base == 10 && rest.size() > 1 && rest[0] == '0') base = 8;
  result.isDecimal = base == 10;
  const auto [stop, status] = std::from_chars(rest.data(), rest.data() + rest.size(), result.magnitude, base);
  result.isWellFormed =
      stop == rest.data() + rest.size() && status != std::errc::invalid_argument && text.back() != '_';
  result.isTooLarge = status == std::errc::result_out_of_range;
  return result;
}

std::optional<std::uint32_t> parseHexadecimal(std::string_view digits) {
  std::string_view rest = digits;
  const auto value = takeDigits(rest, digits.size(), 16);
  return rest.empty() ? value : std::nullopt;
}

// --------------------------------------------------------------------------------------------------- floats

bool isFloatingNumber(std::string_view text) {
  if (text.find('.') != std::string_view::npos) return true;
  if (hasPrefix(text, 'x')) return text.find_first_of("pP") != std::string_view::npos;
  return !hasPrefix(text, 'b') && text.find_first_of("eEfFdD") != std::string_view::npos;
}

bool endsWithExponent(std::string_view text) {
  return isOneOf(text.back(), hasPrefix(text, 'x') ? "pP" : "eE");
}

std::string floatingText(double value) {
  if (std::isnan(value)) return "nan";
  char buffer[64];
  return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr};
}

std::string javaText(double value, bool isFloat) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value < 0 ? "-Infinity" : "Infinity";
  const std::string text = isFloat ? shortest(static_cast<float>(value)) : shortest(value);
  const std::size_t mark = text.find('e');
  const int exponent = std::stoi(text.substr(mark + 1));
  const bool isNegative = text.front() == '-';
  std::string digits = text.substr(isNegative ? 1 : 0, mark - (isNegative ? 1 : 0));
  std::erase(digits, '.');
  if (digits.size() == 2 && digits.back() == '0') digits.pop_back();
  const bool isPlain = value == 0 || (-3 <= exponent && exponent < 7);
  std::size_t point = 1;
  if (isPlain && exponent < 0) digits.insert(0, static_cast<std::size_t>(-exponent), '0');
  if (isPlain && exponent > 0) point += static_cast<std::size_t>(exponent);
  if (digits.size() <= point) digits.resize(point + 1, '0');
  digits.insert(point, ".");
  return (isNegative ? "-" : "") + digits + (isPlain ? "" : "E" + std::to_string(exponent)) +
         (isFloat ? "f" : "");
}

std::optional<std::string> readFloating(std::string_view text, bool& isFloat) {
  std::string digits = withoutUnderscores(text);
  const bool isHexadecimal = hasPrefix(digits, 'x');
  isFloat = isOneOf(digits.back(), "fF");
  if (isFloat || isOneOf(digits.back(), "dD")) digits.pop_back();
  const std::string_view rest = std::string_view(digits).substr(isHexadecimal ? 2 : 0);
  const auto format = isHexadecimal ? std::chars_format::hex : std::chars_format::general;
  float narrow = 0;
  double wide = 0;
  const char* const end = rest.data() + rest.size();
  const auto [stop, status] = isFloat ? std::from_chars(rest.data(), end, narrow, format)
                                      : std::from_chars(rest.data(), end, wide, format);
  if (status != std::errc() || stop != end) return std::nullopt;
  return floatingText(isFloat ? narrow : wide);
}

// --------------------------------------------------------------------------------------------------- strings

namespace {

constexpr std::size_t blockQuotes = 3;

bool isBlank(char c) { return c == ' ' || ('\t' <= c && c <= '\r') || (0x1C <= c && c <= 0x1F); }

// What stands between the quotes, with its escapes read. One before a line's end joins the lines.
std::optional<std::string> readEscapes(std::string_view rest) {
  std::string text;
  while (!rest.empty()) {
    const char next = rest.front();
    rest.remove_prefix(1);
    if (next != '\\') {
      text += next;
      continue;
    }
    if (rest.starts_with('\n')) {
      rest.remove_prefix(1);
      continue;
    }
    const auto point = takeEscape(rest);
    if (!point) return std::nullopt;
    appendUtf8(text, *point);
  }
  return text;
}

// The lines, each without what ends it.
std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t end = 0; end != std::string_view::npos;) {
    end = text.find_first_of("\r\n");
    lines.push_back(text.substr(0, end));
    if (end != std::string_view::npos)
      text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
  }
  return lines;
}

std::string_view::size_type indentationOf(std::string_view line) {
  return static_cast<std::size_t>(std::ranges::find_if_not(line, isBlank) - line.begin());
}

std::string_view withoutBlanksBehind(std::string_view line) {
  while (!line.empty() && isBlank(line.back())) line.remove_suffix(1);
  return line;
}

}  // namespace

std::optional<std::string> readString(std::string_view literal) {
  return readEscapes(literal.substr(1, literal.size() - 2));
}

bool beginsTextBlock(std::string_view literal) {
  const std::size_t end = literal.find_first_of("\r\n");
  return literal.size() >= 2 * blockQuotes && end != std::string_view::npos &&
         std::ranges::all_of(literal.substr(blockQuotes, end - blockQuotes), isBlank);
}

// The line with the quotes that close it counts for the indentation, even if it is blank.
std::optional<std::string> readTextBlock(std::string_view literal) {
  if (!beginsTextBlock(literal)) return std::nullopt;
  std::vector<std::string_view> lines = linesOf(literal.substr(0, literal.size() - blockQuotes));
  lines.erase(lines.begin());
  std::size_t indentation = std::string_view::npos;
  for (const std::string_view& line : lines) {
    const bool counts = indentationOf(line) < line.size() || &line == &lines.back();
    if (counts) indentation = std::min(indentation, indentationOf(line));
  }
  std::string text;
  for (const std::string_view& line : lines) {
    if (&line != &lines.front()) text += '\n';
    text += withoutBlanksBehind(line.substr(std::min(indentation, line.size())));
  }
  return readEscapes(text);
}

std::string joinStrings(std::string_view first, std::string_view second) {
  std::string text(first);
  if (const std::uint32_t unit = surrogateAt(second, 0)) {
    appendUtf8(text, unit);
    second.remove_prefix(3);
  }
  text += second;
  return text;
}

// Control characters have three octal digits, whatever follows; a surrogate without its partner is escaped.
std::string quoted(std::string_view contents) {
  constexpr std::string_view special = "\"\\\n\t\r", letters = "\"\\ntr", digits = "0123456789abcdef";
  std::string literal = "\"";
  for (std::size_t i = 0; i < contents.size(); ++i) {
    const auto byte = static_cast<unsigned char>(contents[i]);
    if (const std::size_t found = special.find(contents[i]); found != std::string_view::npos) {
      literal += {'\\', letters[found]};
    } else if (byte < ' ' || byte == 0x7f) {
      literal += {'\\', digits[byte >> 6], digits[byte >> 3 & 7], digits[byte & 7]};
    } else if (const std::uint32_t unit = surrogateAt(contents, i); unit != 0) {
      literal +=
          {'\\', 'u', digits[unit >> 12], digits[unit >> 8 & 15], digits[unit >> 4 & 15], digits[unit & 15]};
      i += 2;
    } else {
      literal += contents[i];
    }
  }
  return literal + "\"";
}

std::string quotedUnit(std::uint16_t unit) {
  if (unit == '\'') return "'\\''";
  if (unit == '"') return "'\"'";
  std::string literal = quoted(stringOfUnit(unit));
  literal.front() = literal.back() = '\'';
  return literal;
}

std::string integerLiteral(std::int64_t value) {
  const bool isLong = value != static_cast<std::int32_t>(value);
  return std::to_string(value) + (isLong ? "L" : "");
}

bool beginsWithSurrogate(std::string_view contents) { return surrogateAt(contents, 0) != 0; }

std::string stringOfUnit(std::uint16_t unit) {
  std::string text;
  appendUtf8(text, unit);
  return text;
}

std::string stringOfUnits(std::u16string_view units) {
  std::string text;
  for (const char16_t unit : units) appendUtf8(text, unit);
  return text;
}

std::u16string unitsOf(std::string_view contents) {
  std::u16string units;
  while (!contents.empty()) {
    std::size_t length = 3;
    std::uint32_t point = surrogateAt(contents, 0);
    if (point == 0) {
      const auto decoded = support::decodeUtf8(contents);
      if (!decoded) break;  // source text is well-formed
      point = decoded->value;
      length = decoded->length;
    }
    contents.remove_prefix(length);
    if (point >= 0x10000) {
      units += static_cast<char16_t>(0xD800 + ((point - 0x10000) >> 10));
      point = 0xDC00 + ((point - 0x10000) & 0x3FF);
    }
    units += static_cast<char16_t>(point);
  }
  return units;
}

// Each code point has one byte that begins it, and those with four bytes have two units.
std::size_t countUnits(std::string_view contents) {
  std::size_t count = 0;
  for (const char byte : contents) {
    const auto value = static_cast<unsigned char>(byte);
    count += (value & 0xC0) != 0x80;
    count += value >= 0xF0;
  }
  return count;
}

std::string printed(std::u16string_view units) {
  const auto isAt = [&](std::size_t at, unsigned first) {
    return at < units.size() && (units[at] & 0xFC00) == first;
  };
  std::string text;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const std::uint32_t unit = units[i];
    if (isAt(i, 0xD800) && isAt(i + 1, 0xDC00)) {
      appendUtf8(text, 0x10000 + ((unit & 0x3FF) << 10) + (units[++i] & 0x3FF));
    } else {
      appendUtf8(text, (unit & 0xF800) == 0xD800 ? '?' : unit);
    }
  }
  return text;
}

std::optional<std::uint16_t> readCharacter(std::string_view literal) {
  std::string_view rest = literal.substr(1, literal.size() - 2);
  if (rest.empty()) return std::nullopt;
  std::optional<std::uint32_t> point;
  if (rest.front() == '\\') {
    rest.remove_prefix(1);
    point = takeEscape(rest);
  } else if (const auto decoded = support::decodeUtf8(rest)) {
    point = decoded->value;
    rest.remove_prefix(decoded->length);
  }
  if (!point || !rest.empty() || *point > 0xFFFF) return std::nullopt;
  return static_cast<std::uint16_t>(*point);
}

}  // namespace warrant::ast
