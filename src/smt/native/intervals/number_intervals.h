// Between which numbers the values of the native layer's classes lie: what the difference constraints say of
// a number alone, and what its being a quotient, a rest, a product or a sum says.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "smt/native/linear/number_table.h"
#include "smt/native/order/order.h"

namespace warrant::smt {

struct NumberInterval {
  std::int64_t least, greatest;
};

class NumberIntervals {
 public:
  using Interval = NumberInterval;

  // While this is in use, nothing must be added to these.
  NumberIntervals(const Closure& closure, const Order& order) : closure_(closure), order_(order) {}

  // None where one of the ends is not known, or does not fit.
  std::optional<Interval> of(NodeId number);

 private:
  __extension__ using Wide = __int128;

  // Of a number and of its opposite, by a vertex' place among those with bounds.
  struct Bounds {
    std::optional<Wide> greatest = {}, opposite = {};
  };

  void computeBounds(Vertex vertex);
  std::vector<std::uint32_t> edgesAround(Vertex vertex);
  std::optional<Interval> betweenBounds(NodeId root);
  std::optional<Interval> ofMember(NodeId member);
  std::optional<Interval> ofQuotient(NodeId dividend, NodeId divisor);
  std::optional<Interval> ofRest(NodeId dividend, NodeId divisor);
  std::optional<Interval> ofProduct(NodeId left, NodeId right);
  std::optional<Interval> ofSum(NodeId sum);
  std::optional<Interval> ofChoice(NodeId choice);
  std::optional<Interval> ofArm(NodeId arm, NodeId number, const Interval& values);
  // factor · number + constant.
  struct Line {
    NodeId number;
    std::int64_t factor, constant;
  };
  std::optional<Line> lineOf(Term term) const;
  static Interval where(const Line& isNotNegative, const Interval& values);
  static std::optional<Interval> between(Wide least, Wide greatest);
  static std::optional<Interval> hull(const std::optional<Interval>& one,
                                      const std::optional<Interval>& other);
  static std::optional<Interval> common(const std::optional<Interval>& one,
                                        const std::optional<Interval>& other);

  const Closure& closure_;
  const Order& order_;
  std::unordered_map<NodeId, std::optional<Interval>> known_;  // by root; while it is computed, a wider one
  NumberTable places_;          // by vertex, of those that were asked for and what they are connected with
  std::vector<Bounds> bounds_;  // by place
  unsigned depth_ = 0;
};

}  // namespace warrant::smt
