#include "parse/type_brackets.h"

#include <algorithm>
#include <optional>

#include "parse/scan/words.h"

namespace warrant::ast {
bool isPrimitive(const Token& token) {
  switch (token.type) {
    case TokenType::INT:
    case TokenType::BOOLEAN:
    case TokenType::PRIMITIVE_TYPE:
      return true;
    default:
      return false;
  }
}

namespace {

bool startsClass(const Token& token) {
  switch (token.type) {
    case TokenType::CLASS:
    case TokenType::INTERFACE:
    case TokenType::ENUM:
      return true;
    default:
      return false;
  }
}

// How many brackets the sign closes.
std::size_t closes(const Token& token) {
  const bool isShift = token.text.size() > 1 && token.text.find_first_not_of('>') == std::string_view::npos;
  return token.is(TokenType::GREATER) ? 1 : isShift ? token.text.size() : 0;
}

class BracketMarker {
 public:
  explicit BracketMarker(std::vector<Token>& tokens) : tokens_(tokens) {}

  void run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      follow(i);
      if (!tokens_[i].is(TokenType::LESS)) continue;
      const std::optional<std::size_t> close = closeOf(i);
      if (close && (isInHeader_ || isType(i, *close))) mark(i, *close);
    }
    if (splits_ > 0) split();
  }

 private:
  const Token& before(std::size_t i) const { return i == 0 ? tokens_.back() : tokens_[i - 1]; }

  // Watches for headers of classes and for parentheses.
  void follow(std::size_t i) {
    const Token& token = tokens_[i];
    const bool startsHeader =
        startsClass(token) ? !before(i).is(TokenType::DOT) : startsRecord(tokens_, i) || startsDatatype(i);
    if (startsHeader) isInHeader_ = true;
    if (token.is(TokenType::LBRACE) || token.is(TokenType::SEMICOLON)) {
      isInHeader_ = false;
      parentheses_.clear();
    }
    if (token.is(TokenType::LPAREN)) parentheses_.push_back(i);
    if (token.is(TokenType::RPAREN) && !parentheses_.empty()) parentheses_.pop_back();
  }

  // `datatype D<T> = …`: up to its semicolon nothing but types is there.
  bool startsDatatype(std::size_t i) const {
    if (tokens_[i].text != "datatype" || tokens_.size() - i <= 2) return false;
    const bool isNamed = tokens_[i].is(TokenType::IDENTIFIER) && tokens_[i + 1].is(TokenType::IDENTIFIER);
    return isNamed && (tokens_[i].annotation != 0 || tokens_[i + 2].is(TokenType::LESS));
  }

  // The token that closes the bracket, if nothing but types stands between.
  std::optional<std::size_t> closeOf(std::size_t open) const {
    constexpr std::size_t longest = 1000;  // without a limit, chains of comparisons would take quadratic time
    std::size_t depth = 0;
    bool hasBound = false;
    for (std::size_t i = open; i < std::min(tokens_.size(), open + longest); ++i) {
      const Token& token = tokens_[i];
      if (token.is(TokenType::LESS)) {
        ++depth;
      } else if (const std::size_t count = closes(token)) {
        if (count > depth) return std::nullopt;
        depth -= count;
        if (depth == 0) return i;
      } else if (token.text == "&" ? !hasBound : !mayStandInType(i)) {
        return std::nullopt;
      }
      hasBound = hasBound || token.is(TokenType::EXTENDS);
    }
    return std::nullopt;
  }

  bool mayStandInType(std::size_t i) const {
    const Token& token = tokens_[i];
    const bool isName = token.is(TokenType::IDENTIFIER);
    if (isName || isPrimitive(token)) return !before(i).is(TokenType::IDENTIFIER) && closes(before(i)) == 0;
    switch (token.type) {
      case TokenType::DOT:
      case TokenType::COMMA:
      case TokenType::QUESTION:
      case TokenType::EXTENDS:
      case TokenType::SUPER:
      case TokenType::LBRACKET:
      case TokenType::RBRACKET:
        return true;
      default:
        return false;
    }
  }

