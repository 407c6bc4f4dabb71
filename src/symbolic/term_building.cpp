// C++'s operators as terms. Signed numbers are the integers that they stand for; whether an operation leaves
// its type is a condition beside. Unsigned ones wrap around.
#include <algorithm>
#include <bit>

#include "symbolic/exploration.h"
#include "symbolic/notation.h"

namespace warrant::symbolics {

using detail::operation;
using smt::Op;

Term Exploration::termOf(const type& type, const value& value) {
  if (type.sort == detail::sort::record) expectReference(value);
  if (!isConstant(value)) return Term(static_cast<std::uint32_t>(value.number));
  if (type.sort == detail::sort::boolean) return terms_.boolean(value.number != 0);
  return integer(numberIn(type, value.number));
}

void Exploration::expectReference(const value& reference) {
  expectOwn(reference);
  if (isConstant(reference))
    refuse("a reference to a record is used in another run than the one that made it");
}

Term Exploration::truthOf(const value& value) const {
  return isConstant(value) ? terms_.boolean(value.number != 0)
                           : Term(static_cast<std::uint32_t>(value.number));
}

// Of terms whose parts were made before, as they are here: none is far from one whose depth is known.
std::uint32_t Exploration::depthOf(Term term) {
  if (term.id() >= depths_.size()) depths_.resize(term.id() * 2 + 1);
  if (depths_[term.id()] != 0) return depths_[term.id()];
  std::uint32_t deepest = 0;
  for (const Term part : terms_.arguments(term)) deepest = std::max(deepest, depthOf(part));
  return depths_[term.id()] = deepest + 1;
}

// Who goes through terms does so recursively, so that they must not be too deep.
value Exploration::made(Term term) {
  if (depthOf(term) > options_.depth)
    end("a value is made by more than " + std::to_string(options_.depth) + " operations, one on the other");
  switch (terms_.op(term)) {
    case Op::True:
    case Op::False:
      return {term == terms_.truth(), 0, moment()};
    case Op::Integer:
      return {terms_.integerValue(term), 0, moment()};
    default:
      return {term.id(), runNumber(), moment()};
  }
}

// --- ranges

Term Exploration::inRange(const type& type, Term term) {
  const Range range = rangeOf(type);
  return terms_.conjoin(terms_.lessOrEqual(integer(range.least), term),
                        terms_.lessOrEqual(term, integer(range.greatest)));
}

void Exploration::noteRange(const type& type, Term term) {
  if (type.sort == detail::sort::boolean || type.sort == detail::sort::record) return;
  const Range range = rangeOf(type);
  if (range.greatest > INT64_MAX) {
    wide_.insert(term);
    if (!condition_.isKnown(inRange(type, term))) condition_.assume(inRange(type, term));
    return;
  }
  const smt::PathCondition::Bounds bounds{term, static_cast<std::int64_t>(range.least),
                                          static_cast<std::int64_t>(range.greatest)};
  if (!condition_.areNoted(bounds)) condition_.noteBounds(bounds);
}

bool Exploration::isKnownInRange(const type& type, Term term) {
  const Range range = rangeOf(type);
  if (range.greatest > INT64_MAX) return wide_.contains(term);
  return condition_.areNoted(
      {term, static_cast<std::int64_t>(range.least), static_cast<std::int64_t>(range.greatest)});
}

// By its range alone: what a term is must not depend on decisions, for a run that repeats others makes it
// while more of these are known.
bool Exploration::isNatural(Term number) {
  return condition_.areNoted({number, 0, INT64_MAX}) || wide_.contains(number);
}

// The rest that is not negative, by a power of two.
Term Exploration::floorModulo(Term dividend, unsigned exponent) {
  const Term size = integer(Wide{1} << exponent);
  const Term rest = terms_.remainder(dividend, size);
  if (isNatural(dividend)) return rest;
  return terms_.ite(terms_.lessOrEqual(integer(0), rest), rest, terms_.add(rest, size));
}

// As C++ converts the number to the type. One that is out of range by one width at most needs no division.
Term Exploration::wrap(const type& type, Term number, bool isNear) {
  if (isKnownInRange(type, number)) return number;
  const Range range = rangeOf(type);
  if (isNear) {
    const Term size = integer(Wide{1} << type.bits);
    const Term above = terms_.less(integer(range.greatest), number);
    const Term below = terms_.less(number, integer(range.least));
    const Term wrapped = terms_.ite(above, terms_.subtract(number, size), number);
    return isNatural(number) ? wrapped : terms_.ite(below, terms_.add(number, size), wrapped);
  }
  const Term least = integer(range.least);
  return terms_.add(floorModulo(terms_.subtract(number, least), type.bits), least);
}

// --- operations

void Exploration::requireDefined(Term condition, std::string_view what, bool isOverflow, Term subject) {
  if (condition == terms_.truth()) return;
  addHazard({made(condition), what, isOverflow, made(subject)});
  if (isOverflow) overflows_.push_back(condition);
}

Term Exploration::divideDown(Term number, unsigned exponent) {
  const Term size = integer(Wide{1} << exponent);
  if (isNatural(number)) return terms_.divide(number, size);
  const Term down = terms_.subtract(number, terms_.subtract(size, integer(1)));
  return terms_.ite(terms_.lessOrEqual(integer(0), number), terms_.divide(number, size),
                    terms_.divide(down, size));
}

// x & y, by arithmetic where one is a mask of low bits; else a function of which its range is known.
Term Exploration::commonBits(const type& type, Term left, Term right) {
  if (left == right) return left;
  if (terms_.op(left) == Op::Integer) std::swap(left, right);
  if (terms_.op(right) == Op::Integer) {
    const std::int64_t mask = terms_.integerValue(right);
    if (mask == 0) return right;
    if (mask == -1) return left;
    const auto bits = static_cast<std::uint64_t>(mask);
    if (mask > 0 && std::has_single_bit(bits + 1))
      return floorModulo(left, static_cast<unsigned>(std::countr_one(bits)));
    // All but low bits, as a number of the type.
    const Wide rest = (type.is_signed ? Wide{0} : Wide{1} << type.bits) - mask;
    if (rest > 0 && rest <= INT64_MAX && std::has_single_bit(static_cast<std::uint64_t>(rest)))
      return terms_.subtract(left, floorModulo(left, static_cast<unsigned>(std::countr_zero(bits))));
  }
  const Term operands[] = {std::min(left, right), std::max(left, right)};
  const Term common = terms_.apply(terms_.function("bits", smt::Sort::Int), operands);
  if (isKnownInRange(type, left) && isKnownInRange(type, right)) noteRange(type, common);
  const Term zero = integer(0);
  for (const Term operand : operands) {
    const Term isBelow =
        terms_.conjoin(terms_.lessOrEqual(zero, common), terms_.lessOrEqual(common, operand));
    const Term fact = terms_.implies(terms_.lessOrEqual(zero, operand), isBelow);
    if (!condition_.isKnown(fact)) condition_.assume(fact);
  }
  return common;
}

Term Exploration::calculate(operation operation, const type& type, Term left, Term right) {
  const Term zero = integer(0);
  switch (operation) {
    case operation::add:
      return terms_.add(left, right);
    case operation::subtract:
      return terms_.subtract(left, right);
    case operation::multiply:
      return terms_.multiply(left, right);
    case operation::divide:
    case operation::remainder: {
      const Term divisor = right == zero ? integer(1) : right;  // where it is undefined, any value will do
      const Term result =
          operation == operation::divide ? terms_.divide(left, divisor) : terms_.remainder(left, divisor);
      requireDefined(terms_.negate(terms_.equal(right, zero)), "division by zero", false, result);
      return result;
    }
    case operation::bit_and:
      return commonBits(type, left, right);
    case operation::bit_or:
      return terms_.subtract(terms_.add(left, right), commonBits(type, left, right));
    case operation::bit_xor: {
      const Term common = commonBits(type, left, right);
      return terms_.subtract(terms_.add(left, right), terms_.add(common, common));
    }
    case operation::shift_left:
    case operation::shift_right:
      break;
  }
  const Term isDistance =
      terms_.conjoin(terms_.lessOrEqual(zero, right), terms_.less(right, integer(type.bits)));
  requireDefined(isDistance, "shift by a distance that is negative or not less than the width", false, right);
  Term result = zero;
  for (unsigned distance = type.bits; distance-- > 0;) {
    const Term isThis = terms_.equal(right, integer(distance));
    if (isThis == terms_.falsity()) continue;
    const Term shifted = operation == operation::shift_left
                             ? wrap(type, terms_.multiply(left, integer(Wide{1} << distance)), false)
                             : divideDown(left, distance);
    result = terms_.ite(isThis, shifted, result);
  }
  return result;
}

value Exploration::arithmetic(operation operation, const type& type, value left, value right) {
  const Term leftTerm = termOf(type, left), rightTerm = termOf(type, right);
  const Term result = calculate(operation, type, leftTerm, rightTerm);
  const bool isBitwise = operation >= operation::bit_and;
  if (!type.is_signed) {
    const bool isNear = operation == operation::add || operation == operation::subtract;
    const Term wrapped = isBitwise ? result : wrap(type, result, isNear);  // operands are in range
    noteRange(type, wrapped);
    return made(wrapped);
  }
  const bool isDivision = operation == operation::divide || operation == operation::remainder;
  const bool areInRange = isKnownInRange(type, leftTerm) && isKnownInRange(type, rightTerm);
  if (isDivision && areInRange) {
    const Term leaves = terms_.conjoin(terms_.equal(leftTerm, integer(rangeOf(type).least)),
                                       terms_.equal(rightTerm, integer(-1)));
    requireDefined(terms_.negate(leaves), "signed overflow", true, result);
  } else if (!isBitwise && !isKnownInRange(type, result)) {
    requireDefined(inRange(type, result), "signed overflow", true, result);
  }
  if (areInRange && (isBitwise || operation == operation::remainder)) noteRange(type, result);
  return made(result);
}

value Exploration::convert(const type& from, const type& to, value number) {
  const Term term = termOf(from, number);
  const Range source = rangeOf(from), target = rangeOf(to);
  // Widening keeps what a number stands for, even where it has left its type.
  if (target.contains(source.least) && target.contains(source.greatest)) return made(term);
  const Wide width = Wide{1} << to.bits;
  const bool isNear = source.least >= target.least - width && source.greatest <= target.greatest + width &&
                      isKnownInRange(from, term);
  const Term wrapped = wrap(to, term, isNear);
  noteRange(to, wrapped);
  return made(wrapped);
}

value Exploration::compare(detail::comparison comparison, const type& type, value left, value right) {
  const Term a = type.sort == detail::sort::boolean ? truthOf(left) : termOf(type, left);
  const Term b = type.sort == detail::sort::boolean ? truthOf(right) : termOf(type, right);
  switch (comparison) {
    case detail::comparison::equal:
      return made(terms_.equal(a, b));
    case detail::comparison::less:
      return made(terms_.less(a, b));
    default:
      return made(terms_.lessOrEqual(a, b));
  }
}

value Exploration::negation(value condition) { return made(terms_.negate(truthOf(condition))); }
value Exploration::conjunction(value left, value right) {
  return made(terms_.conjoin(truthOf(left), truthOf(right)));
}

value Exploration::choice(const type& type, value condition, value then, value otherwise) {
  return made(terms_.ite(truthOf(condition), termOf(type, then), termOf(type, otherwise)));
}

std::string Exploration::describe(const type& type, value value) {
  return Notation(findings_.vocabulary).print(termOf(type, value), type);
}

}  // namespace warrant::symbolics
