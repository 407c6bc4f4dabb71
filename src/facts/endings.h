// Which methods nothing promises to end, for those that do promise it (`decreases`) and call them.
#pragma once

#include <vector>

#include "ast/program.h"
#include "facts/call_graph.h"

namespace warrant::symbex {

class Endings {
 public:
  Endings() = default;
  // `isRecursive` says of each node of the graph whether it leads back to itself.
  Endings(const ast::Program& program, const CallGraph& graph, const std::vector<bool>& isRecursive);

  // Whether its text has a loop without a measure, or a recursion without one, or it calls such a method.
  // What has a measure is checked to end, and what has no body is trusted to. False, too, where no method of
  // code has a measure.
  bool mayRunForever(const ast::MethodDecl& method) const {
    return !mayRunForever_.empty() && mayRunForever_[method.index];
  }

 private:
  std::vector<bool> mayRunForever_;  // by node
};

}  // namespace warrant::symbex
