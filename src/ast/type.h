// The types of the language, as small values that compare by identity of their class and element.
#pragma once

#include <cstdint>
#include <string>

namespace warrant::ast {

struct ClassDecl;

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
  Null,  // of the literal null; a subtype of every reference type
  Class,
  Array,
};

struct Type {
  TypeKind kind = TypeKind::Error;
  const ClassDecl* declaration = nullptr;  // of a Class
  const Type* element = nullptr;           // of an Array; interned, so that equal types have equal pointers

  bool isIntegral() const { return kind >= TypeKind::Byte && kind <= TypeKind::Integer; }
  bool isFloating() const { return kind == TypeKind::Float || kind == TypeKind::Double; }
  bool isNumeric() const { return isIntegral() || isFloating(); }
  bool isReference() const {
    return kind == TypeKind::Null || kind == TypeKind::Class || kind == TypeKind::Array;
  }
  friend bool operator==(const Type&, const Type&) = default;
};

// The type as a user writes it: `int`, `Cell`, `Object[]`.
std::string toString(const Type& type);

}  // namespace warrant::ast
