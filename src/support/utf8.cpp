#include "support/utf8.h"

#include <cstring>

namespace warrant::support {
namespace {

struct LeadByte {
  std::size_t length;  // 0: no code point starts with this byte
  char32_t bits;
  char32_t smallest;  // anything below is an overlong form
};

LeadByte classify(unsigned char byte) {
  if (byte < 0x80) return {1, byte, 0};
  if (byte < 0xC0) return {0, 0, 0};
  if (byte < 0xE0) return {2, byte & 0x1Fu, 0x80};
  if (byte < 0xF0) return {3, byte & 0x0Fu, 0x800};
  if (byte < 0xF8) return {4, byte & 0x07u, 0x10000};
  return {0, 0, 0};
}

bool isScalarValue(char32_t value) { return value < 0xD800 || (value > 0xDFFF && value <= 0x10FFFF); }

// Whether the eight bytes are all ASCII and none is NUL.
bool isPlain(const char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, sizeof word);
  constexpr std::uint64_t ones = 0x0101010101010101, highBits = 0x8080808080808080;
  return (((word - ones) | word) & highBits) == 0;
}

// The length of the longest prefix that is well-formed and without NUL.
std::size_t wellFormedPrefix(std::string_view text) {
  std::size_t offset = 0;
  while (offset < text.size()) {
    if (offset + 8 <= text.size() && isPlain(text.data() + offset)) {
      offset += 8;
      continue;
    }
    const auto point = decodeUtf8(text.substr(offset));
    if (!point || point->value == 0) break;
    offset += point->length;
  }
  return offset;
}

}  // namespace

std::optional<CodePoint> decodeUtf8(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const LeadByte lead = classify(static_cast<unsigned char>(text[0]));
  if (lead.length == 0 || lead.length > text.size()) return std::nullopt;
  char32_t value = lead.bits;
  for (std::size_t i = 1; i < lead.length; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0) != 0x80) return std::nullopt;
    value = value << 6 | (byte & 0x3Fu);
  }
  if (value < lead.smallest || !isScalarValue(value)) return std::nullopt;
  return CodePoint{value, lead.length};
}

std::optional<MalformedByte> findMalformedByte(std::string_view text) {
  const std::size_t length = wellFormedPrefix(text);
  if (length == text.size()) return std::nullopt;
  MalformedByte found{static_cast<unsigned char>(text[length])};
  for (const char byte : text.substr(0, length)) {
    const bool continues = (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
    if (byte == '\n') {
      ++found.line;
      found.column = 1;
    } else if (!continues) {
      ++found.column;
    }
  }
  return found;
}

std::string_view withoutByteOrderMark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  return text;
}

std::string fromLatin1(std::string_view text) {
  std::string utf8;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      utf8 += c;
    } else {
      utf8 += static_cast<char>(0xC0 | (byte >> 6));
      utf8 += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return utf8;
}

}  // namespace warrant::support
