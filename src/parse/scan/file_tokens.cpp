#include "parse/scan/file_tokens.h"

#include <algorithm>
#include <utility>

#include "parse/foreign_words.h"
#include "parse/missing_braces.h"
#include "parse/misspelt_words.h"
#include "parse/scan/ghost_lists.h"
#include "parse/type_brackets.h"

namespace warrant::ast {
namespace {

void add(std::vector<std::string_view>& names, const std::vector<std::string_view>& others) {
  names.insert(names.end(), others.begin(), others.end());
}

// That end in the text from there on.
std::uint32_t countLines(std::string_view text, std::size_t from) {
  std::uint32_t lines = 0;
  for (; (from = text.find('\n', from)) != std::string_view::npos; ++from) ++lines;
  return lines;
}

bool areBracketsClosed(const std::vector<Token>& tokens) {
  std::vector<std::uint32_t> awaited;  // what closes those that are open
  for (const Token& token : tokens) {
    switch (token.type) {
      case TokenType::LBRACE:
      case TokenType::LBRACKET:
      case TokenType::LPAREN:
        awaited.push_back(token.is(TokenType::LBRACE)     ? TokenType::RBRACE
                          : token.is(TokenType::LBRACKET) ? TokenType::RBRACKET
                                                          : TokenType::RPAREN);
        break;
      case TokenType::RBRACE:
      case TokenType::RBRACKET:
      case TokenType::RPAREN:
        if (awaited.empty() || awaited.back() != token.type) return false;
        awaited.pop_back();
        break;
      default:
        break;
    }
  }
  return awaited.empty();
}

// With what ends a class.
bool endsWithBrace(const std::vector<Token>& tokens) {
  if (tokens.size() < 2) return false;
  const Token& last = tokens[tokens.size() - 2];
  return last.is(TokenType::RBRACE) && last.annotation == 0;
}

// Whether nothing in the part can depend on what is outside.
bool isWhole(const Tokens& scanned, const TextPart& part, const Source& source) {
  const bool isLast = part.end == source.file.text.size();
  if (isLast && part.start == 0) return true;
  if (!areBracketsClosed(scanned.tokens)) return false;
  return isLast || (scanned.end == part.end && endsWithBrace(scanned.tokens));
}

void append(FileTokens& all, FileTokens&& part, bool isLast) {
  const auto first = static_cast<std::uint32_t>(all.tokens.size());
  const std::uint32_t annotations = all.annotations;
  if (!isLast) part.tokens.pop_back();
  for (Token& token : part.tokens) {
    token.index += first;
    if (token.annotation != 0) token.annotation += annotations;
    all.tokens.push_back(token);
  }
  for (const AmbiguousWord& word : part.ambiguousWords)
    all.ambiguousWords.push_back({word.token + first, word.keyword});
  add(all.forgiven, part.forgiven);
  all.mentions.add(part.mentions);
  all.problems.append(std::move(part.problems));
  all.annotations += part.annotations;
}

}  // namespace

std::vector<TextPart> cutText(std::string_view text, std::size_t bytesOfPart) {
  constexpr std::string_view classEnd = "\n}";
  std::vector<TextPart> parts{{}};
  while (text.size() - parts.back().start > 2 * bytesOfPart) {
    const std::size_t found = text.find(classEnd, parts.back().start + bytesOfPart);
    if (found == std::string_view::npos) break;
    const std::size_t end = found + classEnd.size();
    const std::uint32_t line = parts.back().line + countLines(text.substr(0, end), parts.back().start);
    parts.back().end = end;
    parts.push_back({end, 0, line});
  }
  parts.back().end = text.size();
  return parts;
}

FileTokens readTokens(const Source& source, std::uint32_t file, const TextPart& part) {
  FileTokens read;
  Tokens scanned = scan(source, file, part, read.problems);
  read.isWhole = isWhole(scanned, part, source);
  read.tokens = std::move(scanned.tokens);
  read.annotations = scanned.annotations;
  if (source.dialect == Dialect::Java) {
    add(read.forgiven, removeForeignWords(read.tokens, read.problems));
    correctMisspeltWords(read.tokens, read.problems);
    closeBodies(read.tokens, read.problems);
    markGhostLists(read.tokens);
  } else {
    markGhostWords(read.tokens);
  }
  markTypeBrackets(read.tokens);
  read.ambiguousWords = classifyWords(read.tokens, source.dialect, read.problems);
  read.mentions = mentionsIn(read.tokens);
  return read;
}

FileTokens joinTokens(const Source& source, std::uint32_t file, std::vector<FileTokens> parts) {
  if (parts.size() == 1) return std::move(parts.front());
  if (!std::ranges::all_of(parts, &FileTokens::isWhole)) return readTokens(source, file, wholeText(source));
  FileTokens all;
  std::size_t count = 0;
  for (const FileTokens& part : parts) count += part.tokens.size();
  all.tokens.reserve(count);
  for (FileTokens& part : parts) append(all, std::move(part), &part == &parts.back());
  return all;
}

}  // namespace warrant::ast
