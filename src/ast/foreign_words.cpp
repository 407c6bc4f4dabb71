#include "ast/foreign_words.h"

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "ast/messages.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

enum class Kind : std::uint8_t {
  Modifier,  // of a declaration, parameter or type
  Header,    // a word on its own before the clauses of a contract
  Clause,    // and what follows it, up to the `;`
};

struct Word {
  Kind kind;
  std::string_view instead;  // why it is not supported; empty: it does no harm
};

const std::unordered_map<std::string_view, Word>& words() {
  constexpr std::string_view permissions = "permissions say what a method may read and change";
  constexpr std::string_view predicates = "write a predicate";
  constexpr std::string_view noGhost = "ghost parameters and results are not supported yet";
  static const std::unordered_map<std::string_view, Word> table = {
      {"spec_public", {Kind::Modifier, {}}},
      {"spec_protected", {Kind::Modifier, {}}},
      {"nullable", {Kind::Modifier, {}}},
      {"helper", {Kind::Modifier, {}}},
      {"inline", {Kind::Modifier, {}}},
      {"non_null", {Kind::Modifier, "write `x != null` in the contract"}},
      {"normal_behavior", {Kind::Header, {}}},
      {"normal_behaviour", {Kind::Header, {}}},
      {"behavior", {Kind::Header, {}}},
      {"behaviour", {Kind::Header, {}}},
      {"exceptional_behavior", {Kind::Header, "a method has one contract"}},
      {"exceptional_behaviour", {Kind::Header, "a method has one contract"}},
      {"also", {Kind::Header, "a method has one contract"}},
      {"assignable", {Kind::Clause, permissions}},
      {"assigns", {Kind::Clause, permissions}},
      {"modifies", {Kind::Clause, permissions}},
      {"modifiable", {Kind::Clause, permissions}},
      {"accessible", {Kind::Clause, permissions}},
      {"given", {Kind::Clause, noGhost}},
      {"yields", {Kind::Clause, noGhost}},
      {"signals_only", {Kind::Clause, "without a `signals` clause no exception may leave the method"}},
      {"diverges", {Kind::Clause, "only what has a measure must end"}},
      {"represents", {Kind::Clause, predicates}},
      {"initially", {Kind::Clause, predicates}},
      {"constraint", {Kind::Clause, predicates}},
      {"lock_invariant", {Kind::Clause, "programs are sequential"}},
      {"axiom", {Kind::Clause, "write a method without a body, which is trusted"}},
      {"model", {Kind::Clause, "write a ghost pure method"}},
      {"inhale", {Kind::Clause, "call a method without a body, which is trusted"}},
      {"exhale", {Kind::Clause, "call a method without a body, which is trusted"}},
      {"refute", {Kind::Clause, "assert what holds"}},
  };
  return table;
}

// Behind which an expression starts.
bool startsExpression(const Token& token) {
  static const std::unordered_set<std::string_view> keywords = {
      "requires",  "ensures",        "context",     "context_everywhere",
      "invariant", "loop_invariant", "maintaining", "open",
      "close",     "fold",           "unfold",      "unfolding",
      "opening",   "assert"};
  switch (token.type) {
    case TokenType::IDENTIFIER:
      return keywords.contains(token.text);
    case TokenType::ASSERT:
    case TokenType::AND:
    case TokenType::OR:
    case TokenType::STAR_STAR:
    case TokenType::IMPLIES:
    case TokenType::LPAREN:
    case TokenType::COMMA:
    case TokenType::QUESTION:
    case TokenType::COLON:
    case TokenType::ASSIGN:
      return true;
    default:
      return token.text == "\\unfolding";
  }
}

class ForeignWords {
 public:
  ForeignWords(std::vector<Token>& tokens, Problems& problems) : tokens_(tokens), problems_(problems) {}

  std::vector<std::string_view> run() {
    while (next_ < tokens_.size()) {
      if (!readWord() && !readFraction()) keep();
    }
    for (std::size_t i = 0; i < kept_.size(); ++i) kept_[i].index = static_cast<std::uint32_t>(i);
    if (kept_.size() != tokens_.size()) tokens_ = std::move(kept_);
    return std::move(names_);
  }

 private:
  const Token& current() const { return tokens_[next_]; }
  bool isWithin(std::size_t index) const {
    return index < tokens_.size() && tokens_[index].annotation == current().annotation;
  }
  void keep() { kept_.push_back(tokens_[next_++]); }

