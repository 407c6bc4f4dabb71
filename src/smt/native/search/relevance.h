// Which of the native layer's terms bear on a question: those that facts connect with its own.
#pragma once

#include <vector>

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

// A walk from the question's terms through classes, to what their members are made of and what is made of
// them, as far as formulas, arithmetic and maps go.
class Relevance {
 public:
  explicit Relevance(const Closure& closure) : closure_(closure), isSeen_(closure.graph().nodeCount()) {}

  // The nodes that are reached, the nearest first. Once.
  std::vector<NodeId> from(Term question);

 private:
  void start(Term question);
  void see(NodeId node);
  void leave(NodeId node);

  const Closure& closure_;
  std::vector<char> isSeen_;
  std::vector<NodeId> reached_;
};

}  // namespace warrant::smt
