// Running a call concretely, with inputs that were found, to see whether it ends as they say.
#pragma once

#include <cstdint>
#include <string>

#include "ast/program.h"
#include "symbex/explore/explore.h"
#include "symbex/explore/input_graph.h"

namespace warrant::bmc {

struct Replayed {
  std::string outcome;  // `return`, `assert`, the class of the exception; empty: something else
  std::uint32_t line = 0;
  std::string why = {};  // of something else
};

// On the calling thread, which needs a large stack (explore/concrete.h).
Replayed replay(const ast::Program& program, const symbex::ExploreRequest& request,
                const symbex::InputGraph& inputs, std::uint64_t steps);

}  // namespace warrant::bmc
