// A search for contradictions among linear constraints in floating point, for where exact fractions become
// too large or too many: the simplex method proposes multiples of the constraints, and integers close to
// these are shown, exactly, to sum up to a contradiction (Farkas' lemma). What it does not find may be one
// all the same.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace warrant::smt {

class LinearEstimate {
 public:
  using Bound = std::optional<std::int64_t>;
  struct Summand {
    std::uint32_t variable;
    std::int64_t coefficient;
  };
  // A variable that is the sum of others, which are no sums.
  struct Sum {
    std::uint32_t variable;
    std::vector<Summand> summands;
  };

  // Whether so many constraints on so many numbers are not too many.
  static bool isFor(std::size_t constraints, std::size_t numbers);
  // By variable, the bounds of each.
  LinearEstimate(std::vector<Bound> lower, std::vector<Bound> upper, std::vector<Sum> sums);

  // Whether no numbers are within the bounds. It takes a bounded number of steps, and says false beyond.
  bool findsContradiction();
  // How many coefficients were computed.
  std::uint64_t work() const { return work_; }

 private:
  struct Choice {
    std::size_t row, column;
  };

  bool start();
  std::optional<std::size_t> findViolated() const;
  std::optional<std::size_t> findEntering(std::size_t row) const;
  double violationOf(std::uint32_t variable) const;
  void pivot(const Choice& choice);
  bool isContradictory(std::size_t row) const;
  bool isContradictory(std::span<const std::int64_t> multiples) const;
  double& at(std::size_t row, std::size_t column) { return table_[row * columns_.size() + column]; }
  double at(std::size_t row, std::size_t column) const { return table_[row * columns_.size() + column]; }

  std::vector<Bound> lower_, upper_;  // by variable
  std::vector<Sum> sums_;
  // Each row's variable is the sum of the columns' variables, multiplied by what the table has for them.
  std::vector<std::uint32_t> rows_, columns_;
  std::vector<double> table_;
  std::vector<double> values_;  // by variable
  std::uint64_t work_ = 0;
};

}  // namespace warrant::smt
