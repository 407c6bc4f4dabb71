// The symbolic state in source terms, where an obligation failed (paper, 6.2).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/part.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

class Notation;

class Explainer : public Part {
 public:
  explicit Explainer(Parts& parts);

  Explanation explain(const SymbolicState& s, const Problem& problem) const;

 private:
  std::vector<const ast::Variable*> variablesInScope(const Frame::Code& frame) const;

  Notation& notation_;
};

}  // namespace warrant::symbex
