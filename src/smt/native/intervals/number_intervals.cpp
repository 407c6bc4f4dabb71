#include "smt/native/intervals/number_intervals.h"

#include <algorithm>
#include <utility>

namespace warrant::smt {

namespace {

constexpr unsigned maximalRounds = 8, maximalDepth = 4;

}  // namespace

std::optional<NumberInterval> NumberIntervals::of(NodeId number) {
  std::int64_t value;
  if (closure_.integerValue(number, value)) return Interval{value, value};
  const NodeId root = closure_.graph().root(number);
  if (const auto known = known_.find(root); known != known_.end()) return known->second;
  std::optional<Interval> interval = betweenBounds(root);
  if (depth_ == maximalDepth) return interval;
  known_[root] = interval;
  ++depth_;
  closure_.graph().forEachMember(root, [&](NodeId member) { interval = common(interval, ofMember(member)); });
  --depth_;
  return known_[root] = interval;
}

// --- the difference constraints

// The shortest paths from 0 and to 0, if they are not long, of the vertices that are connected with it.
void NumberIntervals::computeBounds(Vertex vertex) {
  struct Edge {
    std::uint32_t from, to;  // places
    Wide bound;
  };
  const std::vector<Differences::Edge>& all = order_.constraints().edges();
  std::vector<Edge> edges;
  for (const std::uint32_t edge : edgesAround(vertex))
    edges.push_back({places_.find(all[edge].from), places_.find(all[edge].to), all[edge].bound});
  bool isChanged = true;
  const auto lower = [&](std::optional<Wide>& bound, const std::optional<Wide>& before, Wide length) {
    if (!before || (bound && *bound <= *before + length)) return;
    bound = *before + length;
    isChanged = true;
  };
  for (unsigned round = 0; round < maximalRounds && std::exchange(isChanged, false); ++round) {
    for (const Edge& edge : edges) {
      lower(bounds_[edge.to].greatest, bounds_[edge.from].greatest, edge.bound);
      lower(bounds_[edge.from].opposite, bounds_[edge.to].opposite, edge.bound);
    }
  }
}

// In the order in which they were added. A path through 0 is none.
std::vector<std::uint32_t> NumberIntervals::edgesAround(Vertex vertex) {
  const ConstraintGraph& graph = order_.constraints().graph();
  std::vector<std::uint32_t> around;
  std::vector<Vertex> pending;
  const auto see = [&](Vertex next) {
    std::uint32_t& place = places_[next];
    if (place != NumberTable::none) return;
    place = static_cast<std::uint32_t>(bounds_.size());
    bounds_.emplace_back();
    pending.push_back(next);
  };
  see(vertex);
  while (!pending.empty()) {
    const Vertex next = pending.back();
    pending.pop_back();
    for (std::uint32_t edge = graph.vertices[next].lastEdge; edge != 0; edge = graph.edges[edge].next) {
      around.push_back(edge);
      see(graph.edges[edge].to);
    }
    for (std::uint32_t edge = graph.vertices[next].lastInto; edge != 0; edge = graph.edges[edge].nextInto) {
      if (graph.edges[edge].from == Differences::zero) around.push_back(edge);
      see(graph.edges[edge].from);
    }
  }
  std::ranges::sort(around);
  return around;
}

std::optional<NumberInterval> NumberIntervals::betweenBounds(NodeId root) {
  const Vertex vertex = order_.vertexOf(root);
  if (vertex == 0) return std::nullopt;
  if (bounds_.empty()) {
    places_[Differences::zero] = 0;
    bounds_.push_back({0, 0});
  }
  if (places_.find(vertex) == NumberTable::none) computeBounds(vertex);
  const Bounds& bounds = bounds_[places_.find(vertex)];
  if (!bounds.greatest || !bounds.opposite) return std::nullopt;
  return between(-*bounds.opposite, *bounds.greatest);
}

// --- what the terms say

std::optional<NumberInterval> NumberIntervals::ofMember(NodeId member) {
  const EGraph& graph = closure_.graph();
  const EGraph::Node& node = graph.node(member);
  const auto argument = [&](std::size_t index) { return graph.arguments(node.application)[index]; };
  switch (node.op) {
    case Op::Divide:
      return ofQuotient(argument(0), argument(1));
    case Op::Remainder:
      return ofRest(argument(0), argument(1));
    case Op::Multiply:
      return ofProduct(argument(0), argument(1));
    case Op::Sum:
      return ofSum(member);
    case Op::Ite:
      return node.sort == Sort::Int ? ofChoice(member) : std::nullopt;
    default:
      return std::nullopt;
  }
}

// Truncating keeps the order.
std::optional<NumberInterval> NumberIntervals::ofQuotient(NodeId dividend, NodeId divisor) {
  std::int64_t by;
  if (!closure_.integerValue(divisor, by) || by == 0) return std::nullopt;
  const std::optional<Interval> whole = of(dividend);
  if (!whole) return std::nullopt;
  const auto [least, greatest] = std::minmax({Wide{whole->least} / by, Wide{whole->greatest} / by});
  return between(least, greatest);
}

// It is smaller than the divisor in size, no larger than the dividend, and has the sign of that.
std::optional<NumberInterval> NumberIntervals::ofRest(NodeId dividend, NodeId divisor) {
  std::int64_t by;
  if (!closure_.integerValue(divisor, by) || by == 0) return std::nullopt;
  const Wide largest = (by < 0 ? -Wide{by} : Wide{by}) - 1;
  const std::optional<Interval> whole = of(dividend);
  if (!whole) return between(-largest, largest);
  return between(std::clamp(Wide{whole->least}, -largest, Wide{0}),
                 std::clamp(Wide{whole->greatest}, Wide{0}, largest));
}

std::optional<NumberInterval> NumberIntervals::ofProduct(NodeId left, NodeId right) {
  const std::optional<Interval> x = of(left), y = of(right);
  if (!x || !y) return std::nullopt;
  const auto [least, greatest] = std::minmax({Wide{x->least} * y->least, Wide{x->least} * y->greatest,
                                              Wide{x->greatest} * y->least, Wide{x->greatest} * y->greatest});
  return between(least, greatest);
}

std::optional<NumberInterval> NumberIntervals::ofSum(NodeId sum) {
  const EGraph& graph = closure_.graph();
  const Term term = graph.node(sum).term;
  const std::span<const NodeId> arguments = graph.arguments(graph.node(sum).application);
  Wide least = closure_.terms().constant(term), greatest = least;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::optional<Interval> interval = of(arguments[i]);
    if (!interval) return std::nullopt;
    const Wide factor = closure_.terms().coefficients(term)[i];
    const auto [low, high] = std::minmax({factor * interval->least, factor * interval->greatest});
    if (__builtin_add_overflow(least, low, &least) || __builtin_add_overflow(greatest, high, &greatest))
      return std::nullopt;
  }
  return between(least, greatest);
}

