#include "parse/scan/words.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "parse/scan/clause_ends.h"
#include "parse/scan/word_table.h"
#include "parse/type_brackets.h"
#include "support/codes.h"

namespace warrant::ast {
namespace {

enum class Kind : std::uint8_t {
  Statement,
  Clause,
  Signals,
  Modifier,
  Declaration,
  Prefix,
  Infix,
  Passing,
  Argument
};

struct Word {
  std::uint32_t type;
  Kind kind;
};

const WordTable<Word>& words() {
  static const WordTable<Word> table = {
      {"open", {TokenType::OPEN, Kind::Statement}},
      {"unfold", {TokenType::OPEN, Kind::Statement}},
      {"close", {TokenType::CLOSE, Kind::Statement}},
      {"fold", {TokenType::CLOSE, Kind::Statement}},
      {"use", {TokenType::USE, Kind::Statement}},
      {"join", {TokenType::JOIN, Kind::Statement}},
      {"assume", {TokenType::ASSUME, Kind::Statement}},
      {"apply", {TokenType::APPLY, Kind::Statement}},
      {"set", {TokenType::SET, Kind::Statement}},
      {"refute", {TokenType::ASSERT, Kind::Statement}},
      {"invariant", {TokenType::INVARIANT, Kind::Clause}},
      {"loop_invariant", {TokenType::INVARIANT, Kind::Clause}},
      {"maintaining", {TokenType::INVARIANT, Kind::Clause}},
      {"requires", {TokenType::REQUIRES, Kind::Clause}},
      {"ensures", {TokenType::ENSURES, Kind::Clause}},
      {"context", {TokenType::CONTEXT, Kind::Clause}},
      {"signals", {TokenType::SIGNALS, Kind::Signals}},
      {"signals_only", {TokenType::SIGNALS_ONLY, Kind::Clause}},
      {"exsures", {TokenType::SIGNALS, Kind::Signals}},
      {"context_everywhere", {TokenType::CONTEXT, Kind::Clause}},
      {"decreases", {TokenType::DECREASES, Kind::Clause}},
      {"decreasing", {TokenType::DECREASES, Kind::Clause}},
      {"measured_by", {TokenType::DECREASES, Kind::Clause}},
      {"pure", {TokenType::PURE, Kind::Modifier}},
      {"strictly_pure", {TokenType::PURE, Kind::Modifier}},
      {"ghost", {TokenType::GHOST, Kind::Modifier}},
      {"non_null", {TokenType::NON_NULL, Kind::Modifier}},
      {"predicate", {TokenType::PREDICATE, Kind::Declaration}},
      {"resource", {TokenType::PREDICATE, Kind::Declaration}},
      {"datatype", {TokenType::DATATYPE, Kind::Declaration}},
      {"match", {TokenType::MATCH, Kind::Prefix}},
      {"is", {TokenType::IS, Kind::Infix}},
      {"opening", {TokenType::OPENING, Kind::Prefix}},
      {"unfolding", {TokenType::OPENING, Kind::Prefix}},
      {"using", {TokenType::USING, Kind::Prefix}},
      {"forall", {TokenType::FORALL, Kind::Prefix}},
      {"exists", {TokenType::FORALL, Kind::Prefix}},
      {"in", {TokenType::IN, Kind::Infix}},
      {"given", {TokenType::GIVEN, Kind::Passing}},
      {"yields", {TokenType::YIELDS, Kind::Passing}},
      {"with", {TokenType::GIVEN, Kind::Argument}},
      {"then", {TokenType::YIELDS, Kind::Argument}},
  };
  return table;
}

bool isPrimitiveType(const Token& token) {
  switch (token.type) {
    case TokenType::INT:
    case TokenType::BOOLEAN:
    case TokenType::VOID:
    case TokenType::PRIMITIVE_TYPE:
      return true;
    default:
      return false;
  }
}

// Whether it starts an operand, and cannot come right behind an identifier.
bool startsOperand(const Token& token) {
  switch (token.type) {
    case TokenType::IDENTIFIER:
    case TokenType::TYPE_NAME:
    case TokenType::INTEGER:
    case TokenType::STRING:
    case TokenType::CHARACTER:
    case TokenType::FLOATING:
    case TokenType::BACKSLASH_WORD:
    case TokenType::JML_WORD:
    case TokenType::COLLECTION:
    case TokenType::MATCH:
    case TokenType::TRIGGER_OPEN:
    case TokenType::TEXT_BLOCK:
    case TokenType::PRIMITIVE_OPERAND:
    case TokenType::THIS:
    case TokenType::SUPER:
    case TokenType::NULL_LITERAL:
    case TokenType::TRUE_LITERAL:
    case TokenType::FALSE_LITERAL:
    case TokenType::NEW:
    case TokenType::NOT:
    case TokenType::COMPLEMENT:
    case TokenType::FORALL:
    case TokenType::OPENING:
    case TokenType::USING:
      return true;
    default:
      return false;
  }
}

bool endsOperand(const Token& token) {
  switch (token.type) {
    case TokenType::IDENTIFIER:
    case TokenType::INTEGER:
    case TokenType::STRING:
    case TokenType::CHARACTER:
    case TokenType::FLOATING:
    case TokenType::BACKSLASH_WORD:
    case TokenType::JML_WORD:
    case TokenType::THIS:
    case TokenType::NULL_LITERAL:
    case TokenType::TRUE_LITERAL:
    case TokenType::FALSE_LITERAL:
    case TokenType::RPAREN:
    case TokenType::RBRACKET:
    case TokenType::SET_CLOSE:
    case TokenType::TRIGGER_CLOSE:
    case TokenType::SIZE_CLOSE:
      return true;
    default:
      return false;
  }
}

bool isCollection(std::string_view word) {
  constexpr std::string_view collections[] = {"seq", "set", "bag", "map", "option", "tuple"};
  return std::ranges::find(collections, word) != std::end(collections);
}

class Classifier {
 public:
  Classifier(std::vector<Token>& tokens, bool isInline, Problems& problems)
      : tokens_(tokens), isInline_(isInline), problems_(problems), ends_(tokens, isInline) {}

