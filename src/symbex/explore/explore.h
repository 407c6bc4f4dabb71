// Exploring code without contracts: symbolic execution as of King, "Symbolic Execution and Program Testing"
// (docs/architecture.md, "Exploration").
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "symbex/explore/covered.h"
#include "symbex/explore/leaf.h"
#include "symbex/verifier.h"

namespace warrant::symbex {

struct Subject;

struct ExploreRequest {
  const ast::Expression* call;                  // what is evaluated: a call, or the creation of an object
  const ast::Expression* assumption = nullptr;  // what is assumed of the symbols; nullptr: nothing
  const ast::MethodDecl* scope;      // in the body of which it stands; its parameters are the symbols
  std::vector<std::string> symbols;  // what these are called
  bool hasReceiver = false;          // the first of them is the object whose method is called: not null
  Bounds bounds = {};
  bool wantsInputs = false;         // for each leaf
  bool wantsRows = false;           // the values of variables after each statement
  bool checksTree = false;          // whether path conditions exclude each other, and leave nothing out
  bool wantsBackward = false;       // path conditions computed backward, too; with traces if it wants rows
  bool comparesConditions = false;  // whether these are shown to be the same as those gathered forward
  // The symbols have these values; nullptr: any.
  const InputGraph* inputs = nullptr;
  // Which way paths go behind these decisions; nullptr: all ways, depth first.
  Guide* guide = nullptr;
  Decisions prefix = {};
  // Only the path that these inputs take, over symbols (ExpandExecution of SAGE): of each decision from that
  // one on, inputs are looked for that go the other way there.
  const InputGraph* along = nullptr;
  std::size_t expandsFrom = SIZE_MAX;
  bool merges =
      false;  // where ways meet again that can be one, they are (explore/merging.h); not with a guide
  bool isBitPrecise = false;  // arithmetic wraps around as Java's does; else it is over the integers
};

// What the solver says of the path conditions of a tree.
struct TreeProperties {
  std::size_t overlapping = 0;  // pairs of leaves of which it is not shown that they exclude each other
  bool isWhole = false;         // shown: one of them holds, whatever the symbols are
};

// Inputs that go another way than those that a path was explored along, at the last of these decisions.
struct ChildInputs {
  Decisions way;
  InputGraph inputs;
};

// Of runs on given inputs beside paths over symbols.
struct ConcreteFigures {
  std::size_t runs = 0;
  std::size_t divergences = 0;  // of which the path over symbols is another one
  std::size_t notRun = 0;       // that came to something that cannot be run
};

struct ExploredTree {
  MemberResult member;  // never verified; with the recording, where the options ask for it
  std::vector<Leaf> leaves;
  // Whether these are all ways in which the call can end: no path ended at a bound, or undecided.
  bool isComplete = true;
  TreeProperties properties;  // where they are asked for
  Covered covered;            // on the paths to the leaves
  // Of `along`: the path's own leaf is the last one, if there is one; before it stand ways of which it is
  // open whether any inputs go them.
  std::vector<ChildInputs> children = {};
  std::size_t openWays = 0;
  std::vector<InputGraph::Symbol> assumed =
      {};                                    // symbols that the inputs have no values for, with those taken
  std::optional<ConcreteFigures> runs = {};  // of a concolic exploration
  bool isAdmitted = true;                    // whether what is assumed is true of the inputs
  // Whether each path forked where the request says: if not, this is not what was asked for.
  bool isOnItsWay = true;
  std::uint64_t spent = 0;  // steps, as they count towards the limit
  bool isCut = false;       // the limit of steps was hit
};

// A program that calls of are explored in, by one thread or several.
class Explorable {
 public:
  // The program must live as long, be without errors, and know the classes of the exceptions that Java throws
  // (thrownByJava).
  Explorable(const ast::Program& program, const Options& options, bool isBitPrecise);
  ~Explorable();
  Explorable(const Explorable&) = delete;
  Explorable& operator=(const Explorable&) = delete;

  // Explores on the calling thread, which needs a large stack (support/large_stack.h). What is found depends
  // on the request only. `stepLimit`: beyond which paths end as a bound.
  ExploredTree explore(const ExploreRequest& request, std::uint64_t stepLimit) const;

 private:
  std::shared_ptr<const Subject> subject_;
  const ast::ClassDecl& string_;
};

// The same for one exploration.
ExploredTree explore(const ast::Program& program, const Options& options, const ExploreRequest& request);

// The names of the exceptions that expressions and statements throw without naming them.
std::vector<std::string_view> thrownByJava();

}  // namespace warrant::symbex
