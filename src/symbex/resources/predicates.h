// Predicate chunks, and the bodies that they stand for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

class Classes;
class Ghost;
class Recorder;
class Reports;
class Rules;

class Predicates : public Part {
 public:
  explicit Predicates(Parts& parts);

  heap::Chunk predicateChunk(heap::Resource resource, Term receiver, std::span<const Term> arguments,
                             Term snapshot) const;
  // Replaces a predicate chunk by the predicate's body.
  Verdict openChunk(SymbolicState s, const heap::Chunk& chunk, Then then);
  // The frame in which the body of a predicate is evaluated that the chunk stands for.
  static Frame frameOfBody(const PredicateDefinition& definition, const heap::Chunk& chunk, const Site* site,
                           const Frame* caller);
  // Produces the body of the predicate with the chunk's snapshot; the frame is the predicate's from then on.
  Verdict produceBody(SymbolicState s, const heap::Chunk& chunk, const PredicateDefinition& definition,
                      const Frame* caller, Then then);
  // Evaluates receiver and arguments of a predicate instance.
  Verdict evalInstance(SymbolicState s, const ast::PredicateInstance& instance,
                       Continuation<Term, std::span<const Term>> then);

 private:
  Classes& classes_;
  Ghost& ghost_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
};

}  // namespace warrant::symbex
