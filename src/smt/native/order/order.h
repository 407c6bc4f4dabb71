// The order of numbers: which facts become difference constraints between classes, and what these say.
#pragma once

#include <optional>
#include <unordered_map>

#include "smt/native/egraph/closure.h"
#include "smt/native/order/differences.h"

namespace warrant::smt {

class Order final : public Theory {
 public:
  explicit Order(Closure& closure);

  // --- what is known

  // Whether left <= right + more follows from the constraints.
  bool isAtMost(NodeId left, NodeId right, std::int64_t more = 0);
  // Whether they leave the two no room to differ.
  bool areTied(NodeId left, NodeId right) { return isAtMost(left, right) && isAtMost(right, left); }
  // The value in the solution of the constraints that is at hand; none: they do not speak of it.
  std::optional<std::int64_t> presentValue(NodeId number) const;
  const Differences& constraints() const { return differences_; }
  // The vertex of the number's class; 0: none.
  Vertex vertexOf(NodeId number) const { return vertices_.get(closure_.graph().root(number)); }
  // The root of the class whose vertex it is; 0: it is no class's any more, or zero.
  NodeId numberOf(Vertex vertex) const;
  // Whether a fact that is a difference constraint is not among them.
  bool isPartial() const { return isPartial_.get(); }
  // The equations of numbers that do not hold.
  std::span<const NodeId> apart() const { return apart_; }

  // --- what may be said

  void assumeLess(NodeId less, NodeId more) { addBound(placeOf(less), placeOf(more), -1); }
  void assumeAtMost(NodeId less, NodeId more) { addBound(placeOf(less), placeOf(more), 0); }

  void reset() override;
  void onAdded(Term term, NodeId node, std::span<const NodeId> arguments) override;
  void onAssigned(NodeId formula, bool value) override;
  void onMerge(NodeId winner, NodeId loser) override;
  void propagate() override;
  std::optional<bool> preferredValue(NodeId formula) override;

 private:
  // vertex + offset.
  struct Place {
    Vertex vertex;
    std::int64_t offset;
  };
  struct Interval {
    std::int64_t least, greatest;
  };

  Place placeOf(NodeId number);
  bool isPlaced(NodeId number) const { return vertexOf(number) != 0 || closure_.isConstant(number); }
  void addBound(Place to, Place from, std::int64_t bound);
  void addEquality(Place left, Place right, std::int64_t difference);
  void assumeNonNegative(Term formula);
  void tie(Term difference);
  void assumeApart(ApplicationId equality);
  bool separate(ApplicationId equality);
  void passConstants();
  void linkSum(Term sum, NodeId node);
  void boundChoice(Term choice, NodeId node);
  void boundByCondition(Term choice, NodeId node);
  std::optional<Interval> choicesOf(Term number);  // none: not between constants

  Closure& closure_;
  Differences differences_;
  BacktrackTable<Vertex> vertices_;  // by root
  std::vector<NodeId> numbers_;      // by vertex: for which it was made
  BacktrackStack<NodeId> apart_;
  BacktrackValue<bool> isPartial_;
  std::unordered_map<Term, std::optional<Interval>> choices_;
};

}  // namespace warrant::smt
