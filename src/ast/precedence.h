// How tightly operators hold their operands together, from the loosest: for reading expressions, and for
// printing them.
#pragma once

#include <cstdint>

namespace warrant::ast {

enum class Precedence : std::uint8_t {
  Assignment,
  Conditional,
  Equivalence,
  Implication,
  Disjunction,
  Conjunction,
  BitOr,
  BitXor,
  BitAnd,
  Equality,
  Relational,
  Shift,
  Additive,
  Multiplicative,
  Prefix,
  Postfix,
  Primary,
};

// The next one; there is one.
constexpr Precedence tighterThan(Precedence precedence) {
  return static_cast<Precedence>(static_cast<std::uint8_t>(precedence) + 1);
}

}  // namespace warrant::ast
