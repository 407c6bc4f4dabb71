// Bitwise operators. Integers are infinite two's complements here, so that an operator has one value in all
// types: x | y = x + y - (x & y), x ^ y = x + y - 2(x & y), and shifts by constants are products and
// quotients. What is left are functions of which only bounds are known.
#include "symbex/values/bits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "ast/print.h"
#include "symbex/path/path.h"
#include "symbex/values/numbers.h"

namespace warrant::symbex {

using Operator = ast::BinaryOperator;
using smt::Sort;

namespace {

// The exponent of a power of two that is less than 2^62.
std::optional<unsigned> exponentOf(std::uint64_t value) {
  if (value >= (std::uint64_t{1} << 62) || !std::has_single_bit(value)) return std::nullopt;
  return static_cast<unsigned>(std::countr_zero(value));
}

}  // namespace

bool Bits::isNatural(Term value) { return path_.isEvident(terms_.lessOrEqual(terms_.integer(0), value)); }

std::optional<std::int64_t> Bits::constantOf(Term value) const {
  std::optional<std::int64_t> constant;
  path_.findEqual(value, [&](Term equal) {
    if (terms_.op(equal) == smt::Op::Integer) constant = terms_.integerValue(equal);
    return constant.has_value();
  });
  return constant;
}

Verdict Bits::applyBitwise(SymbolicState s, const Operation& operation, Term left, Term right,
                           ThenTerm then) {
  if (terms_.sort(left) == Sort::Bool) return then(std::move(s), combineTruths(operation.op, left, right));
  const bool isTyped = s.frame.isBounded;
  if (isTyped) {
    numbers_.noteValue(operation.operands, left);
    numbers_.noteValue(operation.type, left);
    if (operation.op == Operator::BitAnd || operation.op == Operator::BitOr ||
        operation.op == Operator::BitXor)
      numbers_.noteValue(operation.type, right);
  }
  if (operation.op == Operator::ShiftLeft) {
    const Term shifted = shiftLeft(left, distanceOf(operation, right));
    if (now().unfolds && path_.isNaming() && !terms_.isConstant(shifted) &&
        terms_.op(shifted) != smt::Op::Sum)
      names_.name(terms_, shifted, {.parts = {left, " << ", right}});
    return numbers_.keepInRange(std::move(s), operation.type, shifted, operation.whole, then);
  }
  const bool isInRange = isTyped && numbers_.boundsOf(operation.operands).has_value();
  Term value;
  switch (operation.op) {
    case Operator::ShiftRight:
      value = shiftRight(left, distanceOf(operation, right), isInRange);
      break;
    case Operator::ShiftRightUnsigned:
      value = shiftRightUnsigned(operation, left, distanceOf(operation, right), isInRange);
      break;
    case Operator::BitAnd:
      value = commonBits(left, right);
      break;
    default:
      value = unitedBits(operation.op, left, right);
  }
  terms_.abbreviate(value, terms_.size(left) + terms_.size(right) + 1);
  if (isTyped) numbers_.noteValue(operation.type, value);
  if (now().unfolds && path_.isNaming() && !terms_.isConstant(value)) {
    const std::string sign = " " + std::string(ast::signOf(operation.op).text) + " ";
    names_.name(terms_, value, {.parts = {left, sign, right}});
  }
  return then(std::move(s), value);
}

smt::Term Bits::combineTruths(Operator op, Term left, Term right) {
  switch (op) {
    case Operator::BitAnd:
      return terms_.conjoin(left, right);
    case Operator::BitOr:
      return terms_.disjoin(left, right);
    default:
      return terms_.negate(terms_.equal(left, right));
  }
}

// x & y
smt::Term Bits::commonBits(Term left, Term right) {
  if (left == right) return left;
  if (terms_.add(left, right) == terms_.integer(-1)) return terms_.integer(0);  // x & ~x
  std::optional<std::int64_t> mask = constantOf(right), other = constantOf(left);
  if (mask && other) return terms_.integer(*mask & *other);
  if (other) {
    std::swap(left, right);
    std::swap(mask, other);
  }
  if (mask == 0) return right;
  if (mask == -1) return left;
  for (const auto& [whole, operand] : {std::pair(left, right), std::pair(right, left)}) {
    if (const Term common = commonBitsWithin(whole, operand)) return common;
    if (const auto places = zerosBelow(whole); places > 0 && isBelow(operand, places))
      return terms_.integer(0);
  }
  if (mask && *mask > 0 && isNatural(left)) {
    // Bits above those that the value has.
    const Term lowest = terms_.integer(*mask & -*mask);
    if (path_.entailsNatively(terms_.less(left, lowest)) == smt::Answer::Yes) return terms_.integer(0);
  }
  if (mask) {
    // The lowest bits, or all but these.
    const auto bits = static_cast<std::uint64_t>(*mask);
    const auto lowest = exponentOf(*mask > 0 ? bits + 1 : 0 - bits);
    if (lowest) {
      const Term rest = lowestBits(left, *lowest);
      return *mask > 0 ? rest : terms_.subtract(left, rest);
    }
  }
  if (right < left) std::swap(left, right);
  const Term common = numbers_.opaque("&", Sort::Int, {left, right});
  const Term zero = terms_.integer(0), isNatural = terms_.lessOrEqual(zero, common);
  for (const Term operand : {left, right}) {
    const Term isBounded = terms_.conjoin(isNatural, terms_.lessOrEqual(common, operand));
    path_.learn(terms_.implies(terms_.lessOrEqual(zero, operand), isBounded));
  }
  const Term areNegative = terms_.conjoin(terms_.less(left, zero), terms_.less(right, zero));
  path_.learn(terms_.implies(areNegative, terms_.less(common, zero)));
  learnBit(left, right, common);
  learnBit(right, left, common);
  return common;
}

// x & 2^n is 2^n where x >> n is odd, and else 0.
void Bits::learnBit(Term value, Term power, Term common) {
  if (!isCallOf(power, "2^")) return;
  const Term distance = terms_.arguments(power)[0], zero = terms_.integer(0);
  const Term bit = lowestBits(shiftRight(value, distance, false), 1);
  const auto is = [&](Term number, Term low) {
    return terms_.conjoin(terms_.equal(common, number), terms_.equal(bit, low));
  };
  path_.learn(terms_.implies(terms_.lessOrEqual(zero, distance),
                             terms_.disjoin(is(zero, zero), is(power, terms_.integer(1)))));
}

// x & z, where x was made by & or | of others: (x & y) & y is x & y, (x | y) & y is y, (x & y) & ~y is 0, and
// of constants only the bits count that are asked for. No term: that is not so.
smt::Term Bits::commonBitsWithin(Term whole, Term other) {
  const auto mask = constantOf(other);
  if (const auto both = operandsOfAnd(whole)) {
    for (const auto& [one, another] : {*both, std::pair(both->second, both->first)}) {
      if (one == other) return whole;
      if (terms_.add(one, other) == terms_.integer(-1)) return terms_.integer(0);
      if (const auto known = constantOf(one); known && mask)
        return commonBits(another, terms_.integer(*known & *mask));
    }
  }
  if (const auto either = operandsOfOr(whole)) {
    for (const auto& [one, another] : {*either, std::pair(either->second, either->first)}) {
      if (one == other) return other;
      const auto known = constantOf(one);
      if (!known || !mask) continue;
      if ((*known & *mask) == *mask) return other;
      if ((*known & *mask) == 0) return commonBits(another, other);
    }
  }
  return commonBitsWithinXor(whole, other);
}

// (x ^ y) & y is y - (x & y); of a constant y, so for each part of it, and (x ^ y) & z is x & z where they
// have no bit in common. No term: the value was not made by ^.
smt::Term Bits::commonBitsWithinXor(Term whole, Term other) {
  constexpr std::size_t most = 4;  // operands: of one that is looked at
  if (terms_.op(whole) != smt::Op::Sum || terms_.arguments(whole).size() > most) return Term();
  const std::vector<std::int64_t> factors(terms_.coefficients(whole).begin(),
                                          terms_.coefficients(whole).end());
  if (std::ranges::find(factors, -2) == factors.end()) return Term();
  const Terms operands(terms_.arguments(whole).begin(), terms_.arguments(whole).end());
  const auto isXor = [&](Term one, Term another, Term common) {
    return terms_.subtract(terms_.add(one, another), terms_.add(common, common)) == whole;
  };
  const auto mask = constantOf(other);
  const std::int64_t constant = terms_.constant(whole);
  for (std::size_t i = 0; i < operands.size(); ++i) {
    if (factors[i] != 1) continue;
    const Term common = commonBits(operands[i], other);
    if (isXor(operands[i], other, common)) return terms_.subtract(other, common);
    const bool isPart = mask && ((constant & *mask) == *mask || (constant & *mask) == 0);
    const Term known = terms_.integer(constant);
    if (!isPart || !isXor(operands[i], known, commonBits(operands[i], known))) continue;
    return (constant & *mask) == 0 ? common : terms_.subtract(other, common);
  }
  return Term();
}

bool Bits::isCallOf(Term value, const char* function) const {
  return terms_.op(value) == smt::Op::Apply &&
         terms_.functionOf(value) == terms_.function(function, Sort::Int);
}

std::optional<std::pair<smt::Term, smt::Term>> Bits::operandsOfAnd(Term value) {
  if (!isCallOf(value, "&")) return std::nullopt;
  return std::pair(terms_.arguments(value)[0], terms_.arguments(value)[1]);
}

// x + y - (x & y)
std::optional<std::pair<smt::Term, smt::Term>> Bits::operandsOfOr(Term value) {
  if (terms_.op(value) != smt::Op::Sum) return std::nullopt;
  for (const Term part : terms_.arguments(value)) {
    const auto both = operandsOfAnd(part);
    if (both && terms_.subtract(terms_.add(both->first, both->second), part) == value) return both;
  }
  return std::nullopt;
}

// How many of the lowest bits are 0 whatever the values of its parts; 62 at most.
unsigned Bits::zerosBelow(Term value) const {
  if (terms_.op(value) != smt::Op::Sum) return 0;
  auto all = static_cast<std::uint64_t>(terms_.constant(value)) | (std::uint64_t{1} << 62);
  for (const std::int64_t coefficient : terms_.coefficients(value))
    all |= static_cast<std::uint64_t>(coefficient);
  return static_cast<unsigned>(std::countr_zero(all));
}

// Whether it is known to be natural, and to have no bits but the lowest ones.
bool Bits::isBelow(Term value, unsigned count) {
  if (!isNatural(value)) return false;
  const Term end = numbers_.powerOfTwo(count);
  return path_.entailsNatively(terms_.less(value, end)) == smt::Answer::Yes;
}

// The value is high * 2^count + low, where low has nothing of which it is evident that it belongs to the
// former.
Bits::Split Bits::split(Term value, unsigned count) {
  Split parts{terms_.integer(0), value};
  if (terms_.op(value) != smt::Op::Sum || count == 0 || count > 62) return parts;
  const std::int64_t size = std::int64_t{1} << count;
  const Terms operands(terms_.arguments(value).begin(), terms_.arguments(value).end());
  const std::vector<std::int64_t> factors(terms_.coefficients(value).begin(),
                                          terms_.coefficients(value).end());
  const std::int64_t constant = terms_.constant(value), rest = constant & (size - 1);
  parts.high = terms_.integer((constant - rest) / size);
  parts.low = terms_.integer(rest);
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const bool isHigh = factors[i] % size == 0;
    Term& part = isHigh ? parts.high : parts.low;
    part = terms_.add(part,
                      terms_.multiply(terms_.integer(isHigh ? factors[i] / size : factors[i]), operands[i]));
  }
  return parts;
}

