// The symbolic state in source terms, where an obligation failed (paper, 6.2).
#include "symbex/explain/explainer.h"

#include <algorithm>
#include <iterator>

#include "symbex/explain/changes.h"
#include "symbex/explain/notation.h"
#include "symbex/explain/relevance.h"
#include "symbex/path/path.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using heap::Chunk;

namespace {

// Of a value that does not follow: what changed what the condition speaks of.
Why whyOf(const std::vector<support::Note>& changes) {
  Why why{Why::Cause::UnknownValue, "nothing else is known of the values that are compared"};
  if (!changes.empty()) why.message = changes.front().message;
  for (const support::Note& change : changes) {
    if (!change.range.isKnown()) continue;
    why.cause = Why::Cause::Changed;
    why.add(Why::Place::Role::Changed, change.range, change.message);
  }
  return why;
}

}  // namespace

void Explainer::explain(const SymbolicState& s, const Problem& problem, Failure& failure) const {
  const Wording wording = notation_.wordingOf(s);
  failure.explanation = stateOf(s, problem, wording);
  std::vector<support::Note> changes = changes_.of(s, problem, wording);
  if (problem.goal && !failure.why) failure.why = whyOf(changes);
  std::ranges::move(changes, std::back_inserter(failure.notes));
}

std::string Explainer::lookedFor(const Problem& problem, const Wording& wording) const {
  if (!problem.goal) return problem.lookedFor;
  if (const auto form = names_.lastForm(problem.goal, problem.range)) return wording.print(*form);
  for (const support::Note& note : problem.notes) {  // the conjunct, where it is reported elsewhere
    if (const auto form = names_.lastForm(problem.goal, note.range)) return wording.print(*form);
  }
  return wording.print(problem.goal);
}

Explanation Explainer::stateOf(const SymbolicState& s, const Problem& problem, const Wording& wording) const {
  Explanation explanation;
  explanation.nearMisses = problem.nearMisses;
  explanation.lookedFor = lookedFor(problem, wording);
  for (const Chunk& chunk : chunksInOrder(s.heap)) {
    explanation.heap.push_back(notation_.describe(chunk, wording));
    if (chunk.isRange()) addElements(explanation, chunk, problem.goal, wording);
  }
  const Frame::Code frame = s.frame.code();
  if (frame.self) explanation.store.emplace_back("this", wording.printValueOf("this", frame.self));
  for (const ast::Variable* variable : notation_.variablesInScope(frame)) {
    const Term value = frame.store[variable->slot];
    const std::string name(variable->name);
    explanation.store.emplace_back(name, terms_.isConstant(value)
                                             ? notation_.printValue(variable->type, value, wording)
                                             : wording.printValueOf(name, value));
  }
  if (s.frame.result)
    explanation.store.emplace_back("result", wording.printValueOf("result", s.frame.result));
  for (const Term fact : byRelevance(terms_, path_.facts(), problem.goal, frame.self)) {
    const bool isOfConstants = terms_.birth(fact) == 0;  // what is known of a string, say
    const bool isEvident =
        terms_.op(fact) == smt::Op::Or &&
        std::ranges::any_of(terms_.arguments(fact), [&](Term part) { return path_.isKnown(part); });
    if (isOfConstants || isEvident || !wording.isReadable(fact)) continue;
    const std::string text = wording.print(fact);
    auto& facts = explanation.pathCondition;
    if (std::find(facts.begin(), facts.end(), text) == facts.end()) facts.push_back(text);
  }
  for (const Branch& branch : *now().branches) {
    explanation.branches.push_back({branch.range, wording.print(branch.guard)});
  }
  return explanation;
}

}  // namespace warrant::symbex
