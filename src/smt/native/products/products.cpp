#include "smt/native/products/products.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

namespace warrant::smt {

class Products::Clauses {
 public:
  Clauses(const Closure& closure, std::vector<Term>& lemmas) : closure_(closure), lemmas_(lemmas) {}

  bool areFull() const { return count_ == maximalCount; }
  void add(std::initializer_list<Term> clause) {
    TermFactory& terms = closure_.terms();
    Term fact = terms.falsity();
    for (const Term part : clause) fact = terms.disjoin(fact, part);
    if (closure_.knownValue(fact) != true && count_ < maximalCount) {
      lemmas_.push_back(fact);
      ++count_;
    }
  }

 private:
  // Beyond this, the search for what follows would be too long.
  static constexpr std::size_t maximalCount = 32;

  const Closure& closure_;
  std::vector<Term>& lemmas_;
  std::size_t count_ = 0;
};

void Products::addLemmas(Lemmas kind, Term question, std::vector<Term>& lemmas) {
  if (kind != Lemmas::ForOneQuestion) return;
  const EGraph& graph = closure_.graph();
  std::vector<NodeId> nodes = partsOf(question);
  const auto isProduct = [&](NodeId node) { return graph.node(node).op == Op::Multiply; };
  std::vector<NodeId> products;
  std::ranges::copy_if(nodes, std::back_inserter(products), isProduct);
  Clauses clauses(closure_, lemmas);
  relateOrdered(products, clauses);
  const std::unordered_set<NodeId> asked(nodes.begin(), nodes.end());
  for (const NodeId node : closure_.special()) {
    if (asked.contains(node)) continue;
    nodes.push_back(node);
    if (isProduct(node)) products.push_back(node);
  }
  for (const NodeId node : nodes) {
    const Op op = graph.node(node).op;
    if (op != Op::Divide && op != Op::Remainder) continue;
    // Of a quotient of a constant, a guard as a rule, the lemmas on quotients say enough.
    const NodeId dividend = closure_.argumentsOf(node)[0], divisor = closure_.argumentsOf(node)[1];
    if (!closure_.isConstant(dividend) && !closure_.isConstant(divisor))
      divide(graph.node(dividend).term, graph.node(divisor).term, clauses);
  }
  relateCommonFactors(products, clauses);
  relateFactors(products, clauses);
}

// The products and divisions that the question is made of.
std::vector<NodeId> Products::partsOf(Term question) const {
  const TermFactory& terms = closure_.terms();
  std::vector<NodeId> parts;
  std::vector<Term> pending{question};
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (terms.op(term) == Op::ForAll || !seen.insert(term).second) continue;
    const std::span<const Term> arguments = terms.arguments(term);
    pending.insert(pending.end(), arguments.begin(), arguments.end());
    const NodeId node = operatorOf(terms.op(term)).isNonlinear ? closure_.graph().find(term) : 0;
    if (node != 0) parts.push_back(node);
  }
  return parts;
}

void Products::relateOrdered(std::span<const NodeId> products, Clauses& clauses) {
  constexpr std::size_t most = 12;
  products = products.first(std::min(products.size(), most));
  for (const NodeId product : products) relateSign(product, clauses);
  for (const NodeId less : products) {
    for (const NodeId more : products) {
      if (less != more) relateOrdered(less, more, clauses);
    }
  }
}

void Products::relateSign(NodeId product, Clauses& clauses) {
  TermFactory& terms = closure_.terms();
  const NodeId zero = closure_.nodeOf(terms.integer(0));
  const std::span<const NodeId> factors = closure_.argumentsOf(product);
  const std::optional<Sign> first = signBetween(zero, factors[0]), second = signBetween(zero, factors[1]);
  if (!first || !second) return;
  const Term value = closure_.graph().node(product).term;
  clauses.add({*first == *second ? terms.lessOrEqual(terms.integer(0), value)
                                 : terms.lessOrEqual(value, terms.integer(0))});
}

// Whether 0 <= less <= more, or 0 >= less >= more; none: neither is known.
std::optional<Products::Sign> Products::signBetween(NodeId less, NodeId more) {
  const NodeId zero = closure_.nodeOf(closure_.terms().integer(0));
  if (order_.isAtMost(zero, less) && order_.isAtMost(less, more)) return Sign::Positive;
  if (order_.isAtMost(less, zero) && order_.isAtMost(more, less)) return Sign::Negative;
  return std::nullopt;
}

