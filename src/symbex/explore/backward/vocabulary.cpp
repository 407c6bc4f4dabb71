#include "symbex/explore/backward/vocabulary.h"

#include "ast/print.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

void Vocabulary::startTrace(std::span<const InitialHeap::NamedSymbol> symbols) {
  variables_.clear();
  traceNames_ = Names(run_.symbols, true);
  for (const InitialHeap::NamedSymbol& symbol : symbols) traceNames_.name(symbol.value, symbol.name, 0);
}

bool Vocabulary::speaksOfVariables(Term term) const {
  Terms pending{term};
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term part = pending.back();
    pending.pop_back();
    if (!seen.insert(part).second) continue;
    if (variables_.contains(part)) return true;
    const auto parts = terms_.arguments(part);
    pending.insert(pending.end(), parts.begin(), parts.end());
  }
  return false;
}

smt::Term Vocabulary::variable(const ast::Type& type, const std::string& name) {
  const Term made = terms_.freshArbitrary(sortOf(type), name);
  variables_.insert(made);
  traceNames_.name(made, name, 0);
  return made;
}

smt::Function Vocabulary::function(const std::string& key, const Place& place, smt::Sort sort) {
  const smt::Function made = terms_.function("trace " + key, sort);
  places_.try_emplace(made.id, place);
  return made;
}

smt::Function Vocabulary::fieldFunction(const ast::FieldDecl& field) {
  return function("field " + std::to_string(field.index), {Place::Kind::Field, &field, field.type},
                  sortOf(field.type));
}

smt::Function Vocabulary::elementFunction(const ast::Type& element) {
  return function("element " + ast::toString(element), {Place::Kind::Element, nullptr, element},
                  sortOf(element));
}

smt::Term Vocabulary::field(const ast::FieldDecl& field, Term object) {
  const Term value = terms_.apply(fieldFunction(field), {&object, 1});
  traceNames_.name(terms_, value, {.parts = {object, "." + std::string(field.name)}});
  return value;
}

smt::Term Vocabulary::element(const ast::Type& type, Term array, Term index) {
  const Terms operands{array, index};
  const Term value = terms_.apply(elementFunction(type), operands);
  traceNames_.name(terms_, value, {.parts = {array, "[", index, "]"}});
  return value;
}

smt::Term Vocabulary::length(Term array) {
  const ast::Type type{ast::TypeKind::Int};
  const Term value =
      terms_.apply(function("length", {Place::Kind::Length, nullptr, type}, smt::Sort::Int), {&array, 1});
  traceNames_.name(terms_, value, {.parts = {array, ".length"}});
  return value;
}

smt::Term Vocabulary::isInstance(const ast::Type& type, Term object) {
  const std::string name = ast::toString(type);
  const Term value = terms_.apply(
      function("class " + name, {Place::Kind::Class, nullptr, type}, smt::Sort::Bool), {&object, 1});
  traceNames_.name(terms_, value, {.parts = {object, " instanceof " + name}});
  return value;
}

const Vocabulary::Place* Vocabulary::placeOf(smt::Function function) const {
  const auto found = places_.find(function.id);
  return found == places_.end() ? nullptr : &found->second;
}

}  // namespace warrant::symbex
