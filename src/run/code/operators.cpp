#include <algorithm>
#include <limits>

#include "ast/values/compare.h"
#include "ast/values/floating.h"
#include "ast/values/numbers.h"
#include "run/code/operands.h"
#include "run/code/translation.h"
#include "run/values/amounts.h"
#include "run/values/compounds.h"

namespace warrant::run {
namespace {

using ast::BinaryOperator;
using ast::TypeKind;

[[noreturn]] void overflows(const ast::Expression& e) {
  throw Violation{e.range, "arithmetic", "overflow",
                  "the result leaves the range of " + ast::toString(e.type)};
}

// Beyond what values hold: a mathematical integer.
[[noreturn]] void isTooLarge(const ast::Expression& e) {
  throw Stopped{e.range, "a number of a specification is beyond 64 bits"};
}

struct Add {
  static bool overflow(std::int64_t left, std::int64_t right, std::int64_t& result) {
    return __builtin_add_overflow(left, right, &result);
  }
};
struct Subtract {
  static bool overflow(std::int64_t left, std::int64_t right, std::int64_t& result) {
    return __builtin_sub_overflow(left, right, &result);
  }
};
struct Multiply {
  static bool overflow(std::int64_t left, std::int64_t right, std::int64_t& result) {
    return __builtin_mul_overflow(left, right, &result);
  }
};

template <class Op>
const Code& calculation(Codes& codes, const ast::Expression& e, const Code& left, const Code& right,
                        TypeKind type, bool checks) {
  if (type == TypeKind::Integer || type == TypeKind::Long) {
    return codes.code([&e, &left, &right, type, checks](Frame& frame) {
      const std::int64_t a = left.eval(frame).number, b = right.eval(frame).number;
      std::int64_t result;
      if (Op::overflow(a, b, result)) [[unlikely]] {
        if (type == TypeKind::Integer) isTooLarge(e);
        if (checks) overflows(e);
      }
      return Value::of(result);
    });
  }
  return withOperands(left, right, [&](auto a, auto b) -> const Code& {
    if (checks) {
      return codes.code([a, b, &e](Frame& frame) {
        const std::int64_t first = a(frame).number, second = b(frame).number;
        std::int64_t result;
        static_cast<void>(Op::overflow(first, second, result));
        if (result != static_cast<std::int32_t>(result)) [[unlikely]]
          overflows(e);
        return Value::of(result);
      });
    }
    return codes.code([a, b](Frame& frame) {
      const std::int64_t first = a(frame).number, second = b(frame).number;
      std::int64_t result;
      static_cast<void>(Op::overflow(first, second, result));
      return Value::of(std::int64_t{static_cast<std::int32_t>(result)});
    });
  });
}

template <class Compare>
const Code& numbers(Codes& codes, const Code& left, const Code& right, Compare compare) {
  return withOperands(left, right, [&](auto a, auto b) -> const Code& {
    return codes.code([a, b, compare](Frame& frame) {
      const std::int64_t first = a(frame).number, second = b(frame).number;
      return Value::of(std::int64_t{compare(first, second)});
    });
  });
}

const Code& compareNumbers(Codes& codes, BinaryOperator op, const Code& left, const Code& right) {
  switch (op) {
    case BinaryOperator::Less:
      return numbers(codes, left, right, std::less<>());
    case BinaryOperator::LessOrEqual:
      return numbers(codes, left, right, std::less_equal<>());
    case BinaryOperator::Greater:
      return numbers(codes, left, right, std::greater<>());
    case BinaryOperator::GreaterOrEqual:
      return numbers(codes, left, right, std::greater_equal<>());
    case BinaryOperator::Equal:
      return numbers(codes, left, right, std::equal_to<>());
    default:
      return numbers(codes, left, right, std::not_equal_to<>());
  }
}

template <class Combine>
const Code& bits(Codes& codes, const Code& left, const Code& right, Combine combine) {
  return codes.code([&left, &right, combine](Frame& frame) {
    const std::int64_t first = left.eval(frame).number;
    return Value::of(combine(first, right.eval(frame).number));
  });
}

bool isLong(TypeKind type) { return type == TypeKind::Long || type == TypeKind::Integer; }

// JLS 15.19: only the lower bits of the distance count.
std::int64_t shift(BinaryOperator op, bool isLong, std::int64_t value, std::int64_t distance) {
  const auto by = static_cast<unsigned>(distance) & (isLong ? 63u : 31u);
  if (op == BinaryOperator::ShiftRight) return value >> by;
  if (isLong) {
    const auto bits = static_cast<std::uint64_t>(value);
    return static_cast<std::int64_t>(op == BinaryOperator::ShiftLeft ? bits << by : bits >> by);
  }
  const auto bits = static_cast<std::uint32_t>(value);
  return static_cast<std::int32_t>(op == BinaryOperator::ShiftLeft ? bits << by : bits >> by);
}

// Of mathematical integers the whole distance counts, and the bits of a negative number are those of its
// operand's type, as the verifier has it.
std::int64_t shiftInteger(const ast::Expression& e, BinaryOperator op, const ast::Type& operand,
                          std::int64_t value, std::int64_t distance) {
  if (distance < 0)
    throw Stopped{e.range, "a specification shifts by a negative distance, of which nothing is said"};
  if (op == BinaryOperator::ShiftLeft) {
    std::int64_t shifted = 0;
    if (value == 0) return 0;
    if (distance > 62 || __builtin_mul_overflow(value, std::int64_t{1} << distance, &shifted)) isTooLarge(e);
    return shifted;
  }
  if (op == BinaryOperator::ShiftRight || value >= 0) return value >> std::min<std::int64_t>(distance, 63);
  const bool isLong = operand.kind == TypeKind::Long;
  if (!ast::boundsOf(operand) || distance > (isLong ? 63 : 31))
    throw Stopped{e.range, "`>>>` of a negative number that has no width, or by more than that"};
  return shift(op, isLong, value, distance);
}

}  // namespace

const Code& Translation::unary(const Expression& e, const ast::Unary& unary) {
  const Code& operand = of(*unary.operand);
  switch (unary.op) {
    case ast::UnaryOperator::Not:
      return code(
          [&operand](Frame& frame) { return Value::of(std::int64_t{!operand.eval(frame).isTrue()}); });
    case ast::UnaryOperator::Complement:
      return code([&operand](Frame& frame) { return Value::of(~operand.eval(frame).number); });
    case ast::UnaryOperator::Minus:
      break;
  }
  if (e.type.isFloating()) {
    return code([&operand](Frame& frame) { return Value::of(-operand.eval(frame).real); });
  }
  if (e.type.isPerm())
    return operation(e, BinaryOperator::Subtract, e.type, e.type, amount(machine_, codes_, 0), operand);
  return integers(e, BinaryOperator::Subtract, constant(Value::of(std::int64_t{0})), operand, e.type, e.type);
}

const Code& Translation::integers(const Expression& e, BinaryOperator op, const Code& left, const Code& right,
                                  const ast::Type& type, const ast::Type& operand) {
  const bool checks = machine_.settings.overflow;
  switch (op) {
    case BinaryOperator::Add:
      return calculation<Add>(codes_, e, left, right, type.kind, checks);
    case BinaryOperator::Subtract:
      return calculation<Subtract>(codes_, e, left, right, type.kind, checks);
    case BinaryOperator::Multiply:
      return calculation<Multiply>(codes_, e, left, right, type.kind, checks);
    case BinaryOperator::Divide:
    case BinaryOperator::Remainder:
      return division(e, op, left, right, type);
    case BinaryOperator::BitAnd:
      return bits(codes_, left, right, [](std::int64_t a, std::int64_t b) { return a & b; });
    case BinaryOperator::BitOr:
      return bits(codes_, left, right, [](std::int64_t a, std::int64_t b) { return a | b; });
    case BinaryOperator::BitXor:
      return bits(codes_, left, right, [](std::int64_t a, std::int64_t b) { return a ^ b; });
    default:
      if (type.kind == TypeKind::Integer) {
        return code([&e, &left, &right, op, &operand](Frame& frame) {
          const std::int64_t value = left.eval(frame).number;
          return Value::of(shiftInteger(e, op, operand, value, right.eval(frame).number));
        });
      }
      return code([&e, &left, &right, op, isLong = isLong(type.kind), checks](Frame& frame) {
        const std::int64_t value = left.eval(frame).number, distance = right.eval(frame).number;
        const std::int64_t shifted = shift(op, isLong, value, distance);
        const bool isLossy = op == BinaryOperator::ShiftLeft &&
                             shift(BinaryOperator::ShiftRight, isLong, shifted, distance) != value;
        if (checks && isLossy) overflows(e);
        return Value::of(shifted);
      });
  }
}

const Code& Translation::division(const Expression& e, BinaryOperator op, const Code& left, const Code& right,
                                  const ast::Type& type) {
  const ast::Bounds bounds = ast::boundsOf(type).value_or(
      ast::Bounds{std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()});
  const bool isDivision = op == BinaryOperator::Divide, checks = machine_.settings.overflow;
  const bool isAnnotation = type.kind == TypeKind::Integer;
  return code([this, &e, &left, &right, bounds, isDivision, checks, isAnnotation](Frame& frame) {
    const std::int64_t a = left.eval(frame).number, b = right.eval(frame).number;
    if (b == 0) {
      if (isAnnotation) throw Violation{e.range, "arithmetic", "division-by-zero", "the divisor is 0"};
      machine_.throwJava("ArithmeticException", "/ by zero", e.range);
    }
    if (b == -1) {
      if (!isDivision) return Value::of(std::int64_t{0});
      if (a != bounds.least) return Value::of(-a);
      if (isAnnotation) isTooLarge(e);
      if (checks) overflows(e);
      return Value::of(a);
    }
    return Value::of(isDivision ? a / b : a % b);
  });
}

const Code& Translation::operation(const Expression& e, BinaryOperator op, const ast::Type& type,
                                   const ast::Type& operand, const Code& left, const Code& right) {
  if (type.isFloating()) {
    return code([&left, &right, op, type](Frame& frame) {
      const double a = left.eval(frame).real, b = right.eval(frame).real;
      return Value::of(*ast::calculateFloating(op, type, a, b));
    });
  }
  if (type.isPerm()) {
    return code([this, &e, &left, &right, op](Frame& frame) {
      const Value a = left.eval(frame), b = right.eval(frame);
      return calculate(machine_.heap, op, a, b, e.range);
    });
  }
  return integers(e, op, left, right, type, operand);
}

const Code& Translation::comparison(BinaryOperator op, const ast::Binary& binary) {
  const Code &left = of(*binary.left), &right = of(*binary.right);
  const ast::Type& type = binary.left->type;
  if (type.isFloating() || binary.right->type.isFloating()) {
    return code([&left, &right, op](Frame& frame) {
      const double a = left.eval(frame).real, b = right.eval(frame).real;
      return Value::of(std::int64_t{*ast::compare(op, a, b)});
    });
  }
  if (type.isPerm() || type.isMathematical() || binary.right->type.isMathematical()) {
    const ast::Type& known = ast::isComplete(type) ? type : binary.right->type;
    return code([&left, &right, op, &known](Frame& frame) {
      const Value a = left.eval(frame), b = right.eval(frame);
      return Value::of(std::int64_t{*ast::compare(op, compareValues(known, a, b), 0)});
    });
  }
  return compareNumbers(codes_, op, left, right);  // a reference is as good as a number
}

const Code& Translation::concatenation(const Expression& e, const ast::Binary& binary) {
  support::Arena arena;
  if (const ast::Expression* const known = ast::ConstantFolder(arena).fold(e)) {
    if (const auto* const text = std::get_if<ast::StringLiteral>(&known->node))
      return constant(Value::of(machine_.literal(text->text)));
  }
  const Code &left = of(*binary.left), &right = of(*binary.right);
  return code([this, &e, &binary, &left, &right](Frame& frame) {
    const Value first = left.eval(frame), second = right.eval(frame);
    std::u16string units = machine_.textOf(binary.left->type, first, e.range);
    units += machine_.textOf(binary.right->type, second, e.range);
    return Value::of(machine_.heap.makeText(units));
  });
}

const Code& Translation::binary(const Expression& e, const ast::Binary& binary) {
  switch (binary.op) {
    case BinaryOperator::And: {
      const Code &left = of(*binary.left), &right = of(*binary.right);
      return code([&left, &right](Frame& frame) {
        return Value::of(std::int64_t{left.eval(frame).isTrue() && right.eval(frame).isTrue()});
      });
    }
    case BinaryOperator::Or: {
      const Code &left = of(*binary.left), &right = of(*binary.right);
      return code([&left, &right](Frame& frame) {
        return Value::of(std::int64_t{left.eval(frame).isTrue() || right.eval(frame).isTrue()});
      });
    }
    case BinaryOperator::Implies: {
      const Code &left = of(*binary.left), &right = of(*binary.right);
      return code([&left, &right](Frame& frame) {
        return Value::of(std::int64_t{!left.eval(frame).isTrue() || right.eval(frame).isTrue()});
      });
    }
    case BinaryOperator::Concatenate:
      return concatenation(e, binary);
    default:
      break;
  }
  if (ast::compare(binary.op, 0, 0)) return comparison(binary.op, binary);
  if (ast::isConcatenation(e)) return concatenation(e, binary);
  return operation(e, binary.op, e.type, binary.left->type, of(*binary.left), of(*binary.right));
}

}  // namespace warrant::run
