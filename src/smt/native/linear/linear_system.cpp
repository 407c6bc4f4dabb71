#include "smt/native/linear/linear_system.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace warrant::smt {

namespace {

constexpr unsigned maximalPivots = 400;
constexpr std::size_t maximalCells = 40'000;
constexpr std::uint64_t hashFactor = 0x9E3779B97F4A7C15;

std::int64_t floorOf(std::int64_t numerator, std::int64_t denominator) {
  const std::int64_t quotient = numerator / denominator;
  return numerator % denominator < 0 ? quotient - 1 : quotient;
}

}  // namespace

// --- rationals

Rational Rational::reduced(Wide numerator, Wide denominator) {
  constexpr Wide largest = std::numeric_limits<std::int64_t>::max();
  Rational result;
  Wide left = numerator < 0 ? -numerator : numerator, right = denominator;
  while (right != 0) left = std::exchange(right, left % right);
  if (left > 1) {
    numerator /= left;
    denominator /= left;
  }
  const bool fits =
      denominator != 0 && denominator <= largest && numerator <= largest && -numerator <= largest;
  result.numerator_ = fits ? static_cast<std::int64_t>(numerator) : 0;
  result.denominator_ = fits ? static_cast<std::int64_t>(denominator) : 0;
  return result;
}

std::int64_t Rational::floor() const { return floorOf(numerator_, denominator_); }

// Nearly all numbers are integers.
Rational operator+(const Rational& left, const Rational& right) {
  using Wide = Rational::Wide;
  Rational sum;
  if (left.denominator_ == 1 && right.denominator_ == 1 &&
      !__builtin_add_overflow(left.numerator_, right.numerator_, &sum.numerator_))
    return sum;
  if (left.hasOverflowed() || right.hasOverflowed()) return Rational::reduced(0, 0);
  // Products of 64-bit numbers and their sum fit 128 bits.
  return Rational::reduced(
      Wide{left.numerator_} * right.denominator_ + Wide{right.numerator_} * left.denominator_,
      Wide{left.denominator_} * right.denominator_);
}

Rational operator-(const Rational& left, const Rational& right) { return left + Rational(-1) * right; }

Rational operator*(const Rational& left, const Rational& right) {
  using Wide = Rational::Wide;
  Rational product;
  if (left.denominator_ == 1 && right.denominator_ == 1 &&
      !__builtin_mul_overflow(left.numerator_, right.numerator_, &product.numerator_))
    return product;
  return Rational::reduced(Wide{left.numerator_} * right.numerator_,
                           Wide{left.denominator_} * right.denominator_);
}

Rational operator/(const Rational& left, const Rational& right) {
  using Wide = Rational::Wide;
  const int sign = right.isNegative() ? -1 : 1;
  return Rational::reduced(Wide{left.numerator_} * right.denominator_ * sign,
                           Wide{left.denominator_} * right.numerator_ * sign);
}

bool operator<(const Rational& left, const Rational& right) {
  using Wide = Rational::Wide;
  if (left.denominator_ == right.denominator_) return left.numerator_ < right.numerator_;
  return Wide{left.numerator_} * right.denominator_ < Wide{right.numerator_} * left.denominator_;
}

// --- constraints

LinearSystem::Variable LinearSystem::addVariable() {
  lower_.emplace_back();
  upper_.emplace_back();
  values_.emplace_back();
  columns_.push_back(static_cast<Variable>(lower_.size() - 1));
  return columns_.back();
}

// The variable for the sum divided by the factor: the greatest common divisor, of the sign of the first.
LinearSystem::Variable LinearSystem::formOf(std::span<const Summand> sum, std::int64_t& factor) {
  factor = 0;
  for (const Summand& summand : sum) factor = std::gcd(factor, summand.coefficient);
  if (sum.front().coefficient < 0) factor = -factor;
  if (sum.size() == 1) return sum.front().variable;
  const auto begin = static_cast<std::uint32_t>(summands_.size());
  for (const Summand& summand : sum) summands_.push_back({summand.variable, summand.coefficient / factor});
  if (2 * sums_.size() >= table_.size()) enlargeTable();
  std::uint32_t& slot = slotOf(std::span(summands_).subspan(begin));
  if (slot != 0) {
    summands_.resize(begin);
    return sums_[slot - 1].variable;
  }
  const Variable variable = addVariable();
  columns_.pop_back();
  basic_.push_back(variable);
  sums_.push_back({begin, static_cast<std::uint32_t>(sum.size()), variable});
  slot = static_cast<std::uint32_t>(sums_.size());
  return variable;
}

