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
struct FloatingLiteral {  // of a double or float: opaque; equal texts have equal values
  std::string_view text;
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
  const Expression* receiver;  // of a static field: nullptr, or what is evaluated for its effects
  const FieldDecl* field;
  bool isSelected = false;  // behind an object, as in `this.x`: then it is no constant (JLS 15.29)
};
struct ArrayLength {
  const Expression* array;
};
struct ArrayRead {
  const Expression* array;
  const Expression* index;
};

enum class UnaryOperator : std::uint8_t { Not, Minus, Complement };
struct Unary {
  UnaryOperator op;
  const Expression* operand;
};

enum class BinaryOperator : std::uint8_t {
  Add,
  Subtract,
  Multiply,
  Divide,
  Remainder,  // of numbers, in the type of the expression; Divide and Remainder truncate
  ShiftLeft,
  ShiftRight,
  ShiftRightUnsigned,  // of Int or Long (the left operand's type), or Integer
  BitAnd,
  BitOr,
  BitXor,  // of integers, or of booleans without short circuit
  Less,
  LessOrEqual,
  Greater,
  GreaterOrEqual,  // number × number → boolean
  Equal,
  NotEqual,  // of two operands of comparable type
  And,
  Or,
  Implies,      // boolean, evaluated with short circuit
  Concatenate,  // String + anything: a new String
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

// A conversion to the type of the expression: between numbers, or of references, which is checked where the
// operand's type is not a subtype. Widening of integers needs none: their values are the same.
struct Cast {
  const Expression* operand;
  bool wraps = false;  // in annotations: a number out of range is brought into it, as Java does
};
struct InstanceOf {
  const Expression* operand;
  Type tested;              // of a Class or Array
  const Variable* binding;  // of a pattern, assigned where the test holds; nullptr without
};
struct Let {  // in the bodies of pure methods: a local that is assigned once
  const Variable* variable;
  const Expression* value;
  const Expression* body;
};

// One value for each case, in the arrow form; another one of the selector than the labels name does not exist
// where none of them is the default.
struct SwitchArm {
  Expressions labels;  // constants: integers, enum constants, strings
  bool isDefault;
  const Expression* value;
  SourceRange range;  // of the labels
};
struct SwitchExpression {
  const Expression* selector;
  std::span<const SwitchArm> arms;
};

// A call of any method. Calls of pure methods may stand in contracts; a call of a mutator has side effects.
struct Call {
  const Expression* receiver;  // of a static method: nullptr, or what is evaluated for its effects
  const MethodDecl* method;    // as found in the receiver's static type
  Expressions arguments;
  bool isSuper = false;  // super.m(…), whose receiver is This, of the type above: that very method runs
};

struct PredicateInstance {
  const Expression* receiver;      // nullptr for a static predicate
  const PredicateDecl* predicate;  // as found in the receiver's static type
  Expressions arguments;
  SourceRange range;
  bool isSuper = false;  // super.q(…), as of calls: that very definition
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
  const MethodDecl* constructor;  // nullptr: the class declares none
  Expressions arguments;
  const Expression* outer = nullptr;  // the object around that of an inner class; evaluated first
};
struct NewArray {  // new int[n][m][]: two lengths; the expression's type is the whole array's
  Expressions lengths;
};
struct ArrayInitializer {  // new int[] {…} and {…}
  Expressions elements;
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
  Type operation = {};  // in which `op` is applied, before its value is cast to the target's type
};

struct Expression {
  std::variant<IntegerLiteral, BooleanLiteral, FloatingLiteral, StringLiteral, NullLiteral, This, Result,
               VariableRead, FieldRead, ArrayLength, ArrayRead, Unary, Binary, Conditional, Cast, InstanceOf,
               Let, SwitchExpression, Call, Old, Opening, Using, New, NewArray, ArrayInitializer, Assign,
               Update>
      node;
  Type type;
  SourceRange range;
};

// ----------------------------------------------------------------------------------------------- assertions

struct Pure {  // a boolean expression without conjunctions at its top: those are Stars
  const Expression* condition;
};
struct FieldAccess {           // acc(e.f)
  const Expression* receiver;  // of a static field: nullptr, or what is evaluated for its effects
  const FieldDecl* field;
};
struct ElementAccess {  // acc(a[i])
  const Expression* array;
  const Expression* index;
};
struct ElementsAccess {  // acc(a[from..to]), without `to`; acc(a[*]) and acc(a.elems): all, both nullptr
  const Expression* array;
  const Expression* from;
  const Expression* to;
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
  std::variant<Pure, FieldAccess, ElementAccess, ElementsAccess, PredicateInstance, Star,
               ConditionalAssertion, Untouched>
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
  bool isGhost = false;  // in an annotation: it does not run
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
};

struct Statement {
  std::variant<LocalDeclaration, Evaluate, If, Block, Return, Assert, Assume, Open, Close, Use, Join, Loop,
               Labelled, Break, Continue, Switch, Throw, Try, ConstructorCall>
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
  bool isGhost = false;
  bool isFinal = false;
  const Expression* constant = nullptr;  // the literal that a final one is
};

struct FieldDecl {
  std::string_view name;
  Type type;
  const ClassDecl* owner = nullptr;
  std::uint32_t index = 0;  // unique in the program
  bool isStatic = false;
  bool isFinal = false;          // read without permission
  bool hasInitialValue = false;  // is written where it is declared
  bool isNotNull = false;        // final, and its initial value is a new object
  bool isGiven = false;  // final, and never assigned: enum constants, library's static fields, outer ones
  bool isEnumConstant = false;  // not null, distinct from the others of its enum
  bool isOuter =
      false;  // not written: `Outer.this`, which an object of an inner class has from the beginning
  const Expression* constant = nullptr;  // the literal that a compile-time constant is
  SourceRange range;                     // of the name

