// Bitwise operators in traces: integers are infinite two's complements, and where one operand is known an
// operator is arithmetic. Others are not covered.
#include <bit>
#include <optional>

#include "symbex/explore/backward/tracer.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

using Operator = ast::BinaryOperator;
using support::SourceRange;

smt::Term Tracer::applyBitwise(ast::BinaryOperator op, const ast::Type& type, Term left, Term right,
                               SourceRange range) {
  if (terms_.sort(left) == smt::Sort::Bool) {
    if (op == Operator::BitAnd) return terms_.conjoin(left, right);
    return op == Operator::BitOr ? terms_.disjoin(left, right) : terms_.negate(terms_.equal(left, right));
  }
  if (op == Operator::BitAnd || op == Operator::BitOr || op == Operator::BitXor) {
    const Term common = commonBits(left, right, range);
    if (op == Operator::BitAnd) return common;
    const Term rest = terms_.subtract(terms_.add(left, right), common);
    return op == Operator::BitOr ? rest : terms_.subtract(rest, common);
  }
  return shift(op, type, left, right, range);
}

smt::Term Tracer::commonBits(Term left, Term right, SourceRange range) {
  if (left == right) return left;
  if (terms_.op(left) == smt::Op::Integer) std::swap(left, right);
  if (terms_.op(right) != smt::Op::Integer)
    uncovered(range, "bitwise operators of two numbers that are not known");
  const std::int64_t mask = terms_.integerValue(right);
  if (terms_.op(left) == smt::Op::Integer) return terms_.integer(terms_.integerValue(left) & mask);
  // The lowest bits, or all but these.
  const auto bits = static_cast<std::uint64_t>(mask);
  const std::uint64_t size = mask >= 0 ? bits + 1 : 0 - bits;
  if (!std::has_single_bit(size) || size >> 62 != 0)
    uncovered(range, "a mask of other bits than the lowest, or all but the lowest");
  const Term lowest = numbers_.floorModulo(left, terms_.integer(static_cast<std::int64_t>(size)));
  return mask >= 0 ? lowest : terms_.subtract(left, lowest);
}

smt::Term Tracer::shift(ast::BinaryOperator op, const ast::Type& type, Term value, Term distance,
                        SourceRange range) {
  if (terms_.op(distance) != smt::Op::Integer) uncovered(range, "shifts by a distance that is not known");
  const unsigned width = type.kind == ast::TypeKind::Long ? 64 : 32;
  const auto places = static_cast<unsigned>(terms_.integerValue(distance) & (width - 1));
  const Term size = numbers_.powerOfTwo(places);
  if (op == Operator::ShiftLeft) return wrapped(type, terms_.multiply(value, size));
  const auto shifted = [&](Term natural) {
    return terms_.divide(terms_.subtract(natural, numbers_.floorModulo(natural, size)), size);
  };
  if (op == Operator::ShiftRight || places == 0) return shifted(value);
  const Term isNatural = terms_.lessOrEqual(terms_.integer(0), value);
  return terms_.ite(isNatural, shifted(value), shifted(terms_.add(value, numbers_.powerOfTwo(width))));
}

}  // namespace warrant::symbex
