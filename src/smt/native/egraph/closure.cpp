#include "smt/native/egraph/closure.h"

#include <algorithm>
#include <array>

namespace warrant::smt {

namespace {

// Of numbers and formulas nothing is younger or older.
bool hasAge(const EGraph& graph, ApplicationId id) {
  return graph.classOf(graph.application(id).result).age != 0;
}

}  // namespace

Closure::Closure(TermFactory& terms, Backtracker& backtracker)
    : terms_(terms),
      backtracker_(backtracker),
      graph_(backtracker),
      special_(backtracker),
      told_(backtracker),
      isInconsistent_(backtracker, false) {
  reset();
}

void Closure::reset() {
  graph_.reset();
  special_.clear();
  told_.clear();
  isInconsistent_.reset(false);
  equations_.clear();
  touched_.clear();
  shapes_.clear();
  for (Theory* const theory : theories_) theory->reset();
  true_ = nodeOf(terms_.truth());
  false_ = nodeOf(terms_.falsity());
  propagate();
}

void Closure::subscribe(Theory& theory, const Theory::Interests& interests) {
  const auto add = [&](ByOperator& listeners, std::span<const Op> ops) {
    for (const Op op : ops) listeners[static_cast<std::size_t>(op)].add(theory);
  };
  theories_.push_back(&theory);
  add(onAdded_, interests.added);
  add(onTouched_, interests.touched);
  add(onAssigned_, interests.assigned);
  for (const Sort sort : interests.merged) onMerge_[static_cast<std::size_t>(sort)].add(theory);
}

// --- what is known

bool Closure::leads(Term comparison) const {
  const Term form = terms_.arguments(comparison)[0];
  return terms_.op(form) != Op::Sum || terms_.coefficients(form)[0] > 0;
}

Closure::Literal Closure::literalOf(Term formula) const {
  if (terms_.op(formula) == Op::Not) {
    const Literal opposite = literalOf(terms_.arguments(formula)[0]);
    return {opposite.node, !opposite.isOpposite};
  }
  const NodeId node = graph_.find(formula);
  if (node != 0 || terms_.op(formula) != Op::NonNegative || leads(formula)) return {node, false};
  return {graph_.find(terms_.negate(formula)), true};
}

std::optional<bool> Closure::knownValue(Term formula) const {
  const Literal literal = literalOf(formula);
  if (literal.node == 0 || valueOf(literal.node) == 0) return std::nullopt;
  return isTrue(literal.node) != literal.isOpposite;
}

bool Closure::areDistinct(NodeId left, NodeId right) const {
  return haveDistinctValues(left, right, [&] {
    const NodeId operands[] = {left, right};
    const NodeId equality = graph_.lookUp(Op::Equal, 0, operands);
    return equality != 0 && isFalse(equality);
  });
}

bool Closure::haveDistinctValues(NodeId left, NodeId right) const {
  return haveDistinctValues(left, right, [] { return false; });
}

template <class IsUnequal>
[[gnu::always_inline]] inline bool Closure::haveDistinctValues(NodeId left, NodeId right,
                                                               IsUnequal isUnequal) const {
  const EGraph::Node &a = graph_.classOf(left), &b = graph_.classOf(right);
  if (a.constant != 0 && b.constant != 0) return a.constant != b.constant;
  const auto isYounger = [&](const EGraph::Node& object, const EGraph::Node& other) {
    return object.constant != 0 && graph_.node(object.constant).op == Op::Object && other.age < object.age;
  };
  if (isYounger(a, b) || isYounger(b, a)) return true;
  // An equality of formulas gives the other one its value as soon as one has one.
  if (a.sort == Sort::Bool && (a.constant != 0 || b.constant != 0)) return false;
  if (a.isCompared() && b.isCompared() && isUnequal()) return true;
  return a.sort == Sort::Ref && areToldApart(graph_.root(left), graph_.root(right));
}

// Whether a function has one constant of this object and another one of that, and of the same besides.
bool Closure::areToldApart(NodeId left, NodeId right) const {
  if (graph_.node(left).weight > graph_.node(right).weight) std::swap(left, right);
  return graph_.findPlainUse(left, [&](ApplicationId use) {
    const EGraph::Application& application = graph_.application(use);
    constexpr std::size_t mostArguments = 4;
    if (application.op != Op::Apply || application.count > mostArguments) return false;
    const NodeId constant = graph_.classOf(application.result).constant;
    if (constant == 0) return false;
    std::array<NodeId, mostArguments> changed;
    const auto end = std::ranges::replace_copy_if(
        graph_.arguments(use), changed.begin(),
        [&](NodeId argument) { return graph_.root(argument) == left; }, right);
    const NodeId other = graph_.lookUp(Op::Apply, application.payload, {changed.begin(), end.out});
    const NodeId otherConstant = other == 0 ? 0 : graph_.classOf(other).constant;
    return otherConstant != 0 && otherConstant != constant;
  });
}

bool Closure::integerValue(NodeId number, std::int64_t& value) const {
  const NodeId constant = graph_.classOf(number).constant;
  if (constant != 0) value = terms_.integerValue(graph_.node(constant).term);
  return constant != 0;
}

Term Closure::constantOf(Term term) const {
  const NodeId constant = graph_.classOf(graph_.find(term)).constant;
  return constant != 0 ? graph_.node(constant).term : term;
}

// --- propagation

void Closure::propagate() {
  while (!isInconsistent() && !(touched_.empty() && equations_.empty())) {
    if (!touched_.empty()) {
      const Touch touch = touched_.back();
      touched_.pop_back();
      update(touch);
    } else {
      const NodePair equation = equations_.back();
      equations_.pop_back();
      merge(equation.first, equation.second);
    }
  }
  touched_.clear();
  equations_.clear();
}

// A junction is a formula, which has no age.
void Closure::enter(ApplicationId id, Op op) {
  if (operatorOf(op).isJunction || (op == Op::Not && negate(id))) return;
  const NodeId other = graph_.enter(id);
  if (other != 0) equate(graph_.application(id).result, other);
  if (hasAge(graph_, id)) updateAge(id);
}

// The opposite of a value need not be looked up. Whether there is a value.
bool Closure::negate(ApplicationId id) {
  const NodeId value = valueOf(graph_.arguments(id)[0]);
  if (value != 0) equate(graph_.application(id).result, value == true_ ? false_ : true_);
  return value != 0;
}

void Closure::update(const Touch& touch) {
  const Op op = graph_.application(touch.application).op;
  if (touch.isElsewhere)
    enter(touch.application, op);
  else if (!operatorOf(op).isJunction && hasAge(graph_, touch.application))
    updateAge(touch.application);
  for (Theory* const theory : of(onTouched_, op)) theory->onTouched(touch.application, touch.changed);
}

// The value of an application came into being no later than its arguments' values. That must not be said of
// fromInt, which is onto: every snapshot is the image of some number, and would be as old; nor of what
// functions say of an object that is being made.
void Closure::updateAge(ApplicationId id) {
  const EGraph::Application& application = graph_.application(id);
  const NodeId root = graph_.root(application.result);
  if (application.op == Op::Box && graph_.node(graph_.arguments(id)[0]).sort == Sort::Int) return;
  if (application.op == Op::Apply && terms_.isUnfinished(graph_.node(application.result).term)) return;
  lowerAge(root, ageOf(graph_.arguments(id)));
}

void Closure::lowerAge(NodeId root, std::uint32_t age) {
  const EGraph::Node& node = graph_.node(root);
  if (age >= node.age) return;
  if (node.constant != 0 && graph_.node(node.constant).op == Op::Object) return contradict();
  graph_.setAge(root, age);
  touchUnmoved(root, false);
}

void Closure::merge(NodeId left, NodeId right) {
  NodeId winner = graph_.root(left), loser = graph_.root(right);
  if (winner == loser) return;
  if (areDistinct(winner, loser)) return contradict();
  // The class of a truth value grows with each fact: it must never be the one that is walked through.
  const bool loserIsTruth = valueOf(loser) != 0 && graph_.node(loser).sort == Sort::Bool;
  const bool winnerIsTruth = valueOf(winner) != 0 && graph_.node(winner).sort == Sort::Bool;
  if (loserIsTruth || (!winnerIsTruth && graph_.node(loser).weight > graph_.node(winner).weight))
    std::swap(winner, loser);
  unite(winner, loser);
}

void Closure::unite(NodeId winner, NodeId loser) {
  touchUses(loser);
  const Sort sort = graph_.node(winner).sort;
  for (Theory* const theory : onMerge_[static_cast<std::size_t>(sort)]) theory->onMerge(winner, loser);
  const NodeId constant = graph_.node(loser).constant;
  const std::uint32_t age = graph_.node(loser).age;
  const bool gainsConstant = constant != 0 && graph_.node(winner).constant == 0;
  const bool isLowered = age < graph_.node(winner).age;
  if (gainsConstant) graph_.setConstant(winner, constant);
  if (isLowered) graph_.setAge(winner, age);
  if (graph_.node(loser).meetsObjects) graph_.setMeetsObjects(winner);
  if (gainsConstant || isLowered) touchUnmoved(winner, gainsConstant);

  const bool isAssigned = sort == Sort::Bool && valueOf(winner) != 0;
  if (isAssigned) graph_.forEachMember(loser, [&](NodeId member) { assigned_.push_back(member); });
  graph_.unite(winner, loser);
  for (; !assigned_.empty(); assigned_.pop_back()) tellAssigned(assigned_.back());
}

void Closure::tellAssigned(NodeId formula) {
  const EGraph::Node& node = graph_.node(formula);
  if (node.op == Op::Equal && node.application != 0 && isFalse(formula)) graph_.settle(node.application);
  const Listeners& theories = of(onAssigned_, node.op);
  if (theories.empty()) return;
  const bool value = isTrue(formula);
  for (Theory* const theory : theories) theory->onAssigned(formula, value);
}

// Those of a class that is about to be part of another one: they are found elsewhere then.
void Closure::touchUses(NodeId root) {
  graph_.forEachUse(root, [&](ApplicationId id) { touched_.push_back({id, root, true}); });
}

// Those of a class of which something became known.
void Closure::touchUnmoved(NodeId root, bool gainsConstant) {
  graph_.forEachPlainUse(root, [&](ApplicationId id) { touched_.push_back({id, root, false}); });
  if (gainsConstant || graph_.node(root).meetsObjects) touchEqualities(root);
}

// Two values are told apart by being two constants, or by one's being older than the object that the other
// is. An equality that is known to be false tells nothing new.
void Closure::touchEqualities(NodeId root) {
  const EGraph::Node& known = graph_.node(root);
  const bool isObject = this->isObject(root);
  const auto hasNews = [&](ApplicationId id) {
    if (known.sort == Sort::Bool) return true;
    const std::span<const NodeId> sides = graph_.arguments(id);
    const NodeId left = graph_.root(sides[0]), other = left == root ? graph_.root(sides[1]) : left;
    if (isConstant(other) || (isObject && graph_.node(other).age < known.age)) return true;
    if (isObject) graph_.setMeetsObjects(other);
    return false;
  };
  graph_.forEachOpenEquality(root, [&](ApplicationId id) {
    if (!isFalse(graph_.application(id).result) && hasNews(id)) touched_.push_back({id, root, false});
  });
}

}  // namespace warrant::smt
