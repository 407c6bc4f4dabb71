#include "symbex/values/code_methods.h"

#include <bit>

namespace warrant::symbex {
namespace {

bool isDigit(std::int64_t c) { return '0' <= c && c <= '9'; }
bool isUpper(std::int64_t c) { return 'A' <= c && c <= 'Z'; }
bool isLower(std::int64_t c) { return 'a' <= c && c <= 'z'; }

// -1: none.
std::int64_t digitOf(std::int64_t c, std::int64_t radix) {
  const std::int64_t value = isDigit(c)   ? c - '0'
                             : isUpper(c) ? c - 'A' + 10
                             : isLower(c) ? c - 'a' + 10
                                          : -1;
  return 2 <= radix && radix <= 36 && value < radix ? value : -1;
}

std::optional<std::int64_t> ofAscii(std::string_view name, std::int64_t c) {
  if (name == "isDigit") return isDigit(c);
  if (name == "isLetter" || name == "isAlphabetic") return isUpper(c) || isLower(c);
  if (name == "isLetterOrDigit") return isDigit(c) || isUpper(c) || isLower(c);
  if (name == "isWhitespace") return c == ' ' || (9 <= c && c <= 13) || (28 <= c && c <= 31);
  if (name == "isUpperCase") return isUpper(c);
  if (name == "isLowerCase") return isLower(c);
  if (name == "toUpperCase") return isLower(c) ? c - 32 : c;
  if (name == "toLowerCase") return isUpper(c) ? c + 32 : c;
  return name == "getNumericValue" ? std::optional(digitOf(c, 36)) : std::nullopt;
}

}  // namespace

bool isCodeMethod(const ast::MethodDecl& method) {
  if (!method.isPure() || !method.isStatic || !method.owner->isLibrary) return false;
  const bool isOfCharacter = method.owner->name == "Character" && method.name != "compare" &&
                             method.name != "hashCode" && !method.returnType.isReference();
  return isOfCharacter || method.name == "bitCount";
}

std::optional<std::int64_t> yieldOfCodeMethod(std::string_view name, std::span<const std::int64_t> operands) {
  if (operands.empty()) return std::nullopt;
  const std::int64_t first = operands.front();
  if (name == "bitCount") return std::popcount(static_cast<std::uint32_t>(first));
  if (first < 0 || first >= 128) return std::nullopt;
  if (operands.size() == 1) return ofAscii(name, first);
  return name == "digit" && operands.size() == 2 ? std::optional(digitOf(first, operands[1])) : std::nullopt;
}

}  // namespace warrant::symbex
