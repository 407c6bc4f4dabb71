#include "smt/bits/bit_solver.h"

#include <algorithm>

namespace warrant::smt::bits {

namespace {

// How many bits, with the sign, hold all numbers of the interval: the others repeat the sign.
std::size_t bitsFor(std::int64_t least, std::int64_t greatest) {
  const auto magnitude = static_cast<std::uint64_t>(least < 0 ? ~least : least) |
                         static_cast<std::uint64_t>(greatest < 0 ? ~greatest : greatest);
  return magnitude == 0 ? 1 : 65 - static_cast<std::size_t>(__builtin_clzll(magnitude));
}

// Booleans are one bit, without a sign.
std::size_t bitsFor(const BitNode& node) {
  return node.width == 1 ? 1 : std::min<std::size_t>(node.width, bitsFor(node.least, node.greatest));
}

}  // namespace

Satisfiable BitSolver::check(std::span<const Bits> conditions, std::uint64_t propagations) {
  std::vector<Literal> assumptions;
  for (const Bits condition : conditions) {
    if (terms_.isFalse(condition)) return Satisfiable::No;
    if (!terms_.isTrue(condition)) assumptions.push_back(literalOf(condition));
  }
  evaluated_.clear();
  return solver_.solve(assumptions, propagations);
}

// Operands first, without recursion: terms are as deep as paths are long.
const BitSolver::Word& BitSolver::wordOf(Bits term) {
  std::vector<Bits> open{term};
  while (!open.empty()) {
    const Bits at = open.back();
    if (words_.contains(at.index)) {
      open.pop_back();
      continue;
    }
    const BitNode node = terms_.node(at);
    bool isReady = true;
    const std::size_t count = node.op == BitOp::Constant || node.op == BitOp::Symbol  ? 0
                              : node.op == BitOp::Choice                              ? 3
                              : node.op == BitOp::Not || node.op == BitOp::SignExtend ? 1
                                                                                      : 2;
    for (std::size_t i = 0; i < count; ++i) {
      if (words_.contains(node.arguments[i].index)) continue;
      open.push_back(node.arguments[i]);
      isReady = false;
    }
    if (!isReady) continue;
    open.pop_back();
    words_.emplace(at.index, translate(node));
  }
  return words_.at(term.index);
}

BitSolver::Word BitSolver::widened(const Word& word, std::size_t bits) const {
  Word wide = word;
  wide.resize(bits, word.back());
  return wide;
}

BitSolver::Word BitSolver::constantWord(const BitNode& node) const {
  Word word;
  for (std::size_t bit = 0; bit < bitsFor(node); ++bit)
    word.push_back(gates_.constant((node.value >> bit & 1) != 0));
  return word;
}

BitSolver::Word BitSolver::symbolWord(const BitNode& node) {
  Word word;
  for (unsigned bit = 0; bit < node.parameter; ++bit) word.push_back(gates_.input());
  if (node.width > 1 && node.isUnsigned && node.parameter < node.width)
    word.push_back(gates_.constant(false));
  return word;
}

BitSolver::Word BitSolver::translate(const BitNode& node) {
  if (node.op == BitOp::Constant) return constantWord(node);
  if (node.op == BitOp::Symbol) return symbolWord(node);
  const Word& left = words_.at(node.arguments[0].index);
  const std::size_t bits = bitsFor(node);
  if (node.op == BitOp::Not) return {!left.front()};
  if (node.op == BitOp::SignExtend) {
    Word word = widened(left, std::max<std::size_t>(left.size(), bits));
    word.resize(bits);
    return word;
  }
  const Word& right = words_.at(node.arguments[1].index);
  Word word;
  switch (node.op) {
    case BitOp::And:
      for (std::size_t bit = 0; bit < bits; ++bit)
        word.push_back(gates_.conjoin(bitOf(left, bit), bitOf(right, bit)));
      return word;
    case BitOp::Or:
      for (std::size_t bit = 0; bit < bits; ++bit)
        word.push_back(gates_.disjoin(bitOf(left, bit), bitOf(right, bit)));
      return word;
    case BitOp::Xor:
      for (std::size_t bit = 0; bit < bits; ++bit)
        word.push_back(gates_.differ(bitOf(left, bit), bitOf(right, bit)));
      return word;
    case BitOp::Add:
      return sum(left, right, gates_.constant(false), bits);
    case BitOp::Subtract: {
      Word inverted = right;
      for (Literal& bit : inverted) bit = !bit;
      return sum(left, inverted, gates_.truth(), bits);
    }
    case BitOp::Multiply:
      return product(left, right, bits);
    case BitOp::Divide:
    case BitOp::Remainder:
      return division(node);
    case BitOp::ShiftLeft:
    case BitOp::ShiftRight:
    case BitOp::ShiftRightUnsigned:
      return shift(node);
    case BitOp::Equal:
      return {equal(left, right)};
    case BitOp::Less:
      return {less(left, right)};
    default:
      break;
  }
  const Word& otherwise = words_.at(node.arguments[2].index);
  for (std::size_t bit = 0; bit < bits; ++bit)
    word.push_back(gates_.choose(left.front(), bitOf(right, bit), bitOf(otherwise, bit)));
  return word;
}

// --- arithmetic

BitSolver::Word BitSolver::sum(const Word& left, const Word& right, Literal carry, std::size_t bits) {
  Word word;
  for (std::size_t bit = 0; bit < bits; ++bit) {
    const Literal a = bitOf(left, bit), b = bitOf(right, bit);
    word.push_back(gates_.differ(gates_.differ(a, b), carry));
    if (bit + 1 < bits) carry = gates_.majority(a, b, carry);
  }
  return word;
}

BitSolver::Word BitSolver::product(const Word& left, const Word& right, std::size_t bits) {
  const bool isRightShort = right.size() < left.size();
  const Word& by = isRightShort ? right : left;
  const Word& added = isRightShort ? left : right;
  Word word(bits, gates_.constant(false));
  for (std::size_t shift = 0; shift < bits; ++shift) {
    const Literal factor = bitOf(by, shift);
    if (factor == gates_.constant(false)) continue;
    Word partial(shift, gates_.constant(false));
    for (std::size_t bit = 0; shift + bit < bits; ++bit)
      partial.push_back(gates_.conjoin(factor, bitOf(added, bit)));
    word = sum(word, partial, gates_.constant(false), bits);
  }
  return word;
}

// The number, or its negation where the condition holds.
BitSolver::Word BitSolver::negated(const Word& word, Literal condition, std::size_t bits) {
  Word flipped;
  for (std::size_t bit = 0; bit < bits; ++bit) flipped.push_back(gates_.differ(bitOf(word, bit), condition));
  return sum(flipped, Word{gates_.constant(false)}, condition, bits);
}

// Long division. By zero it yields all ones, and what is divided; nobody asks.
std::pair<BitSolver::Word, BitSolver::Word> BitSolver::quotient(const Word& left, const Word& right) {
  const std::size_t bits = left.size();
  Word result(bits, gates_.constant(false)), rest(bits + 1, gates_.constant(false));
  Word inverted = right;
  inverted.push_back(gates_.constant(false));
  for (Literal& bit : inverted) bit = !bit;
  for (std::size_t at = bits; at-- > 0;) {
    rest.insert(rest.begin(), left[at]);
    rest.pop_back();
    const Word difference = sum(rest, inverted, gates_.truth(), bits + 1);
    const Literal fits = !difference.back();
    result[at] = fits;
    for (std::size_t bit = 0; bit <= bits; ++bit) rest[bit] = gates_.choose(fits, difference[bit], rest[bit]);
  }
  rest.pop_back();
  return {result, rest};
}

// Of signed numbers: of their absolute values, which one bit more always holds.
BitSolver::Word BitSolver::division(const BitNode& node) {
  const Word &left = words_.at(node.arguments[0].index), &right = words_.at(node.arguments[1].index);
  const std::size_t wide = std::max(left.size(), right.size()) + 1;
  const Literal isLeftNegative = left.back(), isRightNegative = right.back();
  const auto [result, rest] =
      quotient(negated(left, isLeftNegative, wide), negated(right, isRightNegative, wide));
  const bool isDivision = node.op == BitOp::Divide;
  const Literal isNegative = isDivision ? gates_.differ(isLeftNegative, isRightNegative) : isLeftNegative;
  const std::size_t bits = bitsFor(node);
  Word word = widened(negated(isDivision ? result : rest, isNegative, wide), std::max(wide, bits));
  word.resize(bits);
  return word;
}

BitSolver::Word BitSolver::shift(const BitNode& node) {
  const Word& distance = words_.at(node.arguments[1].index);
  Word word = widened(words_.at(node.arguments[0].index), node.width);
  const bool isLeft = node.op == BitOp::ShiftLeft;
  const Literal filling = node.op == BitOp::ShiftRight ? word.back() : gates_.constant(false);
  for (std::size_t stage = 0; (std::size_t{1} << stage) < node.width; ++stage) {
    const Literal isShifted = bitOf(distance, stage);
    const std::size_t by = std::size_t{1} << stage;
    Word next;
    for (std::size_t bit = 0; bit < node.width; ++bit) {
      Literal moved = filling;
      if (isLeft && bit >= by) moved = word[bit - by];
      if (!isLeft && bit + by < node.width) moved = word[bit + by];
      next.push_back(gates_.choose(isShifted, moved, word[bit]));
    }
    word = std::move(next);
  }
  word.resize(bitsFor(node));
  return word;
}

Literal BitSolver::equal(const Word& left, const Word& right) {
  Literal same = gates_.truth();
  for (std::size_t bit = std::max(left.size(), right.size()); bit-- > 0;)
    same = gates_.conjoin(same, !gates_.differ(bitOf(left, bit), bitOf(right, bit)));
  return same;
}

// From the low bits on: the highest that differ decide; of signs, the negative one is less.
Literal BitSolver::less(const Word& left, const Word& right) {
  Literal isLess = gates_.constant(false);
  const std::size_t bits = std::max(left.size(), right.size());
  for (std::size_t bit = 0; bit < bits; ++bit) {
    Literal a = bitOf(left, bit), b = bitOf(right, bit);
    if (bit + 1 == bits) std::swap(a, b);
    isLess = gates_.majority(!a, b, isLess);
  }
  return isLess;
}

// --- models

std::int64_t BitSolver::valueOf(Bits term) {
  std::vector<Bits> open{term};
  while (!open.empty()) {
    const Bits at = open.back();
    if (evaluated_.contains(at.index)) {
      open.pop_back();
      continue;
    }
    const BitNode& node = terms_.node(at);
    const auto known = [&](std::size_t index) { return evaluated_.find(node.arguments[index].index); };
    const auto isOpen = [&](std::size_t index) {
      if (known(index) != evaluated_.end()) return false;
      open.push_back(node.arguments[index]);
      return true;
    };
    std::int64_t value = node.value;
    if (node.op == BitOp::Symbol) {
      const auto word = words_.find(at.index);
      value = 0;
      if (word != words_.end()) {
        std::uint64_t number = 0;
        for (std::size_t bit = 0; bit < 64; ++bit) {
          const Literal literal = bitOf(word->second, bit);
          const bool isSet = (node.width > 1 || bit == 0) && solver_.valueIn(literal);
          number |= static_cast<std::uint64_t>(isSet) << bit;
        }
        value = static_cast<std::int64_t>(number);
      }
    } else if (node.op == BitOp::Choice) {
      if (isOpen(0)) continue;
      const std::size_t arm = known(0)->second != 0 ? 1 : 2;
      if (isOpen(arm)) continue;
      value = known(arm)->second;
    } else if (node.op == BitOp::Not || node.op == BitOp::SignExtend) {
      if (isOpen(0)) continue;
      value = known(0)->second;
      if (node.op == BitOp::Not) {
        value = value == 0 ? 1 : 0;
      } else {
        const unsigned rest = 64u - node.parameter;
        value = static_cast<std::int64_t>(static_cast<std::uint64_t>(value) << rest) >> rest;
      }
    } else if (node.op != BitOp::Constant) {
      const bool isLeftOpen = isOpen(0), isRightOpen = isOpen(1);
      if (isLeftOpen || isRightOpen) continue;
      const unsigned width = terms_.node(node.arguments[0]).width;
      value = BitTerms::compute(node.op, width, known(0)->second, known(1)->second);
    }
    evaluated_.emplace(at.index, value);
    open.pop_back();
  }
  return evaluated_.at(term.index);
}

}  // namespace warrant::smt::bits