  // Whether no operand starts behind the bracket that closes there, so that it compares nothing.
  bool isNoComparison(std::size_t close) const {
    const Token& next = tokens_[close + 1];
    return next.is(TokenType::COLON_COLON) || next.is(TokenType::DOT) || next.text == "&" ||
           next.is(TokenType::LBRACE) ||
           (next.is(TokenType::LBRACKET) && tokens_[close + 2].is(TokenType::RBRACKET));
  }

  // Whether the brackets are those of a type, by what stands around.
  bool isType(std::size_t open, std::size_t close) const {
    const Token& previous = before(open);
    if (!previous.is(TokenType::IDENTIFIER)) {
      return previous.is(TokenType::DOT) || previous.is(TokenType::NEW) ||
             previous.is(TokenType::COLON_COLON) || startsStatement(open) || isModifier(previous);
    }
    if (isNoComparison(close)) return true;
    std::size_t name = open - 1;
    while (name >= 2 && tokens_[name - 1].is(TokenType::DOT) &&
           (tokens_[name - 2].is(TokenType::IDENTIFIER) || tokens_[name - 2].is(TokenType::TYPE_CLOSE))) {
      name -= 2;
      while (name > 0 && tokens_[name].is(TokenType::TYPE_CLOSE)) name = openOf(name) - 1;
    }
    const Token& first = before(name);
    switch (first.type) {
      case TokenType::NEW:
      case TokenType::INSTANCEOF:
      case TokenType::THROWS:
      case TokenType::CASE:
        return true;
      case TokenType::LPAREN:
        return isBehindType(close, TokenType::RPAREN) || (isBehindType(close) && mayDeclare(open, close));
      case TokenType::FORALL:
      case TokenType::JML_WORD:
        return isBehindType(close);
      case TokenType::COMMA:
        return isBehindType(close) && mayDeclare(open, close);
      case TokenType::TYPE_CLOSE:  // the result of a generic method
        return true;
      case TokenType::COLON:
        return isBehindType(close) || isBehindType(close, TokenType::RBRACKET);  // `[t: seq<int>]`
      default:
        return isBehindType(close) && (startsStatement(name) || isModifier(first) ||
                                       (first.is(TokenType::IDENTIFIER) && isSpecificationWord(first.text)));
    }
  }

  std::size_t openOf(std::size_t close) const {
    std::size_t depth = 0;
    for (std::size_t i = close;; --i) {
      if (tokens_[i].is(TokenType::TYPE_CLOSE)) ++depth;
      if (tokens_[i].is(TokenType::TYPE_OPEN) && --depth == 0) return i;
      if (i == 0) return 0;
    }
  }

  bool startsStatement(std::size_t i) const {
    if (i == 0 || tokens_[i - 1].annotation != tokens_[i].annotation) return true;
    switch (tokens_[i - 1].type) {
      case TokenType::SEMICOLON:
      case TokenType::LBRACE:
      case TokenType::RBRACE:
      case TokenType::COLON:
        return true;
      default:
        return false;
    }
  }

  // Whether behind the type that ends there, with what may still belong to it, comes such a token.
  bool isBehindType(std::size_t close, std::uint32_t wanted = TokenType::IDENTIFIER) const {
    std::size_t i = close + 1;
    while (tokens_[i].is(TokenType::DOT) && tokens_[i + 1].is(TokenType::IDENTIFIER)) {
      i += 2;
      if (!tokens_[i].is(TokenType::LESS)) continue;
      const std::optional<std::size_t> inner = closeOf(i);
      if (!inner) return false;
      i = *inner + 1;
    }
    while (tokens_[i].is(TokenType::LBRACKET) && tokens_[i + 1].is(TokenType::RBRACKET)) i += 2;
    if (tokens_[i].is(wanted)) return true;
    return wanted == TokenType::IDENTIFIER &&
           (tokens_[i].is(TokenType::ELLIPSIS) || tokens_[i].is(TokenType::THIS));
  }

