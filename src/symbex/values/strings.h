// Strings: objects that never change, and stand for their texts (texts.h).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "symbex/part.h"
#include "symbex/pure/definition.h"
#include "symbex/values/operation.h"
#include "symbex/values/texts.h"

namespace warrant::symbex {

class Classes;

class Strings : public Part {
 public:
  explicit Strings(Parts& parts);

  // The string of a literal, of a concatenation, and what a call of a method of String says. No term: the
  // concatenation is too large, and the limit is hit.
  Term stringOf(std::string_view text);
  Term concatenate(const Operation& operation, Term left, Term right);
  void learnCall(const Application& application);
  // A string that is being made has the text of the other one.
  void giveText(Term string, Term other);
  Term contentsOf(Term string);
  Term lengthOf(Term contents) { return terms_.apply(textFunctions().length, {&contents, 1}); }
  Term characterOf(Term contents, Term index);
  // The literal that has that number; nothing: none has.
  std::optional<std::string_view> literalOf(std::int64_t number) const {
    return number < 0 ? std::nullopt : literals_.textOf(static_cast<std::size_t>(number));
  }
  std::optional<std::int64_t> numberOfLiteral(std::string_view text) {
    return isLiteral(text) ? std::optional(static_cast<std::int64_t>(literals_.numberOf(text)))
                           : std::nullopt;
  }
  // What a string that the explored code makes is put together of; no term: it is none of these.
  Term textOfMade(Term string) const {
    const auto made = made_.find(string);
    return made == made_.end() ? Term() : made->second;
  }
  // Whether it is a literal, or a string that the explored code makes.
  bool isKnownString(Term reference) const;
  // Of a string that the code makes; no term: which of them it is is not known.
  Term characterOfMade(Term string, Term index);
  bool isLiteral(std::string_view text) const { return literals_.contains(text); }

 private:
  const TextFunctions& textFunctions();
  Texts textsLearning(Texts::Learn learn);
  Term termOfLiteral(std::string_view text);
  void spell(Term string, Term text);  // of what is explored
  void learnEverywhere(Term fact);     // in a definition that is being built, too
  Classes& classes_;

  std::optional<TextFunctions> functions_;  // once there are strings
  std::unordered_map<Term, Term> made_;     // what is explored: strings and their texts
  std::unordered_set<Term> spelled_;        // concatenations
  TextLiterals literals_;                   // the strings that were evaluated, and their numbers
};

}  // namespace warrant::symbex
