// Objects and arrays, those that the symbols lead to and those that the program makes. A reference is a table
// of their numbers: a choice between constants, of which 0 is null.
//
// A symbol of type Object leads to an object of that class, or of one of the program's. Whether it is an
// array, or of a class of the library, no formula says.
//
// What a symbol leads to is made when it is first looked at (lazy initialisation, Khurshid, Pasareanu and
// Visser): null, an object that is known already, or a new one, of its class or one below it.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ast/program.h"
#include "bmc/memory.h"
#include "facts/hierarchy.h"

namespace warrant::bmc {

using ObjectNumber = std::uint32_t;  // 0: null
using Contents = std::uint32_t;      // of arrays

// What one formula has no words for, at that place.
struct Unsupported {
  support::SourceRange range;
  std::string what;
};

unsigned widthOf(const ast::Type& type);  // throws Unsupported, without a place

struct Object {
  enum class Kind : std::uint8_t { Instance, Array, Text, Constant };
  Kind kind = Kind::Instance;
  ast::Type type;                                   // as which it was made, or looked at first
  bool isInitial = false;                           // a symbol leads to it
  std::vector<const ast::ClassDecl*> classes = {};  // of which it may be
  Bits tag = unknown;                               // the index of the class that it is of
  std::unordered_map<std::uint32_t, Cell> fields = {};
  Bits length = unknown;  // of an array
  Cell contents = 0;
  const ast::FieldDecl* constant = nullptr;  // of an enum
  std::string name = {};                     // of symbols for what it holds
  struct Read {
    Bits index, value;
  };
  std::vector<Read> reads = {};               // of elements that an initial array had on entry
  std::map<std::uint32_t, Bits> values = {};  // of fields that it had on entry, by the field's index
  std::vector<const ast::FieldDecl*> read = {};
};

struct NamedSymbol {
  std::string name;
  ast::Type type;
  Bits value;
};

class Objects {
 public:
  Objects(const ast::Program& program, const symbex::Hierarchy& hierarchy, BitTerms& terms, Memory& memory)
      : program_(program), hierarchy_(hierarchy), terms_(terms), memory_(memory) {
    objects_.emplace_back();
    contents_.emplace_back();
  }

  const Object& at(ObjectNumber number) const { return objects_[number]; }
  Bits reference(ObjectNumber number) { return terms_.constant(32, number); }
  Bits null() { return reference(0); }
  Bits defaultOf(const ast::Type& type) { return terms_.constant(widthOf(type), 0); }

  // The symbol of that name; one for all paths.
  Bits symbol(const ast::Type& type, const std::string& name, bool isNull = true);
  const std::vector<NamedSymbol>& symbols() const { return symbols_; }

  Bits makeInstance(const ast::ClassDecl& declaration);
  Bits makeArray(const ast::Type& type, Bits length);
  Bits makeText();
  Bits literal(std::string_view text);
  Bits constant(const ast::FieldDecl& field);  // of an enum

  // What the table's objects have, chosen as the table chooses; `of` yields `unknown` for those that do not
  // matter, as for null. All `unknown`: the default.
  Bits map(Bits table, unsigned width, support::FunctionRef<Bits(ObjectNumber)> of);
  Bits isInstance(Bits reference, const ast::Type& type);
  bool mayBeInstance(ObjectNumber number, const ast::Type& type) const;
  Bits isOfClass(ObjectNumber number, const ast::ClassDecl& declaration);

  Bits readField(Bits reference, const ast::FieldDecl& field);
  void writeField(Bits reference, const ast::FieldDecl& field, Bits value);
  Bits staticField(const ast::FieldDecl& field) { return memory_.read(staticCell(field)); }
  void writeStatic(const ast::FieldDecl& field, Bits value) { memory_.write(staticCell(field), value); }
  Bits lengthOf(Bits array);
  Bits readElement(Bits array, const ast::Type& element, Bits index);
  void writeElement(Bits array, Bits index, Bits value);

  Bits choose(Cell cell, Bits condition, Bits onTrue, Bits onFalse);
  const std::vector<Bits>& lengths() const { return lengths_; }  // of initial arrays

 private:
  enum class ContentsKind : std::uint8_t { Default, Initial, Store, Choice };
  struct ContentsNode {
    ContentsKind kind = ContentsKind::Default;
    Contents first = 0, second = 0;  // a Store's before; a Choice's
    Bits condition = {}, index = {}, value = {};
    ObjectNumber array = 0;  // of Initial
  };
  Cell staticCell(const ast::FieldDecl& field);
  Cell fieldCell(ObjectNumber number, const ast::FieldDecl& field);
  Bits number(const ast::Type& type, const std::string& name);
  Bits initialReference(const ast::Type& type, const std::string& name, bool isNull);
  ObjectNumber makeInitial(const ast::Type& type, const std::string& name);
  std::vector<const ast::ClassDecl*> classesOf(const ast::Type& type) const;
  Contents add(ContentsNode node);
  Bits read(Contents contents, unsigned width, const ast::Type& element, Bits index);
  Bits readInitial(ObjectNumber array, const ast::Type& element, Bits index);

  const ast::Program& program_;
  const symbex::Hierarchy& hierarchy_;
  BitTerms& terms_;
  Memory& memory_;
  std::vector<Object> objects_;
  std::vector<ContentsNode> contents_;
  std::unordered_map<Cell, bool> holdsContents_;
  std::unordered_map<std::uint64_t, Bits> read_;  // by contents and index
  std::unordered_map<std::uint32_t, Cell> statics_;
  std::unordered_map<std::string, Bits> known_;  // symbols by name
  std::unordered_map<std::string, ObjectNumber> literals_;
  std::unordered_map<const ast::FieldDecl*, ObjectNumber> constants_;
  std::vector<NamedSymbol> symbols_;
  std::vector<Bits> lengths_;
};

}  // namespace warrant::bmc
