// Integer terms: linear normal forms over the mathematical integers. Coefficients and constants are 64 bits
// wide; an operation that would leave them keeps its operands as opaque arguments of a Sum.
#include <algorithm>
#include <limits>
#include <numeric>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

namespace {

__extension__ using Wide = __int128;

constexpr std::int64_t one = 1;

// A term seen as constant + Σ coefficient · argument.
struct LinearView {
  std::int64_t constant = 0;
  std::span<const Term> arguments;
  std::span<const std::int64_t> coefficients;
};

LinearView view(const TermNode& node, const Term& term) {
  if (node.op == Op::Integer) return {node.payload, {}, {}};
  if (node.op == Op::Sum)
    return {node.payload, {node.arguments, node.count}, {node.coefficients, node.count}};
  return {0, {&term, 1}, {&one, 1}};
}

std::uint64_t magnitude(std::int64_t value) {
  return value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

std::uint64_t commonFactor(std::span<const std::int64_t> coefficients) {
  std::uint64_t factor = 0;
  for (const std::int64_t coefficient : coefficients) factor = std::gcd(factor, magnitude(coefficient));
  return factor;
}

std::int64_t divideExactly(std::int64_t value, std::uint64_t factor) {
  return static_cast<std::int64_t>(static_cast<Wide>(value) / static_cast<Wide>(factor));
}

std::int64_t divideDown(std::int64_t value, std::uint64_t factor) {
  const Wide divisor = factor;
  Wide quotient = value / divisor;
  if (quotient * divisor > value) --quotient;
  return static_cast<std::int64_t>(quotient);
}

bool addScaled(std::int64_t& target, std::int64_t value, std::int64_t factor) {
  std::int64_t product;
  return !__builtin_mul_overflow(value, factor, &product) &&
         !__builtin_add_overflow(target, product, &target);
}

}  // namespace

// Merges the two sorted forms into `form`; false when something overflows.
bool TermFactory::Impl::accumulate(Term left, std::int64_t leftFactor, Term right, std::int64_t rightFactor) {
  const LinearView a = view(node(left), left), b = view(node(right), right);
  form.constant = 0;
  form.arguments.clear();
  form.coefficients.clear();
  if (!addScaled(form.constant, a.constant, leftFactor) || !addScaled(form.constant, b.constant, rightFactor))
    return false;
  std::size_t i = 0, j = 0;
  while (i < a.arguments.size() || j < b.arguments.size()) {
    const bool takeLeft =
        j == b.arguments.size() || (i < a.arguments.size() && a.arguments[i] <= b.arguments[j]);
    const bool takeRight =
        i == a.arguments.size() || (j < b.arguments.size() && b.arguments[j] <= a.arguments[i]);
    const Term argument = takeLeft ? a.arguments[i] : b.arguments[j];
    std::int64_t coefficient = 0;
    if (takeLeft && !addScaled(coefficient, a.coefficients[i++], leftFactor)) return false;
    if (takeRight && !addScaled(coefficient, b.coefficients[j++], rightFactor)) return false;
    if (coefficient == 0) continue;
    form.arguments.push_back(argument);
    form.coefficients.push_back(coefficient);
  }
  return true;
}

Term TermFactory::Impl::finishForm() {
  if (form.arguments.empty()) return store.intern({Op::Integer, Sort::Int, form.constant});
  if (form.constant == 0 && form.arguments.size() == 1 && form.coefficients[0] == 1) return form.arguments[0];
  return store.intern({Op::Sum, Sort::Int, form.constant, form.arguments, form.coefficients});
}

Term TermFactory::Impl::unfolded(Term left, std::int64_t leftFactor, Term right, std::int64_t rightFactor) {
  struct Part {
    Term term;
    std::int64_t factor;
  };
  const Part parts[] = {left < right ? Part{left, leftFactor} : Part{right, rightFactor},
                        left < right ? Part{right, rightFactor} : Part{left, leftFactor}};
  form.constant = 0;
  form.arguments.clear();
  form.coefficients.clear();
  for (const Part& part : parts) {
    const TermNode& operand = node(part.term);
    if (part.factor == 0 || (operand.op == Op::Integer && operand.payload == 0)) continue;
    form.arguments.push_back(part.term);
    form.coefficients.push_back(part.factor);
  }
  return finishForm();
}

Term TermFactory::Impl::linear(Term left, std::int64_t leftFactor, Term right, std::int64_t rightFactor,
                               std::int64_t constant) {
  if (accumulate(left, leftFactor, right, rightFactor) && addScaled(form.constant, constant, 1))
    return finishForm();
  if (constant != 0) {
    const Term added = store.intern({Op::Integer, Sort::Int, constant});
    return linear(linear(left, leftFactor, right, rightFactor), 1, added, 1);
  }
  if (left != right) return unfolded(left, leftFactor, right, rightFactor);
  // Equal operands: the two factors are ±1 in every caller but scaling, where one of them is zero.
  return unfolded(left, leftFactor + rightFactor, right, 0);
}

// Whether 0 <= term, a number that may leave 64 bits, as the distance from the end of a type may; none where
// it is not known.
std::optional<bool> TermFactory::Impl::groundSign(Term term) const {
  const LinearView sum = view(node(term), term);
  Wide value = sum.constant;
  for (std::size_t i = 0; i < sum.arguments.size(); ++i) {
    const TermNode& argument = node(sum.arguments[i]);
    if (argument.op != Op::Integer ||
        __builtin_add_overflow(value, Wide{argument.payload} * sum.coefficients[i], &value))
      return std::nullopt;
  }
  return value >= 0;
}

// 0 <= term, with the coefficients' common factor divided out; the constant is rounded down, for the rest is
// a multiple of the factor.
Term TermFactory::Impl::nonNegative(Term term) {
  const TermNode& argument = node(term);
  if (const std::optional<bool> holds = groundSign(term)) return Term(*holds ? 1 : 2);
  const std::uint64_t factor =
      argument.op == Op::Sum ? commonFactor({argument.coefficients, argument.count}) : 1;
  if (factor > 1) {
    form.constant = divideDown(argument.payload, factor);
    form.arguments.assign(argument.arguments, argument.arguments + argument.count);
    form.coefficients.clear();
    for (std::uint32_t i = 0; i < argument.count; ++i)
      form.coefficients.push_back(divideExactly(argument.coefficients[i], factor));
    term = finishForm();
  }
  return store.intern({Op::NonNegative, Sort::Bool, 0, {&term, 1}});
}

Term TermFactory::integer(std::int64_t value) { return impl_->store.intern({Op::Integer, Sort::Int, value}); }

Term TermFactory::sum(std::int64_t constant, std::span<const Term> arguments,
                      std::span<const std::int64_t> coefficients) {
  impl_->form.constant = constant;
  impl_->form.arguments.assign(arguments.begin(), arguments.end());
  impl_->form.coefficients.assign(coefficients.begin(), coefficients.end());
  return impl_->finishForm();
}

Term TermFactory::add(Term left, Term right) { return impl_->linear(left, 1, right, 1); }

Term TermFactory::subtract(Term left, Term right) {
  if (left == right) return integer(0);
  return impl_->linear(left, 1, right, -1);
}

Term TermFactory::minus(Term operand) { return impl_->linear(operand, -1, integer(0), 0); }

// Of a sum all of which the divisor divides: then nothing is truncated.
bool TermFactory::isMultiple(Term sum, std::int64_t divisor) const {
  return op(sum) == Op::Sum && constant(sum) % divisor == 0 &&
         std::ranges::all_of(coefficients(sum), [&](std::int64_t one) { return one % divisor == 0; });
}

Term TermFactory::divide(Term left, Term right) {
  if (op(right) == Op::Integer) {
    const std::int64_t divisor = integerValue(right);
    if (divisor == 1) return left;
    if (divisor == -1) return minus(left);
    if (divisor != 0 && op(left) == Op::Integer) return integer(integerValue(left) / divisor);
    if (divisor != 0 && isMultiple(left, divisor)) {
      std::vector<std::int64_t> quotients(coefficients(left).begin(), coefficients(left).end());
      for (std::int64_t& quotient : quotients) quotient /= divisor;
      const std::vector<Term> parts(arguments(left).begin(), arguments(left).end());
      return sum(constant(left) / divisor, parts, quotients);
    }
  }
  const Term operands[] = {left, right};
  return impl_->store.intern({Op::Divide, Sort::Int, 0, operands});
}

Term TermFactory::remainder(Term left, Term right) {
  if (op(right) == Op::Integer) {
    const std::int64_t divisor = integerValue(right);
    if (divisor == 1 || divisor == -1) return integer(0);
    if (divisor != 0 && op(left) == Op::Integer) return integer(integerValue(left) % divisor);
    if (divisor != 0 && isMultiple(left, divisor)) return integer(0);
  }
  const Term operands[] = {left, right};
  return impl_->store.intern({Op::Remainder, Sort::Int, 0, operands});
}

// Of two constants it is decided without their difference.
Term TermFactory::lessOrEqual(Term left, Term right) {
  const TermNode &l = impl_->node(left), &r = impl_->node(right);
  if (l.op == Op::Integer && r.op == Op::Integer) return l.payload <= r.payload ? truth() : falsity();
  return impl_->nonNegative(subtract(right, left));
}

Term TermFactory::less(Term left, Term right) {
  const TermNode &l = impl_->node(left), &r = impl_->node(right);
  if (l.op == Op::Integer && r.op == Op::Integer) return l.payload < r.payload ? truth() : falsity();
  return impl_->nonNegative(left == right ? integer(-1) : impl_->linear(right, 1, left, -1, -1));
}

// left = right over the integers. The two sides stay as they were written, for the congruence closure joins
// them, unless they have something in common.
Term TermFactory::Impl::equalIntegers(Term left, Term right) {
  const Term difference =
      left == right ? store.intern({Op::Integer, Sort::Int, 0}) : linear(left, 1, right, -1);
  const TermNode& node = this->node(difference);
  if (node.op == Op::Integer) return Term(node.payload == 0 ? 1 : 2);
  const LinearView d = view(node, difference), a = view(this->node(left), left),
                   b = view(this->node(right), right);
  const std::uint64_t factor = commonFactor(d.coefficients);
  if (magnitude(d.constant) % factor != 0) return Term(2);
  const bool isBound = a.arguments.empty() ? this->node(right).op == Op::Sum
                                           : b.arguments.empty() && this->node(left).op == Op::Sum;
  const bool apart = !isBound && d.arguments.size() == a.arguments.size() + b.arguments.size() &&
                     (a.constant == 0 || b.constant == 0) && factor == 1;
  if (!apart) splitDifference(difference, factor, left, right);
  const Term operands[] = {std::min(left, right), std::max(left, right)};
  return store.intern({Op::Equal, Sort::Bool, 0, operands});
}

// Writes difference / factor = 0 as left = right: the arguments with the sign of the oldest one to the left,
// the others and the constant to the right. Leaves both alone where that overflows.
void TermFactory::Impl::splitDifference(Term difference, std::uint64_t factor, Term& left, Term& right) {
  const LinearView d = view(node(difference), difference);
  const bool flip = d.coefficients[0] < 0;
  LinearForm sides[2];
  for (std::size_t i = 0; i < d.arguments.size(); ++i) {
    const std::int64_t coefficient = divideExactly(d.coefficients[i], factor);
    if (coefficient == std::numeric_limits<std::int64_t>::min()) return;
    LinearForm& side = sides[(coefficient < 0) != flip];
    side.arguments.push_back(d.arguments[i]);
    side.coefficients.push_back(coefficient < 0 ? -coefficient : coefficient);
  }
  const std::int64_t constant = divideExactly(d.constant, factor);
  if (constant == std::numeric_limits<std::int64_t>::min()) return;
  sides[1].constant = flip ? constant : -constant;
  form = std::move(sides[0]);
  left = finishForm();
  form = std::move(sides[1]);
  right = finishForm();
}

}  // namespace warrant::smt
