// What a search for a model decides next.
#include <algorithm>
#include <iterator>

#include "smt/native/search/model_search.h"
#include "smt/native/search/relevance.h"

namespace warrant::smt {

// Whether to ask the theories: after the first decisions, which may have told all there is to tell, and ever
// more rarely.
bool ModelSearch::isTimeToAsk() const {
  const std::size_t depth = trail_.size();
  return question_ && depth > 0 && (depth & (depth - 1)) == 0;
}

// What was contradictory is so again, more often than not, whatever was decided before it, which then need
// not be decided otherwise.
NodeId ModelSearch::openContested() const {
  for (const Term formula : contested_) {
    const NodeId node = closure_.graph().find(formula);
    if (node != 0 && closure_.valueOf(node) == 0) return node;
  }
  return 0;
}

// What came with the last decision, and then what is nearest to the question. Where only a contradiction is
// looked for, what no other value depends on is left open.
NodeId ModelSearch::nextOpen() {
  if (orderedUpTo_ == 0) orderSpecial();
  const NodeId needed = nextOpen(&ModelSearch::neededFormula);
  return needed != 0 || leavesOpen() ? needed : nextOpen(&ModelSearch::openFormula);
}

NodeId ModelSearch::nextOpen(NodeId (ModelSearch::*choose)(NodeId) const) const {
  const std::span<const NodeId> added = closure_.special().subspan(orderedUpTo_);
  for (auto special = added.rbegin(); special != added.rend(); ++special) {
    if (const NodeId open = (this->*choose)(*special); open != 0) return open;
  }
  for (const NodeId special : ordered_) {
    if (const NodeId open = (this->*choose)(special); open != 0) return open;
  }
  return 0;
}

// First what bears on the question; then, as for all if there is none, the newest: what was assumed last
// matters most. Nothing was decided yet: what is settled stays so.
void ModelSearch::orderSpecial() {
  const std::span<const NodeId> special = closure_.special();
  orderedUpTo_ = special.size();
  std::copy_if(special.rbegin(), special.rend(), std::back_inserter(ordered_),
               [&](NodeId node) { return openFormula(node) != 0; });
  if (!question_ || ordered_.empty()) return;
  const std::vector<NodeId> relevant = Relevance(closure_).from(question_);
  ranks_.assign(closure_.graph().nodeCount(), irrelevant);
  for (std::size_t rank = 0; rank < relevant.size(); ++rank)
    ranks_[relevant[rank]] = static_cast<std::uint32_t>(rank);
  std::ranges::stable_sort(ordered_, {}, [&](NodeId special) { return ranks_[special]; });
}

bool ModelSearch::isIrrelevant(NodeId node) const {
  return node < ranks_.size() && ranks_[node] == irrelevant;
}

// What must be decided for the node to have a meaning; 0: nothing.
NodeId ModelSearch::openFormula(NodeId special) const {
  const EGraph::Node& node = closure_.graph().node(special);
  return node.sort == Sort::Bool && closure_.valueOf(special) == 0 ? special : neededFormula(special);
}

// The same, where the others' values depend on it: a part of a formula that is true anyway may be what the
// numbers make it.
NodeId ModelSearch::neededFormula(NodeId special) const {
  const EGraph::Node& node = closure_.graph().node(special);
  switch (node.op) {
    case Op::Ite: {
      const NodeId condition = closure_.graph().arguments(node.application)[0];
      return closure_.valueOf(condition) == 0 ? condition : 0;
    }
    case Op::And:
    case Op::Or:
      return closure_.valueOf(special) != 0 ? openPart(special) : 0;
    case Op::NonNegative:
      return 0;
    default:
      return node.sort == Sort::Bool && closure_.valueOf(special) == 0 ? special : 0;
  }
}

// An open part of a junction that has a value which no part explains yet.
NodeId ModelSearch::openPart(NodeId junction) const {
  NodeId open = 0;
  const bool isAnd = closure_.graph().node(junction).op == Op::And;
  const NodeId absorbing = isAnd ? closure_.falsity() : closure_.truth();
  for (const NodeId part : closure_.argumentsOf(junction)) {
    if (closure_.valueOf(part) == absorbing) return 0;
    if (closure_.valueOf(part) == 0 && open == 0) open = part;
  }
  return open;
}

}  // namespace warrant::smt
