// Errors of a program that is run or explored in spite of them: members with errors are left out.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "support/codes.h"
#include "support/diagnostic.h"

namespace warrant::cli {

// Whether there are errors, beside what Warrant does not support.
inline bool hasErrors(const std::vector<support::Diagnostic>& problems) {
  namespace codes = support::codes;
  constexpr std::array limits = {codes::unsupported, codes::nesting, codes::escape, codes::overload};
  return std::ranges::any_of(problems, [&](const support::Diagnostic& problem) {
    return problem.severity == support::Severity::Error &&
           std::ranges::find(limits, problem.code) == limits.end();
  });
}

}  // namespace warrant::cli
