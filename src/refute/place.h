// Where inputs have a value that may be changed: a parameter, a field, an element; or, of the array, text or
// collection there, how long it is, or one of its characters.
#pragma once

#include <cstdint>

#include "ast/expression.h"
#include "refute/inputs.h"

namespace warrant::refute {

struct Place {
  enum class Part : std::uint8_t { Whole, Length, Unit };

  run::Value* at;
  const ast::Type* type;  // of a declaration: values may point to it
  Part part = Part::Whole;
  std::uint32_t unit = 0;

  bool isWhole() const { return part == Part::Whole; }
  bool isNumber() const { return !isWhole() || type->isIntegral(); }
  // Of a number.
  std::int64_t number() const;
  bool canBe(std::int64_t number) const;
  // What stands there when it is that: another object where it is a part of one. Of canBe.
  run::Value with(Inputs& inputs, std::int64_t number) const;
};

// What the expression tells the length of: an array, a text, a collection; nullptr: of nothing.
const ast::Expression* measuredBy(const ast::Expression& e);
// The call, if it is one of that method of texts.
const ast::Call* callOfText(const ast::Expression& e, std::string_view method);

}  // namespace warrant::refute
