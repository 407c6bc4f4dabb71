// The ways out of statements: `break`, `continue`, `return` and exceptions.
#pragma once

#include <cstdint>
#include <vector>

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
using OnExit = Continuation<const Exit&>;

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
  const OnExit* onThrow = nullptr;              // of a `try` with `catch`
  const ast::Statement* finallyBody = nullptr;  // of a `try` with `finally`: runs first
  const Jump* outer = nullptr;
};

// Where the statements that run are: the last stop of what leaves them all, and the statements around them.
struct Jumps {
  OnExit onReturn;
  OnExit onThrow;
  const Jump* innermost;
};

// Of code that no `return` can leave.
inline Jumps onlyThrowing(OnExit onThrow) {
  static constexpr auto onReturn = [](SymbolicState, const Exit&) { return Verdict::Unknown; };
  return {onReturn, onThrow, nullptr};
}

// The jumps of the code that is being explored, under the names by which states refer to them: the state of a
// path that is over refers to nothing.
class JumpTable {
 public:
  // No jumps: they are of no code that is still explored.
  const Jumps* find(JumpsId id) const {
    for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
      if (entry->id == id) return entry->jumps;
    }
    return nullptr;
  }

 private:
  friend class JumpsInForce;
  struct Entry {
    JumpsId id;
    const Jumps* jumps;
  };
  std::vector<Entry> entries_;  // innermost last
  JumpsId last_{};
};

// Enters jumps into the table for as long as it lives. They must live as long.
class JumpsInForce {
 public:
  JumpsInForce(JumpTable& table, const Jumps& jumps) : table_(table) {
    isKnown_ = !table.entries_.empty() && table.entries_.back().jumps == &jumps;
    if (!isKnown_) table.entries_.push_back({++table.last_, &jumps});
    id_ = table.entries_.back().id;
  }
  ~JumpsInForce() {
    if (!isKnown_) table_.entries_.pop_back();
  }
  JumpsInForce(const JumpsInForce&) = delete;
  JumpsInForce& operator=(const JumpsInForce&) = delete;

  JumpsId id() const { return id_; }

 private:
  JumpTable& table_;
  JumpsId id_;
  bool isKnown_;
};

}  // namespace warrant::symbex
