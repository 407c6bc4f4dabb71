// Adds steps to the trace, which must be on.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"

namespace warrant::symbex {

class Notation;

class Recorder : public Part {
 public:
  explicit Recorder(Parts& parts);

  // Add a step to the trace, which must be on.
  void record(SymbolicState& s, Step::Kind kind, support::SourceRange range, std::string text);
  void record(SymbolicState& s, Step::Kind kind, support::SourceRange range, const heap::Chunk& chunk);
  // The same beside the way on: of what is evaluated apart.
  void note(const SymbolicState& s, Step::Kind kind, support::SourceRange range, std::string text);
  void recordFramed(SymbolicState& s, support::SourceRange range, const heap::Heap& framed);
  support::SourceRange placeOfSite(const SymbolicState& s) const;

 private:
  Notation& notation_;
};

}  // namespace warrant::symbex
