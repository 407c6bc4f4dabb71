// How much of the code that an exploration entered has run on the paths to its leaves.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "ast/program.h"
#include "symbex/explore/covered.h"

namespace warrant::explore {

// Of the bodies of methods and constructors that were entered: their statements, without blocks and
// annotations, and two branches for each condition that is no constant: of `if`, of loops, of `?:`, and of
// what stands left of `&&` and `||`.
struct CoverageReport {
  struct Missing {
    support::SourceRange range;
    bool isBranch = false;  // else a statement
    bool isTrue = false;    // which branch of the condition
  };
  std::size_t statements = 0, allStatements = 0;
  std::size_t branches = 0, allBranches = 0;
  std::vector<Missing> missing;  // in the order of the text
};

CoverageReport reportOf(const symbex::Covered& covered);
// `statements 12 of 14, branches 5 of 6; not covered: line 9, line 12 when true`
std::string toText(const CoverageReport& report, const ast::Program& program);
// `{"statements": {"covered": 12, "all": 14}, "branches": …, "uncovered": [{"path", "line", "branch"}]}`
nlohmann::ordered_json toJson(const CoverageReport& report, const ast::Program& program);

}  // namespace warrant::explore
