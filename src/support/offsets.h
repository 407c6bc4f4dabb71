// Places in a text as offsets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace warrant::support {

// The offset of a place, of which there must be such a line; behind the line's end: of its end.
std::size_t offsetOf(std::string_view text, std::uint32_t line, std::uint32_t column);

}  // namespace warrant::support
