// The types of the language, as small values that compare by identity of their parts.
//
// Classes may have type arguments. Only the front end looks at them: what it lets pass keeps the static types
// right, so that everyone else may take a value to be of the class that its type names.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace warrant::ast {

struct ClassDecl;
struct Datatype;
struct TypeArguments;
struct TypeVariable;
class TypeTable;

enum class TypeKind : std::uint8_t {
  Error,  // of an expression that was reported already; agrees with everything
  Void,
  Boolean,
  Byte,
  Short,
  Char,
  Int,      // 32 bits: of Java code
  Long,     // 64 bits
  Integer,  // mathematical: of annotations and of the inline dialect; written `int`
  Float,
  Double,
  Perm,  // an amount of permission, a rational number; of annotations
  Null,  // of the literal null; a subtype of every reference type
  Class,
  Array,
  // Mathematical values; of annotations.
  Sequence,
  Set,
  Bag,
  Map,
  Option,
  Datatype,
};

struct Type {
  TypeKind kind = TypeKind::Error;
  const ClassDecl* declaration = nullptr;  // of a Class
  const Type* element =
      nullptr;  // of an Array, Sequence, Set, Bag or Option; interned: equal types have equal ones
  // Of a Class or Datatype that has type parameters, of a Map; interned.
  const TypeArguments* arguments = nullptr;
  const TypeVariable* variable = nullptr;  // of a Class that is a type parameter: `declaration` is its bound
  const Datatype* datatype = nullptr;      // of a Datatype

  bool isIntegral() const { return kind >= TypeKind::Byte && kind <= TypeKind::Integer; }
  bool isFloating() const { return kind == TypeKind::Float || kind == TypeKind::Double; }
  bool isNumeric() const { return isIntegral() || isFloating(); }
  bool isSequence() const { return kind == TypeKind::Sequence; }
  bool isMap() const { return kind == TypeKind::Map; }
  bool isDatatype() const { return kind == TypeKind::Datatype; }
  bool isMathematical() const { return kind >= TypeKind::Sequence; }  // a value beside numbers
  bool isPerm() const { return kind == TypeKind::Perm; }
  bool isReference() const {
    return kind == TypeKind::Null || kind == TypeKind::Class || kind == TypeKind::Array;
  }
  friend bool operator==(const Type& left, const Type& right) {
    if (left.variable != nullptr || right.variable != nullptr) return left.variable == right.variable;
    return left.kind == right.kind && left.declaration == right.declaration &&
           left.element == right.element && left.arguments == right.arguments &&
           left.datatype == right.datatype;
  }
};

// A type parameter `T extends B`, what a wildcard stands for in one place, or an intersection (JLS 4.9): the
// values that are of several types, no one of which is above another.
struct TypeVariable {
  std::string_view name;
  Type bound;  // Object where none is written
  Type lower;  // of `? super L`; an Error for the others
  TypeTable* table;
  std::span<const Type> intersected = {};  // all bounds of an intersection type, the first one too

  bool isIntersection() const { return !intersected.empty(); }
};

struct TypeArgument {
  enum class Kind : std::uint8_t {
    Exact,
    Extends,  // `? extends B`, and `?`, whose bound is Object
    Super,    // `? super L`
    Open,     // of `new C<>(…)` and of some calls: it is found where the value goes to, at least `type`
  };
  Kind kind;
  Type type;

  bool isWildcard() const { return kind == Kind::Extends || kind == Kind::Super; }
  friend bool operator==(const TypeArgument&, const TypeArgument&) = default;
};

struct TypeArguments {
  std::span<const TypeArgument> list;  // as many as the class has parameters; of a map two
  TypeTable* table;
};

// Whether all of it is known: of `None`, say, it is not known what it is an option of.
bool isComplete(const Type& type);

inline const Type& keyTypeOf(const Type& map) { return map.arguments->list[0].type; }
inline const Type& valueTypeOf(const Type& map) { return map.arguments->list[1].type; }

// The type as a user writes it: `int`, `Cell`, `Object[]`, `Box<Cell>`.
// Whether that is java.lang.Object.
bool isObject(const ClassDecl& declaration);
bool isObject(const Type& type);
// Whether that is what is left of the type when the program runs (JLS 4.6): of a type parameter without a
// bound, too, whose values may be of any class.
bool isErasedToObject(const Type& type);
// Whether arrays implement it: Cloneable and Serializable (JLS 10.8).
bool isOfArrays(const ClassDecl& declaration);

std::string toString(const Type& type);

}  // namespace warrant::ast
