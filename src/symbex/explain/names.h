// Terms in the notation of the source: `v`, `old(this.x)`, `c.getX()` where the verifier knows such a name,
// so that no message speaks of `t17`.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "smt/terms/term.h"
#include "symbex/explain/symbols.h"

namespace warrant::symbex {

class Names {
 public:
  explicit Names(const Symbols& symbols) : symbols_(&symbols) {}

  void clear();

  // Names a term at the place (a line; 0 for the entry of the method) where it came up. The first name stays;
  // a name that another term has already is told apart by the line: `this.x@14`.
  void name(smt::Term term, const std::string& text, std::uint32_t line);

  // Gives the term a better name, where it is looked at now: the variable that holds it.
  void rename(smt::Term term, const std::string& text) { names_[term] = text; }

  // Says of a value that is named like a place which holds another one by now when it was there: `this.x@14`.
  void date(const std::string& place, smt::Term current);

  // The term with all its parts that have names.
  std::string print(const smt::TermFactory& terms, smt::Term term) const;
  // Whether all of its symbols have names: a fact about others says nothing to people.
  bool isReadable(const smt::TermFactory& terms, smt::Term term, unsigned depth = 0) const;

 private:
  std::string operand(const smt::TermFactory& terms, smt::Term term) const;
  std::string sum(const smt::TermFactory& terms, smt::Term term) const;
  std::string nary(const smt::TermFactory& terms, smt::Term term, std::string_view op) const;
  std::string equation(const smt::TermFactory& terms, smt::Term term, std::string_view op) const;
  const Symbol& symbolOf(const smt::TermFactory& terms, smt::Term application) const;
  std::string application(const smt::TermFactory& terms, smt::Term term) const;
  std::string call(const smt::TermFactory& terms, std::string_view name,
                   std::span<const smt::Term> arguments) const;
  std::string finalField(const smt::TermFactory& terms, const ast::FieldDecl& field,
                         std::span<const smt::Term> arguments) const;
  bool isNumbering(const smt::TermFactory& terms, smt::Term term) const;
  std::string negation(const smt::TermFactory& terms, smt::Term term) const;
  std::string comparison(const smt::TermFactory& terms, smt::Term term, bool negated) const;

  const Symbols* symbols_;
  std::unordered_map<smt::Term, std::string> names_;
  mutable unsigned depth_ = 0;  // of the operand being printed
  struct Owner {
    smt::Term term;
    std::uint32_t line;
  };
  std::unordered_map<std::string, Owner> owners_;
  std::unordered_map<std::string, unsigned> lastNumbers_;  // given behind a text and a line
};

}  // namespace warrant::symbex
