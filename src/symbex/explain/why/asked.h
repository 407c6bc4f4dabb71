// A path condition for as long as a question is asked, beside that of the run: which it costs nothing.
#pragma once

#include <span>

#include "symbex/members/run.h"

namespace warrant::symbex {

class Asked {
 public:
  explicit Asked(Workspace& workspace, std::span<const smt::Term> facts = {},
                 std::span<const smt::PathCondition::Bounds> bounds = {})
      : workspace_(workspace), condition_(workspace.borrowCondition({})) {
    for (const smt::Term fact : facts) condition_.assume(fact);
    for (const auto& known : bounds) condition_.noteBounds(known);
  }
  ~Asked() { workspace_.giveBackCondition(); }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

  smt::PathCondition* operator->() const { return &condition_; }
  smt::PathCondition& operator*() const { return condition_; }

 private:
  Workspace& workspace_;
  smt::PathCondition& condition_;
};

}  // namespace warrant::symbex
