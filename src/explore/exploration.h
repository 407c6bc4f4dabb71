// An exploration as a user asks for it, and what came of it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ast/program.h"
#include "explore/call.h"
#include "symbex/explore/explore.h"

namespace warrant::explore {

struct Question {
  std::vector<ast::Source> sources;  // of a program that can be verified
  ast::Library library;
  std::string call;
  std::string assumption;  // empty: none
  symbex::Bounds bounds = {};
  bool wantsInputs = false;
  bool isBitPrecise = false;
  bool wantsRows = false;   // for the tables (table.h)
  bool checksTree = false;  // for check.h
  symbex::Options options;  // `keep`: with the recording
};

struct Exploration {
  std::unique_ptr<ast::Program> program;  // with the call in its text
  Call call;
  symbex::ExploreRequest request;
  symbex::Options options;
  symbex::ExploredTree tree;
  std::vector<std::string> notes = {};  // what else there is to say, for people

  bool isWrong() const;     // an assertion failed, or an exception left the call
  bool isComplete() const;  // no leaf is a bound, or undecided
  // The same call with these values for the symbols.
  symbex::ExploredTree run(const symbex::InputGraph& inputs) const;
};

// On the calling thread, which needs a large stack. Throws Refused.
Exploration explore(Question question);

}  // namespace warrant::explore
