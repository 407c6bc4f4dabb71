#include "smt/native/linear/linear_estimate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace warrant::smt {

namespace {

__extension__ using Wide = __int128;
constexpr std::size_t maximalCells = std::size_t{1} << 19;
constexpr std::uint64_t maximalWork = std::uint64_t{1} << 28;  // coefficients that are computed
// The choices of rows and columns may go round in circles: what a contradiction takes is a few pivots for
// each of them.
constexpr std::size_t pivotsForEach = 16;
constexpr double negligible = 1e-9, tolerance = 1e-7;
// Multiples that are proposed are made integers by such factors of the least of them.
constexpr std::array<double, 8> factors = {1, 2, 3, 4, 6, 12, 60, 5040};
constexpr double largestMultiple = 1 << 30;

}  // namespace

LinearEstimate::LinearEstimate(std::vector<Bound> lower, std::vector<Bound> upper, std::vector<Sum> sums)
    : lower_(std::move(lower)), upper_(std::move(upper)), sums_(std::move(sums)) {}

bool LinearEstimate::isFor(std::size_t constraints, std::size_t numbers) {
  return constraints == 0 || numbers <= maximalCells / constraints;
}

// All that is no sum is put near 0.
bool LinearEstimate::start() {
  std::vector<std::uint32_t> places(lower_.size(), 0);  // 1 + the column
  for (const Sum& sum : sums_) {
    rows_.push_back(sum.variable);
    for (const Summand& summand : sum.summands) {
      if (places[summand.variable] != 0) continue;
      columns_.push_back(summand.variable);
      places[summand.variable] = static_cast<std::uint32_t>(columns_.size());
    }
  }
  if (rows_.empty() || !isFor(rows_.size(), columns_.size())) return false;
  values_.assign(lower_.size(), 0);
  for (const std::uint32_t variable : columns_) {
    if (upper_[variable]) values_[variable] = std::min(0.0, static_cast<double>(*upper_[variable]));
    if (lower_[variable])
      values_[variable] = std::max(values_[variable], static_cast<double>(*lower_[variable]));
  }
  table_.assign(rows_.size() * columns_.size(), 0);
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    for (const auto& [variable, coefficient] : sums_[row].summands) {
      at(row, places[variable] - 1) += static_cast<double>(coefficient);
      values_[rows_[row]] += static_cast<double>(coefficient) * values_[variable];
    }
  }
  return true;
}

bool LinearEstimate::findsContradiction() {
  if (!start()) return false;
  const std::size_t maximalPivots = pivotsForEach * (rows_.size() + columns_.size());
  for (std::size_t pivots = 0; pivots < maximalPivots && work_ < maximalWork; ++pivots) {
    const std::optional<std::size_t> row = findViolated();
    if (!row) return false;
    const std::optional<std::size_t> column = findEntering(*row);
    if (!column) return isContradictory(*row);
    pivot({*row, *column});
  }
  return false;
}

// How far the value is beyond its bounds: positive, it must fall; negative, it must rise.
double LinearEstimate::violationOf(std::uint32_t variable) const {
  const double value = values_[variable], slack = tolerance * (1 + std::abs(value));
  if (lower_[variable] && value < static_cast<double>(*lower_[variable]) - slack)
    return value - static_cast<double>(*lower_[variable]);
  if (upper_[variable] && value > static_cast<double>(*upper_[variable]) + slack)
    return value - static_cast<double>(*upper_[variable]);
  return 0;
}

// The row that is violated most.
std::optional<std::size_t> LinearEstimate::findViolated() const {
  std::optional<std::size_t> found;
  double most = 0;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const double violation = std::abs(violationOf(rows_[row]));
    if (violation <= most) continue;
    most = violation;
    found = row;
  }
  return found;
}

