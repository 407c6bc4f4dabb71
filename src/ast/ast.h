// The abstract syntax of both dialects: resolved, typed and immutable. Figure 4 of the paper, and what
// docs/language.md adds to it. Nodes live in the arena of their Program and are never freed one by one.
//
// Reading order: Expression, Assertion, Statement, then the declarations.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include "ast/type.h"
#include "support/source.h"

namespace warrant::ast {

using support::SourceRange;

struct Expression;
struct Assertion;
struct Statement;
struct ClassDecl;
struct FieldDecl;
struct MethodDecl;
struct PredicateDecl;
struct Variable;

using Expressions = std::span<const Expression* const>;

// ---------------------------------------------------------------------------------------------- expressions

struct IntegerLiteral {
  std::int64_t value;
};
struct BooleanLiteral {
  bool value;
};
struct StringLiteral {  // opaque: a reference that is not null; equal texts are one object, as in Java
  std::string_view text;
};
struct NullLiteral {};
struct This {};
struct Result {};  // the value that the method returns; in postconditions only

struct VariableRead {
  const Variable* variable;
};
struct FieldRead {
  const Expression* receiver;
  const FieldDecl* field;
};
struct ArrayLength {
  const Expression* array;
};
struct ArrayRead {
  const Expression* array;
  const Expression* index;
};

enum class UnaryOperator : std::uint8_t { Not, Minus };
struct Unary {
  UnaryOperator op;
  const Expression* operand;
};

enum class BinaryOperator : std::uint8_t {
  Add,
  Subtract,
  Multiply,
  Divide,
  Remainder,  // int × int → int; Divide and Remainder truncate
  Less,
  LessOrEqual,
  Greater,
  GreaterOrEqual,  // int × int → boolean
  Equal,
  NotEqual,  // of two operands of comparable type
  And,
  Or,
  Implies,  // boolean, evaluated with short circuit
};
struct Binary {
  BinaryOperator op;
  const Expression* left;
  const Expression* right;
};

struct Conditional {
  const Expression* condition;
  const Expression* onTrue;
  const Expression* onFalse;
};

// A call of any method. Calls of pure methods may stand in contracts; a call of a mutator has side effects.
struct Call {
  const Expression* receiver;  // nullptr for a static method
  const MethodDecl* method;
  Expressions arguments;
};

struct PredicateInstance {
  const Expression* receiver;
  const PredicateDecl* predicate;
  Expressions arguments;
  SourceRange range;
};

struct Old {
  const Expression* operand;
};
struct Opening {  // opening P in e
  const PredicateInstance* instance;
  const Expression* body;
};
struct Using {  // using f(ē) in e; `call` is a Call of a pure method
  const Expression* call;
  const Expression* body;
};

// With side effects: in code only.
struct New {
  const ClassDecl* declaration;
  const MethodDecl* constructor;  // nullptr: the fields keep their default values
  Expressions arguments;
};
struct NewArray {
  Type element;
  const Expression* length;
};
struct Assign {              // target := value; its value is the value assigned
  const Expression* target;  // VariableRead, FieldRead or ArrayRead
  const Expression* value;
};
struct Update {  // target op= operand, ++target, target++
  const Expression* target;
  BinaryOperator op;
  const Expression* operand;
  bool yieldsOldValue;  // the postfix forms
};

struct Expression {
  std::variant<IntegerLiteral, BooleanLiteral, StringLiteral, NullLiteral, This, Result, VariableRead,
               FieldRead, ArrayLength, ArrayRead, Unary, Binary, Conditional, Call, Old, Opening, Using, New,
               NewArray, Assign, Update>
      node;
  Type type;
  SourceRange range;
};

// ----------------------------------------------------------------------------------------------- assertions

struct Pure {  // a boolean expression without conjunctions at its top: those are Stars
  const Expression* condition;
};
struct FieldAccess {  // acc(e.f)
  const Expression* receiver;
  const FieldDecl* field;
};
struct ElementsAccess {  // acc(e.elems): all elements of an array
  const Expression* array;
};
struct Star {  // A * B, A ** B, A && B, and several clauses
  const Assertion* left;
  const Assertion* right;
};
struct ConditionalAssertion {  // e ? A : B; e ==> A is e ? A : true
  const Expression* condition;
  const Assertion* onTrue;
  const Assertion* onFalse;
};
struct Untouched {
  const Assertion* assertion;
};

struct Assertion {
  std::variant<Pure, FieldAccess, ElementsAccess, PredicateInstance, Star, ConditionalAssertion, Untouched>
      node;
  SourceRange range;
  bool grants;  // whether it may hold permissions: false for assertions made of Pure and Untouched only
};

// ----------------------------------------------------------------------------------------------- statements

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
};
struct Assume {
  const Expression* condition;
};
struct Open {
  const PredicateInstance* instance;
};
struct Close {
  const PredicateInstance* instance;
};
struct Use {
  const Expression* call;  // a Call of a pure method
};
struct Join {
  const Assertion* assertion;
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
  Expressions updates;  // of a for: after the body, and after `continue`
  bool testsFirst;      // false: do … while
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

struct Statement {
  std::variant<LocalDeclaration, Evaluate, If, Block, Return, Assert, Assume, Open, Close, Use, Join, Loop,
               Labelled, Break, Continue>
      node;
  SourceRange range;
};

// --------------------------------------------------------------------------------------------- declarations

struct Variable {  // a parameter or a local
  std::string_view name;
  Type type;
  std::uint32_t slot;  // its place in the store of its method; parameters come first
  bool isParameter;
  SourceRange range;  // of the name where it is declared
};

struct FieldDecl {
  std::string_view name;
  Type type;
  const ClassDecl* owner = nullptr;
  std::uint32_t index = 0;  // unique in the program
  SourceRange range;        // of the name
};

enum class MethodKind : std::uint8_t { Method, Constructor, Pure, Main };

struct MethodDecl {
  MethodKind kind = MethodKind::Method;
  std::string_view name;
  const ClassDecl* owner = nullptr;  // nullptr for the main routine of the inline dialect
  bool isStatic = false;
  bool isGhost = false;  // a pure method that exists in annotations only
  std::span<const Variable* const> parameters;
  Type returnType;                              // Void for constructors and the main routine
  std::span<const Assertion* const> requires_;  // the clauses; separately conjoined, empty for true
  std::span<const Assertion* const> ensures;
  const Statement* body = nullptr;       // a Block; of methods, constructors and the main routine
  const Expression* pureBody = nullptr;  // of pure methods
  std::uint32_t slots = 0;               // how many variables the body needs, parameters included
  std::uint32_t index = 0;               // unique in the program; follows the order of the text
  SourceRange range;                     // the whole declaration
  SourceRange nameRange;

  bool isPure() const { return kind == MethodKind::Pure; }
  bool hasBody() const { return body != nullptr || pureBody != nullptr; }
};

struct PredicateDecl {
  std::string_view name;
  const ClassDecl* owner = nullptr;
  std::span<const Variable* const> parameters;
  const Assertion* body = nullptr;  // nullptr: abstract
  std::uint32_t index = 0;          // unique in the program
  SourceRange range;
  SourceRange nameRange;
};

struct ClassDecl {
  std::string_view name;
  std::span<const FieldDecl* const> fields;
  std::span<const MethodDecl* const> methods;  // constructors and pure methods too, in the order of the text
  std::span<const PredicateDecl* const> predicates;
  Statements initializers;  // assign the fields' initial values, in the order of the text
  bool isBuiltIn = false;   // Object and String, which need no declaration
  SourceRange range;
  SourceRange nameRange;
};

}  // namespace warrant::ast
