#include "debug/graph.h"

#include <algorithm>

namespace warrant::debug {

using symbex::RecordedNode;

bool isNotable(const RecordedNode& node) {
  return node.rule != "eval" && node.rule != "done" && (node.rule != "part" || node.id != 0);
}

Graph::Graph(const symbex::Recording& recording) : nodes_(recording.nodes()), children_(nodes_.size()) {
  for (const RecordedNode& node : nodes_) {
    if (node.id != 0) children_[node.parent].push_back(node.id);
    if (node.rule == "fail") failures_.push_back(node.id);
  }
  number();
  findEntry();
  findEnds();
}

// Steps are numbered as they are made, so a child has a greater number than its parent: no recursion is
// needed.
void Graph::number() {
  const std::size_t count = nodes_.size();
  std::vector<Node> sizes(count, 1);
  for (std::size_t node = count; node-- > 1;) sizes[nodes_[node].parent] += sizes[node];
  first_.assign(count, 0);
  last_.assign(count, 0);
  for (std::size_t node = 0; node < count; ++node) {
    last_[node] = first_[node] + sizes[node];
    Node at = first_[node] + 1;
    for (const Node child : children_[node]) {
      first_[child] = at;
      at += sizes[child];
    }
  }
}

bool Graph::isBefore(Node first, Node last) const {
  return first != last && first_[first] <= first_[last] && first_[last] < last_[first];
}

bool Graph::isWithin(Node node, Node application) const {
  while (node != 0 && node != application) node = nodes_[node].within;
  return node == application;
}

bool Graph::hasFailure(Node node) const {
  return std::ranges::any_of(failures_, [&](Node one) { return one == node || isBefore(node, one); });
}

// Of those that do not begin a case: what is evaluated apart, or looked at beside the path, comes before the
// way on.
Node Graph::wayOn(std::span<const Node> others) const {
  const auto goesOn = [&](Node node) { return !children_[node].empty(); };
  const auto last = std::find_if(others.rbegin(), others.rend(), goesOn);
  return last == others.rend() ? others.back() : *last;
}

std::vector<Node> Graph::cases(Node node) const {
  std::vector<Node> cases;
  if (node == 0) return cases;
  for (const Node child : children_[node]) {
    if (nodes_[child].rule == "case") cases.push_back(child);
  }
  const bool isApart = cases.size() < children_[node].size() && nodes_[nodes_[node].within].rule != "exec";
  if (cases.size() < 2 || isApart) cases.clear();
  return cases;
}

std::optional<Node> Graph::next(Node node) const {
  std::vector<Node> others, cases;
  if (node == 0) return std::nullopt;
  for (const Node child : children_[node]) (nodes_[child].rule == "case" ? cases : others).push_back(child);
  if (!others.empty()) return wayOn(others);
  if (cases.empty()) return std::nullopt;
  const auto failing = std::ranges::find_if(cases, [&](Node one) { return hasFailure(one); });
  return failing != cases.end() ? *failing : cases.front();
}

std::optional<Node> Graph::next(Node node, Node last) const {
  if (!isBefore(node, last)) return next(node);
  return *std::ranges::find_if(children_[node],
                               [&](Node child) { return child == last || isBefore(child, last); });
}

std::optional<Node> Graph::previous(Node node) const {
  if (node == 0 || nodes_[node].parent == 0) return std::nullopt;
  return nodes_[node].parent;
}

std::vector<Node> Graph::path(Node node) const {
  std::vector<Node> path;
  for (std::optional<Node> at = node; at; at = previous(*at)) path.push_back(*at);
  std::ranges::reverse(path);
  return path;
}

// The first statement; where there is none, or something fails before it, the first check.
void Graph::findEntry() {
  const auto firstOf = [&](std::string_view rule) {
    const auto found = std::ranges::find(nodes_.begin() + 1, nodes_.end(), rule, &RecordedNode::rule);
    return found == nodes_.end() ? Node{0} : found->id;
  };
  const Node body = nodes_.size() > 1 ? firstOf("exec") : 0;
  for (Node part = 1; part < nodes_.size() && entry_ == 0; ++part) {
    if (nodes_[part].rule == "part" && !children_[part].empty()) entry_ = part;
  }
  const bool failsBefore = !failures_.empty() && failures_.front() < body;
  if (body != 0 && !failsBefore) entry_ = body;
  if (entry_ == 0 && nodes_.size() > 1) entry_ = 1;
}

void Graph::findEnds() {
  isOnPath_.assign(nodes_.size(), false);
  if (nodes_.size() < 2) return;
  Node last = 0;
  for (const Node part : children_[0]) {
    if (!children_[part].empty() || last == 0) last = part;
  }
  std::vector<Node> open{last};
  while (!open.empty()) {
    const Node node = open.back();
    open.pop_back();
    isOnPath_[node] = true;
    std::vector<Node> others, cases;
    for (const Node child : children_[node]) (nodes_[child].rule == "case" ? cases : others).push_back(child);
    if (!others.empty()) {
      open.push_back(wayOn(others));
    } else if (cases.empty()) {
      ends_.push_back(node);
    } else {
      open.insert(open.end(), cases.rbegin(), cases.rend());
    }
  }
}

std::vector<Node> Graph::failuresOn(Node end) const {
  std::vector<Node> failures;
  for (const Node failure : failures_) {
    Node at = failure;
    while (at != 0 && !isOnPath_[at]) at = nodes_[at].parent;
    if (at != 0 && (at == end || isBefore(at, end))) failures.push_back(failure);
  }
  return failures;
}

}  // namespace warrant::debug
