// Steps that go on with one another, without a stack that grows with their number.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "support/function_ref.h"
#include "symbex/path/path.h"
#include "symbex/state/types.h"

namespace warrant::symbex {

// Takes the steps from `next` on, then is `done`. A step, `step(passed, index, goOn)`, calls `goOn` on each
// path on which it ends. Where it goes on once, at this scope depth, it hands what it passes back, and its
// stack with that: so a straight line of steps needs no more stack than its deepest one. Other ways on are
// followed inside, as always.
template <typename Passed, typename Step, typename Done>
Verdict inSequence(Path& path, Passed passed, std::size_t next, std::size_t count, const Step& step,
                   const Done& done) {
  const smt::PathCondition* const condition = &path.condition();
  const std::size_t depth = path.depth();
  Verdict verdict = Verdict::Verified;
  for (; next < count; ++next) {
    std::optional<Passed> after;
    const auto goOn = [&](Passed passed) {
      if (&path.condition() != condition || path.depth() != depth || after)
        return inSequence(path, std::move(passed), next + 1, count, step, done);
      after.emplace(std::move(passed));
      return Verdict::Verified;
    };
    const Verdict explored = step(std::move(passed), next, support::FunctionRef<Verdict(Passed)>(goOn));
    verdict = meet(verdict, explored);
    if (!after) return verdict;
    passed = std::move(*after);
  }
  return meet(verdict, done(std::move(passed)));
}

}  // namespace warrant::symbex
