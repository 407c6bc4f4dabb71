// Terms of fixed width: booleans of one bit, and Java's integers in two's complement, of 32 or 64 bits.
//
// Equal terms are one term. Each knows an interval, as a signed number, in which its value lies, and what is
// decided by that, by constants or by the shape of the operands is folded when the term is made: so what a
// program computes with constants reaches no solver.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace warrant::smt::bits {

struct Bits {  // a term; made by the factory only
  std::uint32_t index = 0;
  friend bool operator==(const Bits&, const Bits&) = default;
};

enum class BitOp : std::uint8_t {
  Constant,
  Symbol,      // any value of its interval's bits
  Not,         // of booleans
  And,         // bitwise; of booleans the conjunction
  Or,          //
  Xor,         // of integers
  Add,         // all wrap around
  Subtract,    //
  Multiply,    //
  Divide,      // rounds towards zero; of a divisor that is not zero; the least number by -1 is itself
  Remainder,   // has the sign of the left operand
  ShiftLeft,   // the distance is taken modulo the width, as Java does
  ShiftRight,  // with the sign
  ShiftRightUnsigned,
  Equal,       // a boolean
  Less,        // of signed numbers
  Choice,      // of a boolean, and two terms of the same width
  SignExtend,  // the low `parameter` bits, as a signed number, at the term's width, which may be another
};

struct BitNode {
  BitOp op;
  std::uint8_t width;          // 1, 32 or 64
  std::uint8_t parameter;      // of SignExtend; how many bits of a Symbol are free, with a sign or without
  bool isUnsigned = false;     // of a Symbol
  bool isOfConstants = false;  // a Constant, or a Choice of such: a table
  Bits arguments[3];
  std::int64_t value;  // of a Constant; the number of a Symbol
  std::int64_t least, greatest;
};

class BitTerms {
 public:
  BitTerms();

  const BitNode& node(Bits term) const { return nodes_[term.index]; }
  std::size_t size() const { return nodes_.size(); }

  Bits truth() const { return truth_; }
  Bits falsity() const { return falsity_; }
  Bits boolean(bool value) const { return value ? truth_ : falsity_; }
  // `value` is brought into the width.
  Bits constant(unsigned width, std::int64_t value);
  // A symbol of that many free bits, at a width; the same for the same name. A boolean has one bit.
  Bits symbol(std::string_view name, unsigned width, unsigned free, bool isUnsigned);
  std::string_view nameOf(Bits symbol) const { return names_[static_cast<std::size_t>(node(symbol).value)]; }

  Bits negate(Bits condition);
  Bits conjoin(Bits left, Bits right) { return make(BitOp::And, left, right); }
  Bits disjoin(Bits left, Bits right) { return make(BitOp::Or, left, right); }
  // One of the operators of two operands of the same width; a shift's distance has the left one's.
  Bits make(BitOp op, Bits left, Bits right);
  Bits equal(Bits left, Bits right) { return make(BitOp::Equal, left, right); }
  Bits less(Bits left, Bits right) { return make(BitOp::Less, left, right); }
  Bits lessOrEqual(Bits left, Bits right) { return negate(less(right, left)); }
  Bits choice(Bits condition, Bits onTrue, Bits onFalse);
  // The low `bits` bits of the term, as a signed or unsigned number, at the width.
  Bits extend(Bits term, unsigned bits, bool isUnsigned, unsigned width);

  bool isConstant(Bits term) const { return node(term).op == BitOp::Constant; }
  std::int64_t valueOf(Bits constant) const { return node(constant).value; }
  bool isTrue(Bits term) const { return term == truth_; }
  bool isFalse(Bits term) const { return term == falsity_; }

  // The values that a table may have, in order; of another term none.
  std::vector<std::int64_t> valuesOf(Bits table) const;

  // What the operator yields for numbers of the width: what Java computes.
  static std::int64_t compute(BitOp op, unsigned width, std::int64_t left, std::int64_t right);

 private:
  struct Interval {
    std::int64_t least, greatest;
  };
  Bits intern(BitNode node);
  Bits fold(BitOp op, Bits left, Bits right);
  Bits foldConjunction(Bits left, Bits right);
  Bits foldInteger(BitOp op, Bits left, Bits right);
  Bits foldSum(Bits left, Bits right);
  Bits foldComparison(BitOp op, Bits left, Bits right);
  Bits compareSums(Bits left, Bits right);
  bool isNegationOf(Bits one, Bits other) const;
  Bits distribute(BitOp op, Bits left, Bits right);
  Interval intervalOf(BitOp op, unsigned width, Bits left, Bits right) const;
  bool neverOverflows(BitOp op, Bits left, Bits right) const;

  struct Hash {
    std::size_t operator()(const BitNode& node) const;
  };
  struct Same {
    bool operator()(const BitNode& one, const BitNode& other) const;
  };
  struct Key {
    std::uint64_t operands;
    BitOp op;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct KeyHash {
    std::size_t operator()(const Key& key) const {
      return (key.operands ^ static_cast<std::uint64_t>(key.op)) * 0x9e3779b97f4a7c15u >> 7;
    }
  };

  std::vector<BitNode> nodes_;
  std::unordered_map<BitNode, std::uint32_t, Hash, Same> known_;
  std::unordered_map<Key, Bits, KeyHash> made_;  // what make() yielded
  std::unordered_map<std::string, Bits> symbols_;
  std::vector<std::string> names_;
  Bits truth_, falsity_;
};

}  // namespace warrant::smt::bits
