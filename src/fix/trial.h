// What becomes of a program with a fix: it is verified again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "fix/drafts.h"
#include "symbex/verifier.h"

namespace warrant::fix {

// How a program is read and verified again; what it yields keeps itself alive.
struct Checked {
  std::shared_ptr<const void> owner;
  const ast::Program* program = nullptr;
  bool isVerifiable = false;
  std::vector<support::SourceRange> problems = {};  // errors in the input
  std::vector<symbex::MemberResult> members = {};
};
struct Request {
  std::vector<ast::Source> sources;
  std::string member = {};   // Options::member; empty: all
  bool probesExits = false;  // Options::probeExits
  bool explains = false;     // Options::explain
};
using Check = std::function<Checked(Request)>;

// The sources that the user named, with the edits of the fix.
std::vector<ast::Source> withFix(const ast::Program& program, const Fix& fix);

std::string nameOf(const symbex::MemberResult& member);

// What a failure is called: by its member, its kind, and the text that fails; lines move, and without an
// explanation a message has other words.
std::string keyOf(const ast::Program& program, const symbex::MemberResult& member,
                  const symbex::Failure& failure);

// How often each failure is there.
class Failures {
 public:
  Failures() = default;
  Failures(const ast::Program& program, const std::vector<symbex::MemberResult>& members);

  std::size_t count(const std::string& key) const;
  std::size_t total() const;  // of failures
  bool isUndecided(const std::string& member) const;
  // Those of the member with that name only.
  Failures of(const std::string& member) const;

 private:
  struct OfMember {
    std::map<std::string, std::size_t> counts;  // by key
    bool isUndecided = false;
  };
  std::map<std::string, OfMember> members_;
};

// What came of it, next to what was there before.
struct Outcome {
  Checked checked;
  bool isRead = false;  // without problems that were not there before
  bool isGone = false;  // the failure that was to be mended
  struct Fresh {
    std::string member, key;
  };
  std::vector<Fresh> fresh = {};  // failures that were not there before
  Failures after = {};
  bool isUndecided = false;  // a member that was not is unknown

  bool isMended() const { return isRead && isGone && fresh.empty() && !isUndecided; }
};

// How far a search goes: verifications, and what they take.
struct Budget {
  std::size_t count = 0;     // up to which Trial::count may go
  std::uint64_t effort = 0;  // Trial::effort
};

class Trial {
 public:
  // Of a program whose members fail as they do in `all`.
  Trial(const ast::Program& program, const std::vector<symbex::MemberResult>& all, std::size_t problems,
        const Check& check);

  // With the whole program; or with the member only, which is quicker.
  Outcome of(const Fix& fix, const std::string& failure) const;
  Outcome of(const Fix& fix, const std::string& failure, const std::string& member) const;
  // The member with the fix, with explanations of what fails.
  Checked explained(const Fix& fix, const std::string& member) const;
  // Whether the fix, of which that came with the whole program, leaves everything to be reached: all exits,
  // and in that member all arms of branches and bodies of loops, those that the fix adds included.
  bool leavesAllReachable(const Fix& fix, const Outcome& outcome, const std::string& member) const;

  bool hasSpent(const Budget& budget) const { return count_ >= budget.count || effort_ >= budget.effort; }

  const ast::Program& program() const { return program_; }
  const Failures& before() const { return before_; }
  std::size_t count() const { return count_; }  // of the verifications so far
  // What they took: applications of rules, questions, and what was read.
  std::uint64_t effort() const { return effort_; }

 private:
  Checked verified(Request request) const;
  Outcome compared(Checked checked, const Failures& before, const std::string& failure) const;
  std::size_t exitsReached(const Fix& fix, std::size_t assertions) const;
  // Of the blocks of a member of the program, which is the one with the fix: all, and those reached.
  struct Blocks {
    std::size_t all = 0, reached = 0;
  };
  Blocks blocksOf(const ast::Program& program, const std::vector<symbex::MemberResult>& members,
                  const std::string& member) const;

  const ast::Program& program_;
  const Failures before_;
  const std::size_t assertionsBefore_;  // that fail
  const std::size_t problems_;
  const Check& check_;
  mutable std::size_t count_ = 0;
  mutable std::uint64_t effort_ = 0;
  mutable std::optional<std::size_t> exitsBefore_;
  mutable std::map<std::string, Blocks> blocksBefore_;  // by member
};

}  // namespace warrant::fix
