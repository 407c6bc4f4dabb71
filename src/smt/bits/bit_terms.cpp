#include "smt/bits/bit_terms.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace warrant::smt::bits {

namespace {

constexpr std::int64_t least64 = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t greatest64 = std::numeric_limits<std::int64_t>::max();

std::int64_t leastOf(unsigned width) { return width == 64 ? least64 : -(std::int64_t{1} << (width - 1)); }
std::int64_t greatestOf(unsigned width) { return -(leastOf(width) + 1); }

std::uint64_t maskOf(unsigned bits) {
  return bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}

// The low bits of a number, with a sign.
std::int64_t signedOf(std::uint64_t value, unsigned bits) {
  const unsigned rest = 64 - bits;
  return static_cast<std::int64_t>(value << rest) >> rest;
}

// Booleans are 0 and 1.
std::int64_t brought(unsigned width, std::uint64_t value) {
  return width == 1 ? static_cast<std::int64_t>(value & 1) : signedOf(value, width);
}

bool isCommutative(BitOp op) {
  switch (op) {
    case BitOp::And:
    case BitOp::Or:
    case BitOp::Xor:
    case BitOp::Add:
    case BitOp::Multiply:
    case BitOp::Equal:
      return true;
    default:
      return false;
  }
}

bool isComparison(BitOp op) { return op == BitOp::Equal || op == BitOp::Less; }

// The least number 2ⁿ - 1 that is not less.
std::int64_t onesAbove(std::int64_t value) {
  auto ones = static_cast<std::uint64_t>(value);
  for (unsigned shift = 1; shift < 64; shift *= 2) ones |= ones >> shift;
  return static_cast<std::int64_t>(ones);
}

}  // namespace

std::int64_t BitTerms::compute(BitOp op, unsigned width, std::int64_t left, std::int64_t right) {
  const auto a = static_cast<std::uint64_t>(left), b = static_cast<std::uint64_t>(right);
  const unsigned distance = static_cast<unsigned>(b) & (width - 1);
  switch (op) {
    case BitOp::And:
      return brought(width, a & b);
    case BitOp::Or:
      return brought(width, a | b);
    case BitOp::Xor:
      return brought(width, a ^ b);
    case BitOp::Add:
      return brought(width, a + b);
    case BitOp::Subtract:
      return brought(width, a - b);
    case BitOp::Multiply:
      return brought(width, a * b);
    case BitOp::Divide:
      if (right == -1) return brought(width, 0 - a);
      return right == 0 ? 0 : left / right;
    case BitOp::Remainder:
      return right == 0 || right == -1 ? 0 : left % right;
    case BitOp::ShiftLeft:
      return brought(width, a << distance);
    case BitOp::ShiftRight:
      return left >> distance;
    case BitOp::ShiftRightUnsigned:
      return brought(width, (a & maskOf(width)) >> distance);
    case BitOp::Equal:
      return left == right ? 1 : 0;
    case BitOp::Less:
      return left < right ? 1 : 0;
    default:
      return 0;
  }
}

// --- terms

BitTerms::BitTerms() {
  falsity_ = constant(1, 0);
  truth_ = constant(1, 1);
}

std::size_t BitTerms::Hash::operator()(const BitNode& node) const {
  std::uint64_t hash = static_cast<std::uint64_t>(node.op) * 31 + node.width;
  const auto add = [&](std::uint64_t part) {
    hash = (hash ^ part) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
  };
  add(node.parameter);
  for (const Bits argument : node.arguments) add(argument.index);
  add(static_cast<std::uint64_t>(node.value));
  return hash;
}

bool BitTerms::Same::operator()(const BitNode& one, const BitNode& other) const {
  return one.op == other.op && one.width == other.width && one.parameter == other.parameter &&
         std::ranges::equal(one.arguments, other.arguments) && one.value == other.value;
}

Bits BitTerms::intern(BitNode node) {
  if (node.least == node.greatest && node.op != BitOp::Constant) return constant(node.width, node.least);
  const auto [place, isNew] = known_.try_emplace(node, static_cast<std::uint32_t>(nodes_.size()));
  if (isNew) nodes_.push_back(node);
  return {place->second};
}

