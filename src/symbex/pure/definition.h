// Calls of pure methods, and what is known of all calls of one: its definition, or its postcondition.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "smt/path/path_condition.h"
#include "symbex/state/types.h"

namespace warrant::symbex {

// A method, as what it says of `this` is read.
struct Callee {
  const ast::MethodDecl* method;
  const ast::ClassDecl* statically = nullptr;  // nullptr: as the class of `this` defines it
};

// A class whose definitions an object uses.
struct KnownClass {
  const ast::ClassDecl* declaration = nullptr;  // nullptr: none is known
  bool isAssumed = false;                       // because nothing in the program extends it
};

// A call of a pure method whose precondition holds.
struct Application {
  Callee callee;
  Term value;
  Term snapshot, self;
  std::span<const Term> arguments;
  KnownClass known;
  Term domain = {};  // that the arguments are of the types of the parameters
  Term guard = {};   // under which the precondition holds; no term: it does
};

// A method as an object of a class runs it: each has a definition of its own.
struct Variant {
  const ast::MethodDecl* method;
  const ast::ClassDecl* known = nullptr;       // the class of `this`; nullptr: any, or there is but one
  const ast::ClassDecl* statically = nullptr;  // as which it is read; nullptr: as its own class
  friend bool operator==(const Variant&, const Variant&) = default;
};
struct HashVariant {
  std::size_t operator()(const Variant& variant) const {
    const std::hash<const void*> hash;
    return hash(variant.method) ^ (hash(variant.known) * 31) ^ (hash(variant.statically) * 961);
  }
};
using Variants = std::unordered_set<Variant, HashVariant>;

struct RecursiveCall {
  // On less of the heap than the caller's, on as much, or on more: after an inferred close.
  enum class Heap : std::uint8_t { Smaller, Same, Larger };
  std::vector<Variant> targets;  // that it may run
  support::SourceRange range;
  Heap heap;
  smt::Answer decreases;                     // whether the measures do, on every path
  smt::Open whyOpen = smt::Open::Undecided;  // where that is unknown
};

struct NestedCall {
  Callee callee;
  Term value;
  Term guard = {};           // where it is made: there its precondition holds
  bool isAboutPart = false;  // of a definition: unfolding it comes to an end
};

// A call whose definition holds where the guard does.
struct DefinedCall {
  Variant variant;
  Term value;
  Term guard = {};  // no term: it holds
};

struct SharedDefinition;

// Facts that several definitions have of one snapshot and object.
struct CommonFacts {
  std::uint32_t number;  // among those of the run
  Terms facts;
  std::vector<DefinedCall> defined;
};

// `f(snapshot, self, arguments) = value`, under the precondition, and what else is known then.
struct Definition {
  using Tests = std::vector<std::pair<Term, ast::Type>>;
  // For one application.
  struct Instance {
    Term value;
    Tests tests;
    Terms facts, plainFacts;
    const CommonFacts* common = nullptr;  // more facts; nullptr: none
    std::vector<smt::PathCondition::Bounds> bounds;
    std::vector<NestedCall> nested;
    std::vector<DefinedCall> defined;
  };

  bool isBuilding = false;
  bool isUsable = false;
  bool isEnsured = false;   // the postcondition follows from it
  bool usesOthers = false;  // the definitions of what is called while it is built
  Term snapshot, self;
  Terms parameters;
  Term value;
  Terms facts;                                            // of calls in it, that their definitions hold
  std::unordered_set<Term> derived;                       // what those say; they are no facts of this one
  std::vector<RecursiveCall> calls;                       // within one recursion (paper, 3.6)
  std::vector<NestedCall> nested;                         // that are evaluated for it
  Terms plainFacts;                                       // that plain postconditions say of these
  Tests tests;                                            // of classes, in the value and the facts
  std::vector<smt::PathCondition::Bounds> bounds;         // that were noted, of a postcondition
  std::unordered_map<std::uint32_t, Instance> instances;  // by application
  const SharedDefinition* shared = nullptr;               // instead of all terms above
  std::vector<smt::Function> functions;                   // of that, in this run
};
// What an instance is made from, in one order, and over what.
Terms termsOf(const Definition& definition);
Terms parametersOf(const Definition& definition);

using DefinitionTable = std::unordered_map<Variant, Definition, HashVariant>;

}  // namespace warrant::symbex
