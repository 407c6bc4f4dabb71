#include "smt/native/quotients/quotients.h"

namespace warrant::smt {

namespace {

// Beyond this, the search for what follows would be too long.
constexpr std::size_t maximalFacts = 32;

}  // namespace

void Quotients::addLemmas(Lemmas kind, Term, std::vector<Term>& lemmas) {
  if (kind != Lemmas::Kept) return;
  const EGraph& graph = closure_.graph();
  const std::size_t most = lemmas.size() + maximalFacts;
  const auto termOf = [&](NodeId node) { return graph.node(node).term; };
  for (const NodeId product : closure_.special()) {
    if (graph.node(product).op != Op::Multiply) continue;
    const std::span<const NodeId> factors = closure_.argumentsOf(product);
    for (const NodeId quotient : closure_.special()) {
      if (graph.node(quotient).op != Op::Divide || lemmas.size() >= most) continue;
      const NodeId dividend = closure_.argumentsOf(quotient)[0], divisor = closure_.argumentsOf(quotient)[1];
      for (const bool isFirst : {true, false}) {
        if (!closure_.areEqual(factors[isFirst ? 0 : 1], divisor)) continue;
        compare({termOf(factors[isFirst ? 1 : 0]), termOf(product)},
                {termOf(dividend), termOf(divisor), termOf(quotient)}, lemmas);
      }
    }
  }
}

// With q = d / b, which truncates, and p = a · b: where b and d have the same sign, |q|·|b| is the multiple
// of b next to |d|, so that a reaches beyond q exactly if p reaches beyond d; with opposite signs it is the
// same the other way round.
void Quotients::compare(const Product& product, const Quotient& quotient, std::vector<Term>& lemmas) const {
  TermFactory& terms = closure_.terms();
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
      if (closure_.knownValue(fact) != true) lemmas.push_back(fact);
    }
  }
}

}  // namespace warrant::smt
