#include "smt/native/search/model_search.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "smt/native/maps/map_facts.h"
#include "smt/native/numbers/linear_facts.h"
#include "smt/native/search/relevance.h"

namespace warrant::smt {

namespace {

__extension__ using Wide = __int128;

// Beyond these, asking the solver is cheaper than looking on.
constexpr unsigned maximalDecisions = 1000, maximalConflicts = 120;
constexpr std::uint64_t maximalWork = 400'000;
constexpr std::uint64_t workForStep = 100, specialForStep = 5;
constexpr std::size_t maximalSpecial = 6000, maximalNodes = 20'000;

}  // namespace

// Each decision is followed by a look at everything special.
std::uint64_t ModelSearch::effort() const {
  return (decisions_ + 1) * (1 + solver_.special_.size() / specialForStep) + work_ / workForStep;
}

ModelSearch::Outcome ModelSearch::run() {
  if (solver_.isInconsistent()) return Outcome::Contradiction;
  if (solver_.special_.empty()) return Outcome::Model;
  if (solver_.special_.size() > maximalSpecial || solver_.graph_.nodeCount() > maximalNodes)
    return Outcome::GaveUp;
  solver_.tellApart();
  if (solver_.isInconsistent() || areNumbersRefuted()) return Outcome::Contradiction;
  return explore();
}

// Of the facts that are connected with the question first.
bool ModelSearch::areNumbersRefuted() const {
  const NodeId comparison =
      question_ && solver_.terms_.op(question_) == Op::NonNegative ? solver_.graph_.find(question_) : 0;
  if (comparison != 0) {
    const NodeId number = solver_.graph_.arguments(solver_.graph_.node(comparison).application)[0];
    if (LinearFacts(solver_, number, number).areContradictory()) return true;
  }
  return LinearFacts(solver_).areContradictory() || isEqualityRefuted();
}

// Whether the linear facts make two numbers equal that are known to differ: the latest, which the question
// may be.
bool ModelSearch::isEqualityRefuted() const {
  if (solver_.apart_.empty()) return false;
  const NodeId latest = *std::ranges::max_element(solver_.apart_);
  const std::span<const NodeId> sides = solver_.graph_.arguments(solver_.graph_.node(latest).application);
  return LinearFacts(solver_, sides[0], sides[1]).areEqual(sides[0], sides[1]);
}

ModelSearch::Outcome ModelSearch::explore() {
  const NodeId open = nextOpen();
  if (open == 0) return arrange();
  if (isTimeToCompare() && isEqualityRefuted()) return Outcome::Contradiction;
  // Once the question is dealt with the numbers may tell that there is no need to look at what is beside it.
  const bool leaves = !isBeside_ && isIrrelevant(open);
  if (leaves && decisions_ > 0 && areNumbersRefuted()) return Outcome::Contradiction;
  isBeside_ = isBeside_ || leaves;
  ++depth_;
  const Outcome outcome = decide(open, preferredValue(open));
  --depth_;
  if (leaves) isBeside_ = false;
  return outcome;
}

// Whether to look if the numbers whose equality is the question have become equal: after the first decisions,
// which may have told all there is to tell, and ever more rarely.
bool ModelSearch::isTimeToCompare() const {
  const TermFactory& terms = solver_.terms_;
  const bool comparesNumbers =
      question_ && terms.op(question_) == Op::Equal && terms.sort(terms.arguments(question_)[0]) == Sort::Int;
  return comparesNumbers && depth_ > 0 && (depth_ & (depth_ - 1)) == 0;
}

// What is to be decided next. What was contradictory either way is so again, more often than not, whatever
// was decided before it, which then need not be decided otherwise. Else what came with the last decision, and
// then what is nearest to the question.
NodeId ModelSearch::nextOpen() {
  if (ordered_.empty()) orderSpecial();
  for (const Term formula : contested_) {
    const NodeId node = solver_.graph_.find(formula);
    if (node != 0 && solver_.valueOf(node) == 0) return node;
  }
  const NodeId needed = nextOpen(&ModelSearch::neededFormula);
  return needed != 0 ? needed : nextOpen(&ModelSearch::openFormula);
}

NodeId ModelSearch::nextOpen(NodeId (ModelSearch::*choose)(NodeId) const) const {
  const std::span<const NodeId> added = solver_.special().subspan(ordered_.size());
  for (auto special = added.rbegin(); special != added.rend(); ++special) {
    if (const NodeId open = (this->*choose)(*special); open != 0) return open;
  }
  for (const NodeId special : ordered_) {
    if (const NodeId open = (this->*choose)(special); open != 0) return open;
  }
  return 0;
}

// First what bears on the question; then, as for all if there is none, the newest: what was assumed last
// matters most.
void ModelSearch::orderSpecial() {
  ordered_.assign(solver_.special_.rbegin(), solver_.special_.rend());
  if (!question_) return;
  const std::vector<NodeId> relevant = Relevance(solver_).from(question_);
  ranks_.assign(solver_.graph_.nodeCount(), irrelevant);
  for (std::size_t rank = 0; rank < relevant.size(); ++rank) ranks_[relevant[rank]] = rank;
  std::ranges::stable_sort(ordered_, {}, [&](NodeId special) { return ranks_[special]; });
}

bool ModelSearch::isIrrelevant(NodeId node) const {
  return node < ranks_.size() && ranks_[node] == irrelevant;
}

// What must be decided for the node to have a meaning; 0: nothing.
NodeId ModelSearch::openFormula(NodeId special) const {
  const EGraph::Node& node = solver_.graph_.node(special);
  return node.sort == Sort::Bool && solver_.valueOf(special) == 0 ? special : neededFormula(special);
}

// The same, where the others' values depend on it: a part of a formula that is true anyway may be what the
// numbers make it.
NodeId ModelSearch::neededFormula(NodeId special) const {
  const EGraph::Node& node = solver_.graph_.node(special);
  switch (node.op) {
    case Op::Ite: {
      const NodeId condition = solver_.graph_.arguments(node.application)[0];
      return solver_.valueOf(condition) == 0 ? condition : 0;
    }
    case Op::And:
    case Op::Or:
      return solver_.valueOf(special) != 0 ? openPart(special) : 0;
    case Op::NonNegative:
      return 0;
    default:
      return node.sort == Sort::Bool && solver_.valueOf(special) == 0 ? special : 0;
  }
}

// An open part of a junction that has a value which no part explains yet.
NodeId ModelSearch::openPart(NodeId junction) const {
  NodeId open = 0;
  const bool isAnd = solver_.graph_.node(junction).op == Op::And;
  const NodeId absorbing = isAnd ? solver_.false_ : solver_.true_;
  for (const NodeId part : solver_.graph_.arguments(solver_.graph_.node(junction).application)) {
    if (solver_.valueOf(part) == absorbing) return 0;
    if (solver_.valueOf(part) == 0 && open == 0) open = part;
  }
  return open;
}

// The value that the present numbers speak for; false for what they do not speak of, as nothing follows from
// it for the congruence closure.
bool ModelSearch::preferredValue(NodeId formula) const {
  const EGraph::Node& node = solver_.graph_.node(formula);
  if (node.op != Op::NonNegative) return false;
  const Term form = solver_.terms_.arguments(node.term)[0];
  const bool isSum = solver_.terms_.op(form) == Op::Sum;
  Wide sum = isSum ? solver_.terms_.constant(form) : 0;
  const std::span<const NodeId> arguments = solver_.graph_.arguments(node.application);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Vertex vertex = solver_.vertexOf(arguments[i]);
    const std::optional<std::int64_t> place =
        vertex != 0 ? solver_.differences_.value(vertex) : std::optional<std::int64_t>(0);
    if (!place) return false;
    std::int64_t value = *place;
    solver_.integerValue(arguments[i], value);
    sum += static_cast<Wide>(isSum ? solver_.terms_.coefficients(form)[i] : 1) * value;
  }
  return sum >= 0;
}

