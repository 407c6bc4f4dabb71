// A recorded step in source terms, as reports show it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/source.h"

namespace warrant::symbex {

// One step. What is held there is what is held at its parent, without `taken`, and with `added`.
struct RecordedNode {
  std::uint32_t id;
  std::uint32_t parent;  // the step before it on the path; of the first one: itself
  std::uint32_t within;  // the application of a rule that it is part of; 0: of none
  std::string_view rule;
  support::SourceRange range;
  std::vector<std::pair<std::uint32_t, std::string>> added{};  // chunks, each with its number
  std::vector<std::uint32_t> taken{};
  std::vector<std::string> assumed{};
  std::string_view outcome;
};

}  // namespace warrant::symbex
