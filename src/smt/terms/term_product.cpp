// Products of integers: polynomials in a normal form, as far as they are small. A product of sums is the sum
// of the products, and a product of several factors has them in one order; so what is equal by the laws of
// arithmetic is one term, and linear in its products.
#include <algorithm>

#include "smt/terms/term_factory_impl.h"

namespace warrant::smt {

namespace {

// Beyond these a product stays as it is written.
constexpr std::size_t maximalSummands = 16;
constexpr std::size_t maximalFactors = 8;

}  // namespace

std::size_t TermFactory::Impl::countSummands(Term term) const {
  const TermNode& sum = node(term);
  return sum.op == Op::Sum ? sum.count + (sum.payload != 0 ? 1 : 0) : 1;
}

// Appends the factors that the term is a product of; false when they are too many: so many deep, or more.
bool TermFactory::Impl::collectFactors(Term term, std::vector<Term>& factors, std::size_t depth) const {
  if (depth > maximalFactors || factors.size() >= maximalFactors) return false;
  const TermNode& product = node(term);
  if (product.op == Op::Multiply) {
    return collectFactors(product.arguments[0], factors, depth + 1) &&
           collectFactors(product.arguments[1], factors, depth + 1);
  }
  factors.push_back(term);
  return true;
}

Term TermFactory::Impl::monomial(Term left, Term right) {
  const auto multiply = [&](Term one, Term other) {
    const Term operands[] = {std::min(one, other), std::max(one, other)};
    return store.intern({Op::Multiply, Sort::Int, 0, operands});
  };
  std::vector<Term> factors;
  if (!collectFactors(left, factors, 1) || !collectFactors(right, factors, 1)) return multiply(left, right);
  std::ranges::sort(factors);
  Term product = factors.front();
  for (std::size_t i = 1; i < factors.size(); ++i) product = multiply(product, factors[i]);
  return product;
}

Term TermFactory::multiply(Term left, Term right) {
  if (op(right) == Op::Integer) std::swap(left, right);
  if (op(left) == Op::Integer) {
    const std::int64_t factor = integerValue(left);
    return factor == 0 ? integer(0) : impl_->linear(right, factor, integer(0), 0);
  }
  if (op(left) != Op::Sum) std::swap(left, right);
  const bool isFew = impl_->countSummands(left) * impl_->countSummands(right) <= maximalSummands;
  if (op(left) != Op::Sum || !isFew) return impl_->monomial(left, right);
  Term sum = impl_->linear(right, constant(left), integer(0), 0);
  for (std::size_t i = 0; i < arguments(left).size(); ++i)
    sum = impl_->linear(sum, 1, multiply(arguments(left)[i], right), coefficients(left)[i]);
  return sum;
}

}  // namespace warrant::smt