  // Whether it is final and gets its value when the program runs.
  bool isSettled() const { return isFinal && constant == nullptr && !isGiven; }
};

enum class MethodKind : std::uint8_t { Method, Constructor, Pure, Main };

// signals (E e) A: where an exception of that type leaves the method, A holds. An exception that no clause
// covers must not leave it.
struct Signals {
  const ClassDecl* type;
  const Variable* variable;  // a slot of its own, after the parameters; nullptr where it is not named
  const Assertion* assertion;
  SourceRange range;
};

struct MethodDecl {
  MethodKind kind = MethodKind::Method;
  std::string_view name;
  const ClassDecl* owner = nullptr;  // nullptr for the main routine of the inline dialect
  bool isStatic = false;
  bool isGhost = false;           // a pure method that exists in annotations only
  bool isFinal = false;           // cannot be overridden: final, private, or of a final class
  bool isAbstract = false;        // without a body: every class that has objects overrides it
  bool isOmitted = false;         // its body has what is not supported: it is left out, and not verified
  bool isImplicit = false;        // not written: Java declares it, with that contract, for each enum
  bool inheritsContract = false;  // it writes none; the clauses are those of the method that it overrides
  std::span<const TypeVariable* const> typeParameters;
  std::span<const Variable* const> parameters;
  Type returnType;                              // Void for constructors and the main routine
  std::span<const Assertion* const> requires_;  // the clauses; separately conjoined, empty for true
  std::span<const Assertion* const> ensures;
  std::span<const Signals> signals;
  const Expression* measure = nullptr;           // of `decreases`
  std::span<const MethodDecl* const> overrides;  // in the direct supertypes, or above where those have none
  const Statement* body = nullptr;               // a Block; of methods, constructors and the main routine
  const Expression* pureBody = nullptr;          // of pure methods
  std::uint32_t slots = 0;                       // how many variables the body needs, parameters included
  std::uint32_t settledAfter = 0;                // of a constructor: see ClassDecl::settledAfter
  std::uint32_t index = 0;                       // unique in the program; follows the order of the text
  SourceRange range;                             // the whole declaration
  SourceRange nameRange;

  bool isPure() const { return kind == MethodKind::Pure; }
  bool hasBody() const { return body != nullptr || pureBody != nullptr; }
};

struct PredicateDecl {
  std::string_view name;
  const ClassDecl* owner = nullptr;
  bool isStatic = false;
  std::span<const Variable* const> parameters;
  std::span<const PredicateDecl* const> overrides;  // as of methods
  const Assertion* body = nullptr;                  // nullptr: abstract
  std::uint32_t index = 0;                          // unique in the program
  SourceRange range;
  SourceRange nameRange;
};

// A member of a superclass that, in a class which inherits it, implements what an interface of that class
// declares.
struct InheritedMethod {
  const MethodDecl* method;
  const MethodDecl* overridden;
};
struct InheritedPredicate {
  const PredicateDecl* predicate;
  const PredicateDecl* overridden;
};

enum class ClassKind : std::uint8_t { Class, Interface, Enum };

struct ClassDecl {
  ClassKind kind = ClassKind::Class;
  std::string_view name;                                // a nested class's too is simple
  const ClassDecl* outer = nullptr;                     // of a nested class
  const ClassDecl* superclass = nullptr;                // nullptr: Object, or an interface
  std::span<const ClassDecl* const> interfaces;         // direct ones
  std::span<const TypeVariable* const> typeParameters;  // of an inner class, those of the classes around too
  std::span<const Type> supertypes;                     // superclass and interfaces, with their arguments
  bool isAbstract = false;                              // interfaces too
  bool isFinal = false;                                 // enums too
  bool isLibrary = false;                               // signatures that are trusted; not verified
  bool mayHaveOthersBelow = false;  // text that is not supported may extend or implement it
  // Of an inner class: the field that holds the object around; nullptr: nobody looks at that.
  const FieldDecl* outerField = nullptr;
  // Of an inner class whose superclass is one, too: such fields that lead from an object to the one around it
  // that it has as an object of the superclass.
  std::span<const FieldDecl* const> superOuter;
  std::span<const FieldDecl* const> fields;
  std::span<const MethodDecl* const> methods;  // constructors and pure methods too, in the order of the text
  std::span<const PredicateDecl* const> predicates;
  std::span<const InheritedMethod> inheritedMethods;  // but not what the superclass relates already
  std::span<const InheritedPredicate> inheritedPredicates;
  Statements initializers;  // initial values and initialiser blocks of instances, in the order of the text
  std::uint32_t initializerSlots = 0;  // how many variables they need
  // How many of them must have run until the final fields that they assign have their values; what the
  // constructors assign comes after as many statements of their bodies.
  std::uint32_t settledAfter = 0;
  std::uint32_t staticSlots = 0;                  // the same of the static ones
  Statements staticInitializers;                  // those of the class; without constants
  const MethodDecl* staticInitializer = nullptr;  // runs those; nullptr: there is nothing to check
  // Runs the initialisers of an object, where no constructor does; nullptr: there is nothing to check. Nobody
  // calls it: who creates an object runs them.
  const MethodDecl* implicitConstructor = nullptr;
  const MethodDecl* defaultSuperConstructor = nullptr;  // what a constructor that is not declared calls
  std::uint32_t index = 0;                              // unique in the program
  bool isBuiltIn = false;                               // Object and String, which need no declaration
  SourceRange range;
  SourceRange nameRange;
};

}  // namespace warrant::ast
