#include "smt/native/maps/map_facts.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace warrant::smt {

namespace {

// Beyond this, asking the solver is cheaper.
constexpr std::size_t maximalElements = 120;

// Classes of equal values.
class Partition {
 public:
  NodeId find(NodeId node) {
    NodeId root = node;
    for (auto next = parent_.find(root); next != parent_.end(); next = parent_.find(root))
      root = next->second;
    return root;
  }
  void unite(NodeId left, NodeId right) {
    left = find(left);
    right = find(right);
    if (left != right) parent_[left] = right;
  }

 private:
  std::unordered_map<NodeId, NodeId> parent_;
};

}  // namespace

bool MapFacts::isComposed(NodeId node) const {
  const Op op = solver_.graph_.node(node).op;
  return op == Op::Store || op == Op::Splice || op == Op::Fill;
}

bool MapFacts::areThere() const {
  return std::ranges::any_of(solver_.special_, [&](NodeId special) { return isComposed(special); });
}

// Then it says that the part has nothing on the other side, where nobody looks.
bool MapFacts::isEqualToPart(NodeId map) const {
  const EGraph& graph = solver_.graph_;
  return std::ranges::any_of(graph.arguments(graph.node(map).application),
                             [&](NodeId part) { return graph.root(part) == graph.root(map); });
}

std::vector<NodeId> MapFacts::composedMaps() const {
  std::vector<NodeId> maps;
  for (const NodeId special : solver_.special_) {
    if (isComposed(special)) maps.push_back(special);
  }
  return maps;
}

// One of each class.
std::vector<NodeId> MapFacts::indices() const {
  std::vector<NodeId> indices;
  std::unordered_set<NodeId> roots;
  for (const NodeId special : solver_.special_) {
    const Op op = solver_.graph_.node(special).op;
    if (op != Op::At && op != Op::Store) continue;
    const NodeId index = solver_.graph_.arguments(solver_.graph_.node(special).application)[1];
    if (roots.insert(solver_.graph_.root(index)).second) indices.push_back(index);
  }
  return indices;
}

std::optional<unsigned> MapFacts::describe() {
  std::vector<NodeId> maps = composedMaps();
  std::erase_if(maps, [&](NodeId map) { return !isEqualToAnother(map) || isEqualToPart(map); });
  if (maps.empty()) return 0;
  const std::vector<NodeId> indices = this->indices();
  if (maps.size() * indices.size() > maximalElements) return std::nullopt;
  unsigned described = 0;
  for (const NodeId map : maps) {
    for (const NodeId index : indices) {
      const EGraph& graph = solver_.graph_;
      const NodeId element = solver_.nodeOf(solver_.terms_.at(graph.node(map).term, graph.node(index).term));
      const NodeId operands[] = {map, index};
      const NodeId known = graph.lookUp(Op::At, 0, operands);
      if (known != 0 && graph.root(known) == graph.root(element)) continue;
      solver_.addApplication(Op::At, 0, operands, element);
      ++described;
    }
  }
  return described;
}

// Maps whose elements nobody looked at may be equal after all, if they are put together alike.
bool MapFacts::haveModel(NumberModel& numbers) const {
  const EGraph& graph = solver_.graph_;
  std::vector<std::int64_t> ends{0};
  std::unordered_set<NodeId> composed;
  for (const NodeId map : composedMaps()) {
    composed.insert(graph.root(map));
    if (graph.node(map).op == Op::Store) continue;
    const NumberModel::Value end = numbers.valueOf(graph.arguments(graph.node(map).application)[1]);
    if (!end) return false;
    ends.push_back(*end);
  }
  for (NodeId node = 1; node < graph.nodeCount(); ++node) {
    if (graph.node(node).op != Op::Equal || !solver_.isFalse(node)) continue;
    for (const NodeId side : graph.arguments(graph.node(node).application)) {
      if (composed.contains(graph.root(side))) return false;
    }
  }
  ends.push_back(*std::ranges::min_element(ends) - 1);
  return std::ranges::all_of(ends, [&](std::int64_t end) { return areEqualAround(end, numbers); });
}

// At an index that nobody reads, from this one on: what are equal maps' elements made of?
bool MapFacts::areEqualAround(std::int64_t index, NumberModel& numbers) const {
  const EGraph& graph = solver_.graph_;
  Partition elements;  // of the maps, by class
  const auto node = [&](NodeId map) { return graph.root(map); };
  const NodeId unit = graph.find(solver_.terms_.unit()) != 0 ? node(graph.find(solver_.terms_.unit())) : 0;
  std::vector<std::pair<NodeId, NodeId>> constants{{unit, unit}};  // map, its value there
  for (const NodeId map : composedMaps()) {
    const std::span<const NodeId> parts = graph.arguments(graph.node(map).application);
    switch (graph.node(map).op) {
      case Op::Store:
        elements.unite(node(map), node(parts[0]));
        break;
      case Op::Splice:
        elements.unite(node(map), node(parts[index < *numbers.valueOf(parts[1]) ? 0 : 2]));
        break;
      default: {
        const bool isWithin = 0 <= index && index < *numbers.valueOf(parts[1]);
        constants.emplace_back(node(map), isWithin ? node(parts[0]) : unit);
      }
    }
  }
  std::unordered_map<NodeId, NodeId> values;
  return std::ranges::all_of(constants, [&](const auto& constant) {
    const auto [entry, isNew] = values.try_emplace(elements.find(constant.first), constant.second);
    return isNew || entry->second == constant.second;
  });
}

}  // namespace warrant::smt
