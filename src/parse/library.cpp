#include "parse/library.h"

#include <algorithm>

namespace warrant::ast {
namespace {

struct Dotted {
  std::string path;  // `a/b/C`
  std::string_view last;
  std::size_t next;  // the token behind it
};

Dotted readDotted(const std::vector<Token>& tokens, std::size_t i) {
  Dotted name;
  while (tokens[i].isName()) {
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
    if (!tokens[i].isName()) return {};
    path = std::string(tokens[i].text) + "/" + path;
  }
  const bool startsWithPackage = path[0] >= 'a' && path[0] <= 'z';
  return startsWithPackage ? path : std::string();
}

// Returns the last token of the import or package there.
std::size_t addImport(const std::vector<Token>& tokens, std::size_t i, Mentions& mentions) {
  const bool isStatic = tokens[i + 1].is(TokenType::STATIC);
  Dotted name = readDotted(tokens, i + (isStatic ? 2 : 1));
  const bool isOnDemand = tokens[name.next].is(TokenType::STAR);
  if (isStatic && !isOnDemand)
    name.path.resize(name.path.size() - std::min(name.path.size(), name.last.size() + 1));
  const bool isPackage = tokens[i].is(TokenType::PACKAGE) || (isOnDemand && !isStatic);
  (isPackage ? mentions.packages : mentions.paths).insert(name.path);
  return name.next;
}

void addName(const std::vector<Token>& tokens, std::size_t i, bool isImplemented, Mentions& mentions) {
  const std::string_view name = tokens[i].text;
  if (name[0] < 'A' || name[0] > 'Z' || name == "Object" || name == "String") return;
  auto& names = isImplemented ? mentions.implemented : mentions.names;
  if (i == 0 || !tokens[i - 1].is(TokenType::DOT)) return names.push_back(name);
  if (std::string path = pathBefore(tokens, i); !path.empty())
    (isImplemented ? mentions.implementedPaths : mentions.paths).insert(std::move(path));
}

void addPathsOf(const std::vector<std::string_view>& names, const std::set<std::string>& packages,
                const std::unordered_set<std::string_view>& known, std::set<std::string>& all) {
  for (const std::string_view name : names) {
    if (known.contains(name)) continue;
    for (const std::string& package : packages) all.insert(package + "/" + std::string(name));
  }
}

void dropRepeated(std::vector<std::string_view>& names) {
  std::ranges::sort(names);
  const auto repeated = std::ranges::unique(names);
  names.erase(repeated.begin(), repeated.end());
}

}  // namespace

Mentions mentionsIn(const std::vector<Token>& tokens) {
  Mentions mentions;
  bool isImplemented = false;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const Token& token = tokens[i];
    switch (token.type) {
      case TokenType::PACKAGE:
      case TokenType::IMPORT:
        i = addImport(tokens, i, mentions);
        break;
      case TokenType::IMPLEMENTS:
        isImplemented = true;
        break;
      case TokenType::LBRACE:
        isImplemented = false;
        break;
      case TokenType::INTERFACE:
        mentions.hasInterface = true;
        [[fallthrough]];
      case TokenType::CLASS:
      case TokenType::ENUM:
        if (tokens[i + 1].isName()) mentions.declared.push_back(tokens[i + 1].text);
        break;
      case TokenType::IDENTIFIER:
      case TokenType::TYPE_NAME:
        addName(tokens, i, isImplemented, mentions);
        break;
      default:
        break;
    }
  }
  dropRepeated(mentions.names);
  dropRepeated(mentions.implemented);
  return mentions;
}

void Mentions::add(const Mentions& others) {
  declared.insert(declared.end(), others.declared.begin(), others.declared.end());
  names.insert(names.end(), others.names.begin(), others.names.end());
  implemented.insert(implemented.end(), others.implemented.begin(), others.implemented.end());
  hasInterface = hasInterface || others.hasInterface;
  paths.insert(others.paths.begin(), others.paths.end());
  implementedPaths.insert(others.implementedPaths.begin(), others.implementedPaths.end());
  packages.insert(others.packages.begin(), others.packages.end());
}

void Mentions::addPaths(const std::unordered_set<std::string_view>& known, std::set<std::string>& all) const {
  all.insert(paths.begin(), paths.end());
  all.insert(implementedPaths.begin(), implementedPaths.end());
  addPathsOf(names, packages, known, all);
  addPathsOf(implemented, packages, known, all);
}

void Mentions::addPathsOfLibrary(std::set<std::string>& all) const {
  all.insert(paths.begin(), paths.end());
  addPathsOf(names, packages, {}, all);
  std::set<std::string> own = packages;
  own.erase("java/lang");
  addPathsOf(implemented, own, {}, all);
  if (hasInterface) all.insert("java/lang/String");
}

bool callsMethods(const std::vector<Token>& tokens) {
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
    if (tokens[i].is(TokenType::DOT) && tokens[i + 1].isName() && tokens[i + 2].is(TokenType::LPAREN))
      return true;
  }
  return false;
}

}  // namespace warrant::ast