ModelSearch::Outcome ModelSearch::decide(NodeId formula, bool preferred) {
  for (const bool value : {preferred, !preferred}) {
    if (isExhausted()) return Outcome::GaveUp;
    solver_.push();
    solver_.assign(formula, value);
    const Outcome outcome = follow();
    solver_.pop();
    if (outcome != Outcome::Contradiction || isStillRefuted()) return outcome;
  }
  if (const Term term = solver_.graph_.node(formula).term) {
    std::erase(contested_, term);
    contested_.insert(contested_.begin(), term);
  }
  return Outcome::Contradiction;
}

ModelSearch::Outcome ModelSearch::follow() {
  solver_.propagate();
  solver_.tellApart();
  if (!solver_.isInconsistent()) return explore();
  ++conflicts_;
  return Outcome::Contradiction;
}

// Counts a decision. A model takes as many as there are formulas; a contradiction should show soon.
bool ModelSearch::isExhausted() { return ++decisions_ > maximalDecisions || conflicts_ > maximalConflicts; }

// Gives the numbers values once all formulas have theirs, and equal maps equal elements.
ModelSearch::Outcome ModelSearch::arrange() {
  if (MapFacts maps(solver_); maps.areThere()) {
    solver_.push();
    const std::optional<unsigned> described = maps.describe();
    const Outcome outcome = described && *described > 0 ? follow() : Outcome::GaveUp;
    solver_.pop();
    if (!described || *described > 0) return outcome;
  }
  NumberModel numbers(solver_);
  return numbers.build() ? avoid(numbers) : solveNumbers();
}

// The difference constraints do not tell the whole: asks for numbers that satisfy all linear facts.
ModelSearch::Outcome ModelSearch::solveNumbers() {
  if (work_ > maximalWork) return Outcome::GaveUp;
  LinearFacts facts(solver_);
  const LinearSystem::Outcome outcome = facts.solve(branches_);
  work_ += facts.work();
  switch (outcome) {
    case LinearSystem::Outcome::Infeasible:
      return Outcome::Contradiction;
    case LinearSystem::Outcome::GaveUp:
      return Outcome::GaveUp;
    case LinearSystem::Outcome::Feasible:
      break;
  }
  const NumberModel::Given values = facts.values();
  NumberModel numbers(solver_, values);
  return numbers.build() ? avoid(numbers) : tryFactor(values);
}

