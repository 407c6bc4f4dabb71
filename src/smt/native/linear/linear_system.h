// Linear constraints over the integers: the simplex method for bounded variables (Dutertre and de Moura, "A
// Fast Linear-Arithmetic Solver for DPLL(T)"), with branches where a solution is not integral. Rows have only
// what is not zero; effort, and the size of the rationals, are bounded.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "smt/native/linear/bound_propagation.h"
#include "smt/native/linear/linear_estimate.h"

namespace warrant::smt {

// An exact fraction in lowest terms. Operations that leave 64 bits make `hasOverflowed` true, and stay so.
class Rational {
 public:
  Rational() = default;
  explicit Rational(std::int64_t integer) : numerator_(integer) {}

  bool isZero() const { return numerator_ == 0; }
  bool isNegative() const { return numerator_ < 0; }
  bool isInteger() const { return denominator_ == 1; }
  bool hasOverflowed() const { return denominator_ == 0; }
  std::int64_t floor() const;

  // Nearly all numbers are integers.
  friend Rational operator+(const Rational& left, const Rational& right) {
    Rational sum;
    if (left.denominator_ == 1 && right.denominator_ == 1 &&
        !__builtin_add_overflow(left.numerator_, right.numerator_, &sum.numerator_))
      return sum;
    return sumOf(left, right);
  }
  friend Rational operator-(const Rational& left, const Rational& right);
  friend Rational operator*(const Rational& left, const Rational& right) {
    Rational product;
    if (left.denominator_ == 1 && right.denominator_ == 1 &&
        !__builtin_mul_overflow(left.numerator_, right.numerator_, &product.numerator_))
      return product;
    return productOf(left, right);
  }
  friend Rational operator/(const Rational& left, const Rational& right);  // right is not zero
  friend bool operator<(const Rational& left, const Rational& right);

 private:
  __extension__ using Wide = __int128;
  static Wide commonDivisor(Wide left, Wide right);
  static Rational reduced(Wide numerator, Wide denominator);
  static Rational sumOf(const Rational& left, const Rational& right);
  static Rational productOf(const Rational& left, const Rational& right);

  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;  // positive; 0: overflow
};

class LinearSystem {
 public:
  using Variable = std::uint32_t;
  using Summand = BoundPropagation::Summand;
  enum class Outcome : std::uint8_t { Feasible, Infeasible, GaveUp };

  // A variable that is looked for near that value.
  Variable addVariable(std::int64_t near = 0);
  std::size_t variableCount() const { return lower_.size(); }

  // Adds 0 <= constant + the sum, whose variables are in ascending order, each once.
  void addNonNegative(std::int64_t constant, std::span<const Summand> sum);
  // Adds 0 = constant + the sum.
  void addZero(std::int64_t constant, std::span<const Summand> sum);

  // Whether the constraints have a solution over the rationals; Infeasible where they have none over the
  // integers, if that is seen, and GaveUp beyond that work.
  Outcome solveRationally(std::uint64_t mostWork = UINT64_MAX);
  // Whether they have one over the integers; where Feasible, value() is one. Takes from the budget one for
  // each branch.
  Outcome solve(unsigned& branches);
  std::int64_t value(Variable variable) const { return values_[variable].floor(); }
  // Whether the solution has them apart by 1 at least: integers that are less apart may have to be equal.
  bool areApart(Variable left, Variable right) const { return areApart(values_[left], values_[right]); }
  bool areApart(Variable variable, std::int64_t value) const {
    return areApart(values_[variable], Rational(value));
  }
  // The same constraints, and what was found to follow from them, for where a solution took too much.
  LinearEstimate estimate() const;
  // How many coefficients were looked at.
  std::uint64_t work() const { return work_; }

 private:
  using Bound = BoundPropagation::Bound;

  // A sum of several variables without common factor, which is one itself.
  struct Sum {
    std::uint32_t begin, length;  // of the summands
    Variable variable;
  };

  static bool areApart(const Rational& left, const Rational& right) {
    return !(left < right + Rational(1)) || !(right < left + Rational(1));
  }
  void reserve();
  bool isSettled(std::int64_t constant, std::span<const Summand> sum, bool holds);
  Variable formOf(std::span<const Summand> sum, std::int64_t& factor);
  std::uint32_t& slotOf(std::span<const Summand> sum);
  std::span<const Summand> summandsOf(const Sum& sum) const {
    return std::span(summands_).subspan(sum.begin, sum.length);
  }
  void enlargeTable();
  void boundBelow(Variable variable, std::int64_t bound);
  void boundAbove(Variable variable, std::int64_t bound);

  // A basic variable as a sum over others: the entries from `begin` on.
  struct Entry {
    Variable variable;
    Rational coefficient;  // not 0
  };
  struct Row {
    std::uint32_t begin, length, capacity;
  };
  // That the row has the variable in whose list it is, or had it.
  struct Link {
    std::uint32_t row, next;
  };
  static constexpr std::uint32_t none = UINT32_MAX;

  void startRows();
  bool isRefutedByBounds();
  Outcome pivotUntilSolved(std::size_t pivotsOfShort, std::uint64_t mostWork);
  void computeValues();
  bool isViolated(Variable variable) const;
  bool isZero(Variable variable) const { return lower_[variable] == 0 && upper_[variable] == 0; }
  void suspect(Variable variable);
  std::optional<std::size_t> findViolated();
  bool repair(std::size_t row, bool isLong);
  void move(Variable variable, const Rational& step);
  void pivot(std::size_t row, Variable entering);
  void addMultiple(std::size_t row, std::span<const Entry> sum, Variable replaced);
  void append(std::size_t row, const Entry& entry);
  void link(Variable variable, std::size_t row);
  std::span<Entry> entriesOf(std::size_t row) {
    return std::span(entries_).subspan(rows_[row].begin, rows_[row].length);
  }
  Entry* find(std::size_t row, Variable variable);
  template <class Visit>
  void forEachRowWith(Variable variable, Visit&& visit);
  void check(const Rational& number) { hasOverflowed_ = hasOverflowed_ || number.hasOverflowed(); }

  // By variable: first those that were added, and forms of several variables, which rows define.
  std::vector<Bound> lower_, upper_;
  std::vector<Rational> values_;
  std::vector<Summand> summands_;  // of all sums
  std::vector<Sum> sums_;
  std::vector<std::uint32_t> table_;  // of sums by what they add, numbered from 1; 0: free
  std::vector<Variable> basic_;       // by row
  std::vector<bool> isBasic_;         // by variable
  std::vector<std::uint32_t> rowOf_;  // by variable that is basic
  // A heap, the least first: all basic variables that are out of their bounds are among them.
  std::vector<Variable> suspects_;
  std::vector<Row> rows_;
  std::vector<Entry> entries_;        // of all rows, and what these have left behind
  std::vector<std::uint32_t> lists_;  // by variable: the first link to a row that has it
  std::vector<Link> links_;
  std::vector<std::uint32_t> uses_;     // by variable: how many rows have it
  std::vector<std::uint32_t> places_;   // by variable, of the row that is changed: 1 + the entry; 0: none
  std::vector<std::uint32_t> visited_;  // by row: in which visit
  std::vector<Entry> pivotRow_;
  std::uint32_t visits_ = 0;
  std::uint64_t work_ = 0;
  bool isContradictory_ = false, hasOverflowed_ = false, isStarted_ = false;
};

}  // namespace warrant::smt
