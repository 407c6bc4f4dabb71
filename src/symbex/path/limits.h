// Limits that end what is explored, and how the notes of an unknown member name them.
#pragma once

#include <cstdint>
#include <string_view>

namespace warrant::symbex {

// Of a whole run, the worse one last. Stack: what is nested there is not explored. Steps: what is found out
// from then on means nothing.
enum class Limit : std::uint8_t { None, Stack, Steps };

// With the option that raises it, where there is one.
constexpr std::string_view describe(Limit limit) {
  return limit == Limit::Stack ? "the stack is used up: what is explored here is nested too deeply, and no "
                                 "option raises that limit"
                               : "the limit of rule applications was hit, which `--limit` raises";
}

// Why the solver leaves a question open.
constexpr std::string_view describeOpenQuestion(bool wasCut) {
  return wasCut ? "the solver's limit for one question was hit, which `--query-limit` raises"
                : "the solver does not decide this, whatever its limit";
}

}  // namespace warrant::symbex
