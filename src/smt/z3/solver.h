// The second layer of entailment: a solver that follows the path condition's scopes when it is asked. The
// layers are decorators of one another: z3_solver.cpp decides, RenewingSolver takes another one after a
// question that was cut off, DumpingSolver writes the queries to files.
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "smt/path/path_condition.h"

namespace warrant::smt {

class Solver {
 public:
  enum class Result : std::uint8_t { Unsatisfiable, Satisfiable, Unknown, LimitHit, TimedOut };

  virtual ~Solver() = default;
  virtual void push() = 0;
  virtual void pop(std::size_t scopes) = 0;
  virtual void assume(Term fact) = 0;
  // Whether what was assumed has a model in which the formula holds.
  virtual Result check(Term formula) = 0;
};

// A solver of its own context, counting starts and resource units in `statistics`.
std::unique_ptr<Solver> makeZ3Solver(TermFactory& terms, const SolverOptions& options,
                                     Statistics& statistics);

// How many of them this thread has asked for, whether Z3 was there or not.
std::uint64_t solversMade();
// How many questions of this thread the clock has ended.
std::uint64_t questionsTimedOut();

// Where the code of Z3 is, which is loaded for that; nullptr: it cannot be.
const void* solverCode();

// Passes everything on to a solver that `make` makes, and to a new one, which is told everything again, after
// a check that a limit or the clock has ended.
using MakeSolver = std::function<std::unique_ptr<Solver>()>;
std::unique_ptr<Solver> makeRenewingSolver(MakeSolver make);

// Passes everything on to `inner` and writes each check as a file that holds all of its query.
std::unique_ptr<Solver> makeDumpingSolver(TermFactory& terms, const SolverOptions& options,
                                          std::unique_ptr<Solver> inner);

}  // namespace warrant::smt