Bits BitTerms::constant(unsigned width, std::int64_t value) {
  const std::int64_t own = brought(width, static_cast<std::uint64_t>(value));
  return intern({.op = BitOp::Constant,
                 .width = static_cast<std::uint8_t>(width),
                 .parameter = 0,
                 .isOfConstants = true,
                 .arguments = {},
                 .value = own,
                 .least = own,
                 .greatest = own});
}

Bits BitTerms::symbol(std::string_view name, unsigned width, unsigned free, bool isUnsigned) {
  const auto [place, isNew] = symbols_.try_emplace(std::string(name));
  if (!isNew) return place->second;
  const bool hasNoSign = isUnsigned || width == 1;
  names_.emplace_back(name);
  return place->second =
             intern({.op = BitOp::Symbol,
                     .width = static_cast<std::uint8_t>(width),
                     .parameter = static_cast<std::uint8_t>(free),
                     .isUnsigned = hasNoSign,
                     .arguments = {},
                     .value = static_cast<std::int64_t>(names_.size() - 1),
                     .least = hasNoSign ? 0 : leastOf(free),
                     .greatest = hasNoSign ? static_cast<std::int64_t>(maskOf(free)) : greatestOf(free)});
}

std::vector<std::int64_t> BitTerms::valuesOf(Bits table) const {
  std::vector<std::int64_t> values;
  if (!node(table).isOfConstants) return values;
  std::vector<Bits> open{table};
  std::unordered_set<std::uint32_t> seen{table.index};
  while (!open.empty()) {
    const BitNode& at = node(open.back());
    open.pop_back();
    if (at.op == BitOp::Constant) {
      values.push_back(at.value);
      continue;
    }
    for (const Bits arm : {at.arguments[1], at.arguments[2]}) {
      if (seen.insert(arm.index).second) open.push_back(arm);
    }
  }
  std::ranges::sort(values);
  return values;
}

// --- booleans

bool BitTerms::isNegationOf(Bits one, Bits other) const {
  return (node(one).op == BitOp::Not && node(one).arguments[0] == other) ||
         (node(other).op == BitOp::Not && node(other).arguments[0] == one);
}

Bits BitTerms::negate(Bits condition) {
  const BitNode& at = node(condition);
  if (at.op == BitOp::Constant) return boolean(at.value == 0);
  if (at.op == BitOp::Not) return at.arguments[0];
  return intern({.op = BitOp::Not,
                 .width = 1,
                 .parameter = 0,
                 .arguments = {condition},
                 .value = 0,
                 .least = 0,
                 .greatest = 1});
}

// Of booleans. `a && (a && b)`, `a && !(…)` and what contradicts one part are found one level deep.
Bits BitTerms::foldConjunction(Bits left, Bits right) {
  if (left == right || isTrue(right)) return left;
  if (isTrue(left)) return right;
  if (isFalse(left) || isFalse(right) || isNegationOf(left, right)) return falsity_;
  for (const auto& [one, other] : {std::pair(left, right), std::pair(right, left)}) {
    const BitNode& at = node(one);
    if (at.op == BitOp::And) {
      for (const Bits part : {at.arguments[0], at.arguments[1]}) {
        if (part == other) return one;
        if (isNegationOf(part, other)) return falsity_;
      }
    }
    if (at.op == BitOp::Not && node(at.arguments[0]).op == BitOp::And) {  // !(p && q) && p is p && !q
      const BitNode& both = node(at.arguments[0]);
      const Bits p = both.arguments[0], q = both.arguments[1];
      if (isNegationOf(p, other) || isNegationOf(q, other)) return other;
      if (p == other) return make(BitOp::And, other, negate(q));
      if (q == other) return make(BitOp::And, other, negate(p));
    }
  }
  return {UINT32_MAX};
}

// --- integers

