// Expressions of both dialects (paper, Figure 4), and instances of predicates.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "ast/type.h"
#include "support/source.h"

namespace warrant::ast {

using support::SourceRange;

struct Expression;
struct ClassDecl;
struct FieldDecl;
struct MethodDecl;
struct PredicateDecl;
struct Variable;

using Expressions = std::span<const Expression* const>;

struct IntegerLiteral {
  std::int64_t value;
};
struct FractionLiteral {  // an amount of permission: `write` is 1; not negative, and in lowest terms
  std::int64_t numerator, denominator;
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
  GreaterOrEqual,  // number × number → boolean, Perm × Perm → boolean
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

// What is said of the body for the values of the variables that are in the range: that it holds of all, or of
// some; or, of one integer between two ends, its sum, product, greatest or least value, or how often it
// holds.
enum class Quantifier : std::uint8_t { ForAll, Exists, Sum, Product, Count, Greatest, Least };
inline constexpr std::string_view quantifierWords[] = {"\\forall", "\\exists", "\\sum", "\\product",
                                                       "\\num_of", "\\max",    "\\min"};
constexpr bool isAggregate(Quantifier quantifier) { return quantifier >= Quantifier::Sum; }
// The aggregate of that name.
constexpr std::optional<Quantifier> aggregateOf(std::string_view word) {
  for (auto quantifier = Quantifier::Sum; quantifier <= Quantifier::Least;
       quantifier = static_cast<Quantifier>(static_cast<std::uint8_t>(quantifier) + 1))
    if (quantifierWords[static_cast<std::size_t>(quantifier)] == word) return quantifier;
  return std::nullopt;
}

// (\forall T x; range; body), (\sum int i; range; body); in annotations only. Numbers are mathematical. The
// body is evaluated in the range only.
struct Quantified {
  Quantifier quantifier;
  std::span<const Variable* const> variables;
  const Expression* range;  // nullptr: all values; never of an aggregate
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
  Expressions ghostArguments = {};  // for the ghost parameters
  Expressions results = {};  // the ghost variable for each of the ghost results; nullptr: it is not wanted
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
struct Opening {  // opening P in e, opening acc(P, p) in e
  const PredicateInstance* instance;
  const Expression* body;
  const Expression* amount = nullptr;  // nullptr: what there is of it
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
  bool hasBody = false;               // it makes an object of a class below, of which nothing is known
  Expressions ghostArguments = {};    // for the constructor's ghost parameters
  Expressions results = {};           // as of a Call
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

struct Constructor;

// Of mathematical values; what an operation means depends on the type of its first operand, or of a literal
// on its own.
enum class ValueOperator : std::uint8_t {
  Literal,    // of the operands, its elements; of a map keys and values in turn; None, or Some of the operand
  Length,     // |s|
  Element,    // s[i]; m[k] of a map; b[x], how often a bag has it; o.get
  Slice,      // s[i..j], s[i..]
  Update,     // s[i -> v], m[k -> v]
  Append,     // s + t
  Contains,   // v \in s, of s and v
  Remove,     // s - t; m.remove(k)
  Common,     // s * t
  Within,     // s <= t
  Keys,       // m.keys
  Values,     // m.values
  AsSet,      // s.set
  AsBag,      // s.bag
  IsSome,     // o.isSome
  GetOr,      // o.getOrElse(e)
  OfArray,    // \values(a, lo, hi)
  Construct,  // of a datatype
  IsMadeBy,   // t is C
  Part,       // the part of a value that the constructor is checked to have made
  MatchedPart,  // the same, where it is known already
  Rank,         // greater than that of each strict part
};
struct ValueOperation {
  ValueOperator op;
  Expressions operands;
  const Constructor* constructor = nullptr;  // of the last operations but Rank
  std::uint32_t part = 0;                    // its number
};

struct Expression {
  std::variant<IntegerLiteral, FractionLiteral, BooleanLiteral, FloatingLiteral, StringLiteral, NullLiteral,
               This, Result, VariableRead, FieldRead, ArrayLength, ArrayRead, Unary, Binary, Conditional,
               Cast, InstanceOf, Let, Quantified, SwitchExpression, Call, Old, Opening, Using, New, NewArray,
               ArrayInitializer, Assign, Update, ValueOperation>
      node;
  Type type;
  SourceRange range;
};

}  // namespace warrant::ast
