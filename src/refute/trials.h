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
};

class Trials {
 public:
  // The member must be of a method with a body.
  Trials(run::Machine& machine, const symbex::MemberResult& member);

  // Runs the member on the inputs of that number, which are the same each time. What the run violates;
  // nothing: nothing, or the inputs do not satisfy the precondition, or it was stopped.
  // `isDisturbed`: with states that contracts admit in the place of those that bodies yield (weakness.h).
  // `capture`: gets the inputs, where they satisfy the precondition.
  std::optional<Seen> attempt(std::uint64_t seed, bool isDisturbed, Capture* capture);

  std::uint64_t tried() const { return tried_; }        // inputs that could be made
  std::uint64_t admitted() const { return admitted_; }  // of these, which satisfy the precondition
  std::uint64_t kept() const { return kept_; }          // of these, whose run came to its end and kept it
  // Of the last attempt: whether it came to a bound, and what was disturbed; empty: nothing.
  bool isBounded() const { return isBounded_; }
  const std::string& disturbed() const { return disturbed_; }
  const std::string& stopped() const { return stopped_; }  // why some could not be made, or run; empty: none

 private:
  std::optional<Seen> runWith(Inputs& inputs, Weakness* weakness, Capture* capture);
  const run::Class* staticClass() const;
  void captureInputs(Capture& capture, run::Object* self, const std::vector<run::Value>& arguments) const;
  std::optional<Seen> call(run::Object* self, const std::vector<run::Value>& arguments, Weakness* weakness);

  run::Machine& machine_;
  const symbex::MemberResult& member_;
  run::Method& method_;
  Candidates candidates_;
  std::uint64_t tried_ = 0, admitted_ = 0, kept_ = 0;
  bool isBounded_ = false;
  std::string stopped_, disturbed_;
};

}  // namespace warrant::refute
