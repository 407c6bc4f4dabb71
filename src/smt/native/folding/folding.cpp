#include "smt/native/folding/folding.h"

namespace warrant::smt {

Folding::Folding(Closure& closure)
    : Theory(closure, {.touched = {Op::NonNegative, Op::Sum, Op::Multiply, Op::Divide, Op::Remainder}}),
      closure_(closure) {}

// A term of arithmetic with constants among its arguments is equal to what folding makes of it. A long sum is
// folded when little will be left of it: with each argument of many that becomes known there would be one
// more sum.
void Folding::onTouched(ApplicationId id, NodeId) {
  constexpr std::size_t isLong = 8, isLittle = 2;
  const EGraph& graph = closure_.graph();
  std::size_t known = 0, unknown = 0;
  for (const NodeId argument : graph.arguments(id)) {
    if (graph.node(argument).op == Op::Integer) continue;
    ++(closure_.isConstant(argument) ? known : unknown);
  }
  if (known == 0 || (known + unknown > isLong && unknown > isLittle)) return;
  const NodeId result = graph.application(id).result;
  closure_.equate(result, closure_.nodeOf(withConstants(graph.node(result).term)));
}

Term Folding::sumWithConstants(Term sum) {
  TermFactory& terms = closure_.terms();
  std::int64_t constant = terms.constant(sum);
  std::vector<Term> arguments;
  std::vector<std::int64_t> coefficients;
  for (std::size_t i = 0; i < terms.arguments(sum).size(); ++i) {
    const Term argument = terms.arguments(sum)[i];
    const std::int64_t coefficient = terms.coefficients(sum)[i];
    const Term known = closure_.constantOf(argument);
    std::int64_t product = 0, total = 0;
    if (terms.op(known) == Op::Integer &&
        !__builtin_mul_overflow(coefficient, terms.integerValue(known), &product) &&
        !__builtin_add_overflow(constant, product, &total)) {
      constant = total;
    } else {
      arguments.push_back(argument);
      coefficients.push_back(coefficient);
    }
  }
  return terms.sum(constant, arguments, coefficients);
}

Term Folding::withConstants(Term term) {
  TermFactory& terms = closure_.terms();
  if (terms.op(term) == Op::NonNegative) {
    const Term compared = terms.arguments(term)[0];
    const Term folded =
        terms.op(compared) == Op::Sum ? sumWithConstants(compared) : closure_.constantOf(compared);
    return terms.lessOrEqual(terms.integer(0), folded);
  }
  if (terms.op(term) == Op::Sum) return sumWithConstants(term);
  const std::span<const Term> arguments = terms.arguments(term);
  const Term left = closure_.constantOf(arguments[0]), right = closure_.constantOf(arguments[1]);
  switch (terms.op(term)) {
    case Op::Multiply:
      return terms.multiply(left, right);
    case Op::Divide:
      return terms.divide(left, right);
    default:
      return terms.remainder(left, right);
  }
}

}  // namespace warrant::smt
