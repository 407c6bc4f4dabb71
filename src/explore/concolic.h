// Exploration along inputs that run (concolic execution), as SAGE does it: GenerateInputs and ExpandExecution
// with a generational search (Godefroid, Levin, Molnar, "Automated Whitebox Fuzz Testing", NDSS 2008).
//
// Each input is run concretely. Those that wait are ordered by how many statements they ran that no input had
// run before. The best one is run again over symbols, which yields its path condition, and inputs for each
// condition of it that is behind its bound, with the conditions before that one, and its opposite. Their
// bound is behind that condition: so no path is met twice.
#pragma once

#include <optional>
#include <string>

#include "explore/call.h"
#include "explore/concrete.h"
#include "explore/search.h"

namespace warrant::explore {

class Corpus;

struct Concolic {
  symbex::InputGraph seed;
  unsigned workers = 1;
  Corpus* corpus = nullptr;  // where inputs are kept; nullptr: nowhere
};

// Each run is a leaf: with one worker in the order in which they ran, the seed first; with several in the
// order of the tree of inputs, each followed by those that were made from it. What the leaf says of the
// outcome the concrete run has done. The request's own way of search is not asked. Throws Refused where the
// seed does not satisfy what is assumed.
symbex::ExploredTree exploreAlong(const Prepared& prepared, const symbex::Explorable& program,
                                  const Concolic& concolic, std::uint64_t stepLimit);

}  // namespace warrant::explore
