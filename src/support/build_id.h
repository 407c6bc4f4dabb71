// Which build of a program or library is running.
#pragma once

#include <string_view>

namespace warrant::support {

// The build-id note of the program or library that the address lies in, as its bytes; empty: it has none. Two
// with one build-id are the same code.
std::string_view buildIdOf(const void* address);

}  // namespace warrant::support
