#include "parse/misspelt_words.h"

#include <string>
#include <string_view>

#include "parse/scan/words.h"
#include "parse/suggestion.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

constexpr std::string_view assertion = "assert";  // the one statement whose word is Java's, too

const std::vector<std::string_view>& firstWords() {
  static const std::vector<std::string_view> words = [] {
    std::vector<std::string_view> all = specificationWords();
    std::erase(all, "in");
    all.push_back(assertion);
    return all;
  }();
  return words;
}

class MisspeltWords {
 public:
  MisspeltWords(std::vector<Token>& tokens, Problems& problems) : tokens_(tokens), problems_(problems) {}

  void run() {
    for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
      const Token& token = tokens_[i];
      if (token.annotation == 0) continue;
      if (isFirst(i)) depth_ = 0;
      if (token.is(TokenType::LBRACE) || token.is(TokenType::LPAREN)) ++depth_;
      if (token.is(TokenType::RBRACE) || token.is(TokenType::RPAREN)) --depth_;
      if (isSuspect(i)) correct(tokens_[i]);
    }
  }

 private:
  bool isFirst(std::size_t i) const { return i == 0 || tokens_[i - 1].annotation != tokens_[i].annotation; }

  // Where a clause, a ghost statement or a declaration begins. The body of a ghost method has names there,
  // too, and so has a quantifier behind its semicolons.
  bool isPlaced(std::size_t i) const {
    if (isFirst(i)) return true;
    const Token& before = tokens_[i - 1];
    return depth_ == 0 && (before.is(TokenType::SEMICOLON) || isModifier(before));
  }

  // Whether what follows shows that the name is assigned, part of a longer one, or that of a type.
  bool isUsed(std::size_t i) const {
    switch (tokens_[i + 1].type) {
      case TokenType::ASSIGN:
      case TokenType::ASSIGN_WITH:
      case TokenType::INCREMENT:
      case TokenType::DECREMENT:
      case TokenType::COLON:
      case TokenType::DOT:
      case TokenType::LESS:
      case TokenType::TYPE_OPEN:
        return true;
      default:
        return false;
    }
  }

  bool isSuspect(std::size_t i) const {
    const Token& token = tokens_[i];
    if (!token.is(TokenType::IDENTIFIER) || token.isQuoted || isSpecificationWord(token.text)) return false;
    return isPlaced(i) && !isUsed(i);
  }

  void correct(Token& token) {
    const std::string_view meant = nearest(token.text, firstWords());
    if (meant.empty()) return;
    problems_.error(support::codes::syntax, token.range(),
                    "'" + std::string(token.text) + "' is no word of annotations; did you mean '" +
                        std::string(meant) + "'?");
    token.text = meant;
    if (meant == assertion) token.type = TokenType::ASSERT;
  }

  std::vector<Token>& tokens_;
  Problems& problems_;
  int depth_ = 0;  // of the braces and parentheses in the annotation
};

}  // namespace

void correctMisspeltWords(std::vector<Token>& tokens, Problems& problems) {
  MisspeltWords(tokens, problems).run();
}

}  // namespace warrant::ast
