// The values with which a concolic exploration begins: `--seed`, a list of arguments in the shape of the
// call's.
#pragma once

#include <string_view>
#include <vector>

#include "explore/call.h"
#include "run/machine.h"

namespace warrant::explore {

// The expression that stands in the seed where each symbol stands in the call: what is no symbol must be the
// same in both. `"N" + 4` and `3 + 4`: N is 3. Throws Refused.
std::vector<SeedValue> readSeed(std::string_view call, std::string_view seed);

// Their values, which Java computes; those of symbols that have none there are null, 0 or false, and `this`
// is an object whose fields are. Throws Refused where there are none.
symbex::InputGraph seedOf(const Prepared& prepared, run::Machine& machine);

}  // namespace warrant::explore
