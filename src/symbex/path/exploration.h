// What belongs to a path while it is explored.
//
// A trial, what is evaluated apart, what follows a join, an initialiser: each is an Exploration of its own,
// copied from the one that it is part of and changed where it must differ, and entered while it lasts
// (Entered). What it shares with that one it points at. So nothing is put aside and restored by hand.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "smt/path/path_condition.h"
#include "symbex/pure/definition.h"
#include "symbex/resources/separation.h"
#include "symbex/verifier.h"

namespace warrant::symbex {

// A predicate that was closed in one way, while its scope is open: what it takes from that heap.
struct Closing {
  smt::PathCondition::Scope scope;
  heap::Heap before;
  heap::Chunk closed;
  heap::Heap after;
};

// A pure call that was evaluated, while its scope is open: in that heap it has that value.
struct Evaluation {
  smt::PathCondition::Scope scope;
  heap::Heap heap;
  Callee callee;
  const ast::ClassDecl* known;  // the class of the receiver
  Term self;
  Terms arguments;
  unsigned closeDepth;
  bool closes;  // something was closed for it
  Term value = {};
};

// A sequence that has another value at one place than one that it was made of; both values are boxed.
struct SequenceUpdate {
  smt::PathCondition::Scope scope;
  Term updated, sequence;
  Term former, value;
};

// What was found out on a path, and holds while its scope is open.
struct Memory {
  std::vector<Closing> closings;        // innermost last
  std::vector<Evaluation> evaluations;  // the last ones, the last of them last
  // Of calls: by application, and the class that is known of its receiver.
  std::unordered_map<std::uint64_t, smt::PathCondition::Scope> learned;
  std::unordered_map<std::uint64_t, smt::PathCondition::Scope> chunks;  // that something was learned from
  std::unordered_map<Term, smt::PathCondition::Scope> opened;           // snapshots of opened predicates
  std::unordered_map<std::uint64_t, smt::PathCondition::Scope> commonFacts;  // by number and guard
  std::unordered_map<std::uint64_t, smt::PathCondition::Scope> unfolded;     // calls, by value and guard
  std::vector<SequenceUpdate> updates;                                       // innermost last
  struct {
    smt::PathCondition::Scope scope;
    std::size_t facts = 0;
  } allUnfolded;          // of so many facts, all that were put off
  Separation separation;  // of objects whose fields were held
};

// A condition that was undecided on the path.
struct Branch {
  Term guard;
  support::SourceRange range;
};
using BranchesTaken = std::vector<Branch>;

// What was reported, each failure once.
struct Findings {
  std::vector<Failure> failures;
  std::unordered_set<std::string> reported;
};

// How many closes there may be, one within the other.
struct CloseBound {
  unsigned depth = 0;
  bool isHit = false;               // in this trial
  bool deepens = false;             // where nothing else has helped
  std::uint64_t mostSteps = ~0ull;  // beyond which it goes no deeper than at first
};

// How deep closes are tried first: as deep as the user says, if he does.
inline CloseBound firstCloseBound(const Options& options) { return {options.closeDepth.value_or(2)}; }

// Of final static fields, where classes are initialised.
using StartValues = std::unordered_map<const ast::FieldDecl*, Term>;
using JoinsDone = std::unordered_set<const ast::Statement*>;

struct Footprint;  // wands/footprints.h

// Why a trial failed.
struct Refusal {
  support::SourceRange range;
  std::string message;
};

struct Exploration {
  smt::PathCondition* condition;
  BranchesTaken* branches;
  Memory* memory;
  Findings* findings;
  std::vector<support::Note>* unknowns;
  MemberStatistics* statistics;
  DefinitionTable* definitions;  // of pure methods
  JoinsDone* joinsDone;          // since the body was entered
  CloseBound* closeBound;        // of the closes that inference tries

  Footprint* footprint = nullptr;                 // of the innermost `package`; nullptr: there is none around
  Refusal* refusal = nullptr;                     // where a trial that somebody looks at notes why it fails
  support::SourceRange* contradiction = nullptr;  // where the part that contradicts the path is noted
  StartValues* startValues = nullptr;             // nullptr: no classes are being initialised
  Definition* building = nullptr;                 // the innermost definition that is being built
  std::vector<RecursiveCall>* recursiveCalls = nullptr;  // where those of a pure method's body are noted

  const ast::MethodDecl* method = nullptr;    // that is verified
  const ast::ClassDecl* thisClass = nullptr;  // for which it is verified
  const ast::ClassDecl* readAs = nullptr;     // as which its contract is; nullptr: as its own class
  Term self = {};                             // `this` in the member, or the definition
  const ast::Expression* assumed = nullptr;   // the condition that is being evaluated to be assumed
  std::size_t factsAtEntry = 0, boundsAtEntry = 0;
  std::uint32_t anySince = 0;  // serial of the first symbol that stands for any value; 0: there is none

  unsigned closeDepth = 0;    // nested closes that inference is trying
  bool isSilent = false;      // failures end their path and are not reported
  bool isUnrecorded = false;  // a trial: it is left out of the trace
  bool isLearning = false;    // what is evaluated is itself learned of a pure method
  bool isDefining = false;    // within a definition that is being built
  bool isEntering = false;    // the precondition is being produced: names are of old values
  bool unfolds = false;       // code runs by bodies, not by contracts (explore/unfolding.h)
  bool isGuided = false;      // where the path forks, that is asked which way it goes
  bool isProbing = false;     // asks after each part of a contract which of them contradicts the others
};

// While it lasts, parts that contradict the path are noted there, the last one over those before.
class NotesContradiction {
 public:
  NotesContradiction(Exploration& exploration, support::SourceRange& part)
      : exploration_(exploration), outer_(std::exchange(exploration.contradiction, &part)) {}
  ~NotesContradiction() { exploration_.contradiction = outer_; }
  NotesContradiction(const NotesContradiction&) = delete;
  NotesContradiction& operator=(const NotesContradiction&) = delete;

 private:
  Exploration& exploration_;
  support::SourceRange* const outer_;
};

}  // namespace warrant::symbex
