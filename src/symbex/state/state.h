// The symbolic state (paper, Definition 2), but for the path condition, which is the engine's: it is a stack
// that follows the path, while the state is a value, moved along the path and copied at a fork.
#pragma once

#include <cstdint>
#include <string_view>

#include "ast/ast.h"
#include "heap/heap.h"
#include "smt/terms/term.h"
#include "support/function_ref.h"
#include "symbex/explain/failure.h"
#include "symbex/state/store.h"
#include "symbex/state/verdict.h"

namespace warrant::symbex {

// Where obligations that arise while a contract, or the body of a predicate, is evaluated are reported, and
// as what. Without a site the code itself is evaluated: each rule reports its own context at the expression.
struct Site {
  // Part: at the part of the assertion that failed. Site: at the site, with a note at the part. Assertion:
  // what the assertion demands at the site (at the part, on the site's own line); its expressions are code.
  enum class Place : std::uint8_t { Part, Site, Assertion };
  Context context;
  Place place;
  support::SourceRange range = {};    // the call, the statement, the exit
  std::string_view description = {};  // of the site, for a note when failures are reported at the part
};

// The object, or class, that is being made: until it is settled, its final fields are variables of the code
// that makes it, and nobody else can see it.
struct Construction {
  const ast::ClassDecl* declaration = nullptr;  // nullptr: nothing is being made
  bool ofClass = false;                         // its static fields, not those of an object
  std::uint32_t slots = 0;                      // where its final fields begin in the store
};

// Names the jumps of code that is explored (JumpTable); 0: of none.
using JumpsId = std::uint64_t;

// What the names in an expression mean: `this`, the variables, `result`.
// In the order that keeps it small: a state is moved at every step of a rule.
struct Frame {
  Store store;
  smt::Term self;
  smt::Term result;
  smt::Term measure = {};      // of the method whose body runs, on entry; no term: it has none
  bool insideOpening = false;  // within the body of an `opening` expression of that method
  bool insideClosed = false;   // the same, where something was closed for it
  bool insideOld = false;      // within `old`
  // Whether the variables and the result have values of their types. Not so where annotations call a pure
  // method of Java with other numbers, nor while it is defined.
  bool isBounded = false;
  bool isGhost = false;  // a ghost statement: its calls do not run
  bool runs = false;  // the body of a method that runs: its calls are dispatched, whatever is read statically
  bool hasCode = false;  // it is evaluated for other code: that of these
  smt::Term codeSelf = {};
  Store codeStore = {};
  // What is produced, or consumed, is this much of what the assertion says: of the body of a predicate of
  // which less than all is opened or closed; of the precondition of a pure method, some.
  heap::Amount scale = {};
  const Site* site = nullptr;
  // Whose body is being evaluated, where that is not the member's: of a pure method, whose calls must
  // terminate, or of any that is explored (explore/unfolding.h).
  const ast::MethodDecl* running = nullptr;
  Construction construction = {};
  // The predicates and pure methods of `this` are those of this class; nullptr: those of its own.
  const ast::ClassDecl* statically = nullptr;
  JumpsId jumps = 0;  // of the statement that runs: where an exception goes on, while the path is explored

  // `this` and the variables of the code for which this contract or body is evaluated: what failures show.
  struct Code {
    smt::Term self;
    Store store;
    const ast::MethodDecl* method = nullptr;  // nullptr: the member
  };
  Code code() const { return hasCode ? Code{codeSelf, codeStore} : Code{self, store, running}; }
  void calledFrom(const Frame& caller) {
    hasCode = true;
    codeSelf = caller.hasCode ? caller.codeSelf : caller.self;
    codeStore = caller.hasCode ? caller.codeStore : caller.store;
  }
  bool isCode() const { return site == nullptr || site->place == Site::Place::Assertion; }
};

// What led to a state, where it is recorded (path/record.h).
struct Trail {
  std::uint32_t step = 0;    // the last step
  std::uint32_t within = 0;  // the innermost application of a rule that has not gone on
};

struct SymbolicState {
  Frame frame;
  heap::Heap heap;
  heap::Heap old;  // what `old` refers to
  Trail trail = {};
  bool hasFailed = false;  // something was reported on the path, and is taken to hold
};

// Makes it the one in which postconditions are evaluated: a parameter means its value on entry, a ghost
// result that which it has at the end.
void leaveBody(Frame& frame, const Frame& entry, const ast::MethodDecl& method);

// The frame in which a contract or a predicate's body is evaluated. Those for ghost parameters come last.
Frame frameFor(std::span<const ast::Variable* const> parameters, smt::Term self,
               std::span<const smt::Term> arguments, const Site* site, const Frame* caller);

template <class... Results>
using Continuation = support::FunctionRef<Verdict(SymbolicState, Results...)>;

}  // namespace warrant::symbex
