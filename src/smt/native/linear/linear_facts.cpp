#include "smt/native/linear/linear_facts.h"

#include <algorithm>
#include <limits>

namespace warrant::smt {

namespace {

// Beyond these, to look on costs more than it tells: of so many sums the solver is not asked, either.
constexpr std::ptrdiff_t maximalFacts = 200'000;
constexpr unsigned maximalProbes = 12;
constexpr std::uint64_t maximalWorkOfProbes = 1'000'000;
__extension__ using Wide = __int128;
constexpr std::int64_t largestCoefficient = std::int64_t{1} << 40;
constexpr Wide greatestConstant = std::numeric_limits<std::int64_t>::max();
// Products of numbers in larger intervals have bounds of their own only, lest fractions become too large.
constexpr std::int64_t smallNumber = 1 << 20;

}  // namespace

LinearFacts::LinearFacts(const Closure& closure, const Order& order, const NearValues& near,
                         LinearNeighbourhood neighbourhood)
    : closure_(closure),
      order_(order),
      near_(near),
      neighbourhood_(std::move(neighbourhood)),
      intervals_(closure, order) {}

LinearSystem::Outcome LinearFacts::solveRationally(std::uint64_t mostWork) {
  if (!goesBeyondDifferences() || !collect()) return LinearSystem::Outcome::GaveUp;
  const LinearSystem::Outcome outcome = system_.solveRationally(mostWork);
  const bool isCutShort = outcome == LinearSystem::Outcome::GaveUp && mostWork == UINT64_MAX;
  return isCutShort ? estimate() : outcome;
}

LinearSystem::Outcome LinearFacts::solve(unsigned& branches) {
  if (!collect()) return LinearSystem::Outcome::GaveUp;
  const LinearSystem::Outcome outcome = system_.solve(branches);
  return outcome == LinearSystem::Outcome::GaveUp ? estimate() : outcome;
}

LinearSystem::Outcome LinearFacts::estimate() {
  LinearEstimate estimate = system_.estimate();
  const bool isContradictory = estimate.findsContradiction();
  workOfEstimate_ += estimate.work();
  return isContradictory ? LinearSystem::Outcome::Infeasible : LinearSystem::Outcome::GaveUp;
}

bool LinearFacts::areEqual(NodeId left, NodeId right) {
  if (!collect()) return false;
  probes_ = 0;
  const Form difference = minus(formOf(left), formOf(right));
  return follows(difference) && follows(times(difference, -1));
}

std::unordered_map<NodeId, std::int64_t> LinearFacts::values() const {
  std::unordered_map<NodeId, std::int64_t> values;
  variables_.forEach(
      [&](NodeId root, LinearSystem::Variable variable) { values.emplace(root, system_.value(variable)); });
  return values;
}

// Large ones are no good beginning: sums of their multiples may leave the range.
void LinearFacts::keepValues(NearValues& near) const {
  near.assign(closure_.graph().nodeCount(), 0);
  variables_.forEach([&](NodeId root, LinearSystem::Variable variable) {
    const std::int64_t value = system_.value(variable);
    if (-largestCoefficient <= value && value <= largestCoefficient) near[root] = value;
  });
}

bool LinearFacts::areApart(NodeId left, NodeId right) const {
  const NodeId one = closure_.graph().root(left), other = closure_.graph().root(right);
  std::int64_t constant;
  for (const auto& [number, against] : {std::pair(one, other), std::pair(other, one)}) {
    if (!closure_.integerValue(number, constant)) continue;
    const auto variable = knownVariableOf(against);
    return !variable || system_.areApart(*variable, constant);
  }
  const auto oneVariable = knownVariableOf(one), otherVariable = knownVariableOf(other);
  return one != other && (!oneVariable || !otherVariable || system_.areApart(*oneVariable, *otherVariable));
}

// A sum that is no number and a constant, a comparison of more than two, or what is not linear at all.
bool LinearFacts::goesBeyondDifferences() const {
  const TermFactory& terms = closure_.terms();
  return std::ranges::any_of(special(), [&](NodeId special) {
    const EGraph::Node& node = closure_.graph().node(special);
    if (operatorOf(node.op).isNonlinear) return true;
    if (node.op == Op::Sum)
      return terms.coefficients(node.term).size() > 1 || terms.coefficients(node.term)[0] != 1;
    return node.op == Op::NonNegative && closure_.argumentsOf(special).size() > 2;
  });
}

// A sum of one number is tied to it; a comparison that does not hold is the complement of one that does.
bool LinearFacts::areDifferences() const {
  if (order_.isPartial()) return false;
  const TermFactory& terms = closure_.terms();
  return std::ranges::none_of(special(), [&](NodeId special) {
    const EGraph::Node& node = closure_.graph().node(special);
    if (operatorOf(node.op).isNonlinear) return true;
    if (node.op == Op::Sum)
      return terms.coefficients(node.term).size() > 1 || terms.coefficients(node.term)[0] != 1;
    return node.op == Op::NonNegative && closure_.isTrue(special) &&
           !isDifference(terms.arguments(node.term)[0]);
  });
}

template <class Visit>
void LinearFacts::forEachEdge(Visit&& visit) const {
  const std::vector<Differences::Edge>& edges = order_.constraints().edges();
  if (neighbourhood_) {
    for (const LinearNeighbourhood::Edge edge : neighbourhood_->edges()) visit(edges[edge]);
  } else {
    for (const Differences::Edge& edge : std::span(edges).subspan(1)) visit(edge);
  }
}

// A comparison that does not hold is the complement of one that does; a difference is among the edges.
bool LinearFacts::isWantedComparison(NodeId comparison) const {
  const EGraph::Node& node = closure_.graph().node(comparison);
  if (!closure_.isTrue(comparison)) return false;
  return order_.isPartial() || !isDifference(closure_.terms().arguments(node.term)[0]);
}

bool LinearFacts::isDifference(Term form) const {
  if (closure_.terms().op(form) != Op::Sum) return true;
  const std::span<const std::int64_t> coefficients = closure_.terms().coefficients(form);
  const auto isUnit = [](std::int64_t coefficient) { return coefficient == 1 || coefficient == -1; };
  return std::ranges::all_of(coefficients, isUnit) &&
         (coefficients.size() == 1 || (coefficients.size() == 2 && coefficients[0] != coefficients[1]));
}

// Bounds of one number are cheap.
bool LinearFacts::areTooMany() const {
  std::ptrdiff_t facts = std::ssize(special());
  forEachEdge([&](const Differences::Edge& edge) {
    if (edge.from != Differences::zero && edge.to != Differences::zero) ++facts;
  });
  return facts > maximalFacts;
}

bool LinearFacts::collect() {
  if (areTooMany()) return false;
  for (const NodeId special : special()) {
    const Op op = closure_.graph().node(special).op;
    if (op == Op::Sum) collectSum(special);
    if (op == Op::NonNegative && isWantedComparison(special)) collectComparison(special);
  }
  forEachEdge([&](const Differences::Edge& edge) { collectEdge(edge); });
  // These ask for the signs of numbers, which the facts above may tell.
  for (const NodeId special : special()) {
    const Op op = closure_.graph().node(special).op;
    if (op == Op::Divide || op == Op::Remainder) collectDivision(special);
    if (op == Op::Multiply) collectProduct(special);
    if (op == Op::Ite) collectChoice(special);
  }
  return true;
}

// --- facts

void LinearFacts::collectSum(NodeId sum) {
  Form form = formOf(closure_.graph().node(sum).term);
  add(form, sum, -1);
  requireZero(std::move(form));
}

void LinearFacts::collectComparison(NodeId comparison) {
  requireNonNegative(formOf(closure_.terms().arguments(closure_.graph().node(comparison).term)[0]));
}

// 0 <= bound + from - to.
void LinearFacts::collectEdge(const Differences::Edge& edge) {
  if (edge.bound > greatestConstant) return;
  const auto bound = static_cast<std::int64_t>(std::max(edge.bound, -greatestConstant));
  const auto from = variableOfVertex(edge.from), to = variableOfVertex(edge.to);
  LinearSystem::Summand summands[2];
  std::size_t count = 0;
  if (from != to) {
    if (from) summands[count++] = {*from, 1};
    if (to) summands[count++] = {*to, -1};
  }
  if (count == 2 && *to < *from) std::swap(summands[0], summands[1]);
  system_.addNonNegative(bound, std::span(summands).first(count));
}

// q = x / k truncates: x and k·q differ by less than |k|, on the side of zero. r = x % k is what is left.
void LinearFacts::collectDivision(NodeId node) {
  const EGraph& graph = closure_.graph();
  const std::span<const NodeId> arguments = closure_.argumentsOf(node);
  std::int64_t divisor;
  const bool isKnown = closure_.integerValue(arguments[1], divisor) && divisor != 0 &&
                       -largestCoefficient <= divisor && divisor <= largestCoefficient;
  if (!isKnown) return;
  const std::int64_t size = divisor < 0 ? -divisor : divisor;
  const Form dividend = formOf(arguments[0]);
  Form rest = formOf(node);
  if (graph.node(node).op == Op::Divide) {
    rest = minus(dividend, times(rest, divisor));
  } else {
    const NodeId quotient = graph.lookUp(Op::Divide, 0, arguments);
    const Form whole = quotient != 0 ? formOf(quotient) : Form{0, {{system_.addVariable(), 1}}};
    requireZero(minus(dividend, plus(times(whole, divisor), rest)));
  }
  const bool isNatural = follows(dividend);
  const bool isNegative = !isNatural && follows(times(dividend, -1));
  requireNonNegative(plus(rest, isNatural ? 0 : size - 1));
  requireNonNegative(plus(times(rest, -1), isNegative ? 0 : size - 1));
  // The rest is no larger than the dividend.
  if (isNatural) requireNonNegative(minus(dividend, rest));
  if (isNegative) requireNonNegative(minus(rest, dividend));
}

// The sign of a product, and that it is no smaller than a factor where the other one is at least 1.
void LinearFacts::collectProduct(NodeId node) {
  const EGraph& graph = closure_.graph();
  const std::span<const NodeId> arguments = closure_.argumentsOf(node);
  const Form product = formOf(node), left = formOf(arguments[0]), right = formOf(arguments[1]);
  if (graph.root(arguments[0]) == graph.root(arguments[1])) {
    requireNonNegative(minus(product, left));
    requireNonNegative(plus(product, left));
    return collectProductOfIntervals(product, arguments[0], arguments[1]);
  }
  const auto signOf = [&](const Form& form) { return follows(form) ? 1 : follows(times(form, -1)) ? -1 : 0; };
  const int leftSign = signOf(left), rightSign = signOf(right);
  if (leftSign * rightSign != 0) requireNonNegative(times(product, leftSign * rightSign));
  collectProductOfIntervals(product, arguments[0], arguments[1]);
  if (leftSign != 1 || rightSign != 1) return;
  if (follows(plus(left, -1))) requireNonNegative(minus(product, right));
  if (follows(plus(right, -1))) requireNonNegative(minus(product, left));
}

// (x - a)(y - c) and its like are not negative for x in [a, b] and y in [c, d].
void LinearFacts::collectProductOfIntervals(const Form& product, NodeId left, NodeId right) {
  const std::optional<NumberInterval> x = intervals_.of(left), y = intervals_.of(right);
  if (!x || !y) return;
  const auto [least, greatest] = std::minmax({Wide{x->least} * y->least, Wide{x->least} * y->greatest,
                                              Wide{x->greatest} * y->least, Wide{x->greatest} * y->greatest});
  requireNonNegative(plus(product, -least));
  requireNonNegative(plus(times(product, -1), greatest));
  for (const std::int64_t end : {x->least, x->greatest, y->least, y->greatest}) {
    if (end < -smallNumber || end > smallNumber) return;
  }
  // 0 <= sign · (x - e)(y - f) = sign · (product - f·x - e·y + e·f)
  const auto corner = [&](std::int64_t e, std::int64_t f, std::int64_t sign) {
    const Form rest = plus(plus(times(formOf(left), -f), times(formOf(right), -e)), Wide{e} * f);
    requireNonNegative(times(plus(product, rest), sign));
  };
  corner(x->least, y->least, 1);
  corner(x->greatest, y->greatest, 1);
  corner(x->least, y->greatest, -1);
  corner(x->greatest, y->least, -1);
}

// Without its condition, a choice is between the least and the greatest that it may be.
void LinearFacts::collectChoice(NodeId choice) {
  const EGraph::Node& node = closure_.graph().node(choice);
  if (node.sort != Sort::Int || closure_.valueOf(closure_.graph().arguments(node.application)[0]) != 0)
    return;
  const std::optional<NumberInterval> interval = intervals_.of(choice);
  if (!interval) return;
  requireNonNegative(plus(formOf(choice), -Wide{interval->least}));
  requireNonNegative(plus(times(formOf(choice), -1), interval->greatest));
}

// --- forms

LinearSystem::Variable LinearFacts::variableOf(NodeId root) {
  std::uint32_t& variable = variables_[root];
  if (variable == NumberTable::none) variable = system_.addVariable(root < near_.size() ? near_[root] : 0);
  return variable;
}

std::optional<LinearSystem::Variable> LinearFacts::knownVariableOf(NodeId root) const {
  const std::uint32_t variable = variables_.find(root);
  return variable != NumberTable::none ? std::optional(variable) : std::nullopt;
}

LinearFacts::Form LinearFacts::formOf(NodeId number) {
  Form form;
  add(form, number, 1);
  return form;
}

void LinearFacts::add(Form& form, NodeId number, std::int64_t factor) {
  const NodeId root = closure_.graph().root(number);
  std::int64_t value;
  if (closure_.integerValue(root, value)) {
    form.isExact =
        form.isExact && !__builtin_add_overflow(form.constant, Wide{value} * factor, &form.constant);
  } else {
    form.summands.push_back({variableOf(root), factor});
  }
}

std::optional<LinearSystem::Variable> LinearFacts::variableOfVertex(Vertex vertex) {
  if (vertex == Differences::zero) return std::nullopt;
  if (const NodeId root = order_.numberOf(vertex); root != 0) return variableOf(root);
  std::uint32_t& variable = variablesOfVertices_[vertex];
  if (variable == NumberTable::none) variable = system_.addVariable();
  return variable;
}

LinearFacts::Form LinearFacts::formOf(Term term) {
  const TermFactory& terms = closure_.terms();
  if (terms.op(term) != Op::Sum) return formOf(closure_.graph().find(term));
  const std::span<const Term> arguments = terms.arguments(term);
  const std::span<const std::int64_t> coefficients = terms.coefficients(term);
  Form form{terms.constant(term)};
  form.summands.reserve(arguments.size() + 1);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    add(form, closure_.graph().find(arguments[i]), coefficients[i]);
  return form;
}

LinearFacts::Form LinearFacts::times(Form form, std::int64_t factor) {
  form.isExact = form.isExact && !__builtin_mul_overflow(form.constant, Wide{factor}, &form.constant);
  for (LinearSystem::Summand& summand : form.summands) {
    form.isExact = form.isExact && !__builtin_mul_overflow(summand.coefficient, factor, &summand.coefficient);
  }
  return form;
}

LinearFacts::Form LinearFacts::plus(Form left, const Form& right) {
  left.isExact =
      left.isExact && right.isExact && !__builtin_add_overflow(left.constant, right.constant, &left.constant);
  left.summands.insert(left.summands.end(), right.summands.begin(), right.summands.end());
  return left;
}

// Puts the summands in order, each variable once; false when the form is not exact, or too large.
bool LinearFacts::normalize(Form& form) {
  std::ranges::sort(form.summands);
  std::size_t count = 0;  // of those that are summed up
  for (const LinearSystem::Summand summand : form.summands) {
    if (count == 0 || form.summands[count - 1].variable != summand.variable) {
      form.summands[count++] = summand;
    } else if (std::int64_t& sum = form.summands[count - 1].coefficient;
               __builtin_add_overflow(sum, summand.coefficient, &sum)) {
      return false;
    }
  }
  form.summands.resize(count);
  std::erase_if(form.summands, [](const auto& summand) { return summand.coefficient == 0; });
  return form.isExact && std::ranges::all_of(form.summands, [](const auto& summand) {
           return -largestCoefficient <= summand.coefficient && summand.coefficient <= largestCoefficient;
         });
}

// Makes 0 <= form a constraint, maybe one that says less; false where it says nothing.
bool LinearFacts::fitNonNegative(Form& form) {
  if (!normalize(form) || form.constant > greatestConstant) return false;
  form.constant = std::max(form.constant, -greatestConstant);
  return true;
}

void LinearFacts::requireNonNegative(Form form) {
  if (fitNonNegative(form)) system_.addNonNegative(static_cast<std::int64_t>(form.constant), form.summands);
}

void LinearFacts::requireZero(Form form) {
  const bool fits =
      normalize(form) && -greatestConstant <= form.constant && form.constant <= greatestConstant;
  if (fits) system_.addZero(static_cast<std::int64_t>(form.constant), form.summands);
}

bool LinearFacts::follows(Form form) {
  form = plus(times(std::move(form), -1), -1);
  if (!fitNonNegative(form) || ++probes_ > maximalProbes || workOfProbes_ > maximalWorkOfProbes) return false;
  LinearSystem negated = system_;
  negated.addNonNegative(static_cast<std::int64_t>(form.constant), form.summands);
  const LinearSystem::Outcome outcome = negated.solveRationally();
  workOfProbes_ += negated.work() - system_.work();
  return outcome == LinearSystem::Outcome::Infeasible;
}

}  // namespace warrant::smt
