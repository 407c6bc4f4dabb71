// A recorded run (symbex/explain/record/recording.h) as a graph to go through: which steps follow a step,
// where paths part, and where they end.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "symbex/explain/record/recording.h"

namespace warrant::debug {

using Node = std::uint32_t;  // the number of a step

// A step but for what an expression is made of: what moving by steps stops at.
bool isNotable(const symbex::RecordedNode& node);

class Graph {
 public:
  explicit Graph(const symbex::Recording& recording);

  const symbex::RecordedNode& operator[](Node node) const { return nodes_[node]; }
  Node size() const { return static_cast<Node>(nodes_.size()); }
  std::span<const Node> children(Node node) const { return children_[node]; }

  // The step behind it on the path. Where paths part: on the first one that fails, or the first one.
  std::optional<Node> next(Node node) const;
  // The same, but on the way to a step that it is before.
  std::optional<Node> next(Node node, Node last) const;
  // The step before it on the path; of the first one of a check none.
  std::optional<Node> previous(Node node) const;
  // The first steps of the paths that part behind it: where it is an open branch two or more.
  std::vector<Node> cases(Node node) const;
  bool isBefore(Node first, Node last) const;  // on one path; a node is not before itself
  bool isWithin(Node node, Node application) const;
  // The steps from the first one of the check to the node.
  std::vector<Node> path(Node node) const;

  Node entry() const { return entry_; }                 // where the body begins; without one, the check
  std::span<const Node> ends() const { return ends_; }  // of the paths of the last check
  // Those that failed on the path, or beside it in what was evaluated apart.
  std::vector<Node> failuresOn(Node end) const;
  std::span<const Node> failures() const { return failures_; }

 private:
  void number();
  void findEntry();
  void findEnds();
  Node wayOn(std::span<const Node> others) const;
  bool hasFailure(Node node) const;

  const std::vector<symbex::RecordedNode>& nodes_;
  std::vector<std::vector<Node>> children_;
  std::vector<Node> first_, last_;  // the numbers of what follows a node, in the order of the tree
  std::vector<Node> ends_, failures_;
  std::vector<bool> isOnPath_;  // not in what was evaluated apart
  Node entry_ = 0;
};

}  // namespace warrant::debug
