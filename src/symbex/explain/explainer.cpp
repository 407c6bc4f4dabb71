// The symbolic state in source terms, where an obligation failed (paper, 6.2).
#include "symbex/explain/explainer.h"

#include "ast/walk.h"
#include "symbex/explain/notation.h"
#include "symbex/path/path.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using heap::Chunk;

// Those that have a value, each once. The slot of an exception in an inherited contract may be a local's
// here.
std::vector<const ast::Variable*> Explainer::variablesInScope(const Frame::Code& frame) const {
  std::vector<const ast::Variable*> variables;
  const auto add = [&](const ast::Variable& variable) {
    if (variable.slot >= frame.store.size() || !frame.store[variable.slot]) return;
    const bool isTaken = std::ranges::any_of(
        variables, [&](const ast::Variable* other) { return other->slot == variable.slot; });
    if (!isTaken) variables.push_back(&variable);
  };
  if (now().method == nullptr) return variables;
  for (const ast::Variable* parameter : now().method->parameters) add(*parameter);
  if (now().method->body != nullptr) ast::forEachAssigned(*now().method->body, add);
  for (const ast::Signals& clause : now().method->signals) {
    if (clause.variable != nullptr) add(*clause.variable);
  }
  return variables;
}

Explanation Explainer::explain(const SymbolicState& s, const Problem& problem) const {
  Explanation explanation;
  explanation.nearMisses = problem.nearMisses;
  Names names = names_;
  const Frame::Code frame = s.frame.code();
  const std::vector<const ast::Variable*> variables = variablesInScope(frame);
  for (const ast::Variable* variable : variables) {
    const Term value = frame.store[variable->slot];
    if (!terms_.isConstant(value) && value != frame.self) names.rename(value, std::string(variable->name));
  }
  explanation.lookedFor = problem.goal ? names.print(terms_, problem.goal) : problem.lookedFor;
  std::vector<Chunk> chunks;
  s.heap.find([&](const Chunk& chunk) {
    chunks.push_back(chunk);
    return false;
  });
  std::sort(chunks.begin(), chunks.end(),
            [](const Chunk& left, const Chunk& right) { return left.serial < right.serial; });
  for (const Chunk& chunk : chunks) {
    if (chunk.isPredicate() || chunk.isRange()) continue;
    names.date(notation_.placeOf(chunk, names_), chunk.value);
  }
  for (const Chunk& chunk : chunks) explanation.heap.push_back(notation_.describe(chunk, names));

  if (frame.self) explanation.store.emplace_back("this", names_.print(terms_, frame.self));
  for (const ast::Variable* variable : variables) {
    explanation.store.emplace_back(variable->name, names_.print(terms_, frame.store[variable->slot]));
  }
  for (const Term fact : path_.facts()) {
    if (terms_.isConstant(fact) || !names.isReadable(terms_, fact)) continue;
    const std::string text = names.print(terms_, fact);
    auto& facts = explanation.pathCondition;
    if (std::find(facts.begin(), facts.end(), text) == facts.end()) facts.push_back(text);
  }
  for (const Branch& branch : *now().branches) {
    explanation.branches.push_back({branch.range, names.print(terms_, branch.guard)});
  }
  return explanation;
}

}  // namespace warrant::symbex
