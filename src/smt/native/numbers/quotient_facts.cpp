#include "smt/native/numbers/quotient_facts.h"

namespace warrant::smt {

namespace {

// Beyond this, the search for what follows would be too long.
constexpr std::size_t maximalFacts = 32;

}  // namespace

std::vector<Term> QuotientFacts::missing() const {
  const EGraph& graph = solver_.graph_;
  std::vector<Term> facts;
  const auto argumentsOf = [&](NodeId node) { return graph.arguments(graph.node(node).application); };
  const auto termOf = [&](NodeId node) { return graph.node(node).term; };
  for (const NodeId product : solver_.special_) {
    if (graph.node(product).op != Op::Multiply) continue;
    const std::span<const NodeId> factors = argumentsOf(product);
    for (const NodeId quotient : solver_.special_) {
      if (graph.node(quotient).op != Op::Divide || facts.size() >= maximalFacts) continue;
      const NodeId dividend = argumentsOf(quotient)[0], divisor = argumentsOf(quotient)[1];
      for (const bool isFirst : {true, false}) {
        if (graph.root(factors[isFirst ? 0 : 1]) != graph.root(divisor)) continue;
        compare({termOf(factors[isFirst ? 1 : 0]), termOf(product)},
                {termOf(dividend), termOf(divisor), termOf(quotient)}, facts);
      }
    }
  }
  return facts;
}

// With q = d / b, which truncates, and p = a · b: where b and d have the same sign, |q|·|b| is the multiple
// of b next to |d|, so that a reaches beyond q exactly if p reaches beyond d; with opposite signs it is the
// same the other way round.
void QuotientFacts::compare(const Product& product, const Quotient& quotient,
                            std::vector<Term>& facts) const {
  TermFactory& terms = solver_.terms_;
  const Term zero = terms.integer(0);
  for (const bool isNatural : {true, false}) {
    const Term dividend = terms.lessOrEqual(zero, quotient.dividend);
    const Term isOther = isNatural ? terms.negate(dividend) : dividend;
    const Term isWithin = isNatural ? terms.lessOrEqual(product.value, quotient.dividend)
                                    : terms.lessOrEqual(quotient.dividend, product.value);
    for (const bool isPositive : {true, false}) {
      const Term isZeroOrOther =
          isPositive ? terms.lessOrEqual(quotient.divisor, zero) : terms.lessOrEqual(zero, quotient.divisor);
      const Term reaches = isNatural == isPositive ? terms.lessOrEqual(product.otherFactor, quotient.value)
                                                   : terms.lessOrEqual(quotient.value, product.otherFactor);
      const Term fact = terms.disjoin(terms.disjoin(isOther, isZeroOrOther), terms.equal(reaches, isWithin));
      if (!isAssumed(fact)) facts.push_back(fact);
    }
  }
}

bool QuotientFacts::isAssumed(Term fact) const {
  const NodeId node = solver_.graph_.find(fact);
  return fact == solver_.terms_.truth() || (node != 0 && solver_.valueOf(node) == solver_.true_);
}

}  // namespace warrant::smt
