// Calls that are model checked, for tests.
#pragma once

#include <string>
#include <string_view>

#include "bmc/bmc.h"

namespace warrant::bmc {

// Checks the call of the program, whose classes may use what the shipped library has; `unwind` 0: finds the
// bound.
explore::Exploration checked(std::string_view program, std::string_view call, std::uint32_t unwind,
                             std::string_view assumption = {});

// `correct`, `bound`, or the outcome of what goes wrong.
std::string answerOf(const explore::Exploration& exploration);

}  // namespace warrant::bmc