  std::vector<AmbiguousWord> run() {
    for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
      classify(i);
      ends_.follow(i);
      followCase(i);
      followHeader(i);
      followParentheses(i);
      followMatch(i);
      checkAnnotationEnd(i);
    }
    ends_.insert(ambiguous_);
    return std::move(ambiguous_);
  }

 private:
  void classify(std::size_t i) {
    Token& token = tokens_[i];
    switch (token.type) {
      case TokenType::SWITCH:
        if (!startsSwitch(i)) token.type = TokenType::SWITCH_EXPRESSION;
        return;
      case TokenType::ARROW:
        if (isNullSafeCall(i)) token.type = TokenType::UNLESS_NULL;
        return;
      case TokenType::INT:
      case TokenType::BOOLEAN:
      case TokenType::VOID:
      case TokenType::PRIMITIVE_TYPE:
        if (isOperand(i)) token.type = TokenType::PRIMITIVE_OPERAND;
        return;
      case TokenType::NULL_LITERAL:
        if (isLabel() && endsLabel(tokens_[i + 1])) token.type = TokenType::CASE_NULL;
        return;
      case TokenType::IDENTIFIER:
        return classifyName(i);
      case TokenType::LBRACE:
        if (opensTrigger(i)) {
          token.type = TokenType::TRIGGER_OPEN;
          ++openTriggers_;
        } else if (opensSet(i)) {
          token.type = TokenType::SET_OPEN;
          if (openSets_++ == 0) setAnnotation_ = token.annotation;
        }
        return;
      case TokenType::RBRACE:
        if (openTriggers_ > 0 && (openSets_ == 0 || isAfter(i, TokenType::COLON))) {
          token.type = TokenType::TRIGGER_CLOSE;
          --openTriggers_;
        } else if (openSets_ > 0 && token.annotation == setAnnotation_) {
          token.type = TokenType::SET_CLOSE;
          --openSets_;
        }
        return;
      case TokenType::LBRACKET:
        if (isOperandWanted(i)) token.type = TokenType::SEQUENCE_OPEN;
        return;
      case TokenType::INCREMENT:
        if (isInfix(i)) token.type = TokenType::PLUS;
        return;
      case TokenType::QUESTION:
        if (isAmountWanted(i) && tokens_[i + 1].is(TokenType::IDENTIFIER)) token.type = TokenType::BINDING;
        if (token.annotation != 0 && tokens_[i + 1].is(TokenType::DOT) && isCall(i + 2))
          token.type = TokenType::UNLESS_NULL;
        return;
      case TokenType::BIT_OPERATOR:
        if (token.text == "|") classifyBar(i);
        return;
      case TokenType::SEMICOLON:
        bars_.clear();
        return;
      default:
        return;
    }
  }

