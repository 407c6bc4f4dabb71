// The version of this build.
#pragma once

#include <string_view>

namespace warrant::support {

std::string_view version();  // `0.1.0`

}  // namespace warrant::support
