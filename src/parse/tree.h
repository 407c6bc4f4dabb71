// Short ways through the trees that the generated parser makes.
#pragma once

#include <WarrantParser.h>

#include <algorithm>
#include <typeinfo>

#include "parse/scan/token.h"
#include "support/source.h"

namespace warrant::ast {

using Tree = antlr4::tree::ParseTree;

// nullptr: the node is not a token.
inline const Token* asToken(Tree* node) {
  using namespace antlr4::tree;
  const std::type_info* const type = &typeid(*node);
  if (type != &typeid(TerminalNodeImpl) && type != &typeid(ErrorNodeImpl)) return nullptr;
  return static_cast<const Token*>(static_cast<TerminalNode*>(node)->getSymbol());
}

inline bool isToken(Tree* node, std::size_t type) {
  const Token* const token = asToken(node);
  return token != nullptr && token->is(type);
}

inline const Token& firstToken(const antlr4::ParserRuleContext* context) {
  return static_cast<const Token&>(*context->start);
}
inline const Token& lastToken(const antlr4::ParserRuleContext* context) {
  return static_cast<const Token&>(*(context->stop != nullptr ? context->stop : context->start));
}

inline support::SourceRange rangeBetween(const Token& first, const Token& last) {
  return {first.file, first.line, first.column, last.line, last.endColumn};
}
inline support::SourceRange rangeOf(const antlr4::ParserRuleContext* context) {
  return rangeBetween(firstToken(context), lastToken(context));
}

// The first child that is a token of that type; nullptr: none is.
inline const Token* findToken(const antlr4::ParserRuleContext* context, std::size_t type) {
  for (Tree* const child : context->children) {
    if (isToken(child, type)) return asToken(child);
  }
  return nullptr;
}

// The first child of that kind; nullptr: none is.
template <class Context>
Context* findChild(const antlr4::ParserRuleContext* context) {
  for (Tree* const child : context->children) {
    if (auto* const found = grammar::as<Context>(child)) return found;
  }
  return nullptr;
}

// How many children of an operand are prefixes: signs, and those of annotations.
inline std::size_t countPrefixes(const grammar::WarrantParser::OperandContext* operand) {
  const auto isPrefix = [](Tree* child) {
    const Token* const token = asToken(child);
    if (token == nullptr) return grammar::as<grammar::WarrantParser::GhostPrefixContext>(child) != nullptr;
    switch (token->type) {
      case TokenType::NOT:
      case TokenType::MINUS:
      case TokenType::PLUS:
      case TokenType::COMPLEMENT:
      case TokenType::INCREMENT:
      case TokenType::DECREMENT:
        return true;
      default:
        return false;
    }
  };
  const auto first = std::ranges::find_if_not(operand->children, isPrefix);
  return static_cast<std::size_t>(first - operand->children.begin());
}

}  // namespace warrant::ast
