#include "facts/call_graph.h"

#include <algorithm>

namespace warrant::symbex {

using namespace ast;

namespace {

// Tarjan's algorithm, without recursion.
class Components {
 public:
  explicit Components(const std::vector<std::vector<CallGraph::Node>>& successors)
      : successors_(successors),
        component(successors.size()),
        low_(successors.size()),
        number_(successors.size()) {
    for (std::uint32_t node = 0; node < successors.size(); ++node) {
      if (number_[node] == 0) explore(node);
    }
  }

 private:
  const std::vector<std::vector<CallGraph::Node>>& successors_;

 public:
  std::vector<std::uint32_t> component;  // numbered from 1

 private:
  void explore(std::uint32_t root) {
    struct Visit {
      std::uint32_t node;
      std::size_t next;
    };
    std::vector<Visit> visits{{root, 0}};
    enter(root);
    while (!visits.empty()) {
      Visit& visit = visits.back();
      const std::uint32_t node = visit.node;
      if (visit.next < successors_[node].size()) {
        const std::uint32_t successor = successors_[node][visit.next++];
        if (number_[successor] == 0) {
          enter(successor);
          visits.push_back({successor, 0});
        } else if (component[successor] == 0) {
          low_[node] = std::min(low_[node], number_[successor]);
        }
        continue;
      }
      visits.pop_back();
      if (!visits.empty()) low_[visits.back().node] = std::min(low_[visits.back().node], low_[node]);
      if (low_[node] == number_[node]) close(node);
    }
  }
  void enter(std::uint32_t node) {
    number_[node] = low_[node] = ++numbers_;
    open_.push_back(node);
  }
  void close(std::uint32_t node) {
    ++components_;
    for (;;) {
      const std::uint32_t member = open_.back();
      open_.pop_back();
      component[member] = components_;
      if (member == node) return;
    }
  }

  std::vector<std::uint32_t> low_, number_, open_;
  std::uint32_t numbers_ = 0, components_ = 0;
};

}  // namespace

CallGraph::CallGraph(const Hierarchy& hierarchy, std::uint32_t methodCount, std::uint32_t predicateCount)
    : hierarchy_(hierarchy),
      methodCount_(methodCount),
      predicateCount_(predicateCount),
      successors_(std::size_t{2} * (methodCount + predicateCount)) {
  addFamilies(hierarchy.methods());
  addFamilies(hierarchy.predicates());
}

template <class Declaration>
void CallGraph::addFamilies(const Families<Declaration>& families) {
  families.forEachOfSeveral([&](std::span<const Declaration* const> members) {
    std::vector<Node>& family = successors_[anyOf(families, *members.front())];
    for (const Declaration* const member : members) family.push_back(nodeOf(*member));
  });
}

std::vector<std::uint32_t> CallGraph::components() const {
  return std::move(Components(successors_).component);
}

}  // namespace warrant::symbex
