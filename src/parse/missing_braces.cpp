#include "parse/missing_braces.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "parse/messages.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

// A word that starts a clause of a contract; annotations have no keywords yet.
bool startsClause(const Token& token) {
  constexpr std::string_view words[] = {"requires", "ensures", "context", "context_everywhere", "decreases",
                                        "signals",  "pure",    "exsures", "measured_by"};
  return token.annotation != 0 && std::ranges::find(words, token.text) != std::end(words);
}

class MissingBraces {
 public:
  MissingBraces(std::vector<Token>& tokens, Problems& problems) : tokens_(tokens), problems_(problems) {}

  void run() {
    if (countOpen() <= 0) return;
    std::vector<Token> repaired;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (isInBody() && startsStatement(i)) {
        if (const std::size_t name = methodName(i); name != 0) closeBody(repaired, i, name);
      }
      follow(i);
      repaired.push_back(tokens_[i]);
    }
    for (std::size_t i = 0; i < repaired.size(); ++i) repaired[i].index = static_cast<std::uint32_t>(i);
    tokens_ = std::move(repaired);
  }

 private:
  struct Brace {
    std::size_t token;
    bool isOfClass;
  };

  std::ptrdiff_t countOpen() const {
    const auto count = [this](std::size_t type) {
      return std::ranges::count_if(tokens_, [type](const Token& token) { return token.is(type); });
    };
    return count(TokenType::LBRACE) - count(TokenType::RBRACE);
  }

  bool isInBody() const { return !open_.empty() && !open_.back().isOfClass; }

  bool startsStatement(std::size_t i) const {
    if (tokens_[i].annotation != 0) return false;
    std::size_t before = i;
    while (before > 0 && tokens_[before - 1].annotation != 0) --before;
    if (before == 0) return false;
    const Token& last = tokens_[before - 1];
    return last.is(TokenType::SEMICOLON) || last.is(TokenType::LBRACE) || last.is(TokenType::RBRACE);
  }

  // Classes, anonymous ones and records, too, have methods in their braces.
  void follow(std::size_t i) {
    switch (tokens_[i].type) {
      case TokenType::IDENTIFIER:
        isClassHeader_ = isClassHeader_ || (tokens_[i].text == "record" && tokens_[i + 1].isName());
        break;
      case TokenType::CLASS:
      case TokenType::INTERFACE:
      case TokenType::ENUM:
        isClassHeader_ = i == 0 || !tokens_[i - 1].is(TokenType::DOT);
        break;
      case TokenType::NEW:
        isCreation_ = true;
        break;
      case TokenType::LBRACKET:
        isCreation_ = false;
        break;
      case TokenType::LPAREN:
        areCreations_.push_back(std::exchange(isCreation_, false));
        break;
      case TokenType::RPAREN:
        if (areCreations_.empty()) break;
        isAnonymous_ = areCreations_.back() && tokens_[i + 1].is(TokenType::LBRACE);
        areCreations_.pop_back();
        break;
      case TokenType::LBRACE:
        open_.push_back({i, std::exchange(isClassHeader_, false) || std::exchange(isAnonymous_, false)});
        break;
      case TokenType::RBRACE:
        if (!open_.empty()) open_.pop_back();
        break;
      default:
        break;
    }
  }

  // The index of the name of the method or constructor whose header, with a body behind it, starts there in
  // code; 0: none does.
  std::size_t methodName(std::size_t i) const {
    while (isModifier(tokens_[i]) || tokens_[i].annotation != 0) ++i;
    const std::size_t parenthesis = parenthesisBehind(i);
    if (parenthesis <= i || !tokens_[parenthesis - 1].isName()) return 0;
    return hasBody(parenthesis) ? parenthesis - 1 : 0;
  }

  // The `(` behind a type and a name, or behind a name alone; 0: something else stands there.
  std::size_t parenthesisBehind(std::size_t i) const {
    for (; !tokens_[i].is(TokenType::LPAREN); ++i) {
      switch (tokens_[i].type) {
        case TokenType::IDENTIFIER:
        case TokenType::TYPE_NAME:
        case TokenType::INT:
        case TokenType::BOOLEAN:
        case TokenType::VOID:
        case TokenType::PRIMITIVE_TYPE:
        case TokenType::TYPE_OPEN:
        case TokenType::TYPE_CLOSE:
        case TokenType::LBRACKET:
        case TokenType::RBRACKET:
        case TokenType::DOT:
        case TokenType::COMMA:
          break;
        default:
          return 0;
      }
    }
    return i;
  }

  // Whether a block follows the parameters, the exceptions and the contract.
  bool hasBody(std::size_t i) const {
    std::size_t depth = 0;
    for (; !tokens_[i].is(antlr4::Token::EOF); ++i) {
      const Token& token = tokens_[i];
      if (token.is(TokenType::LPAREN)) ++depth;
      if (token.is(TokenType::RPAREN)) --depth;
      if (depth > 0 || token.annotation != 0 || token.is(TokenType::RPAREN)) continue;
      const bool isOfHeader = token.is(TokenType::THROWS) || token.isName() || token.is(TokenType::DOT) ||
                              token.is(TokenType::COMMA);
      if (!isOfHeader) return token.is(TokenType::LBRACE);
    }
    return false;
  }

  // Closes what is open up to the class, in front of the contract of the method whose header starts there.
  void closeBody(std::vector<Token>& repaired, std::size_t start, std::size_t name) {
    problems_.error(support::codes::syntax, tokens_[name].range(),
                    "a '}' is missing before " + inQuotes(tokens_[name].text) +
                        ": a method cannot be declared within another one",
                    {{tokens_[open_.back().token].range(), "this '{' is still open there"}});
    const std::size_t contract = contractStart(start);
    auto place = repaired.end() - static_cast<std::ptrdiff_t>(start - contract);
    Token brace = tokens_[contract];
    brace.type = TokenType::RBRACE;
    brace.text = "}";
    brace.annotation = 0;
    brace.startsComment = false;
    brace.endColumn = brace.column;
    for (; isInBody(); open_.pop_back()) place = repaired.insert(place, brace);
  }

  std::size_t contractStart(std::size_t i) const {
    std::size_t start = i;
    for (; i > 0 && tokens_[i - 1].annotation != 0; --i) {
      const bool isFirst = i < 2 || tokens_[i - 2].annotation == 0 || tokens_[i - 2].is(TokenType::SEMICOLON);
      if (isFirst && startsClause(tokens_[i - 1])) start = i - 1;
    }
    return start;
  }

  std::vector<Token>& tokens_;
  Problems& problems_;
  std::vector<Brace> open_;
  bool isClassHeader_ = false;
  bool isCreation_ = false;         // behind `new`
  std::vector<bool> areCreations_;  // the parentheses that are open: whether of `new C(…)`
  bool isAnonymous_ = false;        // behind those of `new C(…) {`
};

}  // namespace

void closeBodies(std::vector<Token>& tokens, Problems& problems) { MissingBraces(tokens, problems).run(); }

}  // namespace warrant::ast
