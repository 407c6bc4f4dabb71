// What lives as long as one run of a member.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "facts/analysis.h"
#include "smt/path/path_condition.h"
#include "support/arena.h"
#include "symbex/explain/names.h"
#include "symbex/explain/symbols.h"
#include "symbex/path/exploration.h"
#include "symbex/path/limits.h"
#include "symbex/path/record.h"
#include "symbex/state/jumps.h"

namespace warrant::symbex {

// Terms, and a path condition over them: made once by each thread, and cleared for the next run.
class Workspace {
 public:
  smt::TermFactory terms;
  smt::PathCondition condition{terms, {}};

  // Path conditions of what is explored apart: they are given back in the opposite order.
  smt::PathCondition& borrowCondition(const smt::SolverOptions& options);
  void giveBackCondition();

  std::array<std::byte, 64 * 1024> storage;  // in which the arena of a run begins

 private:
  std::vector<std::unique_ptr<smt::PathCondition>> spare_;
  std::size_t borrowed_ = 0;
};

// How a member is run: plainly; without merged branches; to be explained.
struct RunMode {
  bool joins = true;     // the arms of branches are merged
  bool records = false;  // what happens on the way is recorded
  bool unfolds = false;  // code is explored without contracts (explore/explore.h)
  std::uint64_t stepLimit = 0;
};

class SharedDefinitions;

struct Run {
  Run(const Analysis& analysis, const Options& options, std::shared_ptr<Workspace> workspace,
      std::string name, MemberResult member, const RunMode& mode, SharedDefinitions* shared);
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  smt::SolverOptions solverOptions() const;
  bool isCut() const { return limit >= Limit::Clock; }
  void hit(Limit one) {
    limit = std::max(limit, one);
    isRepeatable = isRepeatable && (one == Limit::Steps || one == Limit::Size);
  }
  // Whether branches are merged. Who asks would do something else where they are not.
  bool joins() {
    dependsOnJoins = true;
    return mode.joins;
  }
  // The site, for as long as the run lives: states may outlive the paths that led to them.
  const Site& site(const Site& site) { return *arena.make<Site>(site); }

  const Analysis& analysis;
  const Options& options;
  const std::string name;
  const RunMode mode;
  SharedDefinitions* const shared;
  const std::shared_ptr<Workspace> workspace;
  smt::TermFactory& terms;
  support::Arena arena{workspace->storage};
  Symbols symbols{arena.resource()};
  Names names{symbols, mode.records || mode.unfolds};
  Record record;

  MemberResult result;  // as far as it is known
  Findings findings;
  Memory memory;
  BranchesTaken branches;
  DefinitionTable definitions;
  JoinsDone joinsDone;
  CloseBound closeBound;
  Exploration exploration;  // of the member; others are derived from it

  JumpTable jumps{arena.resource()};
  std::uint64_t closes = 0;                // that inference has made
  smt::TermFactory::Counters aside;        // what was made to explain failures
  Limit limit = Limit::None;               // the worst that was hit
  bool isRepeatable = true;                // no limit was hit that another run may not hit: stack, clock
  std::unordered_set<Term> cutUnfoldings;  // calls whose values are not computed, for the limit of that
  Limit limitNoted = Limit::None;          // the worst that the result names
  std::string unspoken;                    // why what was last explored silently is unknown
  bool reachedExit = false;                // of the body
  bool dependsOnJoins = false;             // what it found: somebody asked whether branches are merged
  std::unordered_set<const ast::Statement*> refuted;  // `refute`: those that do not follow on some path
  std::optional<support::Note> asked;  // the obligation that is being decided, where questions are dumped

 private:
  std::string describeQuestion(Term goal) const;
};

}  // namespace warrant::symbex