// The column of the greatest coefficient among those that can move as the row must; none: there is none.
std::optional<std::size_t> LinearEstimate::findEntering(std::size_t row) const {
  const bool mustRise = violationOf(rows_[row]) < 0;
  std::optional<std::size_t> found;
  double most = negligible;
  for (std::size_t column = 0; column < columns_.size(); ++column) {
    const double coefficient = at(row, column);
    if (std::abs(coefficient) <= most) continue;
    const std::uint32_t variable = columns_[column];
    const bool rises = (coefficient > 0) == mustRise;
    const Bound& limit = rises ? upper_[variable] : lower_[variable];
    const double room = limit ? std::abs(static_cast<double>(*limit) - values_[variable]) : 1;
    if (room <= tolerance * (1 + std::abs(values_[variable]))) continue;
    most = std::abs(coefficient);
    found = column;
  }
  return found;
}

// The row's variable moves to its bound, and changes places with that of the column.
void LinearEstimate::pivot(const Choice& choice) {
  const std::uint32_t leaving = rows_[choice.row], entering = columns_[choice.column];
  const double own = at(choice.row, choice.column), move = -violationOf(leaving), step = move / own;
  values_[entering] += step;
  for (std::size_t row = 0; row < rows_.size(); ++row) values_[rows_[row]] += at(row, choice.column) * step;
  for (std::size_t column = 0; column < columns_.size(); ++column) at(choice.row, column) /= -own;
  at(choice.row, choice.column) = 1 / own;
  rows_[choice.row] = entering;
  columns_[choice.column] = leaving;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    if (row == choice.row) continue;
    const double factor = std::exchange(at(row, choice.column), 0);
    if (std::abs(factor) <= negligible) continue;
    for (std::size_t column = 0; column < columns_.size(); ++column)
      at(row, column) += factor * at(choice.row, column);
  }
  work_ += table_.size();
}

// Whether integers close to multiples of what is in the row are a proof.
bool LinearEstimate::isContradictory(std::size_t row) const {
  std::vector<double> proposed(lower_.size(), 0);
  proposed[rows_[row]] = 1;
  for (std::size_t column = 0; column < columns_.size(); ++column) {
    if (std::abs(at(row, column)) > negligible) proposed[columns_[column]] = -at(row, column);
  }
  double least = std::numeric_limits<double>::max();
  for (const Sum& sum : sums_) {
    const double size = std::abs(proposed[sum.variable]);
    if (size > tolerance) least = std::min(least, size);
  }
  const auto isProof = [&](double scale) {
    std::vector<std::int64_t> multiples;
    for (const Sum& sum : sums_) {
      const double multiple = std::round(proposed[sum.variable] * scale);
      if (!(std::abs(multiple) <= largestMultiple)) return false;  // nor is it a number always
      multiples.push_back(static_cast<std::int64_t>(multiple));
    }
    return isContradictory(multiples);
  };
  return std::ranges::any_of(factors, [&](double factor) { return isProof(factor / least); });
}

// The multiples of the sums, less the same multiples of what they are made of, are 0: is that out of reach?
bool LinearEstimate::isContradictory(std::span<const std::int64_t> multiples) const {
  std::vector<Wide> coefficients(lower_.size(), 0);
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    if (multiples[i] == 0) continue;
    coefficients[sums_[i].variable] += multiples[i];
    for (const auto& [variable, coefficient] : sums_[i].summands)
      coefficients[variable] -= Wide{multiples[i]} * coefficient;
  }
  Wide least = 0, greatest = 0;
  bool hasLeast = true, hasGreatest = true;
  const auto add = [](Wide& end, bool& hasEnd, Wide coefficient, const Bound& bound) {
    Wide product;
    hasEnd = hasEnd && bound && !__builtin_mul_overflow(coefficient, Wide{*bound}, &product) &&
             !__builtin_add_overflow(end, product, &end);
  };
  for (std::size_t variable = 0; variable < coefficients.size(); ++variable) {
    const Wide coefficient = coefficients[variable];
    if (coefficient == 0) continue;
    add(least, hasLeast, coefficient, coefficient > 0 ? lower_[variable] : upper_[variable]);
    add(greatest, hasGreatest, coefficient, coefficient > 0 ? upper_[variable] : lower_[variable]);
  }
  return (hasLeast && least > 0) || (hasGreatest && greatest < 0);
}

}  // namespace warrant::smt
