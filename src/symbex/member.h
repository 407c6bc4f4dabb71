// What is verified: the members of a program, and what may be known of them before.
#pragma once

#include <cstdint>
#include <vector>

#include "facts/analysis.h"
#include "symbex/verifier.h"

namespace warrant::symbex {

struct Member {
  const ast::MethodDecl* method = nullptr;  // one of the three
  const ast::PredicateDecl* predicate = nullptr;
  const InheritedMember* inherited = nullptr;
};

// What a result begins with: which member it is of.
MemberResult resultFor(const Member& member);

// Those that the options select, in the order of files and text. They refer to the analysis.
std::vector<Member> membersOf(const ast::Program& program, const Analysis& analysis, const Options& options);

// Lines of its text.
std::size_t linesOf(const Member& member);

// Results of members from elsewhere: another run, another machine. `recall` and `keep` are called by several
// threads at once, `recall` before a member is verified, and `keep` behind that.
class Known {
 public:
  virtual ~Known() = default;
  // Before all others; the members are those of the results.
  virtual void prepare(const ast::Program& program, const Analysis& analysis,
                       const std::vector<Member>& members) = 0;
  // Fills the result, which tells the member already, with what another verification of it would find; false:
  // that is not known.
  virtual bool recall(std::size_t member, MemberResult& result) = 0;
  virtual void keep(std::size_t member, const MemberResult& result) = 0;
};

}  // namespace warrant::symbex
