// The leaves that were found, and how far the path has come.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "smt/backtrack/containers.h"
#include "symbex/explain/wording.h"
#include "symbex/explore/leaf.h"
#include "symbex/part.h"

namespace warrant::symbex {

class InitialHeap;
class Notation;
class Recorder;

class Leaves : public Part {
 public:
  explicit Leaves(Parts& parts);

  Bounds bounds;
  std::vector<Leaf> found;

  // Counts a statement of the path; false: there are too many.
  bool spendStatement();
  // A body is left at that place. The last one before `returned` is the way out of what is explored.
  void noteWayOut(support::SourceRange range) { way_ = range; }
  // Each ends the path.
  Verdict returned(SymbolicState s, const ast::Type& type, Term value);
  Verdict thrown(SymbolicState s, support::SourceRange range, std::string exception);
  Verdict asserted(SymbolicState s, support::SourceRange range);
  Verdict bound(SymbolicState s, support::SourceRange range, std::string reason);
  Verdict undecided(SymbolicState s, support::SourceRange range, std::string reason);

 private:
  Verdict add(SymbolicState s, Leaf leaf, const std::string& text);
  std::vector<std::pair<std::string, std::string>> outputsOf(const SymbolicState& s, const Wording& wording);
  void addElements(const heap::Chunk& range, const Wording& wording,
                   std::vector<std::pair<std::string, std::string>>& outputs);

  InitialHeap& initialHeap_;
  Notation& notation_;
  Recorder& recorder_;
  smt::BacktrackValue<std::uint32_t> spent_;  // statements of the path
  support::SourceRange way_;
};

}  // namespace warrant::symbex
