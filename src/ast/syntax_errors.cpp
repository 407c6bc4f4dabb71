#include "ast/syntax_errors.h"

#include <optional>
#include <string>

#include "ast/messages.h"
#include "ast/suggestion.h"
#include "ast/symbols.h"
#include "ast/words.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

namespace codes = support::codes;
using Grammar = grammar::WarrantParser;

std::string_view describeToken(std::size_t type) {
  switch (type) {
    case TokenType::IDENTIFIER:
      return "a name";
    case TokenType::TYPE_NAME:
      return "a type";
    case TokenType::LABEL:
      return "a label";
    case TokenType::ASSIGN:
    case TokenType::EQUAL:
      return "'='";
    default:
      return {};
  }
}

std::string tokenName(std::size_t type, const antlr4::dfa::Vocabulary& vocabulary) {
  if (const std::string_view known = describeToken(type); !known.empty()) return std::string(known);
  return vocabulary.getDisplayName(type);
}

// `a`, `a or b`, `a, b or c`
std::string listed(const antlr4::misc::IntervalSet& tokens, const antlr4::dfa::Vocabulary& vocabulary) {
  const auto types = tokens.toList();
  std::string text;
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (i > 0) text += i + 1 == types.size() ? " or " : ", ";
    text += tokenName(static_cast<std::size_t>(types[i]), vocabulary);
  }
  return text;
}

bool allows(const Expectations& expectations, std::size_t type) { return expectations.tokens.contains(type); }

std::string whatIsExpected(const Expectations& expectations, const antlr4::dfa::Vocabulary& vocabulary) {
  constexpr std::size_t longestList = 3;
  if (expectations.rule == Grammar::RuleClassHeader) return "a class";
  if (expectations.rule == Grammar::RuleMember && allows(expectations, TokenType::ACCESS_MODIFIER)) {
    return "a field, a method, a constructor or a predicate";
  }
  if (expectations.rule == Grammar::RuleStatement && allows(expectations, TokenType::RETURN)) {
    return "a statement";
  }
  if (allows(expectations, TokenType::INTEGER)) return "an expression";
  if (expectations.tokens.size() <= longestList) return listed(expectations.tokens, vocabulary);
  if (allows(expectations, TokenType::INT)) return "a type";
  if (allows(expectations, TokenType::SEMICOLON)) return "';'";
  return "something else";
}

// A construct of Java that is known but not supported, by the token where the parser stopped.
std::optional<std::string_view> unsupportedConstruct(TokenStream& stream, std::size_t index,
                                                     const Expectations& expectations) {
  const Token& token = stream.at(index);
  switch (token.type) {
    case TokenType::FORALL:
      return "quantifiers";
    case TokenType::UNSUPPORTED_DECLARATION:
      return "interfaces and enums";
    case TokenType::CLASS:
      return "classes within classes";
    case TokenType::SUPER:
      return "'super'";
    case TokenType::INVARIANT:
      if (expectations.rule == Grammar::RuleMember) return "class invariants";
      return std::nullopt;
    case TokenType::LBRACE:
      if (allows(expectations, TokenType::INTEGER)) return "array initialisers";
      return std::nullopt;
    case TokenType::LESS: {
      const Token& inner = stream.at(index + 1);
      const Token& behind = stream.at(index + 2);
      const bool looksGeneric = inner.is(TokenType::IDENTIFIER) || inner.is(TokenType::TYPE_NAME) ||
                                inner.is(TokenType::QUESTION) || inner.is(TokenType::GREATER);
      if (looksGeneric && !behind.is(TokenType::SEMICOLON)) return "generic types";
      return std::nullopt;
    }
    case TokenType::RPAREN:  // new C<D>()
      if (index >= 2 && stream.at(index - 1).is(TokenType::LPAREN) &&
          stream.at(index - 2).is(TokenType::GREATER)) {
        return "generic types";
      }
      return std::nullopt;
    case TokenType::ELLIPSIS:
      if (expectations.rule == Grammar::RuleParameter) return "variable numbers of arguments";
      return std::nullopt;
    default:
      if (token.text == "->" || token.text == "::") return "lambda expressions and method references";
      return std::nullopt;
  }
}

bool isWordOutsideAnnotation(const Token& token) {
  const bool isName = token.is(TokenType::IDENTIFIER) || token.is(TokenType::TYPE_NAME);
  return token.annotation == 0 && isName && isSpecificationWord(token.text);
}

std::string whatWasFound(TokenStream& stream, std::size_t index) {
  const Token& token = stream.at(index);
  if (index > 0) {
    const Token& previous = stream.at(index - 1);
    if (previous.annotation != 0 && token.annotation != previous.annotation)
      return "the annotation ends here";
  }
  if (token.is(antlr4::Token::EOF)) return "the file ends here";
  return "found " + inQuotes(token.text);
}

// A missing token is reported where it is missing: behind the one before, if that is on an earlier line.
support::SourceRange placeOf(TokenStream& stream, std::size_t index) {
  const Token& token = stream.at(index);
  if (index == 0) return token.range();
  const Token& previous = stream.at(index - 1);
  const bool startsAnew =
      previous.line != token.line || token.is(antlr4::Token::EOF) || previous.annotation != token.annotation;
  if (!startsAnew) return token.range();
  return {previous.file, previous.line, previous.endColumn, previous.line, previous.endColumn + 1};
}

// A keyword that the name at the index may be a misspelling of.
std::string keywordLike(TokenStream& stream, std::size_t index) {
  const Token& token = stream.at(index);
  if (!token.is(TokenType::IDENTIFIER) && !token.is(TokenType::TYPE_NAME)) return {};
  std::vector<std::string_view> candidates = reservedWords();
  const std::vector<std::string_view> words = specificationWords();
  candidates.insert(candidates.end(), words.begin(), words.end());
  return didYouMean(token.text, candidates);
}

}  // namespace

void reportSyntaxError(TokenStream& stream, std::size_t index, const Expectations& expectations,
                       const antlr4::dfa::Vocabulary& vocabulary, Problems& problems) {
  const Token& token = stream.at(index);
  if (token.isReported) return;
  if (const auto construct = unsupportedConstruct(stream, index, expectations)) {
    problems.error(codes::unsupported, token.range(), std::string(*construct) + " are not supported yet");
    return;
  }
  for (const std::size_t i : {index, index - 1, index - 2}) {
    if (i > index || !isWordOutsideAnnotation(stream.at(i))) continue;
    const std::string word(stream.at(i).text);
    problems.error(codes::dialect, stream.at(i).range(),
                   inQuotes(word) + " belongs in an annotation here: write `//@ " + word + " …;`");
    return;
  }
  const bool isInContract =
      token.is(TokenType::ASSIGN) && index > 0 && stream.at(index - 1).is(TokenType::SEMICOLON);
  if (isInContract) {
    problems.error(codes::syntax, token.range(), "'=' assigns, which a contract cannot; '==' compares");
    return;
  }
  std::string message = "expected " + whatIsExpected(expectations, vocabulary);
  if (index > 0 && !stream.at(index - 1).is(antlr4::Token::EOF)) {
    message += " after " + inQuotes(stream.at(index - 1).text);
  }
  std::string hint = keywordLike(stream, index);
  if (hint.empty() && index > 0) hint = keywordLike(stream, index - 1);
  problems.error(codes::syntax, placeOf(stream, index),
                 message + ", but " + whatWasFound(stream, index) + hint);
}

}  // namespace warrant::ast