// Between the least and the greatest of both arms, for each of which the condition limits the number that it
// is about. Where that leaves no value, the arm is not taken.
std::optional<NumberInterval> NumberIntervals::ofChoice(NodeId choice) {
  const EGraph& graph = closure_.graph();
  const std::span<const NodeId> parts = graph.arguments(graph.node(choice).application);
  const EGraph::Node& condition = graph.node(parts[0]);
  std::optional<Line> line;
  if (condition.op == Op::NonNegative) line = lineOf(closure_.terms().arguments(condition.term)[0]);
  std::optional<Interval> values;
  if (line) values = of(line->number);
  if (!values) return hull(of(parts[1]), of(parts[2]));
  const Interval onTrue = where(*line, *values);
  const Interval onFalse = where({line->number, -line->factor, -1 - line->constant}, *values);
  if (onTrue.least > onTrue.greatest) return ofArm(parts[2], line->number, onFalse);
  if (onFalse.least > onFalse.greatest) return ofArm(parts[1], line->number, onTrue);
  return hull(ofArm(parts[1], line->number, onTrue), ofArm(parts[2], line->number, onFalse));
}

// Where the number is one of the values.
std::optional<NumberInterval> NumberIntervals::ofArm(NodeId arm, NodeId number, const Interval& values) {
  const Term term = closure_.graph().node(arm).term;
  const std::optional<Line> line = term ? lineOf(term) : std::nullopt;
  if (!line || line->number != number) return of(arm);
  const auto [least, greatest] =
      std::minmax({Wide{line->factor} * values.least, Wide{line->factor} * values.greatest});
  return between(least + line->constant, greatest + line->constant);
}

// None where it is about more than one number, or the multiples are large.
std::optional<NumberIntervals::Line> NumberIntervals::lineOf(Term term) const {
  constexpr std::int64_t largest = std::int64_t{1} << 40;
  const TermFactory& terms = closure_.terms();
  const bool isSum = terms.op(term) == Op::Sum;
  if (isSum && terms.arguments(term).size() != 1) return std::nullopt;
  const NodeId node = closure_.graph().find(isSum ? terms.arguments(term)[0] : term);
  const std::int64_t factor = isSum ? terms.coefficients(term)[0] : 1;
  const std::int64_t constant = isSum ? terms.constant(term) : 0;
  const auto isLarge = [](std::int64_t number) { return number < -largest || number > largest; };
  if (node == 0 || isLarge(factor) || isLarge(constant)) return std::nullopt;
  return Line{closure_.graph().root(node), factor, constant};
}

// Those of the values for which that is not negative; the least is greater than the greatest where there is
// none.
NumberInterval NumberIntervals::where(const Line& isNotNegative, const Interval& values) {
  const std::int64_t factor = isNotNegative.factor, opposite = -isNotNegative.constant;
  Interval result = values;
  const std::int64_t quotient = opposite / factor, rest = opposite % factor;
  const bool isExact = rest == 0, isBelow = (rest < 0) != (factor < 0);  // the exact quotient is below
  if (factor > 0) result.least = std::max(result.least, quotient + (isExact || isBelow ? 0 : 1));
  if (factor < 0) result.greatest = std::min(result.greatest, quotient - (isExact || !isBelow ? 0 : 1));
  return result;
}

std::optional<NumberInterval> NumberIntervals::hull(const std::optional<Interval>& one,
                                                    const std::optional<Interval>& other) {
  if (!one || !other) return std::nullopt;
  return Interval{std::min(one->least, other->least), std::max(one->greatest, other->greatest)};
}

std::optional<NumberInterval> NumberIntervals::between(Wide least, Wide greatest) {
  const auto narrow = [](Wide end) { return static_cast<std::int64_t>(end); };
  if (narrow(least) != least || narrow(greatest) != greatest) return std::nullopt;
  return Interval{narrow(least), narrow(greatest)};
}

std::optional<NumberInterval> NumberIntervals::common(const std::optional<Interval>& one,
                                                      const std::optional<Interval>& other) {
  if (!one || !other) return one ? one : other;
  return Interval{std::max(one->least, other->least), std::min(one->greatest, other->greatest)};
}

}  // namespace warrant::smt
