// A run that was recorded, and is kept to be looked at: what the debugger, the adapter for editors and the
// page read, and nothing else.
//
// It keeps alive all that it shows, terms and heaps too, but for the program. One thread at a time may look.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "symbex/explain/record/recorded_changes.h"
#include "symbex/explain/record/recorded_node.h"
#include "symbex/explain/record/recorded_state.h"

namespace warrant::symbex {

class Recording {
 public:
  struct Kept;  // the run, and its parts

  explicit Recording(std::unique_ptr<Kept> kept);
  ~Recording();
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;

  // The steps in the order in which they were made: one behind the other on a path, a path behind the other.
  const std::vector<RecordedNode>& nodes() const { return nodes_; }
  // What is evaluated, executed, taken, assumed … at a step, which there must be.
  std::string textOf(std::uint32_t node) const;
  // The state at a step, which there must be. O(the steps before it on its path).
  RecordedState stateAt(std::uint32_t node) const;
  // What all steps change: for who shows many states. O(the steps + what they change).
  RecordedChanges changes() const;
  // What the expression that is evaluated at a step came to, in the words of the state there; empty: nothing
  // is evaluated there, or it came to nothing.
  std::string valueAt(std::uint32_t node) const;

  // --- what can be asked about the condition that a step checks, or that was checked last for it to fail
  // The facts of the path that it follows from: none of them can be left out. Nothing where nothing is
  // checked, or what is checked does not follow from them alone.
  std::optional<RecordedCore> coreAt(std::uint32_t node) const;
  // Values with which it does not hold. Nothing where nothing is checked, or none are found.
  std::optional<RecordedExample> exampleAt(std::uint32_t node) const;
  // The question as a script in SMT-LIB. Nothing where nothing is checked.
  std::optional<std::string> scriptAt(std::uint32_t node) const;

 private:
  std::unique_ptr<Kept> kept_;
  std::vector<RecordedNode> nodes_;
};

}  // namespace warrant::symbex
