// The values of literals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warrant::ast {

struct IntegerText {
  std::uint64_t magnitude = 0;
  bool isWellFormed = true;
  bool isTooLarge = false;  // for 64 bits
  bool isDecimal = true;
  bool isLong = false;  // it ends in L
};

// Decimal, hexadecimal, octal or binary, with underscores, as in Java.
IntegerText readInteger(std::string_view text);

// Of a number as the scanner finds it: whether it has a fraction, an exponent, or a suffix f or d.
bool isFloatingNumber(std::string_view text);
// Whether a sign behind it belongs to it.
bool endsWithExponent(std::string_view text);
// The value of a floating-point literal in a notation of its own: equal texts are equal values. None if it is
// no number; `isFloat` tells whether it ends in f.
std::optional<std::string> readFloating(std::string_view text, bool& isFloat);
// The same for a value.
std::string floatingText(double value);
// The value as Java writes a double, or a float, out: `2.5`, `1.0E8`, `0.1f`.
std::string javaText(double value, bool isFloat);

// The contents of a string literal with its quotes; none if an escape in it is not known. In UTF-8, but that
// a surrogate without its partner stands as such: equal strings of Java have equal contents.
std::optional<std::string> readString(std::string_view literal);
// Those of a text block with its quotes, without the indentation that all lines have (JLS 3.10.6); none if it
// does not begin with a line's end, or an escape is not known.
std::optional<std::string> readTextBlock(std::string_view literal);
bool beginsTextBlock(std::string_view literal);
// A literal of Java with these contents.
std::string quoted(std::string_view contents);
std::string quotedUnit(std::uint16_t unit);
// With an L where it is too large for an int.
std::string integerLiteral(std::int64_t value);
// The contents of the two, one behind the other.
std::string joinStrings(std::string_view first, std::string_view second);
// The string of one character.
std::string stringOfUnit(std::uint16_t unit);
std::string stringOfUnits(std::u16string_view units);
// The UTF-16 units of a string's contents.
std::u16string unitsOf(std::string_view contents);
// How many these are.
std::size_t countUnits(std::string_view contents);
// Whether the first of them is one half of a pair.
bool beginsWithSurrogate(std::string_view contents);
// In UTF-8, as Java prints them: `?` for a surrogate without its partner.
std::string printed(std::u16string_view units);
// The UTF-16 unit of a character literal with its quotes; none if it is not one, or an escape is not known.
std::optional<std::uint16_t> readCharacter(std::string_view literal);

// The number of hexadecimal digits; none if there are others.
std::optional<std::uint32_t> parseHexadecimal(std::string_view digits);

}  // namespace warrant::ast