bool BitTerms::neverOverflows(BitOp op, Bits left, Bits right) const {
  const BitNode &a = node(left), &b = node(right);
  std::int64_t low = 0, high = 0;
  const bool wraps = op == BitOp::Add ? __builtin_add_overflow(a.least, b.least, &low) ||
                                            __builtin_add_overflow(a.greatest, b.greatest, &high)
                                      : __builtin_sub_overflow(a.least, b.greatest, &low) ||
                                            __builtin_sub_overflow(a.greatest, b.least, &high);
  return !wraps && low >= leastOf(a.width) && high <= greatestOf(a.width);
}

BitTerms::Interval BitTerms::intervalOf(BitOp op, unsigned width, Bits left, Bits right) const {
  const BitNode &a = node(left), &b = node(right);
  const Interval all = width == 1 ? Interval{0, 1} : Interval{leastOf(width), greatestOf(width)};
  const auto within = [&](bool overflows, std::int64_t low, std::int64_t high) {
    return overflows || low < all.least || high > all.greatest ? all : Interval{low, high};
  };
  std::int64_t low = 0, high = 0;
  switch (op) {
    case BitOp::Add:
      if (!neverOverflows(op, left, right)) return all;
      return {a.least + b.least, a.greatest + b.greatest};
    case BitOp::Subtract:
      if (!neverOverflows(op, left, right)) return all;
      return {a.least - b.greatest, a.greatest - b.least};
    case BitOp::Multiply: {
      bool overflows = false;
      low = greatest64, high = least64;
      for (const std::int64_t x : {a.least, a.greatest}) {
        for (const std::int64_t y : {b.least, b.greatest}) {
          std::int64_t product = 0;
          overflows = overflows || __builtin_mul_overflow(x, y, &product);
          low = std::min(low, product);
          high = std::max(high, product);
        }
      }
      if (left == right) low = std::max<std::int64_t>(low, 0);  // a square
      return within(overflows, low, high);
    }
    case BitOp::Divide:
      // Not beyond what is divided, but for the least number by -1.
      if (a.least >= 0) {
        const std::int64_t divisor = b.least > 0 ? b.least : 1;
        return b.least >= 0 ? Interval{0, a.greatest / divisor} : Interval{-a.greatest, a.greatest};
      }
      if (a.least == all.least) return all;
      high = std::max(-a.least, a.greatest);
      return {-high, high};
    case BitOp::Remainder: {
      if (b.least == least64) return a.least >= 0 ? Interval{0, a.greatest} : all;
      const std::int64_t most = std::max<std::int64_t>(std::max(-b.least, b.greatest), 1) - 1;
      low = a.least >= 0 ? 0 : a.least == least64 ? -most : -std::min(most, -a.least);
      return {low, a.greatest <= 0 ? 0 : std::min(most, a.greatest)};
    }
    case BitOp::And:
      if (width == 1) return all;
      if (a.least >= 0 && b.least >= 0) return {0, std::min(a.greatest, b.greatest)};
      if (a.least >= 0) return {0, a.greatest};
      if (b.least >= 0) return {0, b.greatest};
      return all;
    case BitOp::Or:
    case BitOp::Xor:
      if (width == 1 || a.least < 0 || b.least < 0) return all;
      return {op == BitOp::Or ? std::max(a.least, b.least) : 0, onesAbove(a.greatest | b.greatest)};
    case BitOp::ShiftRight: {
      if (!isConstant(right))
        return {std::min<std::int64_t>(a.least, 0), std::max<std::int64_t>(a.greatest, 0)};
      const unsigned distance = static_cast<unsigned>(b.value) & (width - 1);
      return {a.least >> distance, a.greatest >> distance};
    }
    case BitOp::ShiftRightUnsigned: {
      if (!isConstant(right)) return a.least >= 0 ? Interval{0, a.greatest} : all;
      const unsigned distance = static_cast<unsigned>(b.value) & (width - 1);
      if (distance == 0) return {a.least, a.greatest};
      if (a.least >= 0) return {a.least >> distance, a.greatest >> distance};
      return {0, static_cast<std::int64_t>(maskOf(width) >> distance)};
    }
    case BitOp::ShiftLeft: {
      if (!isConstant(right) || a.least < 0) return all;
      const unsigned distance = static_cast<unsigned>(b.value) & (width - 1);
      const bool overflows = a.greatest > (all.greatest >> distance);
      return overflows ? all : Interval{a.least << distance, a.greatest << distance};
    }
    default:
      return all;
  }
}