// Where that sum is in the table, or a free place for it.
std::uint32_t& LinearSystem::slotOf(std::span<const Summand> sum) {
  std::uint64_t hash = 0;
  for (const Summand& summand : sum) {
    hash = (hash ^ summand.variable ^ (static_cast<std::uint64_t>(summand.coefficient) << 32)) * hashFactor;
    hash ^= hash >> 29;
  }
  for (std::size_t place = hash;; ++place) {
    std::uint32_t& slot = table_[place & (table_.size() - 1)];
    if (slot == 0 || std::ranges::equal(summandsOf(sums_[slot - 1]), sum)) return slot;
  }
}

void LinearSystem::enlargeTable() {
  table_.assign(std::max<std::size_t>(64, 2 * table_.size()), 0);  // a power of two
  for (std::uint32_t index = 0; index < sums_.size(); ++index) slotOf(summandsOf(sums_[index])) = index + 1;
}

void LinearSystem::boundBelow(Variable variable, std::int64_t bound) {
  Bound& lower = lower_[variable];
  if (!lower || *lower < bound) lower = bound;
  if (upper_[variable] && *upper_[variable] < *lower) isContradictory_ = true;
}

void LinearSystem::boundAbove(Variable variable, std::int64_t bound) {
  Bound& upper = upper_[variable];
  if (!upper || bound < *upper) upper = bound;
  if (lower_[variable] && *upper < *lower_[variable]) isContradictory_ = true;
}

// Whether there is nothing to add: the constant alone decides whether it holds, or is too great to be turned.
bool LinearSystem::isSettled(std::int64_t constant, std::span<const Summand> sum, bool holds) {
  if (sum.empty()) {
    isContradictory_ = isContradictory_ || !holds;
    return true;
  }
  const bool isTooGreat = constant == std::numeric_limits<std::int64_t>::min();
  hasOverflowed_ = hasOverflowed_ || isTooGreat;
  return isTooGreat;
}

void LinearSystem::addNonNegative(std::int64_t constant, std::span<const Summand> sum) {
  if (isSettled(constant, sum, constant >= 0)) return;
  std::int64_t factor;
  const Variable form = formOf(sum, factor);
  // -constant <= factor · form, and form is an integer.
  if (factor > 0) return boundBelow(form, -floorOf(constant, factor));
  boundAbove(form, floorOf(constant, -factor));
}

void LinearSystem::addZero(std::int64_t constant, std::span<const Summand> sum) {
  if (isSettled(constant, sum, constant == 0)) return;
  std::int64_t factor;
  const Variable form = formOf(sum, factor);
  const std::int64_t value = factor > 0 ? -constant : constant, size = factor > 0 ? factor : -factor;
  boundBelow(form, -floorOf(-value, size));
  boundAbove(form, floorOf(value, size));
}

// --- the simplex method

// A row for each sum, over the variables in sums: what only has bounds has no part in this.
void LinearSystem::startRows() {
  isStarted_ = true;
  std::vector<bool> isInSum(variableCount());
  for (const Summand& summand : summands_) isInSum[summand.variable] = true;
  const auto others = std::ranges::partition(columns_, [&](Variable variable) { return isInSum[variable]; });
  width_ = columns_.size() - others.size();
  std::vector<std::size_t> columnOf(variableCount());
  for (std::size_t column = 0; column < width_; ++column) columnOf[columns_[column]] = column;
  rows_.assign(basic_.size(), std::vector<Rational>(width_));
  for (std::size_t row = 0; row < basic_.size(); ++row) {
    for (const Summand& summand : summandsOf(sums_[row]))
      rows_[row][columnOf[summand.variable]] = Rational(summand.coefficient);
  }
}

void LinearSystem::computeValues() {
  if (!isStarted_) startRows();
  for (const Variable variable : columns_) {
    Rational& value = values_[variable];
    if (lower_[variable] && value < Rational(*lower_[variable])) value = Rational(*lower_[variable]);
    if (upper_[variable] && Rational(*upper_[variable]) < value) value = Rational(*upper_[variable]);
  }
  for (std::size_t row = 0; row < basic_.size(); ++row) {
    Rational sum;
    for (std::size_t column = 0; column < width_; ++column) {
      if (!rows_[row][column].isZero()) sum = sum + rows_[row][column] * values_[columns_[column]];
    }
    values_[basic_[row]] = sum;
    hasOverflowed_ = hasOverflowed_ || sum.hasOverflowed();
  }
}

// The row of the least basic variable that is out of its bounds (Bland's rule, for termination).
std::optional<std::size_t> LinearSystem::findViolated() const {
  std::optional<std::size_t> found;
  for (std::size_t row = 0; row < basic_.size(); ++row) {
    const Variable variable = basic_[row];
    const Rational& value = values_[variable];
    const bool isViolated = (lower_[variable] && value < Rational(*lower_[variable])) ||
                            (upper_[variable] && Rational(*upper_[variable]) < value);
    if (isViolated && (!found || variable < basic_[*found])) found = row;
  }
  return found;
}

