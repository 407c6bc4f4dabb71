// Reading one file.
#pragma once

#include <cstddef>
#include <string>
#include <variant>

#include "support/diagnostic.h"

namespace warrant::cli {

inline constexpr std::size_t largestFile = std::size_t{64} << 20;

// The file's text, valid UTF-8 without a byte-order mark; or why there is none.
std::variant<std::string, support::Diagnostic> readSourceFile(const std::string& path);

// A W0001 without a place.
support::Diagnostic unreadable(std::string message);

}  // namespace warrant::cli
