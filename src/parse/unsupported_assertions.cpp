#include "parse/unsupported_assertions.h"

#include <algorithm>
#include <string>

#include "parse/messages.h"
#include "parse/scan/words.h"
#include "parse/type_brackets.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

bool opens(const Token& token) {
  return token.is(TokenType::LPAREN) || token.is(TokenType::LBRACKET) || token.is(TokenType::LBRACE);
}
bool closes(const Token& token) {
  return token.is(TokenType::RPAREN) || token.is(TokenType::RBRACKET) || token.is(TokenType::RBRACE);
}

bool isCollection(std::string_view word) {
  constexpr std::string_view collections[] = {"seq", "set", "bag", "map", "option", "tuple"};
  return std::ranges::find(collections, word) != std::end(collections);
}

// Reads the tokens in order and keeps them, in place, but for what it replaces: `kept_` is how many were
// kept.
class Assertions {
 public:
  Assertions(std::vector<Token>& tokens, Dialect dialect, Problems& problems)
      : tokens_(tokens), isInline_(dialect == Dialect::Inline), problems_(problems) {}

  void run() {
    while (next_ + 1 < tokens_.size()) {
      const bool isSpecification = isInline_ || current().annotation != 0;
      if (!isSpecification || !readForm()) keep();
    }
    keep();  // the end of the file
    keepFirst(tokens_, kept_);
  }

 private:
  const Token& current() const { return tokens_[next_]; }

  void keep() {
    if (kept_ != next_) tokens_[kept_] = tokens_[next_];
    ++kept_;
    ++next_;
  }

  // Whether the token there is of the annotation in which the one at the place stands.
  bool isNear(std::size_t index) const {
    return index + 1 < tokens_.size() && tokens_[index].annotation == current().annotation;
  }
  bool isAt(std::size_t index, std::size_t type) const { return isNear(index) && tokens_[index].is(type); }

  bool readForm() {
    const Token& token = current();
    if (token.is(TokenType::FORALL)) return readQuantifier("quantifiers are not supported yet");
    if (token.is(TokenType::UNSUPPORTED_OPERAND)) return readWord();
    if (token.is(TokenType::LBRACE) && !isInline_) return readSet();
    if (!token.is(TokenType::IDENTIFIER) || token.isQuoted) return false;
    const bool isQuantifier = token.text == "forall" || token.text == "exists";
    if (isQuantifier && declaresVariable(next_ + 1))
      return readQuantifier("quantifiers are not supported yet");
    return isCollection(token.text) && readCollection();
  }

  void report(std::string message) {
    problems_.error(support::codes::unsupported, current().range(), std::move(message));
  }

  bool declaresVariable(std::size_t index) const {
    if (!isNear(index)) return false;
    if (isPrimitive(tokens_[index])) return true;
    return tokens_[index].is(TokenType::IDENTIFIER) && isNear(index + 1) &&
           (tokens_[index + 1].is(TokenType::IDENTIFIER) || tokens_[index + 1].is(TokenType::COLON) ||
            tokens_[index + 1].text == "::" || tokens_[index + 1].text == "|");
  }

  // Behind the bracket that closes the one before `index`; 0: none does in this annotation.
  std::size_t behindBrackets(std::size_t index) const {
    std::size_t depth = 1;
    for (; isNear(index); ++index) {
      if (opens(tokens_[index])) ++depth;
      if (closes(tokens_[index]) && --depth == 0) return index + 1;
    }
    return 0;
  }

  // One operand in the place of what was kept from there on and of what is left up to `behind`.
  bool replace(std::size_t start, std::size_t behind) {
    Token operand = tokens_[start < kept_ ? start : next_];
    operand.type = TokenType::UNSUPPORTED_OPERAND;
    operand.isReported = true;
    tokens_[start] = operand;
    kept_ = start + 1;
    next_ = behind;
    return true;
  }

  // `(forall T x; A; B)`, or without parentheses up to the end of the clause.
  bool readQuantifier(std::string message) {
    report(std::move(message));
    const bool isInParentheses = kept_ > 0 && tokens_[kept_ - 1].is(TokenType::LPAREN) &&
                                 tokens_[kept_ - 1].annotation == current().annotation;
    if (isInParentheses) {
      if (const std::size_t behind = behindBrackets(next_ + 1)) return replace(kept_ - 1, behind);
    }
    return replace(kept_, behindClause(next_ + 1));
  }

  // The `;` that ends the clause: in `forall T x; A; B;` at most two are within.
  std::size_t behindClause(std::size_t index) const {
    int left = isAt(index + 2, TokenType::SEMICOLON) ? 3 : 1, depth = 0;
    std::size_t end = 0;
    for (; isNear(index); ++index) {
      const Token& token = tokens_[index];
      const bool startsBody = token.is(TokenType::LBRACE) && depth == 0 && end != 0;
      if (startsBody || (end + 1 == index && isSpecificationWord(token.text))) break;
      if (opens(token)) ++depth;
      if (closes(token) && --depth < 0) return token.is(TokenType::RBRACE) && end != 0 ? end : index;
      if (!token.is(TokenType::SEMICOLON) || depth > 0) continue;
      end = index;
      if (--left == 0) break;
    }
    return end == 0 ? index : end;
  }

  // `\typeof(e)`, `(\sum T x; A; e)`
  bool readWord() {
    std::string message = inQuotes(current().text) + " is not supported yet";
    if (declaresVariable(next_ + 1)) return readQuantifier(std::move(message));
    report(std::move(message));
    const bool hasArguments = isAt(next_ + 1, TokenType::LPAREN);
    const std::size_t behind = hasArguments ? behindBrackets(next_ + 2) : 0;
    return replace(kept_, behind == 0 ? next_ + 1 : behind);
  }

  // `seq<int> { 1, 2 }`
  bool readCollection() {
    std::size_t index = next_ + 1;
    if (!isAt(index, TokenType::LESS)) return false;
    while (isNear(index) && !opens(tokens_[index]) && !closes(tokens_[index]) &&
           !tokens_[index].is(TokenType::SEMICOLON)) {
      ++index;
    }
    if (!isAt(index, TokenType::LBRACE) || tokens_[index - 1].text.find('>') == std::string_view::npos)
      return false;
    const std::size_t behind = behindBrackets(index + 1);
    if (behind == 0) return false;
    report("values of type " + inQuotes(current().text) + " are not supported yet");
    return replace(kept_, behind);
  }

  // `{ a, b }` behind an operator
  bool readSet() {
    if (kept_ == 0 || tokens_[kept_ - 1].annotation != current().annotation) return false;
    switch (tokens_[kept_ - 1].type) {
      case TokenType::EQUAL:
      case TokenType::NOT_EQUAL:
      case TokenType::AND:
      case TokenType::OR:
      case TokenType::STAR_STAR:
      case TokenType::IMPLIES:
      case TokenType::PLUS:
      case TokenType::MINUS:
        break;
      default:
        return false;
    }
    const std::size_t behind = behindBrackets(next_ + 1);
    if (behind == 0) return false;
    report("sets '{a, b}' are not supported yet");
    return replace(kept_, behind);
  }

  std::vector<Token>& tokens_;
  bool isInline_;
  Problems& problems_;
  std::size_t next_ = 0;
  std::size_t kept_ = 0;
};

}  // namespace

void replaceUnsupportedAssertions(std::vector<Token>& tokens, Dialect dialect, Problems& problems) {
  Assertions(tokens, dialect, problems).run();
}

}  // namespace warrant::ast
