// What can be asked about a condition that was checked at a recorded step (path/record.h): why it follows,
// when it does not hold, and how a solver would be asked. Each question has a path condition of its own:
// nothing of the run changes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "symbex/explain/record/recorded_state.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Notation;
class Wording;

class GoalViews : public Part {
 public:
  explicit GoalViews(Parts& parts);

  // As Recording says.
  std::optional<RecordedCore> coreAt(std::uint32_t step) const;
  std::optional<RecordedExample> exampleAt(std::uint32_t step) const;
  std::optional<std::string> scriptAt(std::uint32_t step) const;

 private:
  using Places = std::vector<std::pair<std::string, Term>>;

  std::uint32_t checkAt(std::uint32_t step) const;
  std::vector<Term> factsAt(std::uint32_t step) const;
  bool follows(std::span<const Term> facts, Term goal) const;
  Places placesAt(std::uint32_t step, const Wording& wording) const;
  std::vector<Term> candidatesFor(Term value) const;
  Term choose(smt::PathCondition& condition, Term value) const;

  const Notation& notation_;
};

}  // namespace warrant::symbex
