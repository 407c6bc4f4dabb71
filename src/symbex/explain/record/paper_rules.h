// The rules of the paper that applications are of: Figures 5 to 8, and what is beyond them.
#pragma once

#include <string_view>

#include "symbex/path/record.h"

namespace warrant::symbex {

struct PaperRule {
  std::string_view figure;  // `Figure 7, 3`; empty: it is not in the paper
  std::string_view says;    // in the paper's notation
  friend bool operator==(const PaperRule&, const PaperRule&) = default;
};

// Of the application of a rule; nothing of other steps.
PaperRule paperRuleOf(const Step& step);

}  // namespace warrant::symbex