  // In an annotation or inline, whether what precedes the token is no whole expression.
  bool isOperandWanted(std::size_t i) const {
    if (isInline_ ? i == 0 : tokens_[i].annotation == 0 || startsRegion(i)) return false;
    switch (tokens_[i - 1].type) {
      case TokenType::LPAREN:
      case TokenType::COMMA:
      case TokenType::SEMICOLON:
      case TokenType::EQUAL:
      case TokenType::NOT_EQUAL:
      case TokenType::LESS:
      case TokenType::LESS_OR_EQUAL:
      case TokenType::GREATER:
      case TokenType::GREATER_OR_EQUAL:
      case TokenType::AND:
      case TokenType::OR:
      case TokenType::NOT:
      case TokenType::STAR_STAR:
      case TokenType::IMPLIES:
      case TokenType::EQUIVALENT:
      case TokenType::PLUS:
      case TokenType::MINUS:
      case TokenType::STAR:
      case TokenType::SLASH:
      case TokenType::PERCENT:
      case TokenType::FRACTION:
      case TokenType::BIT_OPERATOR:
      case TokenType::COMPLEMENT:
      case TokenType::WAND:
      case TokenType::IN:
      case TokenType::CONS:
      case TokenType::QUESTION:
      case TokenType::COLON:
      case TokenType::REQUIRES:
      case TokenType::ENSURES:
      case TokenType::CONTEXT:
      case TokenType::INVARIANT:
      case TokenType::DECREASES:
      case TokenType::ASSERT:
      case TokenType::ASSUME:
      case TokenType::RETURN:
      case TokenType::ASSIGN:
      case TokenType::ASSIGN_WITH:
      case TokenType::ARROW:
      case TokenType::DOT_DOT:
      case TokenType::LBRACKET:
      case TokenType::SET_OPEN:
      case TokenType::SIZE_OPEN:
      case TokenType::SEQUENCE_OPEN:
      case TokenType::SCALE_OPEN:
      case TokenType::GHOST_OPEN:
        return true;
      default:
        return false;
    }
  }

  // `acc(x, ?f)`
  bool isAmountWanted(std::size_t i) const {
    return isInline_ ? isAfter(i, TokenType::COMMA) : isOperandWanted(i);
  }

  // `s ++ t`, in an annotation or inline.
  bool isInfix(std::size_t i) const {
    const Token& next = tokens_[i + 1];
    if (!isInline_ && (tokens_[i].annotation == 0 || startsRegion(i))) return false;
    if (i == 0 || next.annotation != tokens_[i].annotation) return false;
    const bool isOperandNext = startsOperand(next) || next.is(TokenType::LPAREN) ||
                               next.is(TokenType::LBRACKET) || next.is(TokenType::LBRACE);
    return endsOperand(tokens_[i - 1]) && isOperandNext;
  }

  // `|s|`: a bar where an operand is wanted opens, and the next one in the same parentheses closes.
  void classifyBar(std::size_t i) {
    if (isOperandWanted(i)) {
      tokens_[i].type = TokenType::SIZE_OPEN;
      bars_.push_back(parentheses_.size());
    } else if (!bars_.empty() && bars_.back() == parentheses_.size()) {
      tokens_[i].type = TokenType::SIZE_CLOSE;
      bars_.pop_back();
    }
  }

  // `{:e:}`
  bool opensTrigger(std::size_t i) {
    if (startsRegion(i)) openTriggers_ = 0;
    const bool isSpecification = isInline_ || tokens_[i].annotation != 0;
    return isSpecification && tokens_[i + 1].is(TokenType::COLON);
  }

  // Whether the brace is that of a collection: where no statement, body or block may start.
  bool opensSet(std::size_t i) {
    if (openSets_ > 0 && tokens_[i].annotation == setAnnotation_) return true;
    openSets_ = 0;
    if (i == collectionBrace_) return true;
    return !isInline_ && isOperandWanted(i) && !mayStartBlock(i);
  }

  // Where an operand is wanted.
  bool mayStartBlock(std::size_t i) const {
    switch (tokens_[i - 1].type) {
      case TokenType::SEMICOLON:
        return true;
      case TokenType::COLON:
      case TokenType::ARROW:
        return isAfterLabel(i) && !isInMatchedValue();
      default:
        return false;
    }
  }

  // `seq<int> {`
  bool startsCollection(std::size_t i) {
    const Token& token = tokens_[i];
    if (token.isQuoted || (!isInline_ && token.annotation == 0) || !isCollection(token.text)) return false;
    if (!tokens_[i + 1].is(TokenType::TYPE_OPEN)) return false;
    const std::size_t brace = behindArguments(i + 1);
    if (!tokens_[brace].is(TokenType::LBRACE) || tokens_[brace].annotation != token.annotation) return false;
    collectionBrace_ = brace;
    return true;
  }

  void classifyName(std::size_t i) {
    Token& token = tokens_[i];
    if (const std::uint32_t keyword = keywordOfJava(i)) {
      token.type = keyword;
    } else if (isYield(i)) {
      token.type = TokenType::YIELD;
    } else if (const auto keyword = asKeyword(i)) {
      token.type = *keyword;
    } else if (isLabel(i)) {
      token.type = TokenType::LABEL;
    } else if (startsCollection(i)) {
      token.type = TokenType::COLLECTION;
    } else if (startsDeclaration(i)) {
      token.type = TokenType::TYPE_NAME;
    }
  }

  // `int.class`, `int[]::new`
  bool isOperand(std::size_t i) const {
    if (isInline_ || tokens_[i].annotation != 0) return false;
    ++i;
    while (tokens_[i].is(TokenType::LBRACKET) && tokens_[i + 1].is(TokenType::RBRACKET)) i += 2;
    return tokens_[i].is(TokenType::DOT) || tokens_[i].is(TokenType::COLON_COLON);
  }

