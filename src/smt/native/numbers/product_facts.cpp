#include "smt/native/numbers/product_facts.h"

#include <algorithm>

namespace warrant::smt {

namespace {

// Beyond this, the search for what follows would be too long.
constexpr std::size_t maximalFacts = 32;

}  // namespace

std::vector<Term> ProductFacts::missing() {
  const EGraph& graph = solver_.graph_;
  const auto argumentsOf = [&](NodeId node) { return graph.arguments(graph.node(node).application); };
  const auto termOf = [&](NodeId node) { return graph.node(node).term; };
  const auto isConstant = [&](NodeId number) { return graph.classOf(number).constant != 0; };
  std::vector<NodeId> products;
  for (const NodeId node : solver_.special_) {
    const Op op = graph.node(node).op;
    if (op == Op::Multiply) products.push_back(node);
    const bool isDivision = op == Op::Divide || op == Op::Remainder;
    // Of a quotient of a constant, a guard as a rule, the quotient facts say enough.
    if (isDivision && !isConstant(argumentsOf(node)[0]) && !isConstant(argumentsOf(node)[1]))
      divide(termOf(argumentsOf(node)[0]), termOf(argumentsOf(node)[1]));
  }
  for (std::size_t i = 0; i < products.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const auto left = argumentsOf(products[i]), right = argumentsOf(products[j]);
      for (const std::size_t common : {0, 1}) {
        for (const std::size_t other : {0, 1}) {
          const bool isCommon = graph.root(left[common]) == graph.root(right[other]);
          if (isCommon && graph.root(left[1 - common]) != graph.root(right[1 - other]))
            compare(termOf(left[common]), {termOf(left[1 - common]), termOf(products[i])},
                    {termOf(right[1 - other]), termOf(products[j])});
        }
      }
    }
  }
  relateFactors(products);
  return std::move(facts_);
}

// Numbers that their order leaves no room to differ, or to differ by more than 1, are one, or one next to the
// other; and so products of them are known.
void ProductFacts::relateFactors(std::span<const NodeId> products) {
  const EGraph& graph = solver_.graph_;
  std::vector<NodeId> factors;
  for (const NodeId product : products) {
    for (const NodeId factor : graph.arguments(graph.node(product).application)) {
      const auto isSame = [&](NodeId other) { return graph.root(other) == graph.root(factor); };
      if (std::ranges::none_of(factors, isSame)) factors.push_back(factor);
    }
  }
  TermFactory& terms = solver_.terms_;
  for (std::size_t i = 0; i < factors.size(); ++i) {
    for (std::size_t j = 0; j < factors.size(); ++j) {
      const auto isBehind = [&](std::int64_t distance) {
        return solver_.isAtMost(factors[i], factors[j], distance) &&
               solver_.isAtMost(factors[j], factors[i], -distance);
      };
      const Term left = graph.node(factors[i]).term, right = graph.node(factors[j]).term;
      if (j < i && isBehind(0)) add({terms.equal(left, right)});
      if (j == i || !isBehind(1)) continue;
      const Term next = terms.add(right, terms.integer(1));
      add({terms.equal(left, next)});
      expand(products, factors[i], next);
    }
  }
}

// The products of the factor, which is equal to the sum, are products of that.
void ProductFacts::expand(std::span<const NodeId> products, NodeId factor, Term sum) {
  const EGraph& graph = solver_.graph_;
  TermFactory& terms = solver_.terms_;
  const auto isFactor = [&](NodeId part) { return graph.root(part) == graph.root(factor); };
  for (const NodeId product : products) {
    const std::span<const NodeId> parts = graph.arguments(graph.node(product).application);
    if (std::ranges::none_of(parts, isFactor)) continue;
    Term whole = terms.integer(1);
    for (const NodeId part : parts)
      whole = terms.multiply(whole, isFactor(part) ? sum : graph.node(part).term);
    add({terms.equal(graph.node(product).term, whole)});
  }
}

// Where x < z, the products x·y and z·y are at least y apart, in the order that the sign of y says.
void ProductFacts::compare(Term common, const Product& left, const Product& right) {
  TermFactory& terms = solver_.terms_;
  const Term zero = terms.integer(0);
  const Term isNegative = terms.lessOrEqual(common, zero), isPositive = terms.lessOrEqual(zero, common);
  for (const auto& [less, more] : {std::pair(left, right), std::pair(right, left)}) {
    const Term isNotLess = terms.lessOrEqual(more.factor, less.factor);
    add({isNegative, isNotLess, terms.lessOrEqual(terms.add(less.value, common), more.value)});
    add({isPositive, isNotLess, terms.lessOrEqual(terms.subtract(more.value, common), less.value)});
  }
}

// x = q·y + r, where r is smaller than y in size, and has the sign of x.
void ProductFacts::divide(Term dividend, Term divisor) {
  TermFactory& terms = solver_.terms_;
  const Term zero = terms.integer(0);
  const Term quotient = terms.divide(dividend, divisor), rest = terms.remainder(dividend, divisor);
  const Term isZero = terms.equal(divisor, zero);
  add({isZero, terms.equal(dividend, terms.add(terms.multiply(quotient, divisor), rest))});
  for (const bool isNatural : {true, false}) {
    const auto inOrder = [&](Term low, Term high) {
      return isNatural ? terms.lessOrEqual(low, high) : terms.lessOrEqual(high, low);
    };
    const Term isOther = terms.negate(inOrder(zero, dividend));
    add({isZero, isOther, terms.conjoin(inOrder(zero, rest), inOrder(rest, dividend))});
  }
  for (const bool isPositive : {true, false}) {
    const Term isOther = isPositive ? terms.lessOrEqual(divisor, zero) : terms.lessOrEqual(zero, divisor);
    const Term size = isPositive ? divisor : terms.minus(divisor);
    add({isOther, terms.conjoin(terms.less(rest, size), terms.less(terms.minus(size), rest))});
  }
}

void ProductFacts::add(std::initializer_list<Term> clause) {
  Term fact = solver_.terms_.falsity();
  for (const Term part : clause) fact = solver_.terms_.disjoin(fact, part);
  const NodeId node = solver_.graph_.find(fact);
  const bool isAssumed =
      fact == solver_.terms_.truth() || (node != 0 && solver_.valueOf(node) == solver_.true_);
  if (!isAssumed && facts_.size() < maximalFacts) facts_.push_back(fact);
}

}  // namespace warrant::smt
