// A run that was recorded, and is kept to be looked at: what the debugger, the adapter for editors and the
// page read, and nothing else.
//
// It keeps alive all that it shows, terms and heaps too, but for the program. One thread at a time may look.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "symbex/explain/recorded_changes.h"
#include "symbex/explain/recorded_node.h"
#include "symbex/explain/recorded_state.h"

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
  // What all steps change: for who shows many states. O(the steps · what is known and held at each).
  RecordedChanges changes() const;

 private:
  std::unique_ptr<Kept> kept_;
  std::vector<RecordedNode> nodes_;
};

}  // namespace warrant::symbex
