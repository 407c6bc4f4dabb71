// One state as lists: what the page shows where scripts are off.
#pragma once

#include <cstdint>
#include <string>

#include "page/page.h"
#include "symbex/explain/record/recorded_state.h"

namespace warrant::page {

struct StateLists {
  std::string held, lost, facts, variables, frames;  // each the items of a list
};

StateLists stateLists(const report::ProgramReport& program, const symbex::RecordedState& state);

}  // namespace warrant::page
