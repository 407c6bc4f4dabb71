#include "smt/native/maps/maps.h"

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

// What was stored is read again.
void Maps::onAdded(Term, NodeId node, std::span<const NodeId> arguments) {
  const NodeId read[] = {node, arguments[1]};
  closure_.addApplication(Op::At, 0, read, arguments[2]);
}

// Then it says that the part has nothing on the other side, where nobody looks.
bool Maps::isEqualToPart(NodeId map) const {
  const EGraph& graph = closure_.graph();
  return std::ranges::any_of(closure_.argumentsOf(map),
                             [&](NodeId part) { return graph.root(part) == graph.root(map); });
}

std::vector<NodeId> Maps::composedMaps() const {
  std::vector<NodeId> maps;
  for (const NodeId special : closure_.special()) {
    if (isComposed(special)) maps.push_back(special);
  }
  return maps;
}

// One of each class.
std::vector<NodeId> Maps::indices() const {
  std::vector<NodeId> indices;
  std::unordered_set<NodeId> roots;
  for (const NodeId special : closure_.special()) {
    const Op op = closure_.graph().node(special).op;
    if (op != Op::At && op != Op::Store) continue;
    const NodeId index = closure_.argumentsOf(special)[1];
    if (roots.insert(closure_.graph().root(index)).second) indices.push_back(index);
  }
  return indices;
}

std::optional<unsigned> Maps::extend() {
  std::vector<NodeId> maps = composedMaps();
  std::erase_if(maps, [&](NodeId map) { return !isEqualToAnother(map) || isEqualToPart(map); });
  if (maps.empty()) return 0;
  const std::vector<NodeId> indices = this->indices();
  if (maps.size() * indices.size() > maximalElements) return std::nullopt;
  unsigned described = 0;
  for (const NodeId map : maps) {
    for (const NodeId index : indices) {
      const EGraph& graph = closure_.graph();
      const NodeId element =
          closure_.nodeOf(closure_.terms().at(graph.node(map).term, graph.node(index).term));
      const NodeId operands[] = {map, index};
      const NodeId known = graph.lookUp(Op::At, 0, operands);
      if (known != 0 && graph.root(known) == graph.root(element)) continue;
      closure_.addApplication(Op::At, 0, operands, element);
      ++described;
    }
  }
  return described;
}

Verdict Maps::check(Candidate& candidate, Budget&) {
  const std::vector<NodeId> maps = composedMaps();
  const bool agrees = maps.empty() || (candidate.numbers && haveModel(maps, *candidate.numbers));
  return {agrees ? Verdict::Kind::Agrees : Verdict::Kind::GaveUp};
}

// Maps whose elements nobody looked at may be equal after all, if they are put together alike.
bool Maps::haveModel(std::span<const NodeId> maps, NumberValues& numbers) const {
  const EGraph& graph = closure_.graph();
  std::vector<std::int64_t> ends{0};
  std::unordered_set<NodeId> composed;
  for (const NodeId map : maps) {
    composed.insert(graph.root(map));
    // What a table has where nobody looks is not looked at.
    if (graph.node(map).op == Op::Tabulate && isEqualToAnother(map)) return false;
    if (graph.node(map).op == Op::Store || graph.node(map).op == Op::Tabulate) continue;
    const std::optional<std::int64_t> end = numbers.valueOf(closure_.argumentsOf(map)[1]);
    if (!end) return false;
    ends.push_back(*end);
  }
  for (NodeId node = 1; node < graph.nodeCount(); ++node) {
    if (graph.node(node).op != Op::Equal || !closure_.isFalse(node)) continue;
    for (const NodeId side : closure_.argumentsOf(node)) {
      if (composed.contains(graph.root(side))) return false;
    }
  }
  ends.push_back(*std::ranges::min_element(ends) - 1);
  return std::ranges::all_of(ends, [&](std::int64_t end) { return areEqualAround(end, maps, numbers); });
}

// At an index that nobody reads, from this one on: what are equal maps' elements made of?
bool Maps::areEqualAround(std::int64_t index, std::span<const NodeId> maps, NumberValues& numbers) const {
  const EGraph& graph = closure_.graph();
  Partition elements;  // of the maps, by class
  const auto node = [&](NodeId map) { return graph.root(map); };
  const NodeId unit =
      graph.find(closure_.terms().unit()) != 0 ? node(graph.find(closure_.terms().unit())) : 0;
  std::vector<std::pair<NodeId, NodeId>> constants{{unit, unit}};  // map, its value there
  for (const NodeId map : maps) {
    const std::span<const NodeId> parts = closure_.argumentsOf(map);
    switch (graph.node(map).op) {
      case Op::Store:
        elements.unite(node(map), node(parts[0]));
        break;
      case Op::Tabulate:
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
