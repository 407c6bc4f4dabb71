// What each step of a recorded run changes, in words that stay the same throughout a check: whoever shows
// many states computes them from these, and needs no state of its own for each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "symbex/explain/record/paper_rules.h"
#include "symbex/explain/record/recorded_state.h"

namespace warrant::symbex {

struct RecordedQuestion {
  std::string goal;         // empty: whether the path is possible
  std::string_view answer;  // `yes`, `no`, `unknown`
  bool toSolver = false;    // the native layer could not answer it
};

struct RecordedRemoval {
  std::uint32_t chunk = 0;
  std::string_view fate;  // `it was opened here`
};

// Beside what RecordedNode tells. What is known at the step are the first `known` facts of its parent, and
// `assumed`; two facts of one text may be among them.
struct RecordedChange {
  std::string text;  // what is evaluated, executed, taken …
  PaperRule rule;    // of an application
  std::uint32_t known = 0;
  std::vector<RecordedFact> assumed{};
  std::vector<RecordedVariable> variables{};  // that are new, or have other values
  std::vector<std::string> gone{};            // that are not there any more
  std::vector<RecordedQuestion> asked{};
  std::optional<RecordedRemoval> removed{};  // what may be missed later
};

struct RecordedObject {
  std::uint32_t number = 0;
  std::string type;         // the closest class or array type that it was used as; empty: none
  bool isNew = false;       // made on the path: it is no object that was there before
  std::uint32_t birth = 0;  // the greater, the later it came up
  std::string name{};       // what it is called
};

struct RecordedChanges {
  std::vector<RecordedChange> nodes;     // as Recording::nodes
  std::vector<RecordedChunk> chunks;     // by their ids, without what depends on the step (`born`)
  std::vector<std::uint32_t> locations;  // by chunk: those of one number are permissions to one thing
  std::vector<RecordedObject> objects;   // in the order in which they come up
  std::vector<std::pair<std::string, std::string>> disjoint;  // types of which no object is both
};

}  // namespace warrant::symbex
