#include "debug/explored.h"

#include <algorithm>

#include "explore/exploration.h"

namespace warrant::debug {

namespace {

// What is recorded of more would be too much to go through, or to hold.
constexpr std::uint64_t mostSteps = 300'000;

}  // namespace

Explored explore(const Input& input, const std::string& call, const symbex::Bounds& bounds) {
  const auto library = [&](std::string_view path) { return input.library(path); };
  symbex::Options options = input.options;
  options.stepLimit = std::min(options.stepLimit, mostSteps);
  options.keep = true;
  try {
    explore::Exploration explored = explore::explore({.sources = input.sources,
                                                      .library = library,
                                                      .call = call,
                                                      .assumption = {},
                                                      .bounds = bounds,
                                                      .options = options});
    report::ProgramReport program{std::move(explored.program), {}, {}, {}};
    program.members.push_back(std::move(explored.tree.member));
    return {std::make_shared<Run>(std::move(program), call), std::move(explored.tree)};
  } catch (const explore::Refused& refused) {
    throw Refused(refused.what());
  }
}

}  // namespace warrant::debug
