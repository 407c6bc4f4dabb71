// Reading UTF-8 text code point by code point.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warrant::support {

struct CodePoint {
  char32_t value;
  std::size_t length;  // in bytes
};

// The code point at the start of the text; none where the text is empty or does not start with well-formed
// UTF-8 (overlong forms, surrogates and values above U+10FFFF are not).
std::optional<CodePoint> decodeUtf8(std::string_view text);

// The first byte that is not well-formed UTF-8 or is NUL, which no source text holds.
struct MalformedByte {
  unsigned char byte;
  std::uint32_t line = 1;
  std::uint32_t column = 1;  // in code points
};

std::optional<MalformedByte> findMalformedByte(std::string_view text);

// Drops the byte-order mark that some editors put in front.
std::string_view withoutByteOrderMark(std::string_view text);

// The same text in UTF-8.
std::string fromLatin1(std::string_view text);

}  // namespace warrant::support
