// Looks for states that contracts admit and bodies never yield: what a call has yielded, or an iteration, is
// changed as far as the postcondition, or the invariant, still holds.
#pragma once

#include <string>
#include <vector>

#include "refute/inputs.h"
#include "run/check/checker.h"

namespace warrant::refute {

class Weakness final : public run::Disturbance {
 public:
  Weakness(run::Machine& machine, Inputs& inputs) : machine_(machine), inputs_(inputs) {}

  void afterCall(const run::Method& method, run::Frame& frame, run::Activation& callee,
                 unsigned nesting) override;
  void atLoop(const ast::Loop& loop, run::Frame& frame, run::Activation& running, unsigned nesting) override;

  // What was changed last, for people; empty: nothing was.
  const std::string& description() const { return description_; }

 private:
  // A variable, the result, or a location.
  struct Change {
    run::Value* place;
    ast::Type type;
    run::Location location;  // of an object or array; nullptr for others
    std::string name;
  };
  std::vector<Change> changesOf(const run::Activation& activation);
  std::vector<Change> changesOf(const ast::Loop& loop, run::Frame& frame);
  void addLocation(const run::Location& location, std::vector<Change>& changes);
  // Makes some of the changes, and takes them back where what they were is admitted, and what they are is
  // not.
  bool change(std::vector<Change>& changes, support::FunctionRef<bool()> isAdmitted);
  void set(const Change& change, run::Value value);

  run::Machine& machine_;
  Inputs& inputs_;
  std::string description_;
};

}  // namespace warrant::refute
