// A failed obligation on its way to becoming a Failure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "smt/terms/term.h"
#include "symbex/explain/failure.h"

namespace warrant::symbex {

struct Problem {
  Context context;
  Reason reason;
  support::SourceRange range;
  std::string message;
  std::vector<support::Note> notes = {};
  std::string lookedFor = {};
  std::vector<std::string> nearMisses = {};
  smt::Term goal = {};             // what did not follow
  std::optional<Why> why = {};     // a permission is missing
  support::SourceRange part = {};  // of a contract or predicate, that fails
};

}  // namespace warrant::symbex
