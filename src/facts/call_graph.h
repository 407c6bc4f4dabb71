// Which methods and predicates lead to which: a graph whose size is that of the text. What a call may run,
// where others override the method, is a node of its own, the family, that leads to each of them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "facts/hierarchy.h"

namespace warrant::symbex {

class CallGraph {
 public:
  using Node = std::uint32_t;

  // Has the families' edges.
  CallGraph(const Hierarchy& hierarchy, std::uint32_t methodCount, std::uint32_t predicateCount);

  // Methods come first.
  Node nodeOf(const ast::MethodDecl& method) const { return method.index; }
  Node nodeOf(const ast::PredicateDecl& predicate) const { return methodCount_ + predicate.index; }
  // Whichever of its family that is.
  Node anyOf(const ast::MethodDecl& method) const { return anyOf(hierarchy_.methods(), method); }
  Node anyOf(const ast::PredicateDecl& predicate) const { return anyOf(hierarchy_.predicates(), predicate); }

  // The families' nodes are the last ones.
  Node firstFamily() const { return methodCount_ + predicateCount_; }
  std::size_t size() const { return successors_.size(); }
  std::vector<Node>& successors(Node node) { return successors_[node]; }
  const std::vector<Node>& successors(Node node) const { return successors_[node]; }

  // By node: the number of its strongly connected component, from 1.
  std::vector<std::uint32_t> components() const;

 private:
  template <class Declaration>
  Node anyOf(const Families<Declaration>& families, const Declaration& member) const {
    const Node node = nodeOf(families.leader(member));
    return families.members(member).size() > 1 ? firstFamily() + node : nodeOf(member);
  }
  template <class Declaration>
  void addFamilies(const Families<Declaration>& families);

  const Hierarchy& hierarchy_;
  std::uint32_t methodCount_, predicateCount_;
  std::vector<std::vector<Node>> successors_;  // by method, by predicate, by family's leader in that order
};

}  // namespace warrant::symbex
