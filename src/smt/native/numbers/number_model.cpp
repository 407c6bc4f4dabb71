#include "smt/native/numbers/number_model.h"

#include <algorithm>
#include <span>

namespace warrant::smt {

namespace {

// Where nothing bounds a number it is far from all others.
constexpr std::int64_t farAway = std::int64_t{1} << 44;
constexpr std::int64_t farApart = std::int64_t{1} << 16;

}  // namespace

bool NumberModel::build() {
  const EGraph& graph = closure_.graph();
  for (NodeId node = 1; node < graph.nodeCount(); ++node) {
    const EGraph::Node& data = graph.node(node);
    if (data.sort == Sort::Int && !valueOf(node)) return false;
    if ((isArithmetic(node) || data.op == Op::NonNegative) && !agrees(node)) return false;
  }
  return !isOffOrder_ || agreesWithOrder();
}

// The difference constraints, which may say more than the facts: a case that is tried.
bool NumberModel::agreesWithOrder() {
  std::vector<Value> places(order_.constraints().vertexCount());
  places[Differences::zero] = 0;
  for (NodeId node = 1; node < closure_.graph().nodeCount(); ++node) {
    if (closure_.graph().root(node) != node || closure_.graph().node(node).sort != Sort::Int) continue;
    if (const Vertex vertex = order_.vertexOf(node); vertex != 0) places[vertex] = valueOf(node);
  }
  return std::ranges::all_of(
      std::span(order_.constraints().edges()).subspan(1), [&](const Differences::Edge& edge) {
        const Value from = places[edge.from], to = places[edge.to];
        return !from || !to || Wide{*to} - *from <= edge.bound;  // none: of a class that is part of another
      });
}

bool NumberModel::agrees(NodeId node) {
  const EGraph::Node& data = closure_.graph().node(node);
  if (data.op != Op::NonNegative) {
    const Value value = evaluate(node);
    return value && value == valueOf(node);
  }
  const NodeId truth = closure_.valueOf(node);
  if (truth == 0) return true;  // no fact
  const WideValue form = sumOf(closure_.terms().arguments(data.term)[0]);
  return form && (*form >= 0) == (truth == closure_.truth());
}

NumberModel::Value NumberModel::valueOf(NodeId number) {
  const NodeId root = closure_.graph().root(number);
  if (!isBegun_[root]) {
    isBegun_[root] = true;
    values_[root] = compute(root);
  }
  return values_[root];
}

NumberModel::Value NumberModel::compute(NodeId root) {
  const EGraph& graph = closure_.graph();
  const EGraph::Node& data = graph.node(root);
  if (data.constant != 0) return closure_.terms().integerValue(graph.node(data.constant).term);
  if (const auto given = given_.find(root); given != given_.end()) return given->second;
  // A class of nothing but arithmetic has no value of its own, nor has one that no constraint speaks of.
  NodeId arithmetic = 0;
  bool hasOther = false;
  graph.forEachMember(root, [&](NodeId member) {
    if (isArithmetic(member))
      arithmetic = arithmetic == 0 ? member : std::min(arithmetic, member);
    else
      hasOther = true;
  });
  const Vertex vertex = order_.vertexOf(root);
  if (arithmetic != 0 && !(hasOther && vertex != 0)) {
    const Value value = evaluate(arithmetic);
    isOffOrder_ = isOffOrder_ || (vertex != 0 && value != order_.constraints().value(vertex));
    return value;
  }
  if (vertex != 0) return order_.constraints().value(vertex);
  return farAway + farApart * root;
}

NumberModel::Value NumberModel::evaluate(NodeId node) {
  const TermFactory& terms = closure_.terms();
  const Term term = closure_.graph().node(node).term;
  if (terms.op(term) == Op::Sum) return evaluateForm(term);
  const std::span<const NodeId> arguments = closure_.argumentsOf(node);
  const Value left = valueOf(arguments[0]), right = valueOf(arguments[1]);
  if (!left || !right) return std::nullopt;
  std::int64_t result;
  if (terms.op(term) == Op::Multiply)
    return __builtin_mul_overflow(*left, *right, &result) ? std::nullopt : Value(result);
  if (*right == 0) return std::nullopt;
  if (terms.op(term) == Op::Remainder) return *right == -1 ? 0 : *left % *right;
  if (*right == -1) return __builtin_sub_overflow(0, *left, &result) ? std::nullopt : Value(result);
  return *left / *right;
}

NumberModel::Value NumberModel::evaluateForm(Term form) {
  const WideValue value = sumOf(form);
  const bool fits = value && static_cast<std::int64_t>(*value) == *value;
  return fits ? Value(static_cast<std::int64_t>(*value)) : std::nullopt;
}

NumberModel::WideValue NumberModel::sumOf(Term form) {
  const TermFactory& terms = closure_.terms();
  const auto valueOfTerm = [&](Term term) { return valueOf(closure_.graph().find(term)); };
  if (terms.op(form) != Op::Sum) {
    const Value value = valueOfTerm(form);
    return value ? WideValue(*value) : std::nullopt;
  }
  Wide sum = terms.constant(form);
  for (std::size_t i = 0; i < terms.arguments(form).size(); ++i) {
    const Value argument = valueOfTerm(terms.arguments(form)[i]);
    if (!argument || __builtin_add_overflow(sum, Wide{*argument} * terms.coefficients(form)[i], &sum))
      return std::nullopt;
  }
  return sum;
}

bool NumberModel::isFunctionOfNumbers(ApplicationId id) const {
  const EGraph& graph = closure_.graph();
  return operatorOf(graph.application(id).op).isUninterpreted &&
         std::ranges::any_of(graph.arguments(id),
                             [&](NodeId argument) { return graph.node(argument).sort == Sort::Int; });
}

// Alike are applications of one function to the same, under these values of numbers.
bool NumberModel::areAlike(ApplicationId left, ApplicationId right) {
  const EGraph& graph = closure_.graph();
  const EGraph::Application& one = graph.application(left);
  const EGraph::Application& other = graph.application(right);
  return one.op == other.op && one.payload == other.payload &&
         std::ranges::equal(graph.arguments(left), graph.arguments(right), [&](NodeId a, NodeId b) {
           if (graph.node(a).sort != graph.node(b).sort) return false;
           return graph.node(a).sort == Sort::Int ? valueOf(a) == valueOf(b) : graph.root(a) == graph.root(b);
         });
}

// Those that are alike have the same.
std::uint64_t NumberModel::signatureOf(ApplicationId id) {
  const EGraph& graph = closure_.graph();
  std::uint64_t signature = static_cast<std::uint64_t>(graph.application(id).op);
  const auto mix = [&](std::uint64_t part) {
    signature = (signature ^ part) * 0x9E3779B97F4A7C15;
    signature ^= signature >> 29;
  };
  mix(graph.application(id).payload);
  for (const NodeId argument : graph.arguments(id)) {
    const bool isNumber = graph.node(argument).sort == Sort::Int;
    mix(isNumber ? static_cast<std::uint64_t>(*valueOf(argument)) : graph.root(argument));
  }
  return signature;
}

// Of each application and the first that is alike and has another value.
void NumberModel::findCollidingFunctions(std::vector<NodePair>& collisions) {
  constexpr std::size_t most = 400;
  const EGraph& graph = closure_.graph();
  std::vector<std::pair<std::uint64_t, ApplicationId>> functions;  // by signature, and then by age
  for (ApplicationId id = 1; id < graph.applicationCount(); ++id) {
    if (isFunctionOfNumbers(id)) functions.emplace_back(signatureOf(id), id);
  }
  std::ranges::sort(functions);
  std::vector<std::pair<ApplicationId, ApplicationId>> found;
  const auto valueIn = [&](ApplicationId id) { return graph.root(graph.application(id).result); };
  // Of those that are alike: the first, and the first that has another value, 0 for none.
  struct Alike {
    ApplicationId first, other;
  };
  std::vector<Alike> groups;
  std::uint64_t signature = 0;
  for (const auto& [ownSignature, id] : functions) {
    if (ownSignature != signature) groups.clear();
    signature = ownSignature;
    const auto group =
        std::ranges::find_if(groups, [&](const Alike& alike) { return areAlike(alike.first, id); });
    if (group == groups.end()) {
      groups.push_back({id, 0});
      continue;
    }
    const bool isFirsts = valueIn(group->first) == valueIn(id);
    const ApplicationId collides = isFirsts ? group->other : group->first;
    if (!isFirsts && group->other == 0) group->other = id;
    if (collides != 0) found.emplace_back(id, collides);
  }
  std::ranges::sort(found);
  found.resize(std::min(found.size(), most));
  for (const auto& [id, other] : found) {
    const auto [left, right] = std::ranges::mismatch(
        graph.arguments(other), graph.arguments(id),
        [&](NodeId one, NodeId another) { return graph.root(one) == graph.root(another); });
    collisions.emplace_back(*left, *right);
  }
}

std::vector<NodePair> NumberModel::findCollisions() {
  const EGraph& graph = closure_.graph();
  std::vector<NodePair> collisions;
  findCollidingFunctions(collisions);
  for (NodeId node = 1; node < graph.nodeCount(); ++node) {
    const EGraph::Node& data = graph.node(node);
    if (data.op != Op::Equal || !closure_.isFalse(node)) continue;
    const std::span<const NodeId> sides = graph.arguments(data.application);
    if (graph.node(sides[0]).sort == Sort::Int && valueOf(sides[0]) == valueOf(sides[1]))
      collisions.emplace_back(sides[0], sides[1]);
  }
  return collisions;
}

}  // namespace warrant::smt
