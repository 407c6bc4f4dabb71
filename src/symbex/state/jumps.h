// The ways out of statements: `break`, `continue`, `return` and exceptions.
#pragma once

#include <cstdint>

#include "ast/ast.h"
#include "symbex/state/state.h"

namespace warrant::symbex {

struct Exit {
  enum class Kind : std::uint8_t { Break, Continue, Return, Throw };
  Kind kind;
  support::SourceRange range;              // of the statement, or of the call that throws
  ast::JumpTarget target = 0;              // of Break and Continue
  smt::Term value = {};                    // the result, if there is one, or the exception, which is not null
  const ast::ClassDecl* thrown = nullptr;  // a class that the exception is known to be of
};

using Then = Continuation<>;
using OnThrow = Continuation<const Exit&>;

// A statement that control is in, as a way out passes it: what it does there.
struct Jump {
  // Of a loop, a switch or a labelled statement.
  struct Target {
    ast::JumpTarget id;
    Then onBreak;
    Then onContinue;
  };
  const Target* target = nullptr;
  const heap::Heap* frame = nullptr;            // that a loop has put aside: given back to who leaves it
  const OnThrow* onThrow = nullptr;             // of a `try` with `catch`
  const ast::Statement* finallyBody = nullptr;  // of a `try` with `finally`: runs first
  const Jump* outer = nullptr;
};

// Where the statements that run are: the last stop of what leaves them all, and the statements around them.
struct Jumps {
  Then onReturn;
  OnThrow onThrow;
  const Jump* innermost;
};

// Of code that no `return` can leave.
inline Jumps onlyThrowing(OnThrow onThrow) {
  static constexpr auto onReturn = [](SymbolicState) { return Verdict::Unknown; };
  return {onReturn, onThrow, nullptr};
}

}  // namespace warrant::symbex