  // Whether what comes next belongs to a label of a case, and is within nothing else.
  bool isLabel() const { return isInCase_ && parentheses_.size() == caseDepth_; }

  static bool endsLabel(const Token& token) {
    return token.is(TokenType::COMMA) || token.is(TokenType::COLON) || token.is(TokenType::ARROW);
  }

  // Of a word that Java reserves where it stands so (JLS 3.9); 0: it is a name.
  std::uint32_t keywordOfJava(std::size_t i) {
    const Token& token = tokens_[i];
    if (isInline_ || token.annotation != 0) return 0;
    const Token& next = tokens_[i + 1];
    switch (next.type) {
      case TokenType::ARROW:
        return isLabel() ? 0 : std::uint32_t{TokenType::LAMBDA_NAME};
      case TokenType::LBRACE:
        return token.text == recordName_ && (startsStatement(i) || isModifier(tokens_[i - 1]))
                   ? std::uint32_t{TokenType::COMPACT_CONSTRUCTOR}
                   : 0;
      case TokenType::IDENTIFIER:
        if (startsRecord(tokens_, i)) {
          recordName_ = next.text;
          return TokenType::RECORD;
        }
        if (token.text == "permits" && isInHeader_ && isPermits(i)) return TokenType::PERMITS;
        break;
      default:
        break;
    }
    if (token.text == "sealed")
      return startsClass(next) || isModifier(next) ? std::uint32_t{TokenType::ACCESS_MODIFIER} : 0;
    const bool isGuard = token.text == "when" && isLabel() &&
                         (isAfter(i, TokenType::IDENTIFIER) || isAfter(i, TokenType::RPAREN)) &&
                         !endsLabel(next);
    return isGuard ? std::uint32_t{TokenType::WHEN} : 0;
  }

  static bool startsClass(const Token& token) {
    return token.is(TokenType::CLASS) || token.is(TokenType::INTERFACE) || token.is(TokenType::ENUM);
  }

  // Behind what a class is and extends, and not in front of that.
  bool isPermits(std::size_t i) const {
    return !startsClass(tokens_[i - 1]) && !isAfter(i, TokenType::EXTENDS) &&
           !isAfter(i, TokenType::IMPLEMENTS) && !isAfter(i, TokenType::COMMA);
  }

  // Watches for headers of classes.
  void followHeader(std::size_t i) {
    const Token& token = tokens_[i];
    if (startsClass(token)) isInHeader_ = !isAfter(i, TokenType::DOT);
    if (token.is(TokenType::LBRACE) || token.is(TokenType::SEMICOLON)) isInHeader_ = false;
  }

  std::optional<std::uint32_t> asKeyword(std::size_t i) {
    const Token& token = tokens_[i];
    if (token.isQuoted || (!isInline_ && token.annotation == 0)) return std::nullopt;
    const Word* const word = words().find(token.text);
    if (word == nullptr || isAfter(i, TokenType::DOT) || !isKeyword(i, *word)) return std::nullopt;
    if (word->type == TokenType::MATCH && startsMatchStatement(i))
      return std::uint32_t{TokenType::MATCH_STATEMENT};
    return setsVariable(i, *word) ? std::uint32_t{TokenType::SET} : word->type;
  }

  // VerCors's `ghost n = e;`
  bool setsVariable(std::size_t i, const Word& word) const {
    if (word.type != TokenType::GHOST || !startsStatement(i)) return false;
    if (tokens_[i + 1].annotation != tokens_[i].annotation) return false;
    if (tokens_[i + 1].is(TokenType::THIS)) return true;
    if (!tokens_[i + 1].is(TokenType::IDENTIFIER)) return false;
    switch (tokens_[i + 2].type) {
      case TokenType::ASSIGN:
      case TokenType::ASSIGN_WITH:
      case TokenType::INCREMENT:
      case TokenType::DECREMENT:
        return true;
      default:
        return false;
    }
  }

  // `ghost { … }`, `ghost while (c) …`
  static bool startsGhostCode(const Token& token) {
    switch (token.type) {
      case TokenType::LBRACE:
      case TokenType::IF:
      case TokenType::WHILE:
      case TokenType::DO:
      case TokenType::FOR:
      case TokenType::SWITCH:
      case TokenType::ASSERT:
      case TokenType::RETURN:
      case TokenType::BREAK:
      case TokenType::CONTINUE:
      case TokenType::THROW:
      case TokenType::TRY:
        return true;
      default:
        return false;
    }
  }

  // The arrow of VerCors's `e->p(…)`, also written `e?.p(…)`, which no case ends with.
  bool isNullSafeCall(std::size_t i) const {
    const bool isArrow = tokens_[i].is(TokenType::ARROW) && !isInCase_ && !isWithinBrackets(i);
    return isArrow && tokens_[i].annotation != 0 && isCall(i + 1);
  }

