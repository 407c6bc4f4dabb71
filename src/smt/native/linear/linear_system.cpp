#include "smt/native/linear/linear_system.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

namespace warrant::smt {

namespace {

constexpr std::size_t maximalPivots = 2'000, pivotsOfShort = 60;  // or as many as there are rows, twice
// What takes more is estimated, unless it is too large for that, too.
constexpr std::uint64_t usualWork = 1'000'000, workOfLarge = 10'000'000;
constexpr std::size_t manySums = 500;
constexpr std::uint64_t workOfShort = 40;  // for each summand
constexpr std::uint64_t hashFactor = 0x9E3779B97F4A7C15;

std::int64_t floorOf(std::int64_t numerator, std::int64_t denominator) {
  const std::int64_t quotient = numerator / denominator;
  return numerator % denominator < 0 ? quotient - 1 : quotient;
}

}  // namespace

// --- rationals

// Most numbers fit 64 bits, of which the remainders cost a fraction.
Rational::Wide Rational::commonDivisor(Wide left, Wide right) {
  constexpr Wide largest = std::numeric_limits<std::int64_t>::max();
  while (right != 0 && (left > largest || right > largest)) left = std::exchange(right, left % right);
  if (right == 0) return left;
  return std::gcd(static_cast<std::int64_t>(left), static_cast<std::int64_t>(right));
}

Rational Rational::reduced(Wide numerator, Wide denominator) {
  constexpr Wide largest = std::numeric_limits<std::int64_t>::max();
  Rational result;
  const Wide divisor = commonDivisor(numerator < 0 ? -numerator : numerator, denominator);
  if (divisor > 1) {
    numerator /= divisor;
    denominator /= divisor;
  }
  const bool fits =
      denominator != 0 && denominator <= largest && numerator <= largest && -numerator <= largest;
  result.numerator_ = fits ? static_cast<std::int64_t>(numerator) : 0;
  result.denominator_ = fits ? static_cast<std::int64_t>(denominator) : 0;
  return result;
}

std::int64_t Rational::floor() const { return floorOf(numerator_, denominator_); }

Rational Rational::sumOf(const Rational& left, const Rational& right) {
  if (left.hasOverflowed() || right.hasOverflowed()) return reduced(0, 0);
  // Products of 64-bit numbers and their sum fit 128 bits.
  return reduced(Wide{left.numerator_} * right.denominator_ + Wide{right.numerator_} * left.denominator_,
                 Wide{left.denominator_} * right.denominator_);
}

Rational operator-(const Rational& left, const Rational& right) { return left + Rational(-1) * right; }

Rational Rational::productOf(const Rational& left, const Rational& right) {
  return reduced(Wide{left.numerator_} * right.numerator_, Wide{left.denominator_} * right.denominator_);
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

LinearSystem::Variable LinearSystem::addVariable(std::int64_t near) {
  if (lower_.empty()) reserve();
  lower_.emplace_back();
  upper_.emplace_back();
  values_.emplace_back(near);
  return static_cast<Variable>(lower_.size() - 1);
}

// Most systems have some dozens of variables, and live for one question.
void LinearSystem::reserve() {
  constexpr std::size_t usual = 64;
  lower_.reserve(usual);
  upper_.reserve(usual);
  values_.reserve(usual);
  basic_.reserve(usual);
  sums_.reserve(usual);
  summands_.reserve(2 * usual);
}

// The variable for the sum divided by the factor: the greatest common divisor, of the sign of the first.
LinearSystem::Variable LinearSystem::formOf(std::span<const Summand> sum, std::int64_t& factor) {
  factor = 0;
  for (const Summand& summand : sum) {
    if (factor == 1) break;
    factor = std::gcd(factor, summand.coefficient);
  }
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

// A row for each sum, whose variable is basic.
void LinearSystem::startRows() {
  isStarted_ = true;
  rows_.clear();
  entries_.clear();
  links_.clear();
  const std::size_t variables = variableCount();
  isBasic_.assign(variables, false);
  lists_.assign(variables, none);
  places_.assign(variables, 0);
  uses_.assign(variables, 0);
  visited_.assign(basic_.size(), 0);
  entries_.reserve(2 * summands_.size());
  links_.reserve(2 * summands_.size());
  rows_.reserve(basic_.size());
  for (std::size_t row = 0; row < basic_.size(); ++row) {
    basic_[row] = sums_[row].variable;
    const std::span<const Summand> sum = summandsOf(sums_[row]);
    const auto length = static_cast<std::uint32_t>(sum.size());
    rows_.push_back({static_cast<std::uint32_t>(entries_.size()), length, length});
    isBasic_[basic_[row]] = true;
    for (const Summand& summand : sum) {
      entries_.push_back({summand.variable, Rational(summand.coefficient)});
      link(summand.variable, row);
    }
  }
}

void LinearSystem::link(Variable variable, std::size_t row) {
  links_.push_back({static_cast<std::uint32_t>(row), lists_[variable]});
  lists_[variable] = static_cast<std::uint32_t>(links_.size() - 1);
  ++uses_[variable];
}

LinearSystem::Entry* LinearSystem::find(std::size_t row, Variable variable) {
  for (Entry& entry : entriesOf(row)) {
    if (entry.variable == variable) return &entry;
  }
  return nullptr;
}

// Each row once, with the variable's entry in it.
template <class Visit>
void LinearSystem::forEachRowWith(Variable variable, Visit&& visit) {
  ++visits_;
  for (std::uint32_t link = lists_[variable]; link != none; link = links_[link].next) {
    const std::size_t row = links_[link].row;
    if (std::exchange(visited_[row], visits_) == visits_) continue;
    if (const Entry* const entry = find(row, variable)) visit(row, entry->coefficient);
  }
}

void LinearSystem::computeValues() {
  if (!isStarted_) startRows();
  for (Variable variable = 0; variable < variableCount(); ++variable) {
    if (isBasic_[variable]) continue;
    Rational& value = values_[variable];
    if (lower_[variable] && value < Rational(*lower_[variable])) value = Rational(*lower_[variable]);
    if (upper_[variable] && Rational(*upper_[variable]) < value) value = Rational(*upper_[variable]);
  }
  for (std::size_t row = 0; row < basic_.size(); ++row) {
    Rational sum;
    for (const Entry& entry : entriesOf(row)) sum = sum + entry.coefficient * values_[entry.variable];
    values_[basic_[row]] = sum;
    check(sum);
  }
  suspects_.clear();
  rowOf_.resize(variableCount());
  for (std::size_t row = 0; row < basic_.size(); ++row) {
    rowOf_[basic_[row]] = static_cast<std::uint32_t>(row);
    suspect(basic_[row]);
  }
}

bool LinearSystem::isViolated(Variable variable) const {
  const Rational& value = values_[variable];
  return (lower_[variable] && value < Rational(*lower_[variable])) ||
         (upper_[variable] && Rational(*upper_[variable]) < value);
}

// Its value is a new one.
void LinearSystem::suspect(Variable variable) {
  if (!isViolated(variable)) return;
  suspects_.push_back(variable);
  std::ranges::push_heap(suspects_, std::ranges::greater());
}

// The row of the least basic variable that is out of its bounds (Bland's rule).
std::optional<std::size_t> LinearSystem::findViolated() {
  while (!suspects_.empty()) {
    const Variable variable = suspects_.front();
    if (isBasic_[variable] && isViolated(variable)) return rowOf_[variable];
    std::ranges::pop_heap(suspects_, std::ranges::greater());
    suspects_.pop_back();
  }
  return std::nullopt;
}

// Moves the row's variable to the bound that it violates; false when no other can make up for it. That is one
// that few rows have; in the long run the least, for termination.
bool LinearSystem::repair(std::size_t row, bool isLong) {
  const Variable violated = basic_[row];
  const bool mustRise = lower_[violated] && values_[violated] < Rational(*lower_[violated]);
  const auto rankOf = [&](Variable variable) { return std::pair(isLong ? 0 : uses_[variable], variable); };
  const Entry* found = nullptr;
  for (const Entry& entry : entriesOf(row)) {
    const Variable variable = entry.variable;
    if (found != nullptr && rankOf(found->variable) < rankOf(variable)) continue;
    const bool rises = entry.coefficient.isNegative() != mustRise;
    const Bound& limit = rises ? upper_[variable] : lower_[variable];
    const bool canMove =
        !limit || (rises ? values_[variable] < Rational(*limit) : Rational(*limit) < values_[variable]);
    if (canMove) found = &entry;
  }
  if (found == nullptr) return false;
  const Variable entering = found->variable;
  const Rational target(mustRise ? *lower_[violated] : *upper_[violated]);
  move(entering, (target - values_[violated]) / found->coefficient);
  pivot(row, entering);
  return true;
}

// The variable, which is not basic, and all that depend on it.
void LinearSystem::move(Variable variable, const Rational& step) {
  forEachRowWith(variable, [&](std::size_t row, const Rational& coefficient) {
    Rational& value = values_[basic_[row]];
    value = value + coefficient * step;
    check(value);
    suspect(basic_[row]);
  });
  values_[variable] = values_[variable] + step;
  check(values_[variable]);
}

// The row's variable leaves the basis for the other one. One that can only be 0 leaves the rows, too, and
// never comes back: no bound of it changes anymore.
void LinearSystem::pivot(std::size_t row, Variable entering) {
  const Variable leaving = basic_[row];
  Entry* const own = find(row, entering);
  const Rational inverse = Rational(1) / own->coefficient;
  check(inverse);
  for (Entry& entry : entriesOf(row)) {
    entry.coefficient = Rational(-1) * entry.coefficient * inverse;
    check(entry.coefficient);
  }
  --uses_[entering];
  if (isZero(leaving)) {
    *own = entriesOf(row).back();
    --rows_[row].length;
  } else {
    *own = {leaving, inverse};
    link(leaving, row);
  }
  basic_[row] = entering;
  isBasic_[entering] = true;
  isBasic_[leaving] = false;
  rowOf_[entering] = static_cast<std::uint32_t>(row);
  suspect(entering);
  const std::span<const Entry> entries = entriesOf(row);
  pivotRow_.assign(entries.begin(), entries.end());
  forEachRowWith(entering, [&](std::size_t other, const Rational&) {
    if (other != row) addMultiple(other, pivotRow_, entering);
  });
}

// What the row has of the variable it has of the sum, which is equal to it, now.
void LinearSystem::addMultiple(std::size_t row, std::span<const Entry> sum, Variable replaced) {
  work_ += sum.size() + rows_[row].length;
  Entry* const own = find(row, replaced);
  const Rational factor = own->coefficient;
  *own = entriesOf(row).back();
  --rows_[row].length;
  --uses_[replaced];
  std::uint32_t place = 0;
  for (const Entry& entry : entriesOf(row)) places_[entry.variable] = ++place;
  for (const Entry& entry : sum) {
    const Rational product = factor * entry.coefficient;
    if (const std::uint32_t known = places_[entry.variable]; known != 0) {
      Rational& coefficient = entriesOf(row)[known - 1].coefficient;
      coefficient = coefficient + product;
      check(coefficient);
    } else {
      check(product);
      append(row, {entry.variable, product});
    }
  }
  std::uint32_t length = 0;
  const std::span<Entry> entries = entriesOf(row);
  for (const Entry& entry : entries) {
    places_[entry.variable] = 0;
    if (entry.coefficient.isZero())
      --uses_[entry.variable];
    else
      entries[length++] = entry;
  }
  rows_[row].length = length;
}

// A row that has no room moves behind all others.
void LinearSystem::append(std::size_t row, const Entry& entry) {
  Row& own = rows_[row];
  if (own.length == own.capacity) {
    const std::uint32_t begin = own.begin;
    own = {static_cast<std::uint32_t>(entries_.size()), own.length, 2 * own.capacity + 2};
    entries_.resize(entries_.size() + own.capacity);
    std::copy_n(entries_.begin() + begin, own.length, entries_.begin() + own.begin);
  }
  entries_[own.begin + own.length++] = entry;
  link(entry.variable, row);
}

LinearSystem::Outcome LinearSystem::solveRationally(std::uint64_t mostWork) {
  if (isContradictory_) return Outcome::Infeasible;
  if (hasOverflowed_) return Outcome::GaveUp;
  // Of many sums, to hand on bounds costs less than to begin with rows.
  const bool areMany = sums_.size() > manySums;
  if (areMany && isRefutedByBounds()) return Outcome::Infeasible;
  computeValues();
  const bool isLarge = !LinearEstimate::isFor(sums_.size(), variableCount() - sums_.size());
  const std::uint64_t most = std::min(mostWork, work_ + (isLarge ? workOfLarge : usualWork));
  const std::uint64_t little = work_ + workOfShort * summands_.size();
  const Outcome outcome = pivotUntilSolved(pivotsOfShort, std::min(most, little));
  if (outcome != Outcome::GaveUp || hasOverflowed_ || work_ <= little || little >= most) return outcome;
  if (!areMany && isRefutedByBounds()) return Outcome::Infeasible;
  // The order of the variables fills the rows, which a large system cannot have: from the beginning, with
  // those that few rows have.
  startRows();
  computeValues();
  return pivotUntilSolved(2 * basic_.size(), most);
}

bool LinearSystem::isRefutedByBounds() {
  BoundPropagation bounds(lower_, upper_);
  for (const Sum& sum : sums_) bounds.addSum(sum.variable, summandsOf(sum));
  work_ += summands_.size();
  return bounds.findsContradiction();
}

// With Bland's rule after so many pivots.
LinearSystem::Outcome LinearSystem::pivotUntilSolved(std::size_t pivotsOfShort, std::uint64_t mostWork) {
  const std::size_t most = std::max(maximalPivots, 2 * basic_.size());
  for (std::size_t pivots = 0; pivots < most; ++pivots) {
    if (hasOverflowed_ || work_ > mostWork) return Outcome::GaveUp;
    const std::optional<std::size_t> violated = findViolated();
    if (!violated) return Outcome::Feasible;
    if (!repair(*violated, pivots >= pivotsOfShort)) return Outcome::Infeasible;
  }
  return Outcome::GaveUp;
}

LinearEstimate LinearSystem::estimate() const {
  std::vector<LinearEstimate::Sum> sums;
  sums.reserve(sums_.size());
  for (const Sum& sum : sums_) {
    LinearEstimate::Sum& copy = sums.emplace_back(LinearEstimate::Sum{sum.variable, {}});
    for (const auto& [variable, coefficient] : summandsOf(sum))
      copy.summands.push_back({variable, coefficient});
  }
  return {lower_, upper_, std::move(sums)};
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
    if (onLeft == Outcome::Feasible) *this = std::move(left);
    if (onLeft != Outcome::Infeasible) return onLeft;
    boundBelow(variable, below + 1);
    return solve(branches);
  }
  return Outcome::Feasible;
}

}  // namespace warrant::smt
