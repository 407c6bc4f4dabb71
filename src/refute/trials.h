// Runs of a member on inputs that satisfy its precondition: whether they keep its contract.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "refute/inputs.h"
#include "run/machine.h"
#include "symbex/verifier.h"

namespace warrant::refute {

class Weakness;

// What a run violates, as a failure is reported.
struct Seen {
  std::string context, reason, message;
  support::SourceRange range;
  support::SourceRange part = {};  // of the contract that is violated; unknown: it is where the run is
};

// How a member is run.
struct Round {
  // By which contract: nullptr its own, otherwise that of one that it overrides.
  const ast::MethodDecl* contract = nullptr;
  // With states that contracts admit in the place of those that bodies yield (weakness.h).
  bool isDisturbed = false;
  // Goes on where what another method's postcondition promises does not hold.
  bool isLenient = false;
};

class Trials {
 public:
  // The member must be of a method with a body.
  Trials(run::Machine& machine, const symbex::MemberResult& member);
  // Numbers that are tried, too.
  void prefer(std::int64_t number);
  // What is tried; another program's trials make inputs of the same, of which those of the same number are
  // the same where its classes and this method's parameters are.
  const Candidates& candidates() const { return candidates_; }
  void tryOnly(const Candidates& candidates) { candidates_ = candidates; }

  // Runs the member on the inputs of that number, which are the same each time. What the run violates;
  // nothing: nothing, or the inputs do not satisfy the precondition, or it was stopped.
  // `capture`: gets the inputs, where they satisfy the precondition. `end`: where the run comes to its end,
  // what is yielded or thrown, and what the inputs lead to then.
  std::optional<Seen> attempt(std::uint64_t seed, const Round& round, Capture* capture,
                              Capture* end = nullptr);

  std::uint64_t tried() const { return tried_; }        // inputs that could be made
  std::uint64_t admitted() const { return admitted_; }  // of these, which satisfy the precondition
  std::uint64_t kept() const { return kept_; }          // of these, whose run came to its end and kept it
  // Of the last attempt: whether it came to a bound, how often its inputs were mended, and what was
  // disturbed; empty: nothing.
  bool isBounded() const { return isBounded_; }
  unsigned repairs() const { return repairs_; }
  const std::string& disturbed() const { return disturbed_; }
  const std::string& stopped() const { return stopped_; }  // why some could not be made, or run; empty: none
  // The class whose objects run it; nullptr: it is of none.
  const ast::ClassDecl* owner() const {
    return member_.heir != nullptr ? member_.heir : member_.method->owner;
  }

 private:
  std::optional<Seen> runWith(const Round& round, Inputs& inputs, Weakness* weakness, Capture* capture,
                              Capture* end);
  void captureInputs(Capture& capture, const run::Frame& frame) const;
  void captureEnd(Capture& end, const char* name, const ast::Type& type, run::Value value,
                  const run::Frame& frame) const;
  std::optional<Seen> call(const Round& round, run::Frame& frame, Weakness* weakness, Capture* end);
  run::Value runBy(const ast::MethodDecl* contract, run::Frame& frame);
  std::optional<Seen> asOverride(const ast::MethodDecl& contract, const run::Violation& violation) const;

  run::Machine& machine_;
  const symbex::MemberResult& member_;
  run::Method& method_;
  Candidates candidates_;
  std::vector<const run::Class*> readings_;
  const run::Class* reading_ = nullptr;  // of the attempt: as which class its contract takes the object
  std::uint64_t tried_ = 0, admitted_ = 0, kept_ = 0;
  bool isBounded_ = false;
  unsigned repairs_ = 0;
  std::string stopped_, disturbed_;
};

}  // namespace warrant::refute
