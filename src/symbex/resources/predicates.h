// Predicate chunks, and the bodies that they stand for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "symbex/part.h"
#include "symbex/values/classes.h"

namespace warrant::symbex {

class Amounts;
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
  // Whether less than all of that predicate may be held: its body is well-defined whatever part of its
  // permissions there is (Viper's silver#809). One without a body may be.
  bool canBeSplit(heap::Resource resource, Term receiver);
  // Evaluates receiver and arguments of a predicate instance.
  Verdict evalInstance(SymbolicState s, const ast::PredicateInstance& instance,
                       Continuation<Term, std::span<const Term>> then);

 private:
  bool isDefinedInPart(const PredicateDefinition& definition);

  std::unordered_map<const ast::PredicateDecl*, bool> splits_;  // those that were looked at
  Amounts& amounts_;
  Classes& classes_;
  Ghost& ghost_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
};

}  // namespace warrant::symbex
