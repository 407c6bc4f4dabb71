// The answer of a rule, a path, a member: ordered from best to worst.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace warrant::symbex {

enum class [[nodiscard]] Verdict : std::uint8_t{Verified, Unknown, Failed};

inline Verdict meet(Verdict left, Verdict right) { return std::max(left, right); }

std::string_view toString(Verdict verdict);  // `verified`

}  // namespace warrant::symbex
