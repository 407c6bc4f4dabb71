// The values of a concrete run. Their types are known from the program, so that a value is eight bytes and
// carries none.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "ast/ast.h"

namespace warrant::run {

struct Class;
struct Object;

union Value {
  std::int64_t number;  // of all integral types, of booleans, and of the mathematical integers
  double real;          // of double and float, rounded to that type
  Object* object;       // of references, nullptr for null, and of mathematical values

  static Value of(std::int64_t number) { return {.number = number}; }
  static Value of(double real) { return {.real = real}; }
  static Value of(Object* object) { return {.object = object}; }
  bool isTrue() const { return number != 0; }
};

inline Value truth(bool value) { return Value::of(std::int64_t{value}); }

// What the library keeps of an object of one of its classes, or of one below it.
struct State {
  virtual ~State() = default;
  virtual std::unique_ptr<State> copy() const = 0;
};

enum class Shape : std::uint8_t { Instance, Array, Text, Compound };

// Made by the Heap, with what it consists of behind it.
struct Object {
  Shape shape;
  std::uint32_t number;  // in the order in which objects are made
  std::uint32_t size;    // how much is behind it
};

// An object of a class, of the program or of the library, with its fields, by Class::slots.
struct Instance : Object {
  const Class* type;
  State* state;  // nullptr: none
  Value* fields() { return reinterpret_cast<Value*>(this + 1); }
};

struct Array : Object {
  const ast::Type* element;
  Value* elements() { return reinterpret_cast<Value*>(this + 1); }
  std::span<Value> all() { return {elements(), size}; }
};

// A String.
struct Text : Object {
  std::u16string_view units() const { return {reinterpret_cast<const char16_t*>(this + 1), size}; }
};

// A mathematical value that is made of others: the elements of a sequence; those of a set or bag, in order;
// keys and values of a map in turn, in the order of the keys; what an option has; the parts of a datatype's
// value; of a rational number numerator and denominator. It does not change.
struct Compound : Object {
  const ast::Type* type;                // nullptr: of a rational number
  const ast::Constructor* constructor;  // of a datatype's value
  std::span<const Value> all() const { return {reinterpret_cast<const Value*>(this + 1), size}; }
};

}  // namespace warrant::run
