// Statements, of code and of annotations.
#pragma once

#include "ast/assertion.h"

namespace warrant::ast {

struct Statement;

using Statements = std::span<const Statement* const>;

struct LocalDeclaration {
  const Variable* variable;
  const Expression* initializer;  // nullptr: null, 0 or false
};
struct Evaluate {  // an expression for its effects: assignment, call, new, i++
  const Expression* expression;
};
struct If {
  const Expression* condition;
  const Statement* onTrue;
  const Statement* onFalse;  // nullptr without else
};
struct Block {
  Statements statements;
};
struct Return {
  const Expression* value;  // nullptr in void methods and constructors
};
struct Assert {
  const Assertion* assertion;
  bool isGhost = false;    // in an annotation: it does not run
  bool isRefuted = false;  // `refute`: it must not follow
};
struct Assume {
  const Expression* condition;
};
struct Open {
  const PredicateInstance* instance;
  const Expression* amount = nullptr;  // nullptr: all of it
};
struct Close {
  const PredicateInstance* instance;
  const Expression* amount = nullptr;  // nullptr: all of it
};
struct Use {
  const Expression* call;  // a Call of a pure method
};
struct Join {
  const Assertion* assertion;
};
struct Package {
  const Assertion* wand;  // of a Wand
  const Statement* body;  // ghost statements, which lead from the left side to the right side
};
struct Apply {
  const Assertion* wand;  // of a Wand
};

// What `break` and `continue` leave or go on with is named by a number, unique in its method.
using JumpTarget = std::uint32_t;

// while, do and for; the declarations of a for stand in a Block around it.
struct Loop {
  JumpTarget id;
  const Expression* condition;                   // nullptr: true
  std::span<const Assertion* const> invariants;  // the clauses; empty for true
  const Expression* measure;                     // of `decreases`; nullptr without
  const Statement* body;
  Expressions updates;    // of a for: after the body, and after `continue`
  bool testsFirst;        // false: do … while
  bool isOverElements;    // of an array or a collection, as many times as there are elements
  bool isMeasureMissing;  // of a loop in ghost code: it is 0 then, as of what does not come round
};
struct Labelled {  // a labelled statement that is no loop, for `break`
  JumpTarget id;
  const Statement* body;
};
struct Break {
  JumpTarget target;
};
struct Continue {
  JumpTarget target;  // of a Loop
};

// Falls through from case to case; the arrow form has a Break at the end of each.
struct SwitchCase {
  Expressions labels;  // constants: integers, enum constants, strings
  bool isDefault;
  Statements body;
  SourceRange range;  // of the labels
};
struct Switch {
  JumpTarget id;  // of its `break`
  const Expression* selector;
  std::span<const SwitchCase> cases;
};

struct Throw {
  const Expression* exception;
};
struct Catch {
  const Variable* variable;
  std::span<const ClassDecl* const> types;  // several: E1 | E2
  const Statement* body;
};
struct Try {
  const Statement* body;
  std::span<const Catch> catches;
  const Statement* finallyBody;  // nullptr without
};

// this(…) or super(…), first in a constructor; one of a superclass that is not Object stands there even where
// it is not written.
struct ConstructorCall {
  const ClassDecl* declaration;   // whose constructor is called
  const MethodDecl* constructor;  // nullptr: that class declares none
  Expressions arguments;
  bool isSuper;
  Expressions ghostArguments = {};
  Expressions results = {};  // as of a Call
};

// Ghost code within code: javac does not see it, and it does not run. What a ghost method, or other ghost
// code, holds is not marked so.
struct Ghost {
  const Statement* body;
};

struct Statement {
  std::variant<LocalDeclaration, Evaluate, If, Block, Return, Assert, Assume, Open, Close, Use, Join, Loop,
               Labelled, Break, Continue, Switch, Throw, Try, ConstructorCall, Ghost, Package, Apply>
      node;
  SourceRange range;
};

}  // namespace warrant::ast