  bool isCall(std::size_t i) const {
    return i + 1 < tokens_.size() && tokens_[i].is(TokenType::IDENTIFIER) &&
           tokens_[i + 1].is(TokenType::LPAREN);
  }

  // `s[i -> e]`, not `s[(e->p())]`
  bool isWithinBrackets(std::size_t i) const {
    std::size_t depth = 0;
    for (std::size_t before = i; before-- > 0 && tokens_[before].annotation == tokens_[i].annotation;) {
      switch (tokens_[before].type) {
        case TokenType::SEMICOLON:
          return false;
        case TokenType::RPAREN:
        case TokenType::RBRACKET:
        case TokenType::SET_CLOSE:
          ++depth;
          break;
        case TokenType::LPAREN:
        case TokenType::LBRACKET:
        case TokenType::SEQUENCE_OPEN:
        case TokenType::SCALE_OPEN:
        case TokenType::SET_OPEN:
          if (depth == 0) return !tokens_[before].is(TokenType::LPAREN);
          --depth;
          break;
        default:
          break;
      }
    }
    return false;
  }

  // `[e] =`, behind a name
  bool isElementAssigned(std::size_t i) const {
    const auto isEnd = [&] {
      return tokens_[i].is(TokenType::SEMICOLON) || tokens_[i].type == Token::endOfFile;
    };
    for (std::size_t depth = 0; !isEnd() && tokens_[i].annotation == tokens_[i + 1].annotation; ++i) {
      if (tokens_[i].text == "[") ++depth;
      if (tokens_[i].text == "]") --depth;
      if (depth == 0) break;
    }
    return tokens_[i].text == "]" &&
           (tokens_[i + 1].is(TokenType::ASSIGN) || tokens_[i + 1].is(TokenType::ASSIGN_WITH));
  }

  bool isKeyword(std::size_t i, const Word& word) {
    const Token& next = tokens_[i + 1];
    if (word.kind == Kind::Infix) {
      const bool isNamed = word.type != TokenType::IS || next.is(TokenType::IDENTIFIER);
      return i > 0 && endsOperand(tokens_[i - 1]) && isNamed;
    }
    if (word.type == TokenType::MATCH && !isBlockBehind(i + 1)) return false;
    if (next.annotation != tokens_[i].annotation) return word.kind == Kind::Modifier;
    if (word.kind == Kind::Signals) return startsSignals(i + 1);
    if (word.kind == Kind::Passing || word.kind == Kind::Argument) return isPassing(i, word);
    if (word.type == TokenType::DECREASES && next.is(TokenType::SEMICOLON)) return startsStatement(i);
    if (word.kind == Kind::Modifier || word.kind == Kind::Declaration) {
      if (setsVariable(i, word)) return true;
      if (word.type == TokenType::GHOST && startsStatement(i) && startsGhostCode(next)) return true;
      return next.is(TokenType::IDENTIFIER) || isPrimitiveType(next) || isModifier(next) ||
             next.is(TokenType::TYPE_OPEN);
    }
    if (startsOperand(next) || isPrimitiveType(next)) return true;
    if (word.type == TokenType::MATCH && next.is(TokenType::LPAREN))
      return tokens_[behindParentheses(i + 1)].is(TokenType::LBRACE);
    const bool isBracketNext = next.text == "|" || next.text == "[";  // |s|, [a, b], [1\2]p()
    if (next.is(TokenType::SCALE_OPEN)) return word.kind == Kind::Prefix || startsStatement(i);
    if ((word.kind == Kind::Clause || (word.kind == Kind::Statement && !isElementAssigned(i + 1))) &&
        startsStatement(i) && (isBracketNext || next.is(TokenType::LBRACE)))
      return true;
    if (word.kind == Kind::Prefix || !startsStatement(i)) return false;
    if (next.is(TokenType::LPAREN)) {
      ambiguous_.push_back({static_cast<std::uint32_t>(i), word.type});
      return true;
    }
    return next.is(TokenType::MINUS);
  }

  // Whether the `match` has statements in its cases: it stands in no parentheses, and in no case of a value.
  bool startsMatchStatement(std::size_t i) const {
    const std::uint32_t annotation = tokens_[i].annotation;
    const bool isInParentheses =
        !parentheses_.empty() && tokens_[parentheses_.back().token].annotation == annotation;
    const bool isInValue = isInMatchedValue();
    if (isInParentheses || isInValue || !startsStatement(i)) return false;
    return startsRegion(i) || !isAfter(i, TokenType::RPAREN) || isBehindHeader_;
  }

  // Whether the braces around are those of a `match` with values.
  bool isInMatchedValue() const { return !matchedValues_.empty() && matchedValues_.back() == braces_; }