// x | y and x ^ y. A sum that has become long has a name in what is made of it: else a chain of operators
// would be as long as all its sums.
smt::Term Bits::unitedBits(Operator op, Term left, Term right) {
  constexpr std::size_t longSum = 16;  // operands
  const Term common = commonBits(left, right);
  const Term counted = op == Operator::BitOr ? common : terms_.add(common, common);
  Term united = terms_.subtract(terms_.add(left, right), counted);
  if (terms_.op(united) == smt::Op::Sum && terms_.arguments(united).size() > longSum) {
    const Term named = numbers_.opaque(op == Operator::BitOr ? "|" : "^", Sort::Int, {left, right});
    path_.learn(terms_.equal(named, united));
    united = named;
  }
  boundUnited(united, left, right);
  return united;
}

// Numbers that are not negative have no bits above those of the greater one, and what is made of their bits
// has none either.
void Bits::boundUnited(Term united, Term left, Term right) {
  if (terms_.op(united) == smt::Op::Integer) return;
  const auto first = path_.condition().knownBounds(left), second = path_.condition().knownBounds(right);
  if (!first || !second || first->least < 0 || second->least < 0) return;
  const auto all = static_cast<std::uint64_t>(first->greatest) | static_cast<std::uint64_t>(second->greatest);
  path_.noteSaid({united, 0, static_cast<std::int64_t>(std::bit_ceil(all + 1) - 1)});
}

