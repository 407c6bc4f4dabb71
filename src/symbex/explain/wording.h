// Terms in the notation of the source, with the names that they have where something is reported: so that no
// message speaks of `t17`, and no name stands for two values.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ast/precedence.h"
#include "support/function_ref.h"
#include "symbex/explain/names.h"

namespace warrant::symbex {

class Wording {
 public:
  // With the names as they were given.
  Wording(const smt::TermFactory& terms, const Names& names) : terms_(terms), names_(names) {}

  // --- what is called differently where something is reported
  // The variable holds that value now, which is called by it from here on. Another value of that name is
  // called `old(n)`, or by its line.
  void claimVariable(const std::string& name, smt::Term value);
  // The place holds that value now: others that were named after it are called by their lines.
  void claimPlace(const std::string& place, smt::Term value);
  // The text stands for several values: each is called by its line, or `old(…)`; or not at all where it is
  // computed from others.
  void reserve(const std::string& text);
  // The value, of which nothing is known but that the variable got it there.
  void claimDated(const std::string& variable, std::uint32_t line, smt::Term value);
  // An array has what that map holds, but for what is claimed: such an element is called `a[i]`.
  void claimElements(smt::Term map) { maps_.insert(map); }
  // Speaks of the state in which the member begins: of what it holds, which nothing is that was born later.
  void speakOfEntry(std::uint32_t lastBirth) { lastBirth_ = lastBirth; }
  void noteCharacter(smt::Term number) { characters_.insert(number); }
  // What is printed is Java's, without `==>`, and whole, unless it is very long.
  void writeJava() { isJava_ = true; }

  // The term with all its parts that have names.
  std::string print(smt::Term term) const;
  std::string print(const Form& form) const { return ofForm(form).text; }
  // In words that a contract may use: nothing where parts have no name, or one with a line or a number.
  std::optional<std::string> say(smt::Term term) const;
  std::optional<std::string> say(const Form& form) const;
  std::optional<std::string> say(const Name& name) const;
  // As a part of a conjunction.
  std::string printConjunct(smt::Term term) const { return operand(term, ast::Precedence::Conjunction); }
  // The value of the variable, without saying that it is the variable's.
  std::string printValueOf(const std::string& variable, smt::Term value) const;
  // Whether all of its symbols have names: a fact about others says nothing to people.
  bool isReadable(smt::Term term, unsigned depth = 0) const;
  // What the parts of the name are called now, one behind the other: of a value on entry in `old(…)`.
  std::string compose(const Name& name) const;

 private:
  struct Text {
    std::string text;
    ast::Precedence precedence = ast::Precedence::Primary;
  };
  struct Sides;

  std::optional<std::string> exactly(support::FunctionRef<std::string()> print) const;
  std::string inexact(std::string text) const;

  static ast::Precedence precedenceOf(std::string_view name);
  std::optional<std::string> nameOf(smt::Term value) const;
  std::string distinct(std::string text, const Name& name, smt::Term term) const;
  std::string join(const NameParts& parts) const;
  bool isCurrentElement(smt::Term term) const;
  bool isFree(const std::string& text, smt::Term term) const;
  std::string numbered(const std::string& text, std::string_view mark, smt::Term term) const;

  bool isTooDeep() const;
  bool isTooLong() const;
  std::string number(std::int64_t value) const;
  Text render(smt::Term term) const;
  Text renderUnnamed(smt::Term term) const;
  std::string operand(smt::Term term, ast::Precedence least) const;
  Text ofForm(const Form& form) const;
  Text sum(smt::Term term) const;
  std::string addends(smt::Term sum, bool negated) const;
  Text nary(smt::Term term, std::string_view op, ast::Precedence precedence, ast::Precedence first,
            ast::Precedence others) const;
  Text equation(smt::Term term, std::string_view op) const;
  Text comparison(smt::Term number) const;
  Text negation(smt::Term term) const;
  Text disjunction(smt::Term term) const;
  Text application(smt::Term term) const;
  Text ofText(smt::Term text) const;
  std::string ofTextPart(smt::Term part, ast::Precedence least) const;
  bool isOfKind(smt::Term term, Symbol::Kind kind) const;
  smt::Term printedIn(smt::Term text) const;
  Text ofSequence(smt::Term term) const;
  Text ofCollection(smt::Term term) const;
  Text ofObservation(smt::Term term) const;
  smt::Term unboxed(smt::Term element) const;
  std::string call(std::string_view name, std::span<const smt::Term> arguments,
                   const ast::MethodDecl* method) const;
  std::string finalField(const ast::FieldDecl& field, std::span<const smt::Term> arguments) const;
  bool isCharacter(smt::Term number) const;
  std::string besides(smt::Term term, smt::Term other, ast::Precedence least) const;
  const Symbol& symbolOf(smt::Term application) const;
  bool isNumbering(smt::Term term) const;
  bool isLengthByEnds(smt::Term term) const;
  bool isRangeOfType(smt::Term term) const;
  static bool isEndOfRange(std::int64_t constant);

  const smt::TermFactory& terms_;
  const Names& names_;
  bool isReport_ = false, isJava_ = false;
  std::optional<std::uint32_t> lastBirth_;  // on entry, if that is what is spoken of
  std::unordered_set<smt::Term> characters_, maps_;
  mutable std::unordered_map<smt::Term, std::string> texts_;  // what terms are called in this report
  mutable std::unordered_map<std::string, smt::Term> taken_;  // by which term
  std::unordered_set<std::string> reserved_;
  mutable std::unordered_set<smt::Term> inexact_;  // those whose text no contract may use
  mutable bool isExact_ = true;                    // whether it may use what is being printed
  mutable unsigned depth_ = 0;                     // of the operand being printed
  mutable unsigned nameDepth_ = 0;                 // of the name being composed
  mutable unsigned operands_ = 0;                  // that were printed of it
};

// `'a'`, where it is a character that can be seen.
std::optional<std::string> characterText(std::int64_t code);

}  // namespace warrant::symbex
