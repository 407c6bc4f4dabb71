// Traces (de Boer and Bonsangue, "Symbolic execution formally explained", section 4): what a path does, one
// simple step after the other, without control.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ast/ast.h"
#include "smt/terms/term.h"
#include "support/source.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

// What control has chosen on a path, in the order in which it did.
struct Choice {
  // Test: the condition there was true, or false. Throw: Java throws something there, for that reason. Enter:
  // the body of the method runs. Yield: a method without a body has that result. Iterate: a loop's body runs.
  enum class Kind : std::uint8_t { Test, Throw, Enter, Yield, Iterate };
  Kind kind = Kind::Test;
  support::SourceRange range = {};
  bool isTrue = false;
  Reason reason = {};
  const ast::MethodDecl* method = nullptr;
  smt::Term value = {};

  friend bool operator==(const Choice&, const Choice&) = default;
};

// A step. Its terms speak of the state in which it is done: variables are symbols, and what fields and arrays
// hold are functions of objects and indices (Vocabulary).
struct Action {
  // Test: `value` is true. Assign: `target := value`, of a variable. SetField, SetElement: of what the
  // function yields for the operands. New: `target` is a new object of `type`, of which `value` is the
  // length, if it is an array.
  enum class Kind : std::uint8_t { Test, Assign, SetField, SetElement, New };
  Kind kind;
  smt::Term target = {}, value = {};
  smt::Function function = {};
  std::vector<smt::Term> operands = {};
  ast::Type type = {};
  std::uint32_t line = 0;
};

using Trace = std::vector<Action>;

}  // namespace warrant::symbex