  // Watches for the braces of `match` as an expression.
  void followMatch(std::size_t i) {
    switch (tokens_[i].type) {
      case TokenType::MATCH:
        isMatchOpen_ = true;
        break;
      case TokenType::LBRACE:
        ++braces_;
        if (std::exchange(isMatchOpen_, false)) matchedValues_.push_back(braces_);
        break;
      case TokenType::RBRACE:
        if (!matchedValues_.empty() && matchedValues_.back() >= braces_) matchedValues_.pop_back();
        if (braces_ > 0) --braces_;
        break;
      default:
        break;
    }
  }

  // Whether braces with cases follow what is matched.
  bool isBlockBehind(std::size_t i) const {
    for (const std::uint32_t annotation = tokens_[i].annotation; tokens_[i].annotation == annotation; ++i) {
      if (tokens_[i].is(TokenType::SEMICOLON) || tokens_[i].type == Token::endOfFile) return false;
      if (tokens_[i].is(TokenType::LBRACE))
        return tokens_[i + 1].is(TokenType::CASE) || tokens_[i + 1].is(TokenType::RBRACE);
    }
    return false;
  }

  // `given {p = e}` behind a call, `given T p;` in a contract
  bool isPassing(std::size_t i, const Word& word) const {
    const Token& next = tokens_[i + 1];
    if (next.is(TokenType::LBRACE)) return isAfter(i, TokenType::RPAREN) || isAfter(i, TokenType::RBRACE);
    return word.kind == Kind::Passing && startsStatement(i) &&
           (next.is(TokenType::IDENTIFIER) || isPrimitiveType(next));
  }

  // `(E e)` or `(E) A`, of a type E that may have several names; `(e)` by itself is a call's.
  bool startsSignals(std::size_t i) const {
    if (!tokens_[i].is(TokenType::LPAREN)) return false;
    if (isPrimitiveType(tokens_[i + 1])) return true;  // a mistake that the parser reports
    if (!tokens_[i + 1].is(TokenType::IDENTIFIER)) return false;
    i += 2;
    while (tokens_[i].is(TokenType::DOT) && tokens_[i + 1].is(TokenType::IDENTIFIER)) i += 2;
    if (tokens_[i].is(TokenType::IDENTIFIER)) return tokens_[i + 1].is(TokenType::RPAREN);
    return tokens_[i].is(TokenType::RPAREN) &&
           (startsOperand(tokens_[i + 1]) || tokens_[i + 1].is(TokenType::LPAREN));
  }

  bool isAfter(std::size_t i, std::uint32_t type) const { return i > 0 && tokens_[i - 1].type == type; }

  bool startsRegion(std::size_t i) const {
    return i == 0 || tokens_[i - 1].annotation != tokens_[i].annotation;
  }

  bool startsStatement(std::size_t i) const {
    if (startsRegion(i)) return true;
    switch (tokens_[i - 1].type) {
      case TokenType::SEMICOLON:
      case TokenType::LBRACE:
      case TokenType::RBRACE:
      case TokenType::RPAREN:
      case TokenType::ELSE:
      case TokenType::DO:
      case TokenType::GHOST:
        return true;
      case TokenType::COLON:
        return isAfterLabel(i);
      case TokenType::ARROW:
        return caseEnd_ == i - 1;
      default:
        return false;
    }
  }

  bool isAfterLabel(std::size_t i) const {
    return (i > 1 && tokens_[i - 2].is(TokenType::LABEL)) || (i > 0 && caseEnd_ == i - 1);
  }

  // Whether the brace is that of an array's elements.
  bool opensArray(std::size_t i) const {
    return isAfter(i, TokenType::ASSIGN) || isAfter(i, TokenType::RBRACKET) || isAfter(i, TokenType::COMMA) ||
           (isAfter(i, TokenType::LBRACE) && opensArray(i - 1));
  }

  // Whether the `switch` is a statement: only its value can stand behind an arrow or a cast, or in an array.
  bool startsSwitch(std::size_t i) const {
    if (i > 0 && tokens_[i - 1].is(TokenType::RPAREN)) return isBehindHeader_;
    if (isAfter(i, TokenType::LBRACE) && opensArray(i - 1)) return false;
    return startsStatement(i) && !isAfter(i, TokenType::ARROW);
  }

  // `yield e;`, which is no declaration, and no use of that name.
  bool isYield(std::size_t i) const {
    if (isInline_ || tokens_[i].text != "yield" || !startsStatement(i)) return false;
    const Token& next = tokens_[i + 1];
    switch (next.type) {
      case TokenType::LPAREN:
      case TokenType::MINUS:
      case TokenType::PLUS:
      case TokenType::SWITCH:
        return true;
      case TokenType::INCREMENT:
      case TokenType::DECREMENT:
        return !tokens_[i + 2].is(TokenType::SEMICOLON);
      default:
        return startsOperand(next) || isPrimitiveType(next);
    }
  }

