// Values that symbols may have, with the objects that they refer to: a graph, in which objects may be shared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ast/ast.h"

namespace warrant::symbex {

struct InputValue {
  enum class Kind : std::uint8_t { Null, Boolean, Number, Text, Object };
  Kind kind = Kind::Null;
  std::int64_t number = 0;  // of a Number; of a Boolean, 0 or 1; of an Object, its index in the graph
  std::string text = {};    // of a Text, UTF-8
  // Of a box, or a constant of an enum, in a place of a wider type, where that is known: its class.
  const ast::ClassDecl* of = nullptr;

  friend bool operator==(const InputValue&, const InputValue&) = default;
};

// An object of a class, or an array. What is not among the fields has its default value. A collection or
// map of Java's library has elements, too: of a map, keys with their values.
struct InputObject {
  ast::Type type;
  std::vector<std::pair<const ast::FieldDecl*, InputValue>> fields = {};
  std::vector<InputValue> elements = {};

  bool isArray() const { return type.kind == ast::TypeKind::Array; }
};

struct InputGraph {
  struct Symbol {
    std::string name;
    ast::Type type;
    InputValue value;
  };
  std::vector<Symbol> symbols;  // in the order in which they came up
  std::vector<InputObject> objects;
  std::vector<std::pair<const ast::FieldDecl*, InputValue>> statics = {};  // that have another value there
  bool overflows = false;    // on its path Java's arithmetic wraps around, and so it is for all other values
  bool mayOverflow = false;  // whether it does is not known
};

}  // namespace warrant::symbex
