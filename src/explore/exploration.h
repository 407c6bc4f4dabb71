// An exploration as a user asks for it, and what came of it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ast/program.h"
#include "explore/call.h"
#include "explore/search.h"
#include "symbex/explore/explore.h"

namespace warrant::explore {

// Path conditions as they are gathered on the way, or computed backward from traces; or both, compared.
enum class PathConditionWay : std::uint8_t { Forward, Backward, Both };

struct Question {
  std::vector<ast::Source> sources;  // of a program that can be verified
  ast::Library library;
  std::string call;
  std::string assumption;  // empty: none
  symbex::Bounds bounds = {};
  bool wantsInputs = false;
  bool isBitPrecise = false;
  bool merges = false;      // states, where paths meet again
  bool wantsRows = false;   // for the tables (table.h)
  bool checksTree = false;  // for check.h
  PathConditionWay conditions = PathConditionWay::Forward;
  Search search = {};
  bool isConcolic = false;               // along inputs that run (concolic.h)
  std::optional<std::string> seed = {};  // of these: the first (seed.h); nothing: 0, false and null
  std::string corpus = {};               // of these: a folder that is there; empty: none
  symbex::Options options;               // `keep`: with the recording
};

struct Exploration {
  std::unique_ptr<ast::Program> program;  // with the call in its text
  Call call;
  symbex::ExploreRequest request;
  symbex::Options options;
  std::shared_ptr<const symbex::Explorable> explorable;  // the program; nullptr: it is prepared for each run
  symbex::ExploredTree tree;
  PathConditionWay conditions = PathConditionWay::Forward;
  std::vector<std::string> messages = {};  // of what was passed over, for people
  std::vector<std::string> notes = {};     // what else there is to say, for people
  Inserted inserted = {};                  // what the program's text has more than it had

  bool isWrong() const;  // an assertion failed, or an exception left the call
  // Of no leaf two path conditions were compared that were not shown to be the same.
  bool areConditionsAlike() const;
  bool isComplete() const;  // no leaf is a bound, or undecided
  // The same call with these values for the symbols.
  symbex::ExploredTree run(const symbex::InputGraph& inputs) const;
  // Leaves in the call itself have no place in the program.
  void forgetPlacesInCall(symbex::ExploredTree& of) const;
};

// On the calling thread, which needs a large stack. Throws Refused.
Exploration explore(Question question);

}  // namespace warrant::explore
