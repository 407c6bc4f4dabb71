#include "ast/library.h"

#include <algorithm>

namespace warrant::ast {
namespace {

bool isName(const Token& token) { return token.is(TokenType::IDENTIFIER) || token.is(TokenType::TYPE_NAME); }

struct Dotted {
  std::string path;  // `a/b/C`
  std::string_view last;
  std::size_t next;  // the token behind it
};

Dotted readDotted(const std::vector<Token>& tokens, std::size_t i) {
  Dotted name;
  while (isName(tokens[i])) {
    if (!name.path.empty()) name.path += '/';
    name.path += tokens[i].text;
    name.last = tokens[i].text;
    if (!tokens[++i].is(TokenType::DOT)) break;
    ++i;
  }
  name.next = i;
  return name;
}

// `a/b/C` for a class whose package is written before it; else empty.
std::string pathBefore(const std::vector<Token>& tokens, std::size_t i) {
  std::string path(tokens[i].text);
  while (i >= 2 && tokens[i - 1].is(TokenType::DOT)) {
    i -= 2;
    if (!isName(tokens[i])) return {};
    path = std::string(tokens[i].text) + "/" + path;
  }
  const bool startsWithPackage = path[0] >= 'a' && path[0] <= 'z';
  return startsWithPackage ? path : std::string();
}

}  // namespace

void collectDeclared(const std::vector<Token>& tokens, std::unordered_set<std::string_view>& names) {
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const bool declares =
        tokens[i].is(TokenType::CLASS) || tokens[i].is(TokenType::INTERFACE) || tokens[i].is(TokenType::ENUM);
    if (declares && isName(tokens[i + 1])) names.insert(tokens[i + 1].text);
  }
}

void collectMentioned(const std::vector<Token>& tokens, const std::unordered_set<std::string_view>& declared,
                      std::set<std::string>& paths) {
  std::set<std::string> packages{"java/lang"};
  std::set<std::string_view> names;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.is(TokenType::PACKAGE) || token.is(TokenType::IMPORT)) {
      const bool isStatic = tokens[i + 1].is(TokenType::STATIC);
      Dotted name = readDotted(tokens, i + (isStatic ? 2 : 1));
      const bool isOnDemand = tokens[name.next].is(TokenType::STAR);
      if (isStatic && !isOnDemand)
        name.path.resize(name.path.size() - std::min(name.path.size(), name.last.size() + 1));
      if (token.is(TokenType::PACKAGE) || (isOnDemand && !isStatic)) {
        packages.insert(name.path);
      } else {
        paths.insert(name.path);
      }
      i = name.next;
    } else if (isName(token) && token.text[0] >= 'A' && token.text[0] <= 'Z') {
      const bool isQualified = i > 0 && tokens[i - 1].is(TokenType::DOT);
      const bool isBuiltIn = token.text == "Object" || token.text == "String";
      if (isBuiltIn) continue;
      if (isQualified) {
        if (std::string path = pathBefore(tokens, i); !path.empty()) paths.insert(std::move(path));
      } else if (!declared.contains(token.text)) {
        names.insert(token.text);
      }
    }
  }
  for (const std::string_view name : names) {
    for (const std::string& package : packages) paths.insert(package + "/" + std::string(name));
  }
}

bool callsMethods(const std::vector<Token>& tokens) {
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
    if (tokens[i].is(TokenType::DOT) && isName(tokens[i + 1]) && tokens[i + 2].is(TokenType::LPAREN))
      return true;
  }
  return false;
}

}  // namespace warrant::ast
