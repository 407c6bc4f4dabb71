// The words of what a user types.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace warrant::debug {

// The commands of a line: what stands between `;`, but for those in quotes and brackets.
std::vector<std::string> splitCommands(std::string_view line);

std::string_view trim(std::string_view text);
// The first word, which is taken off the text.
std::string takeWord(std::string_view& text);
// Where the last word begins, which may be empty.
std::size_t startOfLastWord(std::string_view line);
// Without the round brackets or quotes around all of it.
std::string unwrap(std::string_view text);
// A number that is all of the text.
std::optional<std::uint32_t> numberOf(std::string_view text);

// The one of the names that is the word or, alone, begins with it. Throws Refused where there is none, or
// several: `kind` says of what.
std::string_view resolve(std::string_view word, std::span<const std::string_view> names,
                         std::string_view kind);

}  // namespace warrant::debug
