// Views of what was recorded in a run (path/record.h): as text, and as nodes in source terms.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "symbex/explain/record/chunk_numbers.h"
#include "symbex/explain/record/recorded_node.h"
#include "symbex/explain/wording.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Notation;

std::string_view toString(smt::Answer answer);  // `yes`, `no`, `unknown`

class RecordViews : public Part {
 public:
  explicit RecordViews(Parts& parts);

  // In the order in which they were made: one line for each step but those of expressions and parts of
  // assertions, indented by branch, with its line and column; and what is held where a statement changed it.
  std::string trace() const;
  std::vector<RecordedNode> nodes(ChunkNumbers& numbers) const;
  // What is evaluated, executed, taken, assumed … at the step; with names as they were given, or in that
  // wording.
  std::string textOf(const Step& step) const;
  std::string textOf(const Step& step, const Wording& wording) const;

 private:
  std::string heapOf(const Step& step) const;
  bool showsHeap(const Step& done) const;
  void addDifference(RecordedNode& node, const heap::Heap& before, const heap::Heap& after,
                     ChunkNumbers& numbers) const;

  Notation& notation_;
};

}  // namespace warrant::symbex
