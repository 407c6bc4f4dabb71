// Texts as numbers, for equality is all that is known of them: each text that the process meets has its own.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace warrant::symbolics {

// From any thread. Numbers are natural.
std::int64_t numberOfText(std::string_view text);
// The text with that number; one that no other number has, where there is none.
std::string textOfNumber(std::int64_t number);

}  // namespace warrant::symbolics
