// Linear constraints over the integers: the simplex method for bounded variables (Dutertre and de Moura, "A
// Fast Linear-Arithmetic Solver for DPLL(T)"), with branches where a solution is not integral. For small
// problems: effort, and the size of the rationals, are bounded.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

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

  friend Rational operator+(const Rational& left, const Rational& right);
  friend Rational operator-(const Rational& left, const Rational& right);
  friend Rational operator*(const Rational& left, const Rational& right);
  friend Rational operator/(const Rational& left, const Rational& right);  // right is not zero
  friend bool operator<(const Rational& left, const Rational& right);

 private:
  __extension__ using Wide = __int128;
  static Rational reduced(Wide numerator, Wide denominator);

  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;  // positive; 0: overflow
};

class LinearSystem {
 public:
  using Variable = std::uint32_t;
  struct Summand {
    Variable variable;
    std::int64_t coefficient;  // not 0
    friend auto operator<=>(const Summand&, const Summand&) = default;
  };
  enum class Outcome : std::uint8_t { Feasible, Infeasible, GaveUp };

  Variable addVariable();
  std::size_t variableCount() const { return lower_.size(); }

  // Adds 0 <= constant + the sum, whose variables are in ascending order, each once.
  void addNonNegative(std::int64_t constant, std::span<const Summand> sum);
  // Adds 0 = constant + the sum.
  void addZero(std::int64_t constant, std::span<const Summand> sum);

  // Whether the constraints have a solution over the rationals; GaveUp beyond that work.
  Outcome solveRationally(std::uint64_t mostWork = UINT64_MAX);
  // Whether they have one over the integers; where Feasible, value() is one. Takes from the budget one for
  // each branch.
  Outcome solve(unsigned& branches);
  std::int64_t value(Variable variable) const { return values_[variable].floor(); }
  // How many coefficients were computed.
  std::uint64_t work() const { return work_; }

 private:
  using Bound = std::optional<std::int64_t>;

  // A sum of several variables without common factor, which is one itself.
  struct Sum {
    std::uint32_t begin, length;  // of the summands
    Variable variable;
  };

  bool isSettled(std::int64_t constant, std::span<const Summand> sum, bool holds);
  Variable formOf(std::span<const Summand> sum, std::int64_t& factor);
  std::uint32_t& slotOf(std::span<const Summand> sum);
  std::span<const Summand> summandsOf(const Sum& sum) const {
    return std::span(summands_).subspan(sum.begin, sum.length);
  }
  void enlargeTable();
  void startRows();
  void boundBelow(Variable variable, std::int64_t bound);
  void boundAbove(Variable variable, std::int64_t bound);
  void computeValues();
  std::optional<std::size_t> findViolated() const;
  bool repair(std::size_t row);
  void pivot(std::size_t row, std::size_t column);
  void addMultiple(std::vector<Rational>& target, const std::vector<Rational>& pivotRow, std::size_t column);

  // By variable: first those that were added, and forms of several variables, which rows define.
  std::vector<Bound> lower_, upper_;
  std::vector<Rational> values_;
  std::vector<Summand> summands_;  // of all sums
  std::vector<Sum> sums_;
  std::vector<std::uint32_t> table_;         // of sums by what they add, numbered from 1; 0: free
  std::vector<Variable> basic_;              // by row
  std::vector<Variable> columns_;            // the variables that are not basic, first those in rows
  std::size_t width_ = 0;                    // how many these are
  std::vector<std::vector<Rational>> rows_;  // a basic variable as a sum over the columns
  std::vector<std::uint32_t> nonZero_;       // of the pivot row, but the pivot
  std::uint64_t work_ = 0;
  bool isContradictory_ = false, hasOverflowed_ = false, isStarted_ = false;
};

}  // namespace warrant::smt