  // `name:` before a statement, not in `b ? (C) name : other`
  bool isLabel(std::size_t i) const {
    if (!tokens_[i + 1].is(TokenType::COLON)) return false;
    if (i == 0) return true;
    switch (tokens_[i - 1].type) {
      case TokenType::SEMICOLON:
      case TokenType::LBRACE:
      case TokenType::RBRACE:
      case TokenType::ELSE:
      case TokenType::DO:
        return true;
      case TokenType::COLON:
        return isAfterLabel(i);
      case TokenType::RPAREN:
        return isBehindHeader_;
      default:
        return false;
    }
  }

  // `C x`, `C[] x`, `instanceof C`
  bool startsDeclaration(std::size_t i) const {
    const bool isPattern = isAfter(i, TokenType::INSTANCEOF) ||
                           (i > 1 && isAfter(i, TokenType::FINAL) && isAfter(i - 1, TokenType::INSTANCEOF));
    if (isPattern) return true;
    const bool isPlaced = startsStatement(i) || isModifier(tokens_[i - 1]) || isAfter(i, TokenType::LPAREN) ||
                          isAfter(i, TokenType::COMMA) || isAfter(i, TokenType::TYPE_CLOSE) ||
                          isAfter(i, TokenType::CASE) || isAfter(i, TokenType::FORALL) ||
                          isAfter(i, TokenType::JML_WORD) || isAfter(i, TokenType::GIVEN) ||
                          isAfter(i, TokenType::YIELDS);
    if (!isPlaced) return false;
    const std::size_t end = typeEnd(i);
    const Token& next = tokens_[end];
    if (next.annotation != tokens_[i].annotation) return false;
    const bool isInfix = (next.text == "is" || next.text == "in") && startsOperand(tokens_[end + 1]);
    if (isInfix && tokens_[i].annotation != 0) return false;
    if (next.is(TokenType::IDENTIFIER) || next.is(TokenType::ELLIPSIS) || next.is(TokenType::THIS))
      return true;
    if (next.is(TokenType::DOT) || next.is(TokenType::COLON_COLON)) return false;  // C[].class, C[]::new
    if (isLabel() && next.is(TokenType::LPAREN)) return true;
    if (tokens_[end - 1].is(TokenType::RBRACKET)) {
      const bool isDeclared = isAfter(i, TokenType::TYPE_CLOSE);  // C<D> a[]
      return !isDeclared && (!isAfter(i, TokenType::COMMA) || !endsDeclarator(end));
    }
    const bool isCast = isAfter(i, TokenType::LPAREN) && next.is(TokenType::RPAREN);
    return isCast && tokens_[end - 1].is(TokenType::TYPE_CLOSE);
  }

  // Whether what comes before is the declarator `a[]`, and not a type.
  bool endsDeclarator(std::size_t i) const {
    while (tokens_[i].is(TokenType::COMMA) && tokens_[i + 1].is(TokenType::IDENTIFIER)) i = typeEnd(i + 1);
    return tokens_[i].is(TokenType::ASSIGN) || tokens_[i].is(TokenType::EQUAL) ||
           tokens_[i].is(TokenType::SEMICOLON);
  }

  // Behind `a.b.C<D>[]`, if it were a type.
  std::size_t typeEnd(std::size_t i) const {
    for (;;) {
      ++i;
      if (tokens_[i].is(TokenType::TYPE_OPEN)) i = behindArguments(i);
      if (!tokens_[i].is(TokenType::DOT) || !tokens_[i + 1].is(TokenType::IDENTIFIER)) break;
      ++i;
    }
    while (tokens_[i].is(TokenType::LBRACKET) && tokens_[i + 1].is(TokenType::RBRACKET)) i += 2;
    return i;
  }

  std::size_t behindArguments(std::size_t open) const {
    return behind(open, TokenType::TYPE_OPEN, TokenType::TYPE_CLOSE);
  }
  std::size_t behindParentheses(std::size_t open) const {
    return behind(open, TokenType::LPAREN, TokenType::RPAREN);
  }

  // What comes behind those that open there; where they do not close, that place.
  std::size_t behind(std::size_t open, std::uint32_t opening, std::uint32_t closing) const {
    std::size_t depth = 0;
    for (std::size_t i = open; i + 1 < tokens_.size(); ++i) {
      if (tokens_[i].is(opening)) ++depth;
      if (tokens_[i].is(closing) && --depth == 0) return i + 1;
    }
    return open;
  }

  // Where an annotation ends, a statement or a declaration must end: javac sees the code without it. The
  // other thing that changes nothing when it is left out is `opening P in` before an expression.
  void checkAnnotationEnd(std::size_t i) {
    const Token& token = tokens_[i];
    if (token.annotation == 0) return;
    if (startsRegion(i)) annotationStart_ = i;
    if (tokens_[i + 1].annotation == token.annotation || token.isReported) return;
    if (token.is(TokenType::SEMICOLON) || token.is(TokenType::RBRACE) || isModifier(token)) return;
    if (startsCase(token)) return;
    if (tokens_[annotationStart_].is(TokenType::GHOST_OPEN)) return;
    if (token.is(TokenType::IN) && isGhostPrefix(annotationStart_, i)) return;
    support::SourceRange end = token.range();
    end.column = end.endColumn++;
    problems_.error(support::codes::syntax, end,
                    "the annotation ends here, but '" + std::string(token.text) +
                        "' does not end a statement or clause; is a ';' missing?");
  }