  // `a < b > c` is no expression, but f(a < b, c > d) has two arguments: where the brackets hold a comma, the
  // parentheses around must be those of a declaration.
  bool mayDeclare(std::size_t open, std::size_t close) const {
    const bool hasComma = std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(open),
                                      tokens_.begin() + static_cast<std::ptrdiff_t>(close),
                                      [](const Token& token) { return token.is(TokenType::COMMA); });
    if (!hasComma) return true;
    if (parentheses_.empty() || parentheses_.back() < 1) return false;
    const std::size_t name = parentheses_.back() - 1;
    if (!tokens_[name].is(TokenType::IDENTIFIER)) return true;  // for (…), catch (…)
    const Token& type = before(name);
    if (type.text == "predicate" || type.text == "resource") return true;
    const bool isResult = type.is(TokenType::IDENTIFIER)
                              ? !isSpecificationWord(type.text)
                              : isPrimitive(type) || type.is(TokenType::VOID) ||
                                    type.is(TokenType::RBRACKET) || type.is(TokenType::TYPE_CLOSE);
    return isResult || isModifier(type) || (startsStatement(name) && isFollowedByBody(parentheses_.back()));
  }

  bool isFollowedByBody(std::size_t parenthesis) const {
    std::size_t depth = 0;
    for (std::size_t i = parenthesis; i + 1 < tokens_.size(); ++i) {
      if (tokens_[i].is(TokenType::LPAREN)) ++depth;
      if (tokens_[i].is(TokenType::RPAREN) && --depth == 0) {
        const Token& next = tokens_[i + 1];
        return next.is(TokenType::LBRACE) || next.is(TokenType::THROWS) ||
               next.annotation != tokens_[i].annotation;
      }
    }
    return false;
  }

  void mark(std::size_t open, std::size_t close) {
    for (std::size_t i = open; i <= close; ++i) {
      if (tokens_[i].is(TokenType::LESS)) tokens_[i].type = TokenType::TYPE_OPEN;
      if (const std::size_t count = closes(tokens_[i])) {
        tokens_[i].type = TokenType::TYPE_CLOSE;
        splits_ += count - 1;
      }
    }
  }

  void split() {
    std::vector<Token> result;
    result.reserve(tokens_.size() + splits_);
    for (const Token& token : tokens_) {
      const std::size_t parts = token.is(TokenType::TYPE_CLOSE) ? token.text.size() : 1;
      for (std::size_t part = 0; part < parts; ++part) {
        Token& added = result.emplace_back(token);
        added.index = static_cast<std::uint32_t>(result.size() - 1);
        if (parts == 1) continue;
        added.text = token.text.substr(part, 1);
        added.column = token.column + static_cast<std::uint32_t>(part);
        added.endColumn = added.column + 1;
      }
    }
    tokens_ = std::move(result);
  }

  std::vector<Token>& tokens_;
  std::vector<std::size_t> parentheses_;  // those that are open
  bool isInHeader_ = false;
  std::size_t splits_ = 0;  // how many tokens more there will be
};

}  // namespace

bool startsRecord(const std::vector<Token>& tokens, std::size_t i) {
  if (tokens[i].text != "record" || tokens[i].annotation != 0 || tokens.size() - i <= 2) return false;
  const Token& behind = tokens[i + 2];
  return tokens[i].is(TokenType::IDENTIFIER) && tokens[i + 1].is(TokenType::IDENTIFIER) &&
         (behind.is(TokenType::LPAREN) || behind.is(TokenType::LESS) || behind.is(TokenType::TYPE_OPEN));
}

void markTypeBrackets(std::vector<Token>& tokens) { BracketMarker(tokens).run(); }

}  // namespace warrant::ast
