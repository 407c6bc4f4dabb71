// Writing files of the user's.
#pragma once

#include <string>
#include <string_view>

namespace warrant::cli {

// Replaces the file's text as a whole, or not at all: it is written beside the file and put in its place,
// with its mode. What went wrong, else an empty text.
std::string replaceFile(const std::string& path, std::string_view text);

}  // namespace warrant::cli
