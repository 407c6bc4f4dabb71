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
    for (const NodeId division : closure_.special()) {
      const Op op = graph.node(division).op;
      if ((op != Op::Divide && op != Op::Remainder) || lemmas.size() >= most) continue;
      const NodeId dividend = closure_.argumentsOf(division)[0], divisor = closure_.argumentsOf(division)[1];
      for (const bool isFirst : {true, false}) {
        if (!closure_.areEqual(factors[isFirst ? 0 : 1], divisor)) continue;
        compare({termOf(factors[isFirst ? 1 : 0]), termOf(product)},
                {termOf(dividend), termOf(divisor), termOf(division), op == Op::Remainder}, lemmas);
      }
    }
  }
}

// With q = d / b, which truncates, and p = a · b: where b and d have the same sign, |q|·|b| is the multiple
// of b next to |d|, so that a reaches beyond q exactly if p reaches beyond d; with opposite signs it is the
// same the other way round. So it is with the next a, which tells that a is the quotient where the rest is
// less than b; and then d - p is the rest.
void Quotients::compare(const Product& product, const Division& division, std::vector<Term>& lemmas) const {
  TermFactory& terms = closure_.terms();
  const Term zero = terms.integer(0), one = terms.integer(1);
  for (const bool isNatural : {true, false}) {
    const Term isOther =
        isNatural ? terms.less(division.dividend, zero) : terms.less(zero, division.dividend);
    for (const bool isPositive : {true, false}) {
      const bool goesUp = isNatural == isPositive;
      const Term step = goesUp ? one : terms.integer(-1);
      const Product next{terms.add(product.otherFactor, step),
                         terms.add(product.value, terms.multiply(step, division.divisor))};
      const auto isWithin = [&](const Product& some) {
        return isNatural ? terms.lessOrEqual(some.value, division.dividend)
                         : terms.lessOrEqual(division.dividend, some.value);
      };
      const auto reaches = [&](const Product& some) {
        return goesUp ? terms.lessOrEqual(some.otherFactor, division.value)
                      : terms.lessOrEqual(division.value, some.otherFactor);
      };
      const auto add = [&](Term claim) {
        const Term isZeroOrOther = isPositive ? terms.lessOrEqual(division.divisor, zero)
                                              : terms.lessOrEqual(zero, division.divisor);
        const Term fact = terms.disjoin(terms.disjoin(isOther, isZeroOrOther), claim);
        if (closure_.knownValue(fact) != true) lemmas.push_back(fact);
      };
      if (division.isRest) {
        const Term isLast = terms.conjoin(isWithin(product), terms.negate(isWithin(next)));
        add(terms.implies(isLast,
                          terms.equal(division.value, terms.subtract(division.dividend, product.value))));
        continue;
      }
      for (const Product& some : {product, next}) add(terms.equal(reaches(some), isWithin(some)));
    }
  }
}

}  // namespace warrant::smt