// x modulo 2^count
smt::Term Bits::lowestBits(Term value, unsigned count) {
  const Term low = split(value, count).low;
  if (low != value && isBelow(low, count)) return low;
  const Term size = numbers_.powerOfTwo(count);
  const Term rest = isNatural(value) ? terms_.remainder(value, size) : numbers_.floorModulo(value, size);
  if (!constantOf(rest)) path_.noteBounds({rest, 0, (std::int64_t{1} << count) - 1});
  return rest;
}

// --- shifts

// Java looks at the lowest bits of the distance only.
smt::Term Bits::distanceOf(const Operation& operation, Term distance) {
  if (operation.type.kind == ast::TypeKind::Integer) return distance;
  const unsigned bits = operation.type.kind == ast::TypeKind::Long ? 6 : 5;
  const std::int64_t mask = (1 << bits) - 1;
  if (const auto constant = constantOf(distance)) return terms_.integer(*constant & mask);
  const Term greatest = terms_.integer(mask);
  const bool isInRange = isNatural(distance) && path_.isEvident(terms_.lessOrEqual(distance, greatest));
  return isInRange ? distance : lowestBits(distance, bits);
}

// 2 to the power of a distance.
smt::Term Bits::powerOf(Term distance) {
  const std::optional<std::int64_t> constant = constantOf(distance);
  if (constant && *constant >= 0 && *constant <= 64)
    return numbers_.powerOfTwo(static_cast<unsigned>(*constant));
  const Term power = numbers_.opaque("2^", Sort::Int, {distance});
  const Term isNatural = terms_.lessOrEqual(terms_.integer(0), distance);
  path_.learn(terms_.implies(isNatural, terms_.less(distance, power)));
  for (const int limit : {30, 62}) {
    const Term isSmall = terms_.lessOrEqual(distance, terms_.integer(limit));
    const Term isBounded = terms_.lessOrEqual(power, terms_.integer(std::int64_t{1} << limit));
    path_.learn(terms_.implies(terms_.conjoin(isNatural, isSmall), isBounded));
  }
  learnSize(power, distance);
  return power;
}

