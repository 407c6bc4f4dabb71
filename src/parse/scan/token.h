// The tokens of both dialects.
#pragma once

#include <WarrantParser.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/source.h"

namespace warrant::ast {

using TokenType =
    grammar::WarrantParser;  // the names of the token types; the end of the file is antlr4::Token::EOF

// On one line, except where a string lacks its end.
class Token final : public antlr4::Token {
 public:
  std::string_view text;  // in the source; of a quoted identifier without the backticks
  std::uint32_t type = 0;
  std::uint32_t index = 0;
  std::uint32_t file = 0;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::uint32_t endColumn = 0;
  // The annotation that it stands in: 0 in code, equal for adjoining annotations.
  std::uint32_t annotation = 0;
  bool isQuoted = false;       // an identifier in backticks
  bool isReported = false;     // a problem with it was reported
  bool startsComment = false;  // the first one of a comment that is an annotation

  bool is(std::size_t expected) const { return getType() == expected; }
  bool isName() const { return is(TokenType::IDENTIFIER) || is(TokenType::TYPE_NAME); }
  support::SourceRange range() const { return {file, line, column, line, endColumn}; }

  std::string getText() const override { return std::string(text); }
  std::size_t getType() const override { return type == endOfFile ? antlr4::Token::EOF : type; }
  std::size_t getLine() const override { return line; }
  std::size_t getCharPositionInLine() const override { return column; }
  std::size_t getChannel() const override { return DEFAULT_CHANNEL; }
  std::size_t getTokenIndex() const override { return index; }
  std::size_t getStartIndex() const override { return index; }
  std::size_t getStopIndex() const override { return index; }
  antlr4::TokenSource* getTokenSource() const override { return nullptr; }
  antlr4::CharStream* getInputStream() const override { return nullptr; }
  std::string toString() const override { return getText(); }

  static constexpr std::uint32_t endOfFile = static_cast<std::uint32_t>(antlr4::Token::EOF);
};

// Whether it is a word that stands alone in a contract.
inline bool startsCase(const Token& token) {
  return token.is(TokenType::ALSO) || token.is(TokenType::NORMAL) || token.is(TokenType::EXCEPTIONAL);
}

// Whether it may stand before a declaration: `static`, `public`, `pure` …
inline bool isModifier(const Token& token) {
  switch (token.type) {
    case TokenType::STATIC:
    case TokenType::FINAL:
    case TokenType::ABSTRACT:
    case TokenType::NATIVE:
    case TokenType::DEFAULT:
    case TokenType::SYNCHRONIZED:
    case TokenType::ACCESS_MODIFIER:
    case TokenType::PURE:
    case TokenType::GHOST:
    case TokenType::NON_NULL:
      return true;
    default:
      return false;
  }
}

// Drops the tokens behind so many, and numbers the others again.
inline void keepFirst(std::vector<Token>& tokens, std::size_t count) {
  if (count == tokens.size()) return;
  tokens.resize(count);
  for (std::size_t i = 0; i < count; ++i) tokens[i].index = static_cast<std::uint32_t>(i);
}

}  // namespace warrant::ast
