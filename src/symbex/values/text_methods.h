// What String's pure methods yield for texts that are known.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace warrant::symbex {

struct TextOperand {
  std::optional<std::u16string> text;  // of a string
  std::optional<std::int64_t> number = {};
};

// A truth value as 0 or 1. None: it is not known here.
std::optional<std::int64_t> yieldOfTextMethod(std::string_view name, std::u16string_view text,
                                              std::span<const TextOperand> operands);

}  // namespace warrant::symbex
