// What is known of a failure beyond that it is one: whether the program, when it runs, does what the verifier
// could not exclude.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "refute/java_run.h"
#include "symbex/verifier.h"

namespace warrant::refute {

// Refuted: there are inputs that satisfy the precondition, and make the concrete run violate the contract
// where the failure is. ContractTooWeak: that was not seen, but another state does it that what the member
// relies on admits: a callee's postcondition, or an invariant. NotRefuted: neither was seen.
enum class Answer : std::uint8_t { Refuted, ContractTooWeak, NotRefuted };
std::string_view toString(Answer answer);  // `contract-too-weak`

struct Refutation {
  const symbex::Failure* failure;
  Answer answer = Answer::NotRefuted;
  symbex::InputGraph inputs;  // of the member: `this`, its parameters; empty where nothing was seen
  std::string violation;      // what the run says
  std::string because;        // why not refuted; which contract is too weak, and how
  const symbex::MemberResult* member = nullptr;
  const ast::MethodDecl* contract = nullptr;  // by which it is called: its own, or of what it overrides
  std::optional<JavaRun> java = {};  // with the same inputs, of what is refuted, where somebody asked
  // Where the Java program is that shows it, or why there is none; both empty: nobody has asked.
  std::string test = {}, whyNoTest = {};
};

// How much is tried: it does not depend on time, so that answers are the same everywhere.
struct Effort {
  std::uint32_t attempts = 4000;       // inputs for each member, in each of two rounds
  std::uint64_t steps = 20'000;        // for one run
  std::uint32_t depth = 200;           // of calls within calls
  std::uint64_t allSteps = 1'500'000;  // for all runs of a member, about
  // So much less that it takes a part of the time that the member's verification took; only what is refuted
  // is told.
  bool isBrief = false;
  bool wantsJava = false;  // inputs are preferred with which Java goes wrong, too, and what it does is told
};

// One for each failure (no warnings) of the members, in their order. The program must be the one that was
// verified. Runs on the calling thread, which needs a large stack (support/large_stack.h).
std::vector<Refutation> refute(const ast::Program& program, std::span<const symbex::MemberResult> members,
                               symbex::Overflow overflow, const Effort& effort = {});

}  // namespace warrant::refute
