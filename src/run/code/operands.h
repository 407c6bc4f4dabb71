// Operands that are known to be variables or constants are read without a call.
#pragma once

#include "run/code/code.h"

namespace warrant::run {

struct LocalCode final : Code {
  explicit LocalCode(std::uint32_t slot) : slot(slot) {}
  Value eval(Frame& frame) const override { return frame.slots[slot]; }
  std::uint32_t slot;
};
struct ConstantCode final : Code {
  explicit ConstantCode(Value value) : value(value) {}
  Value eval(Frame&) const override { return value; }
  Value value;
};

struct LocalOperand {
  std::uint32_t slot;
  Value operator()(Frame& frame) const { return frame.slots[slot]; }
};
struct ConstantOperand {
  Value value;
  Value operator()(Frame&) const { return value; }
};
struct AnyOperand {
  const Code* code;
  Value operator()(Frame& frame) const { return code->eval(frame); }
};

template <class Use>
const Code& withRight(const Code& right, Use use) {
  if (const auto* const local = dynamic_cast<const LocalCode*>(&right)) return use(LocalOperand{local->slot});
  if (const auto* const constant = dynamic_cast<const ConstantCode*>(&right))
    return use(ConstantOperand{constant->value});
  return use(AnyOperand{&right});
}
// Hands on the two as what they are.
template <class Use>
const Code& withOperands(const Code& left, const Code& right, Use use) {
  return withRight(right, [&](auto b) -> const Code& {
    if (const auto* const local = dynamic_cast<const LocalCode*>(&left))
      return use(LocalOperand{local->slot}, b);
    return use(AnyOperand{&left}, b);
  });
}

}  // namespace warrant::run
