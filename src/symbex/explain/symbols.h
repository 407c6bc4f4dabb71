// What the functions of the logic stand for in the program.
#pragma once

#include <cstdint>
#include <memory_resource>
#include <string_view>
#include <unordered_map>

#include "ast/ast.h"
#include "smt/terms/term.h"

namespace warrant::symbex {

struct Symbol {
  // Operation: of values. Joined: two texts; Text: that of a value of the type; String: of a text. Method:
  // pure; its first two arguments are the snapshot of its precondition and `this`. Test: whether an object is
  // of a type. Like: whether it uses the definitions of a class; Definition: whether the definition of a
  // method holds of a call; Separation: the number of an object in a group of distinct ones; these are of no
  // interest to people.
  enum class Kind : std::uint8_t {
    Operation,
    Floating,
    Length,
    Ordinal,
    Contents,
    Joined,
    Text,
    String,
    Method,
    FinalField,
    Test,
    Like,
    Definition,
    Separation
  };
  Kind kind = Kind::Operation;
  std::string_view name = {};               // of an Operation, for people; empty: its key
  const ast::MethodDecl* method = nullptr;  // of a Method, a Definition, a function of texts
  const ast::FieldDecl* field = nullptr;    // of a FinalField
  ast::Type type = {};                      // of a Test, a Text, a Floating; the class of a Like
  double number = 0;                        // a Floating, which is a constant
  const ast::ClassDecl *known = nullptr, *statically = nullptr;  // of a Definition: see Variant
};

class Symbols {
 public:
  explicit Symbols(std::pmr::memory_resource* memory) : symbols_(memory) {}

  void declare(smt::Function function, const Symbol& symbol) { symbols_.try_emplace(function.id, symbol); }
  // An operation where it was not declared.
  const Symbol& of(smt::Function function) const {
    static const Symbol operation;
    const auto found = symbols_.find(function.id);
    return found == symbols_.end() ? operation : found->second;
  }

 private:
  std::pmr::unordered_map<std::uint32_t, Symbol> symbols_;
};

}  // namespace warrant::symbex