// `x + c` has its constant on the right, and only one.
Bits BitTerms::foldSum(Bits left, Bits right) {
  const unsigned width = node(left).width;
  if (isConstant(left)) std::swap(left, right);
  if (!isConstant(right)) return {UINT32_MAX};
  if (valueOf(right) == 0) return left;
  const BitNode& at = node(left);
  if (at.op == BitOp::Add && isConstant(at.arguments[1])) {
    const std::int64_t sum = compute(BitOp::Add, width, valueOf(at.arguments[1]), valueOf(right));
    const Bits first = at.arguments[0];
    return make(BitOp::Add, first, constant(width, sum));
  }
  return {UINT32_MAX};
}

Bits BitTerms::foldInteger(BitOp op, Bits left, Bits right) {
  const unsigned width = node(left).width;
  const bool isLeftConstant = isConstant(left), isRightConstant = isConstant(right);
  const std::int64_t known = isRightConstant ? valueOf(right) : isLeftConstant ? valueOf(left) : 0;
  const Bits other = isRightConstant ? left : right;
  const bool hasConstant = isLeftConstant || isRightConstant;
  switch (op) {
    case BitOp::Add:
      return foldSum(left, right);
    case BitOp::Subtract:
      if (left == right) return constant(width, 0);
      if (isRightConstant) {
        const std::int64_t minus = compute(BitOp::Subtract, width, 0, valueOf(right));
        return make(BitOp::Add, left, constant(width, minus));
      }
      if (node(left).op == BitOp::Add) {  // a + b - b
        if (node(left).arguments[0] == right) return node(left).arguments[1];
        if (node(left).arguments[1] == right) return node(left).arguments[0];
      }
      break;
    case BitOp::Multiply:
      if (!hasConstant) break;
      if (known == 0 || known == 1) return known == 0 ? constant(width, 0) : other;
      if (known > 0 && (known & (known - 1)) == 0)
        return make(BitOp::ShiftLeft, other,
                    constant(width, __builtin_ctzll(static_cast<std::uint64_t>(known))));
      break;
    case BitOp::Divide:
      if (isRightConstant && valueOf(right) == 1) return left;
      break;
    case BitOp::Remainder:
      if (isRightConstant && (valueOf(right) == 1 || valueOf(right) == -1)) return constant(width, 0);
      // A left operand that is less stays as it is.
      if (isRightConstant && valueOf(right) > 0 && node(left).least > -valueOf(right) &&
          node(left).greatest < valueOf(right))
        return left;
      break;
    case BitOp::And:
      if (left == right) return left;
      if (!hasConstant) break;
      if (known == 0) return constant(width, 0);
      if (known == -1) return other;
      // A mask of the low bits that takes nothing away.
      if (known > 0 && (known & (known + 1)) == 0 && node(other).least >= 0 && node(other).greatest <= known)
        return other;
      break;
    case BitOp::Or:
      if (left == right) return left;
      if (!hasConstant) break;
      if (known == 0 || known == -1) return known == 0 ? other : constant(width, -1);
      break;
    case BitOp::Xor:
      if (left == right) return constant(width, 0);
      if (hasConstant && known == 0) return other;
      break;
    case BitOp::ShiftLeft:
    case BitOp::ShiftRight:
    case BitOp::ShiftRightUnsigned:
      if (isRightConstant && (valueOf(right) & (width - 1)) == 0) return left;
      break;
    default:
      break;
  }
  return {UINT32_MAX};
}

