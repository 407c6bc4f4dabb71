// Reading one file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "support/diagnostic.h"

namespace warrant::cli {

inline constexpr std::size_t largestFile = std::size_t{64} << 20;

struct SourceText {
  std::optional<std::string> text;             // valid UTF-8 without a byte-order mark
  std::optional<support::Diagnostic> problem;  // why there is none, or a warning
};

// A file that is not UTF-8, as it may stem from older editors, is read as Latin-1, with a warning.
SourceText readSourceFile(const std::string& path);

bool isDirectory(const std::string& path);

// A W0001 without a place.
support::Diagnostic unreadable(std::string message);

}  // namespace warrant::cli