// Where 0 <= a <= c and 0 <= b <= d, a·b <= c·d, for that is c·d - (c - a)·b - c·(d - b); and where a < c and
// 1 <= d, or b < d and 1 <= c, the product is less. So it is with the sizes of negative numbers.
void Products::relateOrdered(NodeId less, NodeId more, Clauses& clauses) {
  const EGraph& graph = closure_.graph();
  TermFactory& terms = closure_.terms();
  const std::span<const NodeId> left = closure_.argumentsOf(less), right = closure_.argumentsOf(more);
  const NodeId factors[] = {left[0], left[1]}, others[] = {right[0], right[1]};
  const NodeId zero = closure_.nodeOf(terms.integer(0));
  const auto isSmaller = [&](NodeId factor, NodeId other, Sign sign) {
    return sign == Sign::Positive ? order_.isAtMost(factor, other, -1) : order_.isAtMost(other, factor, -1);
  };
  for (const std::size_t first : {0, 1}) {
    const NodeId ofFirst = others[first], ofSecond = others[1 - first];
    const std::optional<Sign> sign = signBetween(factors[0], ofFirst);
    const std::optional<Sign> otherSign = sign ? signBetween(factors[1], ofSecond) : std::nullopt;
    if (!otherSign) continue;
    const bool isStrict = (isSmaller(factors[0], ofFirst, *sign) && isSmaller(zero, ofSecond, *otherSign)) ||
                          (isSmaller(factors[1], ofSecond, *otherSign) && isSmaller(zero, ofFirst, *sign));
    Term low = graph.node(less).term, high = graph.node(more).term;
    if (*sign != *otherSign) std::swap(low, high);
    clauses.add({isStrict ? terms.less(low, high) : terms.lessOrEqual(low, high)});
  }
}

void Products::relateCommonFactors(std::span<const NodeId> products, Clauses& clauses) const {
  const auto termOf = [&](NodeId node) { return closure_.graph().node(node).term; };
  for (std::size_t i = 0; i < products.size(); ++i) {
    for (std::size_t j = 0; j < i && !clauses.areFull(); ++j) {
      const auto left = closure_.argumentsOf(products[i]), right = closure_.argumentsOf(products[j]);
      for (const std::size_t common : {0, 1}) {
        for (const std::size_t other : {0, 1}) {
          const bool isCommon = closure_.areEqual(left[common], right[other]);
          if (isCommon && !closure_.areEqual(left[1 - common], right[1 - other]))
            compare(termOf(left[common]), {termOf(left[1 - common]), termOf(products[i])},
                    {termOf(right[1 - other]), termOf(products[j])}, clauses);
        }
      }
    }
  }
}

// Numbers that their order leaves no room to differ, or to differ by more than 1, are one, or one next to the
// other; and so products of them are known.
void Products::relateFactors(std::span<const NodeId> products, Clauses& clauses) const {
  const EGraph& graph = closure_.graph();
  constexpr std::size_t mostFactors = 48;
  std::vector<NodeId> factors;
  for (const NodeId product : products) {
    if (factors.size() >= mostFactors) break;
    for (const NodeId factor : closure_.argumentsOf(product)) {
      const auto isSame = [&](NodeId other) { return graph.root(other) == graph.root(factor); };
      if (std::ranges::none_of(factors, isSame)) factors.push_back(factor);
    }
  }
  TermFactory& terms = closure_.terms();
  for (std::size_t i = 0; i < factors.size(); ++i) {
    for (std::size_t j = 0; j < factors.size(); ++j) {
      const auto isBehind = [&](std::int64_t distance) {
        return order_.isAtMost(factors[i], factors[j], distance) &&
               order_.isAtMost(factors[j], factors[i], -distance);
      };
      const Term left = graph.node(factors[i]).term, right = graph.node(factors[j]).term;
      if (j < i && isBehind(0)) clauses.add({terms.equal(left, right)});
      if (j == i || !isBehind(1)) continue;
      const Term next = terms.add(right, terms.integer(1));
      clauses.add({terms.equal(left, next)});
      expand(products, factors[i], next, clauses);
    }
  }
}