// `x + y < y` is `x < 0` where the sum does not overflow, and so on.
Bits BitTerms::compareSums(Bits left, Bits right) {
  const unsigned width = node(left).width;
  const Bits zero = constant(width, 0);
  const auto rest = [&](Bits sum, Bits part) -> Bits {
    const BitNode& at = node(sum);
    if (at.op != BitOp::Add || !neverOverflows(BitOp::Add, at.arguments[0], at.arguments[1]))
      return {UINT32_MAX};
    if (at.arguments[0] == part) return at.arguments[1];
    return at.arguments[1] == part ? at.arguments[0] : Bits{UINT32_MAX};
  };
  if (const Bits added = rest(left, right); added.index != UINT32_MAX) return make(BitOp::Less, added, zero);
  if (const Bits added = rest(right, left); added.index != UINT32_MAX) return make(BitOp::Less, zero, added);
  return {UINT32_MAX};
}

Bits BitTerms::foldComparison(BitOp op, Bits left, Bits right) {
  const BitNode &a = node(left), &b = node(right);
  if (left == right) return boolean(op == BitOp::Equal);
  if (op == BitOp::Equal) {
    if (a.greatest < b.least || b.greatest < a.least) return falsity_;
    if (a.width == 1) {
      if (isConstant(left)) return isTrue(left) ? right : negate(right);
      if (isConstant(right)) return isTrue(right) ? left : negate(left);
      if (isNegationOf(left, right)) return falsity_;
    }
    // x + c == d is x == d - c
    if (a.op == BitOp::Add && isConstant(a.arguments[1]) && isConstant(right)) {
      const Bits rest =
          constant(a.width, compute(BitOp::Subtract, a.width, b.value, valueOf(a.arguments[1])));
      return make(BitOp::Equal, node(left).arguments[0], rest);
    }
  } else {
    if (a.greatest < b.least) return truth_;
    if (a.least >= b.greatest) return falsity_;
    if (const Bits compared = compareSums(left, right); compared.index != UINT32_MAX) return compared;
  }
  return distribute(op, left, right);
}

// Over choices: of both by the same condition; of one, where the other is a constant, or both are tables, and
// an arm is decided. A table that another constant is added to stays one.
Bits BitTerms::distribute(BitOp op, Bits left, Bits right) {
  const BitNode a = node(left), b = node(right);
  const bool isLeft = a.op == BitOp::Choice, isRight = b.op == BitOp::Choice;
  if (isLeft && isRight && a.arguments[0] == b.arguments[0] && isComparison(op)) {
    const Bits onTrue = make(op, a.arguments[1], b.arguments[1]);
    return choice(a.arguments[0], onTrue, make(op, a.arguments[2], b.arguments[2]));
  }
  const bool isTable = isLeft ? a.isOfConstants : b.isOfConstants;
  if (isLeft == isRight || !isTable) return {UINT32_MAX};
  if (!isConstant(isLeft ? right : left)) return {UINT32_MAX};
  const BitNode& chosen = isLeft ? a : b;
  const auto with = [&](Bits arm) { return isLeft ? make(op, arm, right) : make(op, left, arm); };
  const Bits onTrue = with(chosen.arguments[1]);
  return choice(chosen.arguments[0], onTrue, with(chosen.arguments[2]));
}

Bits BitTerms::fold(BitOp op, Bits left, Bits right) {
  const unsigned width = node(left).width;
  if (isConstant(left) && isConstant(right))
    return constant(isComparison(op) ? 1 : width, compute(op, width, valueOf(left), valueOf(right)));
  if (isComparison(op)) return foldComparison(op, left, right);
  if (width == 1 && op == BitOp::And) return foldConjunction(left, right);
  if (width == 1 && op == BitOp::Or) return negate(make(BitOp::And, negate(left), negate(right)));
  if (width == 1 && op == BitOp::Xor) return negate(make(BitOp::Equal, left, right));
  if (const Bits folded = foldInteger(op, left, right); folded.index != UINT32_MAX) return folded;
  return distribute(op, left, right);
}

