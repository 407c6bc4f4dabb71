#include "parse/scan/ghost_lists.h"

#include <utility>

namespace warrant::ast {
namespace {

// The first token of the annotation that ends before this `)` of code; `i` itself: none does.
std::size_t listBefore(const std::vector<Token>& tokens, std::size_t i) {
  if (!tokens[i].is(TokenType::RPAREN) || tokens[i].annotation != 0) return i;
  std::size_t first = i;
  while (first > 0 && tokens[first - 1].annotation != 0) --first;
  return first;
}

// Puts a GHOST_OPEN before each of these.
void insertOpens(std::vector<Token>& tokens, const std::vector<std::size_t>& starts) {
  if (starts.empty()) return;
  std::vector<Token> marked;
  marked.reserve(tokens.size() + starts.size());
  auto start = starts.begin();
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const bool isStart = start != starts.end() && *start == i;
    if (isStart) {
      Token& open = marked.emplace_back(tokens[i]);
      open.type = TokenType::GHOST_OPEN;
      open.endColumn = open.column;
      ++start;
    }
    marked.push_back(tokens[i]);
    marked.back().startsComment = marked.back().startsComment && !isStart;
  }
  for (std::size_t i = 0; i < marked.size(); ++i) marked[i].index = static_cast<std::uint32_t>(i);
  tokens = std::move(marked);
}

// Whether an argument, or a type, may start so behind the word `ghost`; else that is a name.
bool goesOn(const Token& token) {
  switch (token.type) {
    case TokenType::IDENTIFIER:
    case TokenType::INT:
    case TokenType::BOOLEAN:
    case TokenType::PRIMITIVE_TYPE:
    case TokenType::INTEGER:
    case TokenType::STRING:
    case TokenType::BACKSLASH_WORD:
    case TokenType::THIS:
    case TokenType::NULL_LITERAL:
    case TokenType::TRUE_LITERAL:
    case TokenType::FALSE_LITERAL:
    case TokenType::NOT:
      return true;
    default:
      return false;
  }
}

// The lists around a token.
class Lists {
 public:
  struct List {
    bool isCall = false;  // of arguments, or parameters
    bool isGhost = false;
  };
  // The innermost one, where that is of arguments or parameters; else nullptr.
  List* innermost() { return open_.empty() || !open_.back().isCall ? nullptr : &open_.back(); }

  void follow(const std::vector<Token>& tokens, std::size_t i) {
    switch (tokens[i].type) {
      case TokenType::LPAREN:
        open_.push_back({i > 0 && mayBeCalled(tokens[i - 1]), false});
        break;
      case TokenType::LBRACKET:
      case TokenType::LBRACE:
        open_.push_back({});
        break;
      case TokenType::RPAREN:
      case TokenType::RBRACKET:
      case TokenType::RBRACE:
        if (!open_.empty()) open_.pop_back();
        break;
      default:
        break;
    }
  }

 private:
  static bool mayBeCalled(const Token& token) {
    return token.is(TokenType::IDENTIFIER) || token.is(TokenType::THIS) || token.is(TokenType::SUPER);
  }

  std::vector<List> open_;
};

}  // namespace

void markGhostWords(std::vector<Token>& tokens) {
  std::vector<std::size_t> starts;
  Lists lists;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    lists.follow(tokens, i);
    Lists::List* const list = lists.innermost();
    const bool isWord =
        tokens[i].is(TokenType::IDENTIFIER) && tokens[i].text == "ghost" && !tokens[i].isQuoted;
    if (list == nullptr || !isWord || !goesOn(tokens[i + 1])) continue;
    const bool isFirst = tokens[i - 1].is(TokenType::LPAREN);
    if (!isFirst && !tokens[i - 1].is(TokenType::COMMA)) continue;
    tokens[i].type = TokenType::GHOST;
    if (list->isGhost) continue;
    list->isGhost = true;
    if (isFirst)
      starts.push_back(i);
    else
      tokens[i - 1].type = TokenType::GHOST_OPEN;
  }
  insertOpens(tokens, starts);
}

void markGhostLists(std::vector<Token>& tokens) {
  std::vector<std::size_t> starts;
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (const std::size_t first = listBefore(tokens, i); first < i) starts.push_back(first);
  }
  insertOpens(tokens, starts);
}

}  // namespace warrant::ast
