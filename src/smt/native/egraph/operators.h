// What the native layer has to know of each operation, in one table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "smt/terms/term_handle.h"

namespace warrant::smt {

inline constexpr std::size_t operatorCount = static_cast<std::size_t>(Op::Observe) + 1;
inline constexpr std::size_t sortCount = static_cast<std::size_t>(Sort::Snapshot) + 1;

// All defaults are zeros: g++ 12, when it optimizes, makes zeros of the rows that the table does not name.
struct Operator {
  // Its value, or formulas among its arguments: what may not be as it must where all else is arbitrary, but
  // distinct. Uninterpreted functions and constructors over infinite sorts can always have such values.
  enum class Special : std::uint8_t { Nothing, Itself, FormulasInIt };

  bool isCommutative = false;
  // Congruence says nothing of it that its parts' values do not say: these are decided in the end.
  bool isJunction = false;
  // What is known of the arguments tells something of the value, or the other way round, beyond congruence.
  bool connects = false;
  bool isArithmetic = false;     // a function of numbers whose values can be computed
  bool isNonlinear = false;      // a product, a quotient, a rest
  bool isUninterpreted = false;  // a function that may have any value for each number
  bool isMap = false;            // a map that is put together
  Special special = Special::Nothing;
};

inline constexpr std::array<Operator, operatorCount> operators = [] {
  using enum Operator::Special;
  std::array<Operator, operatorCount> table{};
  const auto row = [&](Op op) -> Operator& { return table[static_cast<std::size_t>(op)]; };
  row(Op::Apply) = {.isUninterpreted = true, .special = FormulasInIt};
  row(Op::Not) = {.connects = true};
  row(Op::And) = {.isJunction = true, .connects = true, .special = Itself};
  row(Op::Or) = {.isJunction = true, .connects = true, .special = Itself};
  row(Op::Ite) = {.connects = true, .special = Itself};
  row(Op::Equal) = {.isCommutative = true, .connects = true, .special = FormulasInIt};
  row(Op::NonNegative) = {.connects = true, .special = Itself};
  row(Op::Sum) = {.connects = true, .isArithmetic = true, .special = Itself};
  row(Op::Multiply) = {
      .isCommutative = true, .connects = true, .isArithmetic = true, .isNonlinear = true, .special = Itself};
  row(Op::Divide) = {.connects = true, .isArithmetic = true, .isNonlinear = true, .special = Itself};
  row(Op::Remainder) = {.connects = true, .isArithmetic = true, .isNonlinear = true, .special = Itself};
  row(Op::Box) = {.isUninterpreted = true, .special = FormulasInIt};
  row(Op::At) = {.connects = true, .isUninterpreted = true, .special = Itself};
  row(Op::Store) = {.connects = true, .isUninterpreted = true, .isMap = true, .special = Itself};
  row(Op::Splice) = {.connects = true, .isUninterpreted = true, .isMap = true, .special = Itself};
  row(Op::Fill) = {.connects = true, .isUninterpreted = true, .isMap = true, .special = Itself};
  row(Op::Tabulate) = {.connects = true, .isUninterpreted = true, .isMap = true, .special = Itself};
  row(Op::Length) = {.connects = true};
  row(Op::Element) = {.connects = true, .isUninterpreted = true, .special = Itself};
  row(Op::Single) = {.connects = true};
  row(Op::Append) = {.connects = true};
  row(Op::Slice) = {.connects = true, .isUninterpreted = true, .special = Itself};
  row(Op::Contains) = {.connects = true, .special = Itself};
  row(Op::Window) = {.connects = true, .isUninterpreted = true, .special = Itself};
  row(Op::Collect) = {.connects = true, .isUninterpreted = true, .special = Itself};
  row(Op::Observe) = {.connects = true, .isUninterpreted = true, .special = Itself};
  return table;
}();

constexpr const Operator& operatorOf(Op op) { return operators[static_cast<std::size_t>(op)]; }

}  // namespace warrant::smt