Bits BitTerms::make(BitOp op, Bits left, Bits right) {
  if (isCommutative(op) && left.index < right.index) std::swap(left, right);  // constants come first
  const Key key{(std::uint64_t{left.index} << 32) | right.index, op};
  if (const auto known = made_.find(key); known != made_.end()) return known->second;
  Bits made = fold(op, left, right);
  if (made.index == UINT32_MAX) {
    const unsigned width = isComparison(op) ? 1 : node(left).width;
    const Interval interval = intervalOf(op, width, left, right);
    made = intern({.op = op,
                   .width = static_cast<std::uint8_t>(width),
                   .parameter = 0,
                   .arguments = {left, right},
                   .value = 0,
                   .least = interval.least,
                   .greatest = interval.greatest});
  }
  made_.emplace(key, made);
  return made;
}

Bits BitTerms::choice(Bits condition, Bits onTrue, Bits onFalse) {
  if (isConstant(condition)) return isTrue(condition) ? onTrue : onFalse;
  if (onTrue == onFalse) return onTrue;
  if (node(condition).op == BitOp::Not) return choice(node(condition).arguments[0], onFalse, onTrue);
  // What is chosen by the same condition again.
  if (node(onTrue).op == BitOp::Choice && node(onTrue).arguments[0] == condition)
    return choice(condition, node(onTrue).arguments[1], onFalse);
  if (node(onFalse).op == BitOp::Choice && node(onFalse).arguments[0] == condition)
    return choice(condition, onTrue, node(onFalse).arguments[2]);
  const unsigned width = node(onTrue).width;
  if (width == 1) {
    if (isConstant(onTrue))
      return isTrue(onTrue) ? disjoin(condition, onFalse) : conjoin(negate(condition), onFalse);
    if (isConstant(onFalse))
      return isTrue(onFalse) ? disjoin(negate(condition), onTrue) : conjoin(condition, onTrue);
    if (onTrue == condition || isNegationOf(onTrue, condition))
      return choice(condition, boolean(onTrue == condition), onFalse);
    if (onFalse == condition || isNegationOf(onFalse, condition))
      return choice(condition, onTrue, boolean(onFalse != condition));
  }
  return intern({.op = BitOp::Choice,
                 .width = static_cast<std::uint8_t>(width),
                 .parameter = 0,
                 .isOfConstants = node(onTrue).isOfConstants && node(onFalse).isOfConstants,
                 .arguments = {condition, onTrue, onFalse},
                 .value = 0,
                 .least = std::min(node(onTrue).least, node(onFalse).least),
                 .greatest = std::max(node(onTrue).greatest, node(onFalse).greatest)});
}

Bits BitTerms::extend(Bits term, unsigned bits, bool isUnsigned, unsigned width) {
  const BitNode& at = node(term);
  if (isUnsigned && bits < width) {
    if (at.least >= 0 && at.greatest <= static_cast<std::int64_t>(maskOf(bits)))
      return extend(term, width, false, width);
    const Bits wide =
        at.width == width ? term : extend(term, std::min<unsigned>(at.width, width), false, width);
    return make(BitOp::And, wide, constant(width, static_cast<std::int64_t>(maskOf(bits))));
  }
  const unsigned kept = std::min<unsigned>({bits, at.width, width});
  if (at.op == BitOp::Constant) return constant(width, signedOf(static_cast<std::uint64_t>(at.value), kept));
  const bool fits = at.least >= leastOf(kept) && at.greatest <= greatestOf(kept);
  if (fits && at.width == width) return term;
  if (at.op == BitOp::Choice && at.isOfConstants) {
    const Bits condition = at.arguments[0], onTrue = at.arguments[1], onFalse = at.arguments[2];
    const Bits first = extend(onTrue, bits, isUnsigned, width);
    return choice(condition, first, extend(onFalse, bits, isUnsigned, width));
  }
  return intern({.op = BitOp::SignExtend,
                 .width = static_cast<std::uint8_t>(width),
                 .parameter = static_cast<std::uint8_t>(kept),
                 .arguments = {term},
                 .value = 0,
                 .least = fits ? at.least : leastOf(kept),
                 .greatest = fits ? at.greatest : greatestOf(kept)});
}

}  // namespace warrant::smt::bits
