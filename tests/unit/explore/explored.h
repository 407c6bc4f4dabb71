// Calls that are explored, for tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "symbex/explore/explore.h"

namespace warrant::explore {

// Explores the call in the program, whose classes may use what the shipped library has. Throws Refused.
symbex::ExploredTree explored(std::string_view program, std::string_view call,
                              const symbex::Bounds& bounds = {});

// The same with what is assumed, and as it is changed there.
symbex::ExploredTree explored(std::string_view program, std::string_view call, std::string_view assumption,
                              support::FunctionRef<void(symbex::ExploreRequest&)> change);

// `x > 0: return 1`, one for each leaf; with the places that have new values.
std::vector<std::string> leavesOf(std::string_view program, std::string_view call,
                                  const symbex::Bounds& bounds = {});

}  // namespace warrant::explore
