// The base of the syntax trees' nodes that the ANTLR tool makes. Its accessors hide those of the runtime,
// which find a child of a kind by dynamic casts: a quarter of the time of reading a program.
#pragma once

#include <cstddef>
#include <typeinfo>
#include <vector>

#include "antlr4-runtime.h"

namespace warrant::ast::grammar {

// The tree as a node of that kind; nullptr: it is of another. Kinds have no subclasses, and one type_info
// each in a program, so that addresses tell.
template <class Node>
Node* as(antlr4::tree::ParseTree* tree) {
  return &typeid(*tree) == &typeid(Node) ? static_cast<Node*>(tree) : nullptr;
}

class SyntaxNode : public antlr4::ParserRuleContext {
 public:
  SyntaxNode(antlr4::ParserRuleContext* parent, std::size_t invokingState)
      : antlr4::ParserRuleContext(parent, invokingState) {
    children.reserve(4);
  }

  // The child of that kind that `index` others precede; nullptr: there is none.
  template <class Node>
  Node* getRuleContext(std::size_t index) {
    for (antlr4::tree::ParseTree* const child : children) {
      Node* const node = as<Node>(child);
      if (node != nullptr && index-- == 0) return node;
    }
    return nullptr;
  }

  template <class Node>
  std::vector<Node*> getRuleContexts() {
    std::vector<Node*> found;
    for (antlr4::tree::ParseTree* const child : children) {
      if (Node* const node = as<Node>(child)) found.push_back(node);
    }
    return found;
  }
};

}  // namespace warrant::ast::grammar