  // The last token that was kept, if it is of the same annotation.
  const Token* previous() const {
    const bool isThere = !kept_.empty() && kept_.back().annotation == current().annotation;
    return isThere ? &kept_.back() : nullptr;
  }

  bool startsStatement() const {
    const Token* const before = previous();
    return before == nullptr || before->is(TokenType::SEMICOLON) || before->is(TokenType::LBRACE) ||
           before->is(TokenType::RBRACE) || isModifier(*before) || before->text == "pure" ||
           before->text == "ghost";
  }

  bool readWord() {
    const Token& token = current();
    if (token.annotation == 0 || token.isQuoted || !token.is(TokenType::IDENTIFIER)) return false;
    const auto found = words().find(token.text);
    if (found == words().end()) return false;
    const Word& word = found->second;
    if (word.kind == Kind::Modifier ? !isModifierHere() : !isClauseHere(word.kind)) return false;
    if (!word.instead.empty()) {
      problems_.error(support::codes::unsupported, token.range(),
                      inQuotes(token.text) + " is not supported: " + std::string(word.instead));
    }
    if (word.kind != Kind::Modifier && previous() != nullptr && isModifier(*previous())) kept_.pop_back();
    ++next_;
    if (word.kind == Kind::Clause) skipClause(token.annotation);
    return true;
  }

  bool isModifierHere() const {
    const Token* const before = previous();
    const bool isPlaced = startsStatement() || before->is(TokenType::LPAREN) || before->is(TokenType::COMMA);
    if (!isPlaced) return false;
    if (!isWithin(next_ + 1)) return true;
    const Token& after = tokens_[next_ + 1];
    switch (after.type) {
      case TokenType::IDENTIFIER:
      case TokenType::INT:
      case TokenType::BOOLEAN:
      case TokenType::VOID:
      case TokenType::PRIMITIVE_TYPE:
        return true;
      default:
        return isModifier(after);
    }
  }

  bool isClauseHere(Kind kind) const {
    if (!startsStatement()) return false;
    if (!isWithin(next_ + 1)) return kind == Kind::Header;
    switch (tokens_[next_ + 1].type) {
      case TokenType::ASSIGN:
      case TokenType::ASSIGN_WITH:
      case TokenType::DOT:
      case TokenType::INCREMENT:
      case TokenType::DECREMENT:
      case TokenType::SEMICOLON:
      case TokenType::COLON:
        return false;
      case TokenType::LPAREN:
        return kind == Kind::Clause;
      default:
        return true;
    }
  }

  void skipClause(std::uint32_t annotation) {
    int depth = 0;
    for (; next_ < tokens_.size() && tokens_[next_].annotation == annotation; ++next_) {
      const Token& token = current();
      if (token.is(TokenType::IDENTIFIER)) names_.push_back(token.text);
      if (token.is(TokenType::LBRACE) || token.is(TokenType::LPAREN)) ++depth;
      if (token.is(TokenType::RBRACE) || token.is(TokenType::RPAREN)) --depth;
      const bool mayEnd = token.is(TokenType::SEMICOLON) || token.is(TokenType::RBRACE);
      if (!mayEnd || depth > 0) continue;
      ++next_;
      return;
    }
  }

  // VerCors's amount before a predicate: [1\2]p()
  bool readFraction() {
    const Token& bracket = current();
    if (bracket.annotation == 0 || !bracket.is(TokenType::LBRACKET)) return false;
    if (previous() == nullptr || !startsExpression(*previous())) return false;
    std::size_t end = next_ + 1;
    while (isWithin(end) && !tokens_[end].is(TokenType::RBRACKET)) ++end;
    if (!isWithin(end)) return false;
    const bool isWhole =
        end == next_ + 2 && (tokens_[next_ + 1].text == "1" || tokens_[next_ + 1].text == "write");
    if (!isWhole) {
      problems_.error(support::codes::unsupported, bracket.range(),
                      "amounts of permission other than 1 are not supported yet");
    }
    next_ = end + 1;
    return true;
  }

  std::vector<Token>& tokens_;
  Problems& problems_;
  std::vector<Token> kept_;
  std::vector<std::string_view> names_;
  std::size_t next_ = 0;
};

}  // namespace

std::vector<std::string_view> removeForeignWords(std::vector<Token>& tokens, Problems& problems) {
  return ForeignWords(tokens, problems).run();
}

}  // namespace warrant::ast
