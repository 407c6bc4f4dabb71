// The second layer of entailment: a solver that is asked one question at a time, with all that is known, so
// that no answer depends on the questions before it. z3_solver.cpp decides; DumpingSolver, which decorates
// it, writes the questions to files.
#pragma once

#include <memory>
#include <vector>

#include "smt/path/path_condition.h"

namespace warrant::smt {

class Solver {
 public:
  enum class Result : std::uint8_t { Unsatisfiable, Satisfiable, Unknown, LimitHit, TimedOut };

  using Scopes = std::vector<std::vector<Term>>;

  virtual ~Solver() = default;
  // Whether the facts have a model in which the formula holds. They come in the scopes in which they became
  // known; no answer depends on these, but what it takes.
  virtual Result check(const Scopes& scopes, Term formula) = 0;
};

// Counts starts and resource units in `statistics`. What it is told is within the limits of a question, too.
std::unique_ptr<Solver> makeZ3Solver(TermFactory& terms, const SolverOptions& options,
                                     Statistics& statistics);

// How many of them this thread has asked for, whether Z3 was there or not.
std::uint64_t solversMade();
// How many questions of this thread the clock has ended.
std::uint64_t questionsTimedOut();

// Where the code of Z3 is, which is loaded for that; nullptr: it cannot be.
const void* solverCode();

// Passes everything on to `inner` and writes each question to a file.
std::unique_ptr<Solver> makeDumpingSolver(TermFactory& terms, const SolverOptions& options,
                                          std::unique_ptr<Solver> inner);

}  // namespace warrant::smt
