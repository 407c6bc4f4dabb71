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

}  // namespace

void markGhostLists(std::vector<Token>& tokens) {
  std::vector<std::size_t> starts;
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (const std::size_t first = listBefore(tokens, i); first < i) starts.push_back(first);
  }
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

}  // namespace warrant::ast