// Moves the row's variable to the bound that it violates; false when no column can make up for it.
bool LinearSystem::repair(std::size_t row) {
  const Variable violated = basic_[row];
  const bool mustRise = lower_[violated] && values_[violated] < Rational(*lower_[violated]);
  std::optional<std::size_t> found;
  for (std::size_t column = 0; column < width_; ++column) {
    const Rational& coefficient = rows_[row][column];
    if (coefficient.isZero()) continue;
    const Variable variable = columns_[column];
    const bool rises = coefficient.isNegative() != mustRise;
    const Bound& limit = rises ? upper_[variable] : lower_[variable];
    const bool canMove =
        !limit || (rises ? values_[variable] < Rational(*limit) : Rational(*limit) < values_[variable]);
    if (canMove && (!found || variable < columns_[*found])) found = column;
  }
  if (!found) return false;
  const Rational target(mustRise ? *lower_[violated] : *upper_[violated]);
  const Rational step = (target - values_[violated]) / rows_[row][*found];
  for (std::size_t other = 0; other < rows_.size(); ++other) {
    const Rational& coefficient = rows_[other][*found];
    if (coefficient.isZero()) continue;
    Rational& value = values_[basic_[other]];
    value = value + coefficient * step;
    hasOverflowed_ = hasOverflowed_ || value.hasOverflowed();
  }
  Rational& moved = values_[columns_[*found]];
  moved = moved + step;
  hasOverflowed_ = hasOverflowed_ || moved.hasOverflowed();
  pivot(row, *found);
  return true;
}

// The row's variable leaves the basis for the column's.
void LinearSystem::pivot(std::size_t row, std::size_t column) {
  std::vector<Rational>& pivotRow = rows_[row];
  const Rational inverse = Rational(1) / pivotRow[column];
  nonZero_.clear();
  for (std::size_t index = 0; index < width_; ++index) {
    Rational& coefficient = pivotRow[index];
    if (coefficient.isZero() || index == column) continue;
    nonZero_.push_back(static_cast<std::uint32_t>(index));
    coefficient = Rational(-1) * coefficient * inverse;
    hasOverflowed_ = hasOverflowed_ || coefficient.hasOverflowed();
  }
  pivotRow[column] = inverse;
  hasOverflowed_ = hasOverflowed_ || inverse.hasOverflowed();
  std::swap(basic_[row], columns_[column]);
  for (std::size_t other = 0; other < rows_.size(); ++other) {
    if (other != row && !rows_[other][column].isZero()) addMultiple(rows_[other], pivotRow, column);
  }
}

// What a row has of the variable that enters the basis it has of the pivot row now.
void LinearSystem::addMultiple(std::vector<Rational>& target, const std::vector<Rational>& pivotRow,
                               std::size_t column) {
  const Rational factor = target[column];
  work_ += columns_.size();
  for (const std::uint32_t index : nonZero_) {
    target[index] = target[index] + factor * pivotRow[index];
    hasOverflowed_ = hasOverflowed_ || target[index].hasOverflowed();
  }
  target[column] = factor * pivotRow[column];
  hasOverflowed_ = hasOverflowed_ || target[column].hasOverflowed();
}

LinearSystem::Outcome LinearSystem::solveRationally(std::uint64_t mostWork) {
  if (isContradictory_) return Outcome::Infeasible;
  if (hasOverflowed_ || basic_.size() * columns_.size() > maximalCells) return Outcome::GaveUp;
  computeValues();
  for (unsigned pivots = 0; pivots < maximalPivots; ++pivots) {
    if (hasOverflowed_ || work_ > mostWork) return Outcome::GaveUp;
    const std::optional<std::size_t> violated = findViolated();
    if (!violated) return Outcome::Feasible;
    if (!repair(*violated)) return Outcome::Infeasible;
  }
  return Outcome::GaveUp;
}

LinearSystem::Outcome LinearSystem::solve(unsigned& branches) {
  const Outcome outcome = solveRationally();
  if (outcome != Outcome::Feasible) return outcome;
  for (Variable variable = 0; variable < variableCount(); ++variable) {
    if (values_[variable].isInteger()) continue;
    if (branches == 0) return Outcome::GaveUp;
    --branches;
    const std::int64_t below = values_[variable].floor();
    LinearSystem left = *this;
    left.boundAbove(variable, below);
    const Outcome onLeft = left.solve(branches);
    work_ = left.work_;
    if (onLeft != Outcome::Infeasible) {
      *this = std::move(left);
      return onLeft;
    }
    boundBelow(variable, below + 1);
    return solve(branches);
  }
  return Outcome::Feasible;
}

}  // namespace warrant::smt
