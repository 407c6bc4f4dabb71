// Writing files of the user's.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace warrant::cli {

// Why nothing can be written there: a folder, a device, a folder that is not there. Nothing where it can.
std::optional<std::string> whyNotWritable(const std::string& path);

// Makes the folder, and those around it, where it is not there. Why that cannot be; nothing: it is there.
std::optional<std::string> makeFolder(const std::string& path);

// Why a file whose first line is `mark` cannot be written, by `command`: one that is there, and begins
// otherwise, is somebody's. Nothing where it can.
std::optional<std::string> whyNotReplaceable(const std::string& path, std::string_view mark,
                                             std::string_view command);

// Replaces the file's text as a whole, or not at all: it is written beside the file, or the one behind a
// link, and put in its place, with its mode. A file that is not there yet is made. What went wrong, else an
// empty text.
std::string replaceFile(const std::string& path, std::string_view text);

}  // namespace warrant::cli
