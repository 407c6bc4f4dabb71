// What strings say: texts, which are numbers.
//
// Literals have constants for texts, different ones for different literals. A concatenation's text is made of
// those of its operands, in a normal form: a chain of parts that are no concatenations, no two of which are
// literals side by side. Nothing else is known of a text, so it may be any number.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ast/ast.h"
#include "ast/values/literals.h"
#include "smt/path/path_condition.h"
#include "smt/terms/term.h"
#include "support/arena.h"
#include "support/function_ref.h"
#include "symbex/explain/symbols.h"
#include "symbex/values/text_literals.h"

namespace warrant::symbex {

// Whether it is a method of String whose value is a function of texts.
bool isTextMethod(const ast::MethodDecl& method);
// What such a method does, as far as more is known of it than that.
enum class TextOperation : std::uint8_t {
  Other,
  Length,
  CharAt,
  CompareTo,
  Equals,
  StartsWith,
  EndsWith,
  IndexOf,
  LastIndexOf
};
TextOperation textOperationOf(const ast::MethodDecl& method);

// Functions of the logic over texts.
class TextFunctions {
 public:
  TextFunctions(smt::TermFactory& terms, Symbols& symbols);

  // Of the text, and what else the method takes.
  smt::Function of(const ast::MethodDecl& method, smt::Sort result) const;
  // The text of a value of that type, which is a number.
  smt::Function ofValue(const ast::Type& type) const;

 private:
  smt::TermFactory& terms_;
  Symbols& symbols_;

 public:
  const smt::Function contents;     // of a string: its text
  const smt::Function string;       // of a text: the string that annotations mean by it
  const smt::Function joined;       // of two texts
  const smt::Function length;       // of a text
  const smt::Function characterAt;  // of a text and an index
  const smt::Function ofCharacter;  // the text of one character
};

class Texts {
 public:
  using Term = smt::Term;
  // Takes a fact that holds on every path.
  using Learn = support::FunctionRef<void(Term)>;

  Texts(smt::TermFactory& terms, const TextFunctions& functions, smt::PathCondition& path,
        TextLiterals& literals, support::Arena& arena, Learn learn)
      : terms_(terms),
        functions_(functions),
        path_(path),
        literals_(literals),
        arena_(arena),
        learn_(learn) {}

  Term ofString(Term string);  // its text
  Term literal(std::string_view text);
  // Of the operand of a concatenation; of an object, where it is a String.
  Term ofOperand(const ast::Type& type, Term value);
  Term concatenate(Term left, Term right);
  // Whether one behind the other they are no more than there is memory for, however often they are doubled.
  bool canConcatenate(Term left, Term right) const;
  // Those of the operands of a Binary, or an Update, that have these values.
  std::pair<Term, Term> ofOperands(const ast::Expression& whole, Term left, Term right);
  Term length(Term text);
  Term character(Term text, Term index) { return character(text, index, nullptr); }  // which is within
  // The string that has the text says so, and is not null.
  void learnString(Term string, Term text);
  // What a call of a pure method of String that yields no object says: it is a function of the text, and of
  // those of arguments that are strings. But `equals`, of which the caller knows whether its argument is one.
  void learnCall(const ast::MethodDecl& method, Term value, Term self, std::span<const Term> arguments);
  void learnEquals(Term value, Term self, Term other, Term isString);

 private:
  // A concatenation that is looked into for a text that is known to be equal, and those around it.
  struct Replaced {
    Term by;
    const Replaced* around;
  };
  static bool isReplaced(Term text, const Replaced* around);
  Term character(Term text, Term index, const Replaced* around);
  std::optional<std::string_view> literalOf(Term text) const;
  Term lastOf(Term text) const { return isJoined(text) ? terms_.arguments(text)[1] : text; }
  TextLiterals::Number numberOfLiteral(Term literal) const {
    return static_cast<TextLiterals::Number>(terms_.integerValue(literal));
  }
  std::size_t lengthOf(Term literal) const { return literals_.lengthOf(numberOfLiteral(literal)); }
  Term literal(TextLiterals::Number number);
  std::string_view copy(const std::string& text) { return arena_.copy(std::string_view(text)); }
  Term ofNumber(const ast::Type& type, Term value);
  Term numberOf(Term value) const;
  bool isOf(smt::Function function, Term text) const;
  bool isJoined(Term text) const { return isOf(functions_.joined, text); }
  Term structureOf(Term text) const;
  Term join(Term left, Term right);
  // Whether what it is put together of begins, or ends, with the other, or has it somewhere.
  bool isPrefix(Term text, Term prefix) const;
  bool isSuffix(Term text, Term suffix) const;
  bool isPart(Term text, Term part) const;
  // No term: it is not known.
  Term computed(const ast::MethodDecl& method, Term result, std::span<const Term> operands) const;
  void learnCharactersAlike(Term areAlike, Term text, Term other);
  std::optional<std::vector<Term>> spelling(Term text) const;
  void learnPlace(TextOperation operation, Term result, Term text, Term part);
  void learnCharacters(Term literal, std::u16string_view units);
  std::optional<bool> decide(Term condition);
  Term apply(smt::Function function, std::initializer_list<Term> operands) {
    return terms_.apply(function, {operands.begin(), operands.size()});
  }

  smt::TermFactory& terms_;
  const TextFunctions& functions_;
  smt::PathCondition& path_;
  TextLiterals& literals_;
  support::Arena& arena_;
  Learn learn_;
};

}  // namespace warrant::symbex
