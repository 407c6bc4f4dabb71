// What a solver was told, and in which scopes: for decorators that need it again.
#pragma once

#include <span>
#include <vector>

#include "smt/z3/solver.h"

namespace warrant::smt {

class Assumed {
 public:
  void push() { scopes_.push_back(facts_.size()); }
  void pop(std::size_t scopes) {
    if (scopes == 0) return;
    facts_.resize(scopes_[scopes_.size() - scopes]);
    scopes_.resize(scopes_.size() - scopes);
  }
  void add(Term fact) { facts_.push_back(fact); }

  std::span<const Term> facts() const { return facts_; }

  // Tells a solver that knows nothing.
  void tell(Solver& solver) const {
    std::size_t told = 0;
    const auto tellUntil = [&](std::size_t end) {
      for (; told < end; ++told) solver.assume(facts_[told]);
    };
    for (const std::size_t begin : scopes_) {
      tellUntil(begin);
      solver.push();
    }
    tellUntil(facts_.size());
  }

 private:
  std::vector<Term> facts_;
  std::vector<std::size_t> scopes_;  // how many facts there were when it was opened
};

}  // namespace warrant::smt
