// Circuits as clauses: each gate is a variable that its clauses define (Tseitin). Gates with constant, equal
// or opposite inputs need none, and the same gate is made once.
#pragma once

#include <unordered_map>
#include <utility>

#include "smt/bits/sat.h"

namespace warrant::smt::bits {

class Gates {
 public:
  explicit Gates(SatSolver& solver);

  Literal truth() const { return truth_; }
  Literal constant(bool value) const { return value ? truth_ : !truth_; }
  Literal input() { return solver_.addVariable(); }

  Literal conjoin(Literal left, Literal right);
  Literal disjoin(Literal left, Literal right) { return !conjoin(!left, !right); }
  Literal differ(Literal left, Literal right);
  Literal choose(Literal condition, Literal onTrue, Literal onFalse);
  Literal majority(Literal one, Literal two, Literal three);

 private:
  enum class Kind : std::uint8_t { And, Xor, Choice, Majority };
  struct Key {
    Kind kind;
    Literal inputs[3];
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const;
  };
  bool isConstant(Literal literal) const { return variableOf(literal) == variableOf(truth_); }
  // The gate's variable, and whether its clauses are still to be added.
  std::pair<Literal, bool> gate(Kind kind, Literal one, Literal two, Literal three);
  void clause(std::initializer_list<Literal> literals) {
    solver_.addClause(std::span(literals.begin(), literals.size()));
  }

  SatSolver& solver_;
  Literal truth_;
  std::unordered_map<Key, Literal, Hash> known_;
};

}  // namespace warrant::smt::bits
