#include "smt/native/egraph/native_solver.h"

#include <algorithm>

#include "smt/native/search/model_search.h"

namespace warrant::smt {

void NativeSolver::reset() {
  graph_.reset();
  differences_.reset();
  vertices_.clear();
  special_.clear();
  apart_.clear();
  equations_.clear();
  touched_.clear();
  shapes_.clear();
  choices_.clear();
  isInconsistent_.reset(false);
  isArithmeticPartial_.reset(false);
  searchEffort_ = 0;
  true_ = nodeOf(terms_.truth());
  false_ = nodeOf(terms_.falsity());
  addApplication(Op::Not, 0, {&true_, 1}, false_);
  addApplication(Op::Not, 0, {&false_, 1}, true_);
  propagate();
}

void NativeSolver::assume(Term fact) {
  if (isInconsistent_.get()) return;
  const std::span<const Term> arguments = terms_.arguments(fact);
  switch (terms_.op(fact)) {
    case Op::True:
      return;
    case Op::And:
      for (const Term conjunct : arguments) assume(conjunct);
      return;
    case Op::Not:
      assign(nodeOf(arguments[0]), false);
      break;
    case Op::Equal:
      equate(nodeOf(arguments[0]), nodeOf(arguments[1]));
      break;
    default:
      assign(nodeOf(fact), true);
  }
  propagate();
}

void NativeSolver::assumeNot(Term formula) {
  // A disequality needs its application, which is how it is found; other atoms need no negation.
  switch (terms_.op(formula)) {
    case Op::And:
    case Op::NonNegative:
    case Op::Or:
    case Op::Not:
      return assume(terms_.negate(formula));
    default:
      break;
  }
  if (isInconsistent_.get()) return;
  assign(nodeOf(formula), false);
  propagate();
}

void NativeSolver::equate(Term left, Term right) {
  if (isInconsistent_.get()) return;
  equate(nodeOf(left), nodeOf(right));
  propagate();
}

void NativeSolver::add(Term term) {
  nodeOf(term);
  propagate();
}

bool NativeSolver::areEqual(Term left, Term right) {
  const NodeId a = graph_.find(left), b = graph_.find(right);
  if (graph_.root(a) == graph_.root(b)) return true;
  return graph_.node(a).sort == Sort::Int && isAtMost(a, b) && isAtMost(b, a);
}

std::optional<bool> NativeSolver::knownValue(Term formula) const {
  if (terms_.op(formula) == Op::Not) {
    const std::optional<bool> value = knownValue(terms_.arguments(formula)[0]);
    return value ? std::optional(!*value) : std::nullopt;
  }
  const NodeId node = graph_.find(formula);
  if (node != 0 && valueOf(node) != 0) return valueOf(node) == true_;
  if (terms_.op(formula) != Op::Equal) return std::nullopt;
  const NodeId left = graph_.find(terms_.arguments(formula)[0]);
  const NodeId right = graph_.find(terms_.arguments(formula)[1]);
  if (left == 0 || right == 0) return std::nullopt;
  if (graph_.root(left) == graph_.root(right)) return true;
  return areDistinct(left, right) ? std::optional(false) : std::nullopt;
}

std::vector<Term> NativeSolver::membersOf(Term term) const {
  std::vector<Term> members;
  graph_.forEachMember(graph_.root(graph_.find(term)), [&](NodeId member) {
    if (graph_.node(member).term) members.push_back(graph_.node(member).term);
  });
  std::sort(members.begin(), members.end());
  return members;
}

bool NativeSolver::areDistinct(Term left, Term right) const {
  return areDistinct(graph_.find(left), graph_.find(right));
}

bool NativeSolver::areDistinct(NodeId left, NodeId right) const {
  const EGraph::Node &a = graph_.classOf(left), &b = graph_.classOf(right);
  if (a.constant != 0 && b.constant != 0) return a.constant != b.constant;
  const auto isYounger = [&](const EGraph::Node& object, const EGraph::Node& other) {
    return object.constant != 0 && graph_.node(object.constant).op == Op::Object && other.age < object.age;
  };
  if (isYounger(a, b) || isYounger(b, a)) return true;
  const NodeId operands[] = {left, right};
  const NodeId equality = graph_.lookUp(Op::Equal, 0, operands);
  return equality != 0 && valueOf(equality) == false_;
}

NativeSolver::Search NativeSolver::search(Term question) {
  ModelSearch attempt(*this, question);
  const Search outcome = attempt.run();
  searchEffort_ += attempt.effort();
  return outcome;
}

// --- making terms known

NodeId NativeSolver::nodeOf(Term term) {
  const NodeId known = graph_.find(term);
  return known != 0 ? known : makeNode(term);
}

NodeId NativeSolver::makeNode(Term term) {
  if (buffersUsed_ == argumentBuffers_.size()) argumentBuffers_.emplace_back();
  std::vector<NodeId> arguments = std::move(argumentBuffers_[buffersUsed_++]);
  arguments.clear();
  addArguments(term, arguments);

  const Op op = terms_.op(term);
  const NodeId node = graph_.addNode(term, op, terms_.sort(term), ageOf(term, arguments));
  if (op <= Op::Integer && op != Op::Unit) graph_.setConstant(node, node);
  if (op == Op::Object) graph_.setConstant(node, node);
  if (!arguments.empty()) {
    const ApplicationId application = addApplication(op, payloadOf(term), arguments, node);
    graph_.define(node, application);
    addInverses(term, node, arguments);
  }
  if (op == Op::Sum) linkSum(term, node);
  if (op == Op::Ite && terms_.sort(term) == Sort::Int) boundChoice(term, node);
  noteSpecial(term, node, arguments);

  argumentBuffers_[--buffersUsed_] = std::move(arguments);
  return node;
}

// The nodes of the arguments; of a comparison, those of the linear form compared.
void NativeSolver::addArguments(Term term, std::vector<NodeId>& arguments) {
  if (terms_.op(term) == Op::NonNegative && terms_.op(terms_.arguments(term)[0]) == Op::Sum)
    term = terms_.arguments(term)[0];
  for (const Term argument : terms_.arguments(term)) arguments.push_back(nodeOf(argument));
}

ApplicationId NativeSolver::addApplication(Op op, std::uint64_t payload, std::span<const NodeId> arguments,
                                           NodeId result) {
  const ApplicationId id = graph_.addApplication(op, payload, arguments, result);
  enter(id);
  applyAge(id);
  if (hasRules(op)) touched_.push_back(id);
  return id;
}

// Constructors are injective and (but for fromBool) onto, which congruence finds out by itself when each
// comes with its inverse.
void NativeSolver::addInverses(Term term, NodeId node, std::span<const NodeId> arguments) {
  const auto payload = [](Sort sort) { return static_cast<std::uint64_t>(sort); };
  switch (terms_.op(term)) {
    case Op::Not:
      addApplication(Op::Not, 0, {&node, 1}, arguments[0]);
      break;
    case Op::NonNegative:
      equateComplement(term, node);
      break;
    case Op::Combine:
      addApplication(Op::First, 0, {&node, 1}, arguments[0]);
      addApplication(Op::Second, 0, {&node, 1}, arguments[1]);
      break;
    case Op::First:
    case Op::Second:
      addHalves(node, arguments);
      break;
    case Op::Box:
      addApplication(Op::Unbox, payload(terms_.sort(terms_.arguments(term)[0])), {&node, 1}, arguments[0]);
      break;
    case Op::Unbox:
      if (const Sort sort = terms_.sort(term); sort != Sort::Bool)
        addApplication(Op::Box, payload(sort), {&node, 1}, arguments[0]);
      break;
    case Op::Store: {
      const NodeId read[] = {node, arguments[1]};
      addApplication(Op::At, 0, read, arguments[2]);
      break;
    }
    default:
      break;
  }
}

void NativeSolver::equateComplement(Term comparison, NodeId node) {
  const NodeId complement = nodeOf(terms_.negate(comparison));
  addApplication(Op::Not, 0, {&node, 1}, complement);
}

// For first(s) or second(s): combine(first(s), second(s)) = s, with an auxiliary value for the other half.
// Where the other half is known, this was done for it.
void NativeSolver::addHalves(NodeId node, std::span<const NodeId> arguments) {
  const bool isFirst = graph_.node(node).op == Op::First;
  const Op otherOp = isFirst ? Op::Second : Op::First;
  if (graph_.lookUp(otherOp, 0, arguments) != 0) return;
  const NodeId whole = arguments[0];
  const NodeId other = graph_.addNode(Term(), otherOp, Sort::Snapshot, graph_.classOf(whole).age);
  graph_.define(other, addApplication(otherOp, 0, {&whole, 1}, other));
  const NodeId halves[] = {isFirst ? node : other, isFirst ? other : node};
  addApplication(Op::Combine, 0, halves, whole);
}

std::uint64_t NativeSolver::payloadOf(Term term) {
  switch (terms_.op(term)) {
    case Op::Apply:
      return terms_.functionOf(term).id;
    case Op::Box:
      return static_cast<std::uint64_t>(terms_.sort(terms_.arguments(term)[0]));
    case Op::Unbox:
      return static_cast<std::uint64_t>(terms_.sort(term));
    case Op::Sum:
      return shapeOf(term);
    case Op::NonNegative: {
      const Term compared = terms_.arguments(term)[0];
      return terms_.op(compared) == Op::Sum ? shapeOf(compared) : 0;
    }
    default:
      return 0;
  }
}

// A number for the constant and the coefficients of a sum: the handle of the first sum seen with them.
std::uint64_t NativeSolver::shapeOf(Term sum) {
  const std::span<const std::int64_t> coefficients = terms_.coefficients(sum);
  std::uint64_t hash = static_cast<std::uint64_t>(terms_.constant(sum));
  for (const std::int64_t coefficient : coefficients)
    hash = (hash ^ static_cast<std::uint64_t>(coefficient)) * 0x9E3779B97F4A7C15ull;
  std::vector<Term>& candidates = shapes_[hash];
  for (const Term candidate : candidates)
    if (terms_.constant(candidate) == terms_.constant(sum) &&
        std::ranges::equal(terms_.coefficients(candidate), coefficients))
      return candidate.id();
  candidates.push_back(sum);
  return sum.id();
}

std::uint32_t NativeSolver::ageOf(Term term, std::span<const NodeId> arguments) const {
  if (terms_.sort(term) == Sort::Int || terms_.sort(term) == Sort::Bool) return 0;
  if (terms_.op(term) == Op::Symbol || terms_.op(term) == Op::Object) return terms_.serial(term);
  if (terms_.op(term) == Op::Box && terms_.sort(terms_.arguments(term)[0]) == Sort::Int)
    return terms_.birth(term);
  if (terms_.op(term) == Op::Apply && terms_.isUnfinished(term)) return unknownAge;
  return ageOf(arguments);
}

std::uint32_t NativeSolver::ageOf(std::span<const NodeId> arguments) const {
  std::uint32_t age = 0;
  for (const NodeId argument : arguments) age = std::max(age, graph_.classOf(argument).age);
  return age;
}

// Where classes can always be given pairwise distinct values, a model is at hand. That is so for
// uninterpreted functions and constructors over infinite sorts; all else is noted.
void NativeSolver::noteSpecial(Term term, NodeId node, std::span<const NodeId> arguments) {
  switch (terms_.op(term)) {
    case Op::And:
    case Op::Or:
    case Op::Ite:
    case Op::NonNegative:
    case Op::Sum:
    case Op::Multiply:
    case Op::Divide:
    case Op::Remainder:
    case Op::At:
    case Op::Store:
    case Op::Splice:
    case Op::Fill:
      special_.push_back(node);
      return;
    case Op::Apply:
    case Op::Box:
    case Op::Equal:
      for (const NodeId argument : arguments)
        if (graph_.node(argument).sort == Sort::Bool) special_.push_back(argument);
      return;
    default:
      return;
  }
}

}  // namespace warrant::smt