  // Whether the annotation consists of `opening P in` and `using f() in`, and adds nothing to what follows.
  bool isGhostPrefix(std::size_t first, std::size_t last) const {
    const auto starts = [this](std::size_t i) {
      return tokens_[i].is(TokenType::OPENING) || tokens_[i].is(TokenType::USING);
    };
    if (!starts(first)) return false;
    for (std::size_t i = first; i < last; ++i) {
      if (tokens_[i].is(TokenType::IN) && !starts(i + 1)) return false;
    }
    return true;
  }

  // Watches for the `:` or `->` that ends the labels of a case.
  void followCase(std::size_t i) {
    switch (tokens_[i].type) {
      case TokenType::DEFAULT:
        isInCase_ = tokens_[i + 1].is(TokenType::COLON) || tokens_[i + 1].is(TokenType::ARROW);
        caseDepth_ = parentheses_.size();
        questions_ = 0;
        break;
      case TokenType::CASE:
        isInCase_ = true;
        caseDepth_ = parentheses_.size();
        questions_ = 0;
        break;
      case TokenType::QUESTION:
        ++questions_;
        break;
      case TokenType::COLON:
        if (questions_ > 0) {
          --questions_;
          break;
        }
        [[fallthrough]];
      case TokenType::ARROW:
        if (isInCase_ && parentheses_.size() > caseDepth_) break;
        if (isInCase_) caseEnd_ = i;
        isInCase_ = false;
        break;
      default:
        break;
    }
  }

  // Watches for the end of `if (…)`, `while (…)` and `for (…)`, behind which a statement starts, and of the
  // parameters of lambda expressions.
  void followParentheses(std::size_t i) {
    if (tokens_[i].is(TokenType::LPAREN)) {
      parentheses_.push_back(
          {i, isAfter(i, TokenType::IF) || isAfter(i, TokenType::WHILE) || isAfter(i, TokenType::FOR)});
    } else if (tokens_[i].is(TokenType::RPAREN) && !parentheses_.empty()) {
      const Parenthesis opened = parentheses_.back();
      parentheses_.pop_back();
      isBehindHeader_ = opened.isHeader;
      const bool isOfCode = !isInline_ && tokens_[i].annotation == 0;
      if (isOfCode && tokens_[i + 1].is(TokenType::ARROW) && !isLabel())
        tokens_[opened.token].type = TokenType::LAMBDA_OPEN;
    }
  }

  std::vector<Token>& tokens_;
  bool isInline_;
  Problems& problems_;
  ClauseEnds ends_;
  std::vector<AmbiguousWord> ambiguous_;
  std::size_t annotationStart_ = 0;
  struct Parenthesis {
    std::size_t token;
    bool isHeader;  // of a statement
  };
  std::vector<Parenthesis> parentheses_;  // that are open
  bool isBehindHeader_ = false;
  bool isInHeader_ = false;                             // of a class
  std::string_view recordName_;                         // of the last record
  std::size_t caseDepth_ = 0;                           // how many parentheses are open around the labels
  bool isInCase_ = false;                               // within the labels of a case
  std::size_t questions_ = 0;                           // there, those whose `:` is still to come
  std::size_t caseEnd_ = static_cast<std::size_t>(-1);  // of the last case
  std::size_t openSets_ = 0;                            // braces of collections
  std::uint32_t setAnnotation_ = 0;                     // in which these stand
  std::size_t openTriggers_ = 0;                        // braces of triggers
  std::size_t braces_ = 0;                              // that are open, of statements, bodies and cases
  std::vector<std::size_t> matchedValues_;              // how many there were with those of each `match`
  bool isMatchOpen_ = false;                            // its braces are still to come
  std::size_t collectionBrace_ = 0;                     // of the last COLLECTION
  std::vector<std::size_t> bars_;  // of each SIZE_OPEN that is open, how many parentheses are around it
};

}  // namespace

std::vector<AmbiguousWord> classifyWords(std::vector<Token>& tokens, Dialect dialect, Problems& problems) {
  return Classifier(tokens, dialect == Dialect::Inline, problems).run();
}

bool isSpecificationWord(std::string_view word) { return words().contains(word); }

bool isClauseWord(const Token& token) {
  const Word* const word = words().find(token.text);
  return word != nullptr && !token.isQuoted &&
         (word->kind == Kind::Clause || word->kind == Kind::Signals || word->kind == Kind::Passing);
}

std::vector<std::string_view> specificationWords() {
  std::vector<std::string_view> all;
  for (const auto& [word, meaning] : words()) all.push_back(word);
  return all;
}

}  // namespace warrant::ast
