// What values are called in the notation of the source: `v`, `old(this.x)`, `c.getX()`.
//
// Only a run that is recorded gives names: nobody else reads them. Wording says what they are where something
// is reported.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "ast/ast.h"
#include "heap/chunk.h"
#include "smt/terms/term.h"
#include "symbex/explain/symbols.h"

namespace warrant::symbex {

// Text and, between it, terms that are called by their own names: `a`, `[`, `i`, `]`.
using NameParts = std::vector<std::variant<std::string, smt::Term>>;

struct Name {
  NameParts parts;
  std::uint32_t line = 0;                 // where the value came up; 0: on entry
  bool isOld = false;                     // a value in the heap on entry: `old(…)`
  bool isDated = false;                   // told apart from another of the same text by its line
  std::string text = {};                  // as it was given: no other value has it
  std::optional<heap::Chunk> place = {};  // that held it, of a field or an element
};

// How the source has a condition, or a number: `n < 0` for `n + 1 <= 0`.
struct Form {
  ast::BinaryOperator op;
  smt::Term left, right;
  support::SourceRange range;  // of the expression
  std::size_t order = 0;       // among those that were noted
};

class Names {
 public:
  Names(const Symbols& symbols, bool isRecorded) : symbols_(&symbols), isRecorded_(isRecorded) {}

  bool isOn() const { return isRecorded_; }

  // Begins another check, with values of its own: texts may be given again. What was named keeps its name,
  // for the record is read at the end.
  void startCheck() {
    owners_.clear();
    lastNumbers_.clear();
  }

  // Names a term where it came up. The first name stays; a text that another term has already is told apart
  // by the line: `this.x@14`.
  void name(smt::Term term, std::string_view text, std::uint32_t line) {
    if (isRecorded_) add(term, {.parts = {std::string(text)}, .line = line, .text = std::string(text)});
  }
  void name(const smt::TermFactory& terms, smt::Term term, Name name);
  // The same, told apart by its line in any case: what a call yielded there.
  void nameDated(smt::Term term, std::string text, std::uint32_t line);
  // Another form of a value: it is called what that is called.
  void nameLike(smt::Term term, smt::Term value) { likes_.try_emplace(term, value); }
  // Says what a string that the run makes consists of, and which literal is a text; the first stays.
  void spellText(smt::Term string, smt::Term text) {
    if (isRecorded_) texts_.try_emplace(string, text);
  }
  smt::Term textOf(smt::Term string) const { return partnerOf(texts_, string); }  // null: not known
  void spellLiteral(smt::Term text, smt::Term literal) {
    if (isRecorded_) literals_.try_emplace(text, literal);
  }
  smt::Term literalOf(smt::Term text) const { return partnerOf(literals_, text); }

  // Says how the source has the condition or number; the first form stays.
  void spell(const smt::TermFactory& terms, smt::Term term, Form form);

  // How the source has what is said of all values: the names of the variables, and what is said of them.
  struct Formula {
    std::vector<std::string> variables;
    std::string body;
  };
  void spell(smt::Term forAll, Formula formula) {
    if (isRecorded_) formulas_.try_emplace(forAll, std::move(formula));
  }
  const Formula* formulaOf(smt::Term forAll) const {  // nullptr: it is not the source's
    const auto found = formulas_.find(forAll);
    return found == formulas_.end() ? nullptr : &found->second;
  }

  const Name* find(smt::Term term) const;  // nullptr: it has none
  // The form of the value that has the name.
  smt::Term namedForm(smt::Term term) const {
    const auto like = likes_.find(term);
    return like == likes_.end() ? term : like->second;
  }
  std::optional<Form> formOf(const smt::TermFactory& terms, smt::Term term) const;
  // Whether what the source has is the opposite.
  bool isSpelledNegated(const smt::TermFactory& terms, smt::Term term) const;
  // How the source has the condition if it was the last to be evaluated within that range, even where it came
  // out as plainly false.
  std::optional<Form> lastForm(smt::Term condition, const support::SourceRange& within) const;
  const Symbols& symbols() const { return *symbols_; }

  // The term with all its parts as they were named.
  std::string print(const smt::TermFactory& terms, smt::Term term) const;

 private:
  using Pairs = std::unordered_map<smt::Term, smt::Term>;

  void add(smt::Term term, Name name);
  static smt::Term partnerOf(const Pairs& pairs, smt::Term term) {
    const auto found = pairs.find(term);
    return found == pairs.end() ? smt::Term() : found->second;
  }

  const Symbols* symbols_;
  bool isRecorded_;
  std::unordered_map<smt::Term, Name> names_;
  Pairs likes_, texts_, literals_;
  std::unordered_map<smt::Term, Form> forms_;
  std::unordered_map<smt::Term, Formula> formulas_;
  std::optional<std::pair<smt::Term, Form>> last_;
  std::unordered_map<std::string, smt::Term> owners_;
  std::unordered_map<std::string, unsigned> lastNumbers_;  // given behind a text and a line
};

}  // namespace warrant::symbex
