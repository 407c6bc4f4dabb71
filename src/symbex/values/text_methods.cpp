#include "symbex/values/text_methods.h"

#include <algorithm>

namespace warrant::symbex {
namespace {

using Text = std::u16string_view;

bool isAscii(Text text) {
  return std::ranges::all_of(text, [](char16_t unit) { return unit < 0x80; });
}

std::u16string folded(Text text) {
  std::u16string lower(text);
  for (char16_t& unit : lower) {
    if (u'A' <= unit && unit <= u'Z') unit = static_cast<char16_t>(unit + (u'a' - u'A'));
  }
  return lower;
}

std::int64_t compared(Text text, Text other) {
  const auto [first, second] = std::ranges::mismatch(text, other);
  if (first != text.end() && second != other.end()) return std::int64_t{*first} - *second;
  return static_cast<std::int64_t>(text.size()) - static_cast<std::int64_t>(other.size());
}

std::int64_t hashOf(Text text) {
  std::uint32_t hash = 0;
  for (const char16_t unit : text) hash = hash * 31 + unit;
  return static_cast<std::int32_t>(hash);
}

std::int64_t indexOrNone(std::size_t found) {
  return found == Text::npos ? -1 : static_cast<std::int64_t>(found);
}

std::optional<std::int64_t> ofText(std::string_view name, Text text, const std::u16string& other) {
  if (name == "equals") return text == other;
  if (name == "startsWith") return text.starts_with(other);
  if (name == "endsWith") return text.ends_with(other);
  if (name == "contains") return text.find(other) != Text::npos;
  if (name == "indexOf") return indexOrNone(text.find(other));
  if (name == "lastIndexOf") return indexOrNone(text.rfind(other));
  if (name == "compareTo") return compared(text, other);
  if (!isAscii(text) || !isAscii(other)) return std::nullopt;  // tables of Unicode tell
  if (name == "equalsIgnoreCase") return folded(text) == folded(other);
  return name == "compareToIgnoreCase" ? std::optional(compared(folded(text), folded(other))) : std::nullopt;
}

std::optional<std::int64_t> ofNumber(std::string_view name, Text text, std::int64_t number) {
  const bool isUnit = 0 <= number && number <= 0xFFFF;
  if (name == "indexOf" && isUnit) return indexOrNone(text.find(static_cast<char16_t>(number)));
  if (name == "lastIndexOf" && isUnit) return indexOrNone(text.rfind(static_cast<char16_t>(number)));
  const bool isWithin = 0 <= number && static_cast<std::size_t>(number) < text.size();
  return name == "charAt" && isWithin ? std::optional<std::int64_t>(text[static_cast<std::size_t>(number)])
                                      : std::nullopt;
}

// From an index on, or back from it.
std::optional<std::int64_t> ofPlace(std::string_view name, Text text, Text wanted, std::int64_t from) {
  if (name == "startsWith") {
    const bool isWithin = 0 <= from && static_cast<std::size_t>(from) <= text.size();
    return isWithin && text.substr(static_cast<std::size_t>(from)).starts_with(wanted);
  }
  const auto start = static_cast<std::size_t>(std::max<std::int64_t>(from, 0));
  if (name == "indexOf") return indexOrNone(text.find(wanted, std::min(start, text.size())));
  if (name == "lastIndexOf") return from < 0 ? -1 : indexOrNone(text.rfind(wanted, start));
  return std::nullopt;
}

}  // namespace

std::optional<std::int64_t> yieldOfTextMethod(std::string_view name, std::u16string_view text,
                                              std::span<const TextOperand> operands) {
  if (operands.size() == 1 && operands[0].text) return ofText(name, text, *operands[0].text);
  if (operands.size() == 1 && operands[0].number) return ofNumber(name, text, *operands[0].number);
  if (operands.size() == 2 && operands[1].number) {
    const TextOperand& wanted = operands[0];
    if (wanted.text) return ofPlace(name, text, *wanted.text, *operands[1].number);
    if (!wanted.number || *wanted.number < 0 || *wanted.number > 0xFFFF) return std::nullopt;
    return ofPlace(name, text, std::u16string(1, static_cast<char16_t>(*wanted.number)), *operands[1].number);
  }
  if (!operands.empty()) return std::nullopt;
  if (name == "length") return static_cast<std::int64_t>(text.size());
  if (name == "isEmpty") return text.empty();
  if (name == "hashCode") return hashOf(text);
  const bool isBlank = std::ranges::all_of(text, [](char16_t unit) {
    return unit == u' ' || (u'\t' <= unit && unit <= u'\r') || (0x1C <= unit && unit <= 0x1F);
  });
  return name == "isBlank" && isAscii(text) ? std::optional<std::int64_t>(isBlank) : std::nullopt;
}

}  // namespace warrant::symbex
