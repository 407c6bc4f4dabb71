// A solver beside the layers of the native one.
#pragma once

#include <memory>
#include <span>

#include "smt/path/path_condition.h"
#include "smt/z3/solver.h"

namespace warrant::smt::test {

// For questions by chance: what takes long is left undecided.
inline SolverOptions briefly() {
  SolverOptions options;
  options.resourceLimit = 200'000;
  return options;
}

inline Solver::Result askDirectly(TermFactory& terms, std::span<const Term> facts, Term goal) {
  Statistics statistics;
  const std::unique_ptr<Solver> solver = makeZ3Solver(terms, briefly(), statistics);
  return solver->check({{facts.begin(), facts.end()}}, terms.negate(goal));
}

}  // namespace warrant::smt::test
