// What can be asked about a condition that was checked at a recorded step (path/record.h): why it follows,
// when it does not hold, and how a solver would be asked. Each question has a path condition of its own:
// nothing of the run changes.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/explain/record/recorded_state.h"
#include "symbex/explain/why/example.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Examples;
class Notation;

class GoalViews : public Part {
 public:
  explicit GoalViews(Parts& parts);

  // As Recording says.
  std::optional<RecordedCore> coreAt(std::uint32_t step) const;
  std::optional<Example> exampleAt(std::uint32_t step);
  std::optional<std::string> scriptAt(std::uint32_t step) const;

 private:
  std::uint32_t checkAt(std::uint32_t step) const;
  std::vector<Term> factsAt(std::uint32_t step) const;
  bool follows(std::span<const Term> facts, Term goal) const;

  const Examples& examples_;
  const Notation& notation_;
  std::map<std::uint32_t, std::optional<Example>> examplesAt_;  // that were asked for, by their checks
};

}  // namespace warrant::symbex