// A greater distance has a greater power: what is evident of the one bounds the other.
void Bits::learnSize(Term power, Term distance) {
  constexpr unsigned most = 62;
  std::array<unsigned, most + 1> distances;
  std::iota(distances.begin(), distances.end(), 0U);
  const auto isAtMost = [&](unsigned limit) { return terms_.lessOrEqual(distance, terms_.integer(limit)); };
  const auto isAtLeast = [&](unsigned limit) { return terms_.lessOrEqual(terms_.integer(limit), distance); };
  const auto greatest = std::ranges::partition_point(
      distances, [&](unsigned limit) { return !path_.isEvident(isAtMost(limit)); });
  const auto beyond = std::ranges::partition_point(
      distances, [&](unsigned limit) { return path_.isEvident(isAtLeast(limit)); });
  if (greatest != distances.end()) {
    const Term isBounded = terms_.lessOrEqual(power, numbers_.powerOfTwo(*greatest));
    path_.learn(terms_.implies(terms_.conjoin(isAtLeast(0), isAtMost(*greatest)), isBounded));
  }
  if (beyond != distances.begin()) {
    const unsigned least = *std::prev(beyond);
    path_.learn(terms_.implies(isAtLeast(least), terms_.lessOrEqual(numbers_.powerOfTwo(least), power)));
  }
}

