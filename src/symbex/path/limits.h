// Limits that end what is explored, and how the notes of an unknown member name them.
#pragma once

#include <cstdint>
#include <string_view>

#include "smt/path/path_condition.h"

namespace warrant::symbex {

// Of a whole run, the worse one last. Size: what is made of such values is not explored. Stack: what is
// nested there is not. Clock, Steps: what is found out from then on means nothing.
enum class Limit : std::uint8_t { None, Size, Stack, Clock, Steps };

// How many operands the text of a value may have that more is made of where programs are explored, and
// printed: values share their parts, texts do not, and a loop may double them.
constexpr std::uint32_t largestExplored = 4'000;

// With the option that raises it, where there is one.
constexpr std::string_view describe(Limit limit) {
  switch (limit) {
    case Limit::Size:
      return "what this computes with is too large to be written down, and no option raises that limit";
    case Limit::Stack:
      return "the stack is used up: what is explored here is nested too deeply, and no option raises that "
             "limit";
    case Limit::Clock:
      return "the solver did not come back from a question that its limit should have ended, and the clock "
             "ended it: another run may find more; `--query-limit` raises both";
    default:
      return "the limit of rule applications was hit, which `--limit` raises";
  }
}

// Why the solver leaves a question open.
constexpr std::string_view describeOpenQuestion(smt::Open why) {
  switch (why) {
    case smt::Open::TimedOut:
      return describe(Limit::Clock);
    case smt::Open::Cut:
      return "the solver's limit for one question was hit, which `--query-limit` raises";
    default:
      return "the solver does not decide this, whatever its limit";
  }
}

// Why the value of a call is not known.
constexpr std::string_view unfoldingWasCut =
    "the limit of nested unfoldings of recursive calls was hit, which `--unfold-depth` raises";

}  // namespace warrant::symbex
