#include "explore/tokens.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "explore/call.h"

namespace warrant::explore {

namespace {

// What is not ASCII may be a letter: the scanner knows.
bool isLetter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) != 0 || c == '_' || c == '$' || c == '#';
}
bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// How long the quoted text at the beginning is.
std::size_t quotedLength(std::string_view text) {
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (text[at] == '\\') {
      ++at;
    } else if (text[at] == text.front()) {
      return at + 1;
    }
  }
  throw Refused("the quotes of " + std::string(text) + " are not closed");
}

std::size_t signLength(std::string_view text) {
  for (const std::string_view sign : {">>>", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>"}) {
    if (text.starts_with(sign)) return sign.size();
  }
  return 1;
}

// How long the comment is with which the text begins; 0: there is none. What is for Warrant is none.
std::size_t commentLength(std::string_view text) {
  const bool isLine = text.starts_with("//"), isAnnotation = text.size() > 2 && text[2] == '@';
  if (isAnnotation || (!isLine && !text.starts_with("/*"))) return 0;
  const std::size_t end = isLine ? text.find('\n') : text.find("*/", 2);
  if (end == std::string_view::npos && !isLine) throw Refused("a comment of it is not closed");
  return end == std::string_view::npos ? text.size() : end + (isLine ? 0 : 2);
}

}  // namespace

std::string onOneLine(std::string_view text) {
  std::string line;
  while (line.size() < text.size()) {
    const std::string_view rest = text.substr(line.size());
    const std::size_t comment = commentLength(rest);
    if (comment > 0)
      line.append(comment, ' ');
    else if (rest.front() == '"' || rest.front() == '\'')
      line += rest.substr(0, quotedLength(rest));
    else
      line += rest.front() == '\n' || rest.front() == '\r' ? ' ' : rest.front();
  }
  return line;
}

std::vector<CallToken> tokensOf(std::string_view text) {
  using Kind = CallToken::Kind;
  std::vector<CallToken> tokens;
  while (!text.empty()) {
    const char first = text.front();
    const bool isSpace = std::isspace(static_cast<unsigned char>(first)) != 0;
    if (const std::size_t skipped = isSpace ? 1 : commentLength(text); skipped > 0) {
      text.remove_prefix(skipped);
      continue;
    }
    Kind kind = Kind::Sign;
    std::size_t length = 0;
    if (first == '"' || first == '\'') {
      kind = first == '"' ? Kind::Text : Kind::Character;
      length = quotedLength(text);
    } else if (isLetter(first) && first != '#') {  // `m#2` is a result of m
      kind = isDigit(first) ? Kind::Number : Kind::Word;
      const auto isPart = [&](char c) { return isLetter(c) || (kind == Kind::Number && c == '.'); };
      length = static_cast<std::size_t>(std::ranges::find_if_not(text, isPart) - text.begin());
    } else if (std::string_view("()[]{}.,?:+-*/%!~<>=&|^").find(first) != std::string_view::npos) {
      length = signLength(text);
    } else {
      throw Refused("`" + std::string(1, first) + "` cannot stand in a call: it is written C.m(1, \"N\")");
    }
    tokens.push_back({kind, text.substr(0, length)});
    text.remove_prefix(length);
  }
  tokens.push_back({});
  return tokens;
}

}  // namespace warrant::explore
