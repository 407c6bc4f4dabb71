// Making terms known.
#include <algorithm>

#include "smt/native/egraph/closure.h"

namespace warrant::smt {

NodeId Closure::nodeOf(Term term) {
  const NodeId known = graph_.find(term);
  return known != 0 ? known : makeNode(term);
}

NodeId Closure::makeNode(Term term) {
  if (buffersUsed_ == argumentBuffers_.size()) argumentBuffers_.emplace_back();
  std::vector<NodeId> arguments = std::move(argumentBuffers_[buffersUsed_++]);
  arguments.clear();
  addArguments(term, arguments);

  const Op op = terms_.op(term);
  const NodeId node = graph_.addNode(term, op, terms_.sort(term), ageOf(term, arguments));
  if (op <= Op::Integer && op != Op::Unit) graph_.setConstant(node, node);
  if (op == Op::Object) graph_.setConstant(node, node);
  if (!arguments.empty()) graph_.define(node, makeApplication(op, payloadOf(term), arguments, node));
  for (Theory* const theory : of(onAdded_, op)) theory->onAdded(term, node, arguments);
  noteSpecial(op, node, arguments);

  argumentBuffers_[--buffersUsed_] = std::move(arguments);
  return node;
}

// The nodes of the arguments; of a comparison, those of the linear form compared.
void Closure::addArguments(Term term, std::vector<NodeId>& arguments) {
  if (terms_.op(term) == Op::ForAll) return;  // by itself: its variables are no values
  if (terms_.op(term) == Op::NonNegative && terms_.op(terms_.arguments(term)[0]) == Op::Sum)
    term = terms_.arguments(term)[0];
  for (const Term argument : terms_.arguments(term)) arguments.push_back(nodeOf(argument));
}

NodeId Closure::addValue(Op op, Sort sort, std::span<const NodeId> arguments) {
  const NodeId node = graph_.addNode(Term(), op, sort, ageOf(arguments));
  graph_.define(node, makeApplication(op, 0, arguments, node));
  return node;
}

void Closure::addApplication(Op op, std::uint64_t payload, std::span<const NodeId> arguments, NodeId result) {
  makeApplication(op, payload, arguments, result);
}

ApplicationId Closure::makeApplication(Op op, std::uint64_t payload, std::span<const NodeId> arguments,
                                       NodeId result) {
  const ApplicationId id = graph_.addApplication(op, payload, arguments, result);
  enter(id, op);
  if (!of(onTouched_, op).empty()) touched_.push_back({id, 0, false});
  return id;
}

std::uint64_t Closure::payloadOf(Term term) {
  switch (terms_.op(term)) {
    case Op::Apply:
      return terms_.functionOf(term).id;
    case Op::Tabulate:
      return terms_.tableOf(term);
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
    case Op::Collect:
      return static_cast<std::uint64_t>(terms_.collection(term));
    case Op::Observe:
      return static_cast<std::uint64_t>(terms_.observation(term));
    default:
      return 0;
  }
}

// A number for the constant and the coefficients of a sum: the handle of the first sum seen with them.
std::uint64_t Closure::shapeOf(Term sum) {
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

std::uint32_t Closure::ageOf(Term term, std::span<const NodeId> arguments) const {
  constexpr std::uint32_t unknownAge = 0xFFFFFFFF;
  if (terms_.sort(term) == Sort::Int || terms_.sort(term) == Sort::Bool) return 0;
  if (terms_.op(term) == Op::Object) return terms_.serial(term);
  if (terms_.op(term) == Op::Symbol) return terms_.isUnfinished(term) ? unknownAge : terms_.serial(term);
  if (terms_.op(term) == Op::Box && terms_.sort(terms_.arguments(term)[0]) == Sort::Int)
    return terms_.isUnfinished(term) ? unknownAge : terms_.birth(term);
  if (terms_.op(term) == Op::Apply && terms_.isUnfinished(term)) return unknownAge;
  return ageOf(arguments);
}

std::uint32_t Closure::ageOf(std::span<const NodeId> arguments) const {
  std::uint32_t age = 0;
  for (const NodeId argument : arguments) age = std::max(age, graph_.classOf(argument).age);
  return age;
}

void Closure::noteSpecial(Op op, NodeId node, std::span<const NodeId> arguments) {
  switch (operatorOf(op).special) {
    case Operator::Special::Nothing:
      return;
    case Operator::Special::Itself:
      return special_.push_back(node);
    case Operator::Special::FormulasInIt:
      for (const NodeId argument : arguments)
        if (graph_.node(argument).sort == Sort::Bool) special_.push_back(argument);
  }
}

}  // namespace warrant::smt
