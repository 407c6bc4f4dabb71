#include "smt/native/collections/occurrences.h"

#include <algorithm>

namespace warrant::smt {

namespace {

// A map that is known to be a part of itself could be described without an end.
constexpr std::size_t maximalDescriptions = 120;

}  // namespace

void Occurrences::reset() {
  known_.clear();
  descriptions_.clear();
}

void Occurrences::onAdded(Term term, NodeId node, std::span<const NodeId>) {
  if (closure_.terms().observation(term) != Observation::Occurrences) return;
  known_.push_back(node);
  addNext(term);
}

// Between an index and the next one there is one value: by congruence, for all names of these indices.
void Occurrences::addNext(Term occurrences) {
  TermFactory& terms = closure_.terms();
  const auto parts = terms.arguments(occurrences);
  const Term map = parts[0], end = parts[1], value = parts[2];
  const Term next[] = {map, terms.add(end, terms.integer(1)), value};
  const NodeId nodes[] = {closure_.nodeOf(map), closure_.nodeOf(next[1]), closure_.nodeOf(value)};
  const Term isThere = terms.equal(terms.at(map, end), value);
  const Term sum = terms.add(occurrences, terms.ite(isThere, terms.integer(1), terms.integer(0)));
  closure_.addApplication(Op::Observe, static_cast<std::uint64_t>(Observation::Occurrences), nodes,
                          closure_.nodeOf(sum));
  closure_.note(terms.equal(terms.observe(Observation::Occurrences, next), sum));
}

void Occurrences::propagate() {
  while (!closure_.isInconsistent() && describeAll()) closure_.propagate();
}

bool Occurrences::describeAll() {
  bool isFound = false;
  for (std::size_t i = 0; i < known_.size() && descriptions_.size() < maximalDescriptions; ++i)
    isFound = describe(known_[i]) || isFound;
  return isFound;
}

// By all that its map is known to be put together of.
bool Occurrences::describe(NodeId node) {
  const EGraph& graph = closure_.graph();
  const NodeId map = closure_.argumentsOf(node)[0];
  if (graph.node(map).nextMember == map) return false;  // it is alone
  std::vector<NodeId> composed;
  graph.forEachMember(graph.root(map), [&](NodeId member) {
    const std::uint64_t description = std::uint64_t{node} << 32 | member;
    const bool isOther = member != map && graph.node(member).term && operatorOf(graph.node(member).op).isMap;
    if (isOther && std::ranges::find(descriptions_, description) == descriptions_.end() &&
        !isPartOf(map, member))
      composed.push_back(member);
  });
  TermFactory& terms = closure_.terms();
  for (const NodeId member : composed) {
    descriptions_.push_back(std::uint64_t{node} << 32 | member);
    const Term term = graph.node(node).term;
    std::vector<Term> parts(terms.arguments(term).begin(), terms.arguments(term).end());
    parts[0] = graph.node(member).term;
    const Term described = terms.observe(Observation::Occurrences, parts);
    closure_.equate(node, closure_.nodeOf(described));
    closure_.note(terms.equal(term, described));
  }
  return !composed.empty();
}

// Such an equality says only where the map ends.
bool Occurrences::isPartOf(NodeId map, NodeId whole) const {
  return std::ranges::any_of(closure_.argumentsOf(whole),
                             [&](NodeId part) { return closure_.areEqual(part, map); });
}

}  // namespace warrant::smt
