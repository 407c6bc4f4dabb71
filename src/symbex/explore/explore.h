// Exploring code without contracts: symbolic execution as of King, "Symbolic Execution and Program Testing"
// (docs/architecture.md, "Exploration").
#pragma once

#include <string>
#include <vector>

#include "symbex/explore/leaf.h"
#include "symbex/verifier.h"

namespace warrant::symbex {

struct ExploreRequest {
  const ast::Expression* call;       // what is evaluated: a call, or the creation of an object
  const ast::MethodDecl* scope;      // in the body of which it stands; its parameters are the symbols
  std::vector<std::string> symbols;  // what these are called
  bool hasReceiver = false;          // the first of them is the object whose method is called: not null
  Bounds bounds = {};
};

struct ExploredTree {
  MemberResult member;  // never verified; with the recording
  std::vector<Leaf> leaves;
  // Whether these are all ways in which the call can end: no path ended at a bound, or undecided.
  bool isComplete = true;
};

// Explores on the calling thread, which needs a large stack (support/large_stack.h). The program must be
// without errors, and know the classes of the exceptions that Java throws (thrownByJava).
ExploredTree explore(const ast::Program& program, const Options& options, const ExploreRequest& request);

// The names of the exceptions that expressions and statements throw without naming them.
std::vector<std::string_view> thrownByJava();

}  // namespace warrant::symbex