// Gives a factor or divisor the value that the linear facts suggest, which makes the product a linear one.
// What is contradictory then need not be so with another value.
ModelSearch::Outcome ModelSearch::tryFactor(const NumberModel::Given& values) {
  const NodeId factor = openFactor();
  const auto value = values.find(factor);
  if (value == values.end()) return Outcome::GaveUp;
  for (const std::int64_t more : {0, 1, 2}) {
    if (isExhausted()) return Outcome::GaveUp;
    solver_.push();
    solver_.equate(factor, solver_.nodeOf(solver_.terms_.integer(value->second + more)));
    const Outcome outcome = follow();
    solver_.pop();
    if (outcome == Outcome::Model) return outcome;
  }
  return Outcome::GaveUp;
}

// A number without a value that is multiplied, or divided by, or of which that is a sum; 0: none.
NodeId ModelSearch::openFactor() const {
  const EGraph& graph = solver_.graph_;
  const auto isOpen = [&](NodeId number) {
    return graph.classOf(number).constant == 0 && graph.node(number).op != Op::Sum;
  };
  for (const NodeId special : solver_.special_) {
    const EGraph::Node& node = graph.node(special);
    if (node.op != Op::Multiply && node.op != Op::Divide && node.op != Op::Remainder) continue;
    for (const NodeId argument : graph.arguments(node.application)) {
      if (graph.classOf(argument).constant != 0) continue;
      if (isOpen(argument)) return graph.root(argument);
      for (const NodeId part : graph.arguments(graph.node(argument).application)) {
        if (isOpen(part)) return graph.root(part);
      }
    }
  }
  return 0;
}

ModelSearch::Outcome ModelSearch::avoid(NumberModel& numbers) {
  const NumberModel::Pairs collisions = numbers.findCollisions();
  if (!collisions.empty()) {
    // What the order makes equal, or the linear facts, need not be told apart.
    const NumberModel::Pairs tied = tiedOf(collisions);
    if (!tied.empty()) return unite(tied);
    const auto [left, right] = collisions.front();
    const bool isForced = LinearFacts(solver_, left, right).areEqual(left, right);
    return isForced ? unite(std::span(collisions).first(1)) : separate(left, right);
  }
  const MapFacts maps(solver_);
  return !maps.areThere() || maps.haveModel(numbers) ? Outcome::Model : Outcome::GaveUp;
}

// Those whose order alone makes them equal.
NumberModel::Pairs ModelSearch::tiedOf(const NumberModel::Pairs& pairs) {
  NumberModel::Pairs tied;
  std::ranges::copy_if(pairs, std::back_inserter(tied), [&](const auto& pair) {
    return solver_.isAtMost(pair.first, pair.second) && solver_.isAtMost(pair.second, pair.first);
  });
  return tied;
}

// Of numbers that are equal, two by two.
ModelSearch::Outcome ModelSearch::unite(std::span<const NumberModel::Pairs::value_type> pairs) {
  solver_.push();
  for (const auto& [left, right] : pairs) {
    const std::pair<Term, Term> terms = {solver_.graph_.node(left).term, solver_.graph_.node(right).term};
    solver_.equate(left, right);
    solver_.propagate();
    if (!solver_.isInconsistent()) continue;
    if (terms.first && terms.second) refuted_ = terms;
    break;
  }
  const Outcome outcome = follow();
  solver_.pop();
  return outcome;
}

// Whether the numbers whose equality was contradictory are equal even without the last decision, and that is
// contradictory again.
bool ModelSearch::isStillRefuted() {
  const std::pair<Term, Term> terms = std::exchange(refuted_, {});
  if (!terms.first) return false;
  const NodeId left = solver_.graph_.find(terms.first), right = solver_.graph_.find(terms.second);
  if (left == 0 || right == 0 || !LinearFacts(solver_, left, right).areEqual(left, right)) return false;
  solver_.push();
  solver_.equate(left, right);
  solver_.propagate();
  const bool isRefuted = solver_.isInconsistent();
  solver_.pop();
  if (isRefuted) refuted_ = terms;
  return isRefuted;
}

// One of two numbers is less than the other, or they are equal.
ModelSearch::Outcome ModelSearch::separate(NodeId left, NodeId right) {
  Outcome all = Outcome::Contradiction;
  for (int relation = 0; relation < 3; ++relation) {
    if (isExhausted()) return Outcome::GaveUp;
    solver_.push();
    if (relation == 0) solver_.addBound(solver_.placeOf(right), solver_.placeOf(left), -1);
    if (relation == 1) solver_.addBound(solver_.placeOf(left), solver_.placeOf(right), -1);
    if (relation == 2) solver_.equate(left, right);
    const Outcome outcome = follow();
    solver_.pop();
    if (outcome == Outcome::Model) return outcome;
    if (outcome == Outcome::GaveUp) all = outcome;  // another order may have a model
    if (outcome == Outcome::Contradiction && isStillRefuted()) return outcome;
  }
  return all;
}

}  // namespace warrant::smt
