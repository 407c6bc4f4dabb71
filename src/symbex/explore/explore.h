// Exploring code without contracts: symbolic execution as of King, "Symbolic Execution and Program Testing"
// (docs/architecture.md, "Exploration").
#pragma once

#include <string>
#include <vector>

#include "symbex/explore/leaf.h"
#include "symbex/verifier.h"

namespace warrant::symbex {

struct ExploreRequest {
  const ast::Expression* call;                  // what is evaluated: a call, or the creation of an object
  const ast::Expression* assumption = nullptr;  // what is assumed of the symbols; nullptr: nothing
  const ast::MethodDecl* scope;      // in the body of which it stands; its parameters are the symbols
  std::vector<std::string> symbols;  // what these are called
  bool hasReceiver = false;          // the first of them is the object whose method is called: not null
  Bounds bounds = {};
  bool wantsInputs = false;  // for each leaf
  bool wantsRows = false;    // the values of variables after each statement
  bool checksTree = false;   // whether path conditions exclude each other, and leave nothing out
  // The symbols have these values; nullptr: any.
  const InputGraph* inputs = nullptr;
  bool isBitPrecise = false;  // arithmetic wraps around as Java's does; else it is over the integers
};

// What the solver says of the path conditions of a tree.
struct TreeProperties {
  std::size_t overlapping = 0;  // pairs of leaves of which it is not shown that they exclude each other
  bool isWhole = false;         // shown: one of them holds, whatever the symbols are
};

struct ExploredTree {
  MemberResult member;  // never verified; with the recording, where the options ask for it
  std::vector<Leaf> leaves;
  // Whether these are all ways in which the call can end: no path ended at a bound, or undecided.
  bool isComplete = true;
  TreeProperties properties;  // where they are asked for
};

// Explores on the calling thread, which needs a large stack (support/large_stack.h). The program must be
// without errors, and know the classes of the exceptions that Java throws (thrownByJava).
ExploredTree explore(const ast::Program& program, const Options& options, const ExploreRequest& request);

// The names of the exceptions that expressions and statements throw without naming them.
std::vector<std::string_view> thrownByJava();

}  // namespace warrant::symbex
