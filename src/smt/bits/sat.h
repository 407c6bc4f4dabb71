// A SAT solver: conflict-driven clause learning (Marques-Silva and Sakallah), with two watched literals and
// activities (Moskewicz et al.), saved phases, restarts after Luby's sequence, and assumptions (Eén and
// Sörensson), so that several questions are asked of the same clauses. It is deterministic.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace warrant::smt::bits {

struct Literal {  // a variable, or its negation
  std::uint32_t code = 0;
  friend bool operator==(const Literal&, const Literal&) = default;
};
inline Literal operator!(Literal literal) { return {literal.code ^ 1}; }
inline std::uint32_t variableOf(Literal literal) { return literal.code >> 1; }
inline bool isNegated(Literal literal) { return (literal.code & 1) != 0; }

enum class Satisfiable : std::uint8_t { No, Yes, Unknown };

class SatSolver {
 public:
  Literal addVariable();
  // The clause must hold from now on. Only between questions.
  void addClause(std::span<const Literal> literals);
  // Whether the clauses can hold together with the assumptions. Unknown: `propagations` were not enough.
  Satisfiable solve(std::span<const Literal> assumptions, std::uint64_t propagations);
  // After a Yes: the model.
  bool valueIn(Literal literal) const { return (model_[variableOf(literal)] == 1) != isNegated(literal); }

  std::size_t variables() const { return assigned_.size(); }
  std::uint64_t propagations() const { return propagations_; }  // of all questions
  std::uint64_t conflicts() const { return conflicts_; }

 private:
  using ClauseIndex = std::uint32_t;  // where it begins in the pool
  static constexpr ClauseIndex none = UINT32_MAX;
  struct Watch {
    ClauseIndex clause;
    Literal other;  // if that is true, so is the clause
  };
  // In the pool: size, the activity's place or 0 for one that was given, and the literals.
  std::uint32_t sizeOf(ClauseIndex clause) const { return pool_[clause]; }
  Literal* literalsOf(ClauseIndex clause) { return reinterpret_cast<Literal*>(pool_.data() + clause + 2); }
  bool isLearnt(ClauseIndex clause) const { return pool_[clause + 1] != 0; }

  std::int8_t valueOf(Literal literal) const {
    const std::int8_t value = assigned_[variableOf(literal)];
    return isNegated(literal) ? static_cast<std::int8_t>(-value) : value;
  }
  std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }
  ClauseIndex store(std::span<const Literal> literals, std::uint32_t mark);
  void watch(ClauseIndex clause);
  void assign(Literal literal, ClauseIndex reason);
  ClauseIndex propagate();
  void undoTo(std::uint32_t level);
  std::uint32_t analyse(ClauseIndex conflict);
  bool isImplied(Literal literal);
  void learn(std::uint32_t backTo);
  Literal decide();
  Satisfiable search(std::span<const Literal> assumptions, std::uint64_t conflicts, std::uint64_t limit);
  void reduce();
  void bump(std::uint32_t variable);

  // The heap of variables that may be decided, by activity.
  void heapUp(std::uint32_t place);
  void heapDown(std::uint32_t place);
  void heapInsert(std::uint32_t variable);
  std::uint32_t heapTake();
  bool isBefore(std::uint32_t one, std::uint32_t other) const {
    return activity_[one] > activity_[other] || (activity_[one] == activity_[other] && one < other);
  }

  std::vector<std::uint32_t> pool_;
  std::vector<ClauseIndex> learnt_;
  std::vector<std::vector<Watch>> watches_;  // by the code of the literal that became false
  std::vector<std::int8_t> assigned_;        // by variable: 1, -1, or 0
  std::vector<std::int8_t> phase_, model_;
  std::vector<ClauseIndex> reason_;
  std::vector<std::uint32_t> levelOf_;
  std::vector<Literal> trail_;
  std::vector<std::uint32_t> levels_;  // where they begin in the trail
  std::size_t next_ = 0;               // of the trail, to be propagated
  std::vector<double> activity_;
  double increment_ = 1;
  std::vector<std::uint32_t> heap_, place_;  // place: in the heap; UINT32_MAX: not there
  std::vector<std::uint8_t> seen_;
  std::vector<Literal> learning_, clearing_;
  std::uint64_t propagations_ = 0, conflicts_ = 0;
  std::size_t mostLearnt_ = 4000;
  bool isContradictory_ = false;
};

}  // namespace warrant::smt::bits