// The products of the factor, which is equal to the sum, are products of that.
void Products::expand(std::span<const NodeId> products, NodeId factor, Term sum, Clauses& clauses) const {
  const EGraph& graph = closure_.graph();
  TermFactory& terms = closure_.terms();
  const auto isFactor = [&](NodeId part) { return graph.root(part) == graph.root(factor); };
  for (const NodeId product : products) {
    const std::span<const NodeId> parts = closure_.argumentsOf(product);
    if (std::ranges::none_of(parts, isFactor)) continue;
    Term whole = terms.integer(1);
    for (const NodeId part : parts)
      whole = terms.multiply(whole, isFactor(part) ? sum : graph.node(part).term);
    clauses.add({terms.equal(graph.node(product).term, whole)});
  }
}

// Where x < z, the products x·y and z·y are at least y apart, in the order that the sign of y says.
void Products::compare(Term common, const Product& left, const Product& right, Clauses& clauses) const {
  TermFactory& terms = closure_.terms();
  const Term zero = terms.integer(0);
  const Term isNegative = terms.lessOrEqual(common, zero), isPositive = terms.lessOrEqual(zero, common);
  for (const auto& [less, more] : {std::pair(left, right), std::pair(right, left)}) {
    const Term isNotLess = terms.lessOrEqual(more.factor, less.factor);
    clauses.add({isNegative, isNotLess, terms.lessOrEqual(terms.add(less.value, common), more.value)});
    clauses.add({isPositive, isNotLess, terms.lessOrEqual(terms.subtract(more.value, common), less.value)});
  }
}

// x = q·y + r, where r is smaller than y in size, and has the sign of x.
// With what the divisor is multiplied in products that are known to be the dividend.
std::vector<Term> Products::cofactors(Term dividend, Term divisor) const {
  const EGraph& graph = closure_.graph();
  const NodeId known = graph.find(dividend), factor = graph.find(divisor);
  std::vector<Term> others;
  if (known == 0 || factor == 0) return others;
  graph.forEachMember(graph.root(known), [&](NodeId member) {
    if (graph.node(member).op != Op::Multiply) return;
    const std::span<const NodeId> factors = closure_.argumentsOf(member);
    for (const bool isFirst : {true, false}) {
      if (closure_.areEqual(factors[isFirst ? 0 : 1], factor))
        others.push_back(graph.node(factors[isFirst ? 1 : 0]).term);
    }
  });
  return others;
}

void Products::divide(Term dividend, Term divisor, Clauses& clauses) const {
  TermFactory& terms = closure_.terms();
  const Term zero = terms.integer(0);
  const Term quotient = terms.divide(dividend, divisor), rest = terms.remainder(dividend, divisor);
  const Term isZero = terms.equal(divisor, zero);
  // The quotients 0 and 1, and those of multiples, are what programs compute that go round.
  const auto addKnown = [&](Term least, Term beyond, Term value, Term left) {
    clauses.add({terms.less(dividend, least), terms.lessOrEqual(beyond, dividend),
                 terms.conjoin(terms.equal(quotient, value), terms.equal(rest, left))});
  };
  addKnown(zero, divisor, zero, dividend);
  addKnown(divisor, terms.add(divisor, divisor), terms.integer(1), terms.subtract(dividend, divisor));
  for (const Term factor : cofactors(dividend, divisor))
    clauses.add({isZero, terms.conjoin(terms.equal(quotient, factor), terms.equal(rest, zero))});
  clauses.add({isZero, terms.equal(dividend, terms.add(terms.multiply(quotient, divisor), rest))});
  for (const bool isNatural : {true, false}) {
    const auto inOrder = [&](Term low, Term high) {
      return isNatural ? terms.lessOrEqual(low, high) : terms.lessOrEqual(high, low);
    };
    const Term isOther = terms.negate(inOrder(zero, dividend));
    clauses.add({isZero, isOther, terms.conjoin(inOrder(zero, rest), inOrder(rest, dividend))});
  }
  for (const bool isPositive : {true, false}) {
    const Term isOther = isPositive ? terms.lessOrEqual(divisor, zero) : terms.lessOrEqual(zero, divisor);
    const Term size = isPositive ? divisor : terms.minus(divisor);
    clauses.add({isOther, terms.conjoin(terms.less(rest, size), terms.less(terms.minus(size), rest))});
  }
}

}  // namespace warrant::smt
