// What the terms of a trace are made of: variables, what fields and arrays hold, and of which class objects
// are, in the state that a step finds.
#pragma once

#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "symbex/explain/names.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Vocabulary : public Part {
 public:
  explicit Vocabulary(Parts& parts);

  // What a function says of its first argument, an object.
  struct Place {
    enum class Kind : std::uint8_t { Field, Element, Length, Class };
    Kind kind;
    const ast::FieldDecl* field = nullptr;  // of a Field
    ast::Type type = {};                    // of what it yields; of a Class: which
  };

  // What they are called where a trace is shown: apart from the names of the exploration.
  Names& names() { return traceNames_; }
  const Names& names() const { return traceNames_; }
  // Another trace begins, over these symbols.
  void startTrace(std::span<const InitialHeap::NamedSymbol> symbols);
  bool speaksOfVariables(Term term) const;  // whether it is made of variables of traces
  // A variable of that name, which differs from every other.
  Term variable(const ast::Type& type, const std::string& name);
  smt::Function fieldFunction(const ast::FieldDecl& field);
  smt::Function elementFunction(const ast::Type& element);
  Term field(const ast::FieldDecl& field, Term object);
  Term element(const ast::Type& type, Term array, Term index);
  Term length(Term array);
  Term isInstance(const ast::Type& type, Term object);  // of an object, not of null

  // nullptr: the function is none of these.
  const Place* placeOf(smt::Function function) const;
  bool isPlace(Term term) const {
    return terms_.op(term) == smt::Op::Apply && placeOf(terms_.functionOf(term)) != nullptr;
  }

 private:
  smt::Function function(const std::string& key, const Place& place, smt::Sort sort);

  std::unordered_map<std::uint32_t, Place> places_;  // by function
  std::unordered_set<Term> variables_;
  Names traceNames_{run_.symbols, true};
};

}  // namespace warrant::symbex