smt::Term Bits::shiftLeft(Term value, Term distance) { return terms_.multiply(value, powerOf(distance)); }

// The quotient, rounded down. A value that is in its range has 64 bits, the sign included.
smt::Term Bits::shiftRight(Term value, Term distance, bool isInRange) {
  const Term zero = terms_.integer(0);
  const std::optional<std::int64_t> constant = constantOf(distance), known = constantOf(value);
  if (constant && known && *constant >= 0)
    return terms_.integer(*known >> std::min<std::int64_t>(*constant, 63));
  if (constant && *constant >= 0 && *constant < 63) {
    const Term size = powerOf(distance);
    const auto count = static_cast<unsigned>(*constant);
    if (const Split parts = split(value, count); parts.low != value && isBelow(parts.low, count))
      return parts.high;
    if (isNatural(value)) return terms_.divide(value, size);
    const Term down = terms_.subtract(value, terms_.subtract(size, terms_.integer(1)));
    return terms_.ite(terms_.lessOrEqual(zero, value), terms_.divide(value, size), terms_.divide(down, size));
  }
  if (constant && *constant == 63 && isInRange)
    return terms_.ite(terms_.lessOrEqual(zero, value), zero, terms_.integer(-1));
  const Term shifted = numbers_.opaque(">>", Sort::Int, {value, distance});
  const Term hasDistance = terms_.lessOrEqual(zero, distance), isNatural = terms_.lessOrEqual(zero, value);
  const auto between = [&](Term least, Term greatest) {
    return terms_.conjoin(terms_.lessOrEqual(least, shifted), terms_.lessOrEqual(shifted, greatest));
  };
  path_.learn(terms_.implies(terms_.conjoin(hasDistance, isNatural), between(zero, value)));
  path_.learn(terms_.implies(terms_.conjoin(hasDistance, terms_.negate(isNatural)),
                             between(value, terms_.integer(-1))));
  return shifted;
}

// For a negative number what is shifted in depends on how many bits it has.
smt::Term Bits::shiftRightUnsigned(const Operation& operation, Term value, Term distance, bool isInRange) {
  const Term shifted = shiftRight(value, distance, isInRange);
  if (isNatural(value)) return shifted;
  const Term isNatural = terms_.lessOrEqual(terms_.integer(0), value);
  const std::optional<std::int64_t> constant = constantOf(distance);
  const bool hasBits = ast::boundsOf(operation.operands).has_value();
  const unsigned bits = operation.operands.kind == ast::TypeKind::Long ? 64 : 32;
  if (hasBits && constant && *constant >= 0 && *constant < bits) {
    if (*constant == 0) return value;
    const unsigned left = bits - static_cast<unsigned>(*constant);
    return terms_.ite(isNatural, shifted, terms_.add(shifted, numbers_.powerOfTwo(left)));
  }
  const std::string name = ">>>" + (hasBits ? std::to_string(bits) : std::string());
  return terms_.ite(isNatural, shifted, numbers_.opaque(name, Sort::Int, {value, distance}));
}

}  // namespace warrant::symbex
