#include "parse/scan/clause_ends.h"

#include "parse/scan/words.h"

namespace warrant::ast {

void ClauseEnds::follow(std::size_t i) {
  followClause(i);
  followGhostHeader(i);
}

// Watches for the `=` that ends the clause of a ghost method: what follows defines it.
void ClauseEnds::followClause(std::size_t i) {
  switch (tokens_[i].type) {
    case TokenType::REQUIRES:
    case TokenType::ENSURES:
    case TokenType::CONTEXT:
      isGhostClause_ = isBehindGhostHeader(i);
      isInClause_ = isInline_ || isGhostClause_;
      depth_ = 0;
      lastEqual_ = 0;
      break;
    case TokenType::PURE:
      isInPureHeader_ = true;
      break;
    case TokenType::LPAREN:
    case TokenType::LBRACKET:
    case TokenType::SEQUENCE_OPEN:
    case TokenType::SCALE_OPEN:
      ++depth_;
      break;
    case TokenType::RPAREN:
    case TokenType::RBRACKET:
      --depth_;
      break;
    case TokenType::SEMICOLON:
      if (isInInlineDefinition(i)) clauseEnds_.push_back(lastEqual_);
      [[fallthrough]];
    case TokenType::LBRACE:
    case TokenType::RBRACE:
      isInPureHeader_ = isInPureHeader_ && isInClause_ && tokens_[i].is(TokenType::SEMICOLON);
      isInClause_ = isInClause_ && depth_ > 0;
      break;
    case TokenType::EQUAL:
      if (depth_ == 0 && tokens_[i].text == "=") lastEqual_ = i;
      break;
    case TokenType::ASSIGN:
      if (isInClause_ && !isInline_ && depth_ == 0) clauseEnds_.push_back(i);
      isInClause_ = false;
      break;
    default:
      break;
  }
}

// Whether the clause is one of a method whose header stands in the annotation, too.
bool ClauseEnds::isBehindGhostHeader(std::size_t i) const {
  if (startsRegion(i)) return false;
  return isAfter(i, TokenType::RPAREN) || (isGhostClause_ && isAfter(i, TokenType::SEMICOLON));
}

// Whether that semicolon ends `requires A = e;`, the last clause of a pure method and its definition. In
// the inline dialect `=` compares, too; there it defines the method if nothing else does.
bool ClauseEnds::isInInlineDefinition(std::size_t i) const {
  if (!isInline_ || !isInPureHeader_ || !isInClause_ || depth_ > 0 || lastEqual_ == 0) return false;
  const Token& next = tokens_[i + 1];
  const bool isDefinedBehind = next.is(TokenType::LBRACE) || next.is(TokenType::SEMICOLON) ||
                               next.is(TokenType::EQUAL) || isClauseWord(next);
  return !isDefinedBehind;
}

// A ghost method whose header and clauses stand in one comment ends with it, so that clauses in the next
// comment are those of the next member; unless a definition follows them.
void ClauseEnds::followGhostHeader(std::size_t i) {
  const Token& token = tokens_[i];
  if (token.annotation == 0 || token.is(TokenType::ASSIGN) || token.is(TokenType::LBRACE)) {
    isInGhostHeader_ = false;
    return;
  }
  const bool isBehindHeader =
      isClauseWord(token) && isAfter(i, TokenType::RPAREN) && tokens_[i - 1].annotation == token.annotation;
  if (!token.startsComment) {
    isInGhostHeader_ = isInGhostHeader_ || isBehindHeader;
    return;
  }
  const bool isNext = isInGhostHeader_ && isClauseWord(token) && isAfter(i, TokenType::SEMICOLON);
  if (isNext && !isDefinedBehindClauses(i)) clauseEnds_.push_back(i);
  isInGhostHeader_ = false;
}

// Whether `= e;` or a body follows the clauses that start there.
bool ClauseEnds::isDefinedBehindClauses(std::size_t i) const {
  int depth = 0;
  for (const std::uint32_t annotation = tokens_[i].annotation; tokens_[i].annotation == annotation; ++i) {
    if (tokens_[i].type == Token::endOfFile) return false;
    if (tokens_[i].is(TokenType::LPAREN) || tokens_[i].text == "[") ++depth;
    if (tokens_[i].is(TokenType::RPAREN) || tokens_[i].is(TokenType::RBRACKET)) --depth;
    if (tokens_[i].is(TokenType::LBRACE)) return false;
    if (!tokens_[i].is(TokenType::SEMICOLON) || depth > 0) continue;
    const Token& next = tokens_[i + 1];
    if (next.annotation != annotation) return false;
    if (!isClauseWord(next)) {
      return next.is(TokenType::ASSIGN) || next.is(TokenType::LBRACE) || next.is(TokenType::SEMICOLON);
    }
  }
  return false;
}

void ClauseEnds::insert(std::vector<AmbiguousWord>& ambiguousWords) {
  if (clauseEnds_.empty()) return;
  std::vector<Token> result;
  result.reserve(tokens_.size() + clauseEnds_.size());
  auto clauseEnd = clauseEnds_.begin();
  auto ambiguous = ambiguousWords.begin();
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const auto add = [&result](const Token& token) {
      result.push_back(token);
      result.back().index = static_cast<std::uint32_t>(result.size() - 1);
    };
    if (clauseEnd != clauseEnds_.end() && *clauseEnd == i) {
      add(tokens_[i]);
      result.back().type = TokenType::SEMICOLON;
      result.back().endColumn = result.back().column;
      ++clauseEnd;
    }
    if (ambiguous != ambiguousWords.end() && ambiguous->token == i) {
      ambiguous->token = static_cast<std::uint32_t>(result.size());
      ++ambiguous;
    }
    add(tokens_[i]);
  }
  tokens_ = std::move(result);
}

}  // namespace warrant::ast
