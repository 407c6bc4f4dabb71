#include "parse/foreign_words.h"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "parse/messages.h"
#include "parse/scan/word_table.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

enum class ForeignKind : std::uint8_t {
  Modifier,  // of a declaration, parameter or type
  Header,    // a word on its own before the clauses of a contract
  Clause,    // and what follows it, up to the `;`
  Contract,  // the same, of a method's contract
  Names,     // like a clause, where it may declare names
  Block,     // and what follows it, contracts too, up to the block or, where there is none, the `;`
};

struct ForeignWord {
  ForeignKind kind;
  std::string_view instead;  // why it is not supported; empty: it does no harm

  // Where it stands in no member.
  Extent extent() const {
    switch (kind) {
      case ForeignKind::Modifier:
      case ForeignKind::Header:
      case ForeignKind::Contract:
        return Extent::Next;
      default:
        return Extent::Nothing;
    }
  }
};

const WordTable<ForeignWord>& foreignWords() {
  constexpr std::string_view permissions = "permissions say what a method may read and change";
  constexpr std::string_view predicates = "write a predicate";
  constexpr std::string_view lemmas = "write a ghost method, `ghost static void f(…)`";
  constexpr std::string_view functions = "write a ghost pure method";
  constexpr std::string_view sequential = "programs are sequential";
  static const WordTable<ForeignWord> table = {
      {"spec_public", {ForeignKind::Modifier, {}}},
      {"spec_protected", {ForeignKind::Modifier, {}}},
      {"nullable", {ForeignKind::Modifier, {}}},
      {"helper", {ForeignKind::Modifier, {}}},
      {"inline", {ForeignKind::Modifier, {}}},
      {"focus", {ForeignKind::Modifier, "choose members with --member"}},
      {"ignore", {ForeignKind::Modifier, "choose members with --member"}},
      {"normal_behavior", {ForeignKind::Header, {}}},
      {"normal_behaviour", {ForeignKind::Header, {}}},
      {"behavior", {ForeignKind::Header, {}}},
      {"behaviour", {ForeignKind::Header, {}}},
      {"exceptional_behavior", {ForeignKind::Header, {}}},
      {"exceptional_behaviour", {ForeignKind::Header, {}}},
      {"also", {ForeignKind::Header, {}}},
      {"assignable", {ForeignKind::Contract, permissions}},
      {"assigns", {ForeignKind::Contract, permissions}},
      {"modifies", {ForeignKind::Contract, permissions}},
      {"modifiable", {ForeignKind::Contract, permissions}},
      {"accessible", {ForeignKind::Contract, permissions}},
      {"reads", {ForeignKind::Contract, permissions}},
      {"loop_modifies", {ForeignKind::Clause, permissions}},
      {"loop_assigns", {ForeignKind::Clause, permissions}},
      {"diverges", {ForeignKind::Contract, "only what has a measure must end"}},
      {"represents", {ForeignKind::Clause, predicates}},
      {"initially", {ForeignKind::Clause, predicates}},
      {"constraint", {ForeignKind::Clause, predicates}},
      {"lock_invariant", {ForeignKind::Clause, sequential}},
      {"send", {ForeignKind::Clause, sequential}},
      {"recv", {ForeignKind::Clause, sequential}},
      {"axiom", {ForeignKind::Clause, "write a method without a body, which is trusted"}},
      {"model", {ForeignKind::Names, functions}},
      {"lemma", {ForeignKind::Block, lemmas}},
      {"lemma_auto", {ForeignKind::Block, lemmas}},
      {"fixpoint", {ForeignKind::Block, functions}},
      {"inductive", {ForeignKind::Block, "write a class"}},
      {"adt", {ForeignKind::Block, "write a `datatype`, or methods without a body, which are trusted"}},
      {"atomic", {ForeignKind::Block, sequential}},
      {"par", {ForeignKind::Block, sequential}},
      {"parallel", {ForeignKind::Block, sequential}},
      {"frame", {ForeignKind::Block, "call a method"}},
      {"create_wand", {ForeignKind::Block, "write `package (A --* B) { … }`"}},
      {"calc", {ForeignKind::Block, "write an `assert` for each step"}},
      {"leak", {ForeignKind::Clause, "what is not given back is forgotten at the end of the method"}},
      {"havoc", {ForeignKind::Clause, "call a method without a body, which is trusted"}},
      {"witness", {ForeignKind::Clause, "write a ghost variable"}},
      {"hence_by", {ForeignKind::Clause, "write an `assert`"}},
      {"unreachable", {ForeignKind::Clause, "write `assert false`"}},
      {"inhale", {ForeignKind::Clause, "call a method without a body, which is trusted"}},
      {"exhale", {ForeignKind::Clause, "call a method without a body, which is trusted"}},
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

// Reads the tokens in order and keeps them, in place, but for what it takes out: `kept_` is how many were
// kept.
class ForeignWords {
 public:
  ForeignWords(std::vector<Token>& tokens, Problems& problems) : tokens_(tokens), problems_(problems) {}

  std::vector<std::string_view> run() {
    while (next_ < tokens_.size()) {
      markScale();
      moveGiven();
      if (!readWord() && !readLoopContract()) keep();
    }
    keepFirst(tokens_, kept_);
    for (std::size_t i = 0; wasMoved_ && i < kept_; ++i) tokens_[i].index = static_cast<std::uint32_t>(i);
    return std::move(names_);
  }

 private:
  const Token& current() const { return tokens_[next_]; }
  bool isWithin(std::size_t index) const {
    return index < tokens_.size() && tokens_[index].annotation == current().annotation;
  }
  void keep() {
    const Token& token = tokens_[kept_];
    if (kept_ != next_) tokens_[kept_] = tokens_[next_];
    ++kept_;
    ++next_;
    if (token.is(TokenType::LPAREN)) isLoopHeader_.push_back(startsLoopHeader());
    if (!token.is(TokenType::RPAREN) || isLoopHeader_.empty()) return;
    loopHeaderEnd_ = isLoopHeader_.back() ? kept_ : 0;
    isLoopHeader_.pop_back();
  }

  // Whether the parenthesis that was just kept starts one.
  bool startsLoopHeader() const {
    if (kept_ < 2) return false;
    const Token& before = tokens_[kept_ - 2];
    return before.is(TokenType::FOR) || before.is(TokenType::WHILE);
  }

  // The last token that was kept, if it is of the same annotation.
  const Token* previous() const {
    if (kept_ == 0) return nullptr;
    const Token& last = tokens_[kept_ - 1];
    return last.annotation == current().annotation ? &last : nullptr;
  }

  bool startsStatement() const {
    const Token* const before = previous();
    return before == nullptr || before->is(TokenType::SEMICOLON) || before->is(TokenType::LBRACE) ||
           before->is(TokenType::RBRACE) || isModifier(*before) || before->text == "pure" ||
           before->text == "ghost" || startsCase(*before);
  }

  // The foreign word at the place; nullptr: it is none, or a name.
  const ForeignWord* wordHere() const {
    const ForeignWord* const word = foreignWords().find(current().text);
    if (word == nullptr) return nullptr;
    const bool isHere = word->kind == ForeignKind::Modifier ? isModifierHere() : isClauseHere(word->kind);
    return isHere ? word : nullptr;
  }

  bool readWord() {
    const Token& token = current();
    if (token.annotation == 0 || token.isQuoted || !token.is(TokenType::IDENTIFIER)) return false;
    const ForeignWord* const found = wordHere();
    if (found == nullptr) return false;
    const ForeignWord& word = *found;
    if (token.text == "model" && declaresMethod()) {
      tokens_[next_].text = "pure";
      return false;
    }
    if (!word.instead.empty()) {
      problems_.error(support::codes::unsupported, token.range(),
                      inQuotes(token.text) + " is not supported: " + std::string(word.instead), {},
                      word.extent());
    }
    if (word.kind != ForeignKind::Modifier && previous() != nullptr && isModifier(*previous())) --kept_;
    if (word.kind == ForeignKind::Header && headerType(token) != TokenType::IDENTIFIER) {
      tokens_[next_].type = headerType(token);
      keep();
      return true;
    }
    ++next_;
    if (word.kind == ForeignKind::Names || word.kind == ForeignKind::Block) hideNames(token.annotation);
    if (word.kind != ForeignKind::Modifier && word.kind != ForeignKind::Header)
      skipClause(token.annotation, word.kind);
    return true;
  }

  // What a header is to the parser; an identifier: nothing.
  static std::size_t headerType(const Token& token) {
    if (token.text == "also") return TokenType::ALSO;
    if (token.text.starts_with("exceptional_")) return TokenType::EXCEPTIONAL;
    return token.text.starts_with("normal_") ? TokenType::NORMAL : TokenType::IDENTIFIER;
  }

  // Whether what follows up to the next clause or sign has parameters.
  bool declaresMethod() const {
    for (std::size_t i = next_ + 1; isWithin(i); ++i) {
      if (tokens_[i].is(TokenType::LPAREN)) return true;
      if (tokens_[i].is(TokenType::SEMICOLON) || tokens_[i].is(TokenType::ASSIGN)) return false;
    }
    return false;
  }

  // What is declared there: a name behind a type, or one of the alternatives `A(…) | B(…)`, up to a clause or
  // a body.
  void hideNames(std::uint32_t annotation) {
    int depth = 0;
    for (std::size_t i = next_; i + 1 < tokens_.size() && tokens_[i].annotation == annotation; ++i) {
      const Token& token = tokens_[i];
      const bool isBehind = token.is(TokenType::LBRACE) || token.is(TokenType::SEMICOLON) ||
                            token.text == "requires" || token.text == "ensures";
      if (isBehind) return;
      if (token.is(TokenType::LPAREN)) ++depth;
      if (token.is(TokenType::RPAREN)) --depth;
      const bool isLast = !tokens_[i + 1].is(TokenType::IDENTIFIER) && !tokens_[i + 1].is(TokenType::LESS);
      if (depth == 0 && isLast && token.is(TokenType::IDENTIFIER)) problems_.hideName(token.text);
    }
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

  bool isClauseHere(ForeignKind kind) const {
    if (!startsStatement()) return false;
    if (!isWithin(next_ + 1)) return kind == ForeignKind::Header;
    switch (tokens_[next_ + 1].type) {
      case TokenType::ASSIGN:
      case TokenType::ASSIGN_WITH:
      case TokenType::DOT:
      case TokenType::INCREMENT:
      case TokenType::DECREMENT:
      case TokenType::COLON:
        return false;
      case TokenType::SEMICOLON:
        return kind == ForeignKind::Clause || kind == ForeignKind::Contract;
      case TokenType::LPAREN:
        return kind != ForeignKind::Header && current().text != "lemma";  // which may be called so
      default:
        return true;
    }
  }

  // VerCors's contract of a loop's body, behind `for (…)`
  bool readLoopContract() {
    const Token& word = current();
    if (word.annotation == 0 || previous() != nullptr) return false;
    if (kept_ == 0 || loopHeaderEnd_ != kept_) return false;
    if (word.text != "requires" && word.text != "ensures" && !word.text.starts_with("context")) return false;
    problems_.error(support::codes::unsupported, word.range(),
                    "contracts of the bodies of loops are not supported: write an invariant");
    skipAnnotation();
    return true;
  }

  void skipAnnotation() {
    for (const std::uint32_t annotation = current().annotation;
         next_ < tokens_.size() && current().annotation == annotation; ++next_) {
      if (current().is(TokenType::IDENTIFIER)) names_.push_back(current().text);
    }
  }

  void skipClause(std::uint32_t annotation, ForeignKind kind) {
    int depth = 0;
    for (; next_ < tokens_.size() && tokens_[next_].annotation == annotation; ++next_) {
      const Token& token = current();
      if (token.is(TokenType::IDENTIFIER) && kind != ForeignKind::Clause && kind != ForeignKind::Contract)
        names_.push_back(token.text);
      if (token.is(TokenType::LBRACE) || token.is(TokenType::LPAREN)) ++depth;
      if (token.is(TokenType::RBRACE) || token.is(TokenType::RPAREN)) --depth;
      const bool mayEnd = token.is(TokenType::SEMICOLON) || token.is(TokenType::RBRACE);
      if (!mayEnd || depth > 0) continue;
      if (kind == ForeignKind::Block && token.is(TokenType::SEMICOLON) && goesOn(next_ + 1)) continue;
      ++next_;
      return;
    }
  }

  // Whether what follows belongs to a declaration that has no block yet.
  bool goesOn(std::size_t index) const {
    if (!isWithin(index)) return false;
    const Token& token = tokens_[index];
    return token.is(TokenType::LBRACE) || token.text == "requires" || token.text == "ensures" ||
           token.text == "decreases";
  }

  // Whether what is there is no operator behind `[a, b]`.
  bool startsInstance(std::size_t index) const {
    if (!isWithin(index)) return false;
    const Token& token = tokens_[index];
    if (token.text == "in" || token.text == "is") return false;
    return token.is(TokenType::IDENTIFIER) || token.is(TokenType::THIS) || token.is(TokenType::SUPER) ||
           token.is(TokenType::LPAREN);
  }

  // VerCors's amount before a predicate: [1\2]p()
  void markScale() {
    const Token& bracket = current();
    if (bracket.annotation == 0 || !bracket.is(TokenType::LBRACKET)) return;
    if (previous() == nullptr || !startsExpression(*previous())) return;
    std::size_t end = next_ + 1;
    while (isWithin(end) && !tokens_[end].is(TokenType::RBRACKET)) ++end;
    if (!isWithin(end) || !startsInstance(end + 1)) return;
    tokens_[next_].type = TokenType::SCALE_OPEN;
  }

  // VerCors's `/*@ given {p = e} */ new C()`, to where other calls have it: behind the arguments.
  void moveGiven() {
    const Token& word = current();
    const bool isPlaced = word.annotation != 0 && word.text == "given" && previous() == nullptr &&
                          isWithin(next_ + 1) && tokens_[next_ + 1].is(TokenType::LBRACE);
    if (!isPlaced) return;
    std::size_t behind = next_;
    while (isWithin(behind)) ++behind;
    const bool isBeforeNew = tokens_[behind - 1].is(TokenType::RBRACE) && behind < tokens_.size() &&
                             tokens_[behind].is(TokenType::NEW);
    const std::size_t end = isBeforeNew ? argumentsEnd(behind) : 0;
    if (end == 0) return;
    const auto at = [&](std::size_t index) { return tokens_.begin() + static_cast<std::ptrdiff_t>(index); };
    std::rotate(at(next_), at(behind), at(end));
    wasMoved_ = true;
  }

  bool startsBody(std::size_t index) const {
    return index < tokens_.size() && tokens_[index].is(TokenType::LBRACE);
  }

  // Behind the arguments of the creation in code that starts there; 0: it has none, or a body.
  std::size_t argumentsEnd(std::size_t creation) const {
    const auto isCode = [&](std::size_t i) { return i < tokens_.size() && tokens_[i].annotation == 0; };
    std::size_t i = creation;
    const auto isOfType = [&] {  // an array has no arguments
      return !tokens_[i].is(TokenType::LPAREN) && !tokens_[i].is(TokenType::SEMICOLON) &&
             !tokens_[i].is(TokenType::LBRACKET);
    };
    while (isCode(i) && isOfType()) ++i;
    if (!isCode(i) || !tokens_[i].is(TokenType::LPAREN)) return 0;
    std::size_t depth = 0;
    for (; i < tokens_.size(); ++i) {
      if (tokens_[i].is(TokenType::LPAREN)) ++depth;
      if (tokens_[i].is(TokenType::RPAREN) && --depth == 0) return startsBody(i + 1) ? 0 : i + 1;
    }
    return 0;
  }

  std::vector<Token>& tokens_;
  Problems& problems_;
  std::vector<std::string_view> names_;
  std::size_t next_ = 0;
  std::size_t kept_ = 0;
  bool wasMoved_ = false;
  std::vector<bool> isLoopHeader_;  // of the parentheses that are open
  std::size_t loopHeaderEnd_ = 0;   // how much was kept at the end of the last one
};

}  // namespace

std::vector<std::string_view> removeForeignWords(std::vector<Token>& tokens, Problems& problems) {
  return ForeignWords(tokens, problems).run();
}

}  // namespace warrant::ast
