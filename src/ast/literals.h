// The values of literals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warrant::ast {

struct IntegerText {
  enum class Problem : std::uint8_t { None, Malformed, TooLarge, Long };
  std::int64_t value = 0;
  Problem problem = Problem::None;
  // The value is too large by one: fine behind a minus sign. (Inline: it is then already negative.)
  bool isMinimum = false;
};

// Decimal, hexadecimal, octal or binary, with underscores, as in Java. Java's are of 32 bits, others of 64.
IntegerText readInteger(std::string_view text, bool isJava);

// The contents of a string literal with its quotes; none if an escape in it is not known.
std::optional<std::string> readString(std::string_view literal);

}  // namespace warrant::ast
