#include "symbex/explain/failure.h"

#include <array>

#include "symbex/state/verdict.h"

namespace warrant::symbex {

std::string_view toString(Context context) {
  static constexpr std::array<std::string_view, 23> names = {"",
                                                             "write",
                                                             "read",
                                                             "call",
                                                             "precondition",
                                                             "postcondition",
                                                             "assert",
                                                             "open",
                                                             "close",
                                                             "use",
                                                             "opening",
                                                             "join",
                                                             "invariant-entry",
                                                             "invariant-body",
                                                             "contract",
                                                             "termination",
                                                             "override",
                                                             "arithmetic",
                                                             "array",
                                                             "cast",
                                                             "exception",
                                                             "package",
                                                             "apply"};
  return names[static_cast<std::size_t>(context)];
}

std::string_view toString(Reason reason) {
  static constexpr std::array<std::string_view, 15> names = {
      "",         "permission", "predicate",     "false", "null",           "division-by-zero",
      "overflow", "bounds",     "negative-size", "type",  "not-decreasing", "vacuous",
      "uncaught", "amount",     "refuted"};
  return names[static_cast<std::size_t>(reason)];
}

std::string code(Context context, Reason reason) {
  const auto digits = [](unsigned number) {
    return std::string{static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
  };
  return "W" + digits(static_cast<unsigned>(context)) + digits(static_cast<unsigned>(reason));
}

std::string_view toString(Verdict verdict) {
  switch (verdict) {
    case Verdict::Verified:
      return "verified";
    case Verdict::Unknown:
      return "unknown";
    case Verdict::Failed:
      return "failed";
  }
  return "";
}

}  // namespace warrant::symbex
