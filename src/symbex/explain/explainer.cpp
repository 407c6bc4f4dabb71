// The symbolic state in source terms, where an obligation failed (paper, 6.2).
#include "symbex/explain/explainer.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

#include "symbex/explain/notation.h"
#include "symbex/explain/relevance.h"
#include "symbex/explain/why/asked.h"
#include "symbex/explain/why/changes.h"
#include "symbex/explain/why/examples.h"
#include "symbex/explain/why/sayings.h"
#include "symbex/path/path.h"
#include "symbex/state/problem.h"

namespace warrant::symbex {

using heap::Chunk;

namespace {

constexpr std::size_t mostFacts = 8;

bool isNotNull(const smt::TermFactory& terms, Term condition) {
  if (terms.op(condition) != smt::Op::Not) return false;
  const Term negated = terms.arguments(condition)[0];
  return terms.op(negated) == smt::Op::Equal && std::ranges::any_of(terms.arguments(negated), [&](Term side) {
           return terms.op(side) == smt::Op::Null;
         });
}

}  // namespace

// Of a value that does not follow: what changed what the condition speaks of; what is known, and what is not.
Why Explainer::whyOf(const SymbolicState& s, const Problem& problem,
                     const std::vector<support::Note>& changes, const Wording& wording) const {
  Why why{Why::Cause::UnknownValue, "nothing else is known of the values that are compared"};
  if (!changes.empty()) why.message = changes.front().message;
  for (const support::Note& change : changes) {
    if (!change.range.isKnown()) continue;
    why.cause = Why::Cause::Changed;
    why.add(Why::Place::Role::Changed, change.range, change.message);
  }
  why.facts = factsAbout(s, problem.goal, wording);
  why.example =
      examples_.of({path_.facts(), path_.bounds()}, problem.goal, s, wording, Examples::Extent::Related);
  const std::optional<Form> form = formOf(problem);
  why.missing = sayings_.of(s, problem.goal, form);
  if (form && form->op == ast::BinaryOperator::Equal) {
    why.form = Why::Form::Equation;
    why.actual = sayings_.valueOf(s, form->left);
  }
  if (terms_.op(problem.goal) == smt::Op::Equal) why.form = Why::Form::Equation;
  if (isNotNull(terms_, problem.goal)) why.form = Why::Form::NotNull;
  if (problem.reason == Reason::Uncaught && !now().branches->empty())
    why.remedy = sayings_.of(s, terms_.negate(now().branches->back().guard));
  why.apart = sayings_.apartIn(s, problem.goal);
  why.ghosts = sayings_.usesIn(s, problem.goal);
  return why;
}

// The facts of the path that speak of a value which the goal speaks of; without those that the others entail.
std::vector<std::string> Explainer::factsAbout(const SymbolicState& s, Term goal,
                                               const Wording& wording) const {
  const Term self = s.frame.code().self;
  Terms near;
  for (const Term fact : path_.facts()) {
    const bool isNew = std::ranges::find(near, fact) == near.end();
    if (isNew && near.size() < mostFacts && isOfInterest(fact, wording) &&
        shareValues(terms_, fact, goal, self))
      near.push_back(fact);
  }
  const auto follows = [&](std::size_t index) {  // as far as that is seen without a search
    const Asked others(*run_.workspace);
    for (std::size_t other = 0; other < near.size(); ++other) {
      if (other != index) others->assume(near[other]);
    }
    return !others->assume(terms_.negate(near[index]));
  };
  for (std::size_t index = near.size(); near.size() > 1 && index-- > 0;) {
    if (follows(index)) near.erase(near.begin() + static_cast<std::ptrdiff_t>(index));
  }
  std::vector<std::string> facts;
  for (const Term fact : near) facts.push_back(wording.print(fact));
  return facts;
}

void Explainer::explain(const SymbolicState& s, const Problem& problem, Failure& failure) const {
  const Wording wording = notation_.wordingOf(s);
  failure.explanation = stateOf(s, problem, wording);
  std::vector<support::Note> changes = changes_.of(s, problem, wording);
  if (problem.goal && !failure.why) failure.why = whyOf(s, problem, changes, wording);
  std::ranges::move(changes, std::back_inserter(failure.notes));
  if (!problem.goal) return;
  if (auto instance = helpfulInstance(problem.goal, wording)) failure.notes.push_back(std::move(*instance));
  if (auto reason = whyNoValue(problem.goal, wording)) failure.notes.push_back(std::move(*reason));
}

// What may not be a key of a map, or looked for in a list.
std::optional<support::Note> Explainer::whyNoValue(Term goal, const Wording& wording) const {
  if (terms_.op(goal) != smt::Op::Apply) return std::nullopt;
  const ast::MethodDecl* const method = run_.symbols.of(terms_.functionOf(goal)).method;
  if (method == nullptr || !method->owner->isLibrary || method->name != "isValue") return std::nullopt;
  const Term object = terms_.arguments(goal).back();
  const std::string name = wording.isReadable(object) ? "`" + wording.print(object) + "`" : "it";
  return support::Note{
      {},
      name +
          " may be of a class with an `equals` of its own, which is not supported: keys, elements of sets, "
          "and what a list is asked for, are strings, boxes, null, enum constants, and objects of classes "
          "that, with those above and below them, leave `equals` and `hashCode` to Object"};
}

std::string Explainer::lookedFor(const Problem& problem, const Wording& wording) const {
  if (!problem.goal) return problem.lookedFor;
  if (terms_.isQuantified(problem.goal)) return missingInstance(problem.goal, wording);
  const std::optional<Form> form = formOf(problem);
  const std::string text = form ? wording.print(*form) : wording.print(problem.goal);
  return text.starts_with("… ") && text.ends_with(" …") ? std::string() : text;  // of what has no name
}

// For which values what is said of all does not follow: `a[i] > 0` for i = k.
std::string Explainer::missingInstance(Term goal, const Wording& wording) const {
  const auto isFormula = [&](Term part) { return names_.formulaOf(part) != nullptr; };
  if (terms_.op(goal) == smt::Op::Or) {
    const auto parts = terms_.arguments(goal);
    const auto found = std::ranges::find_if(parts, isFormula);
    if (found != parts.end()) goal = *found;
  }
  const Names::Formula* const formula = names_.formulaOf(goal);
  if (formula == nullptr) return {};
  const auto values = path_.condition().valuesAgainst(goal);
  if (!values) return {};
  return sayInstance(goal, *values, wording);
}

// Empty: there are no words for it.
std::string Explainer::sayInstance(Term forAll, std::span<const Term> values, const Wording& wording) const {
  const Names::Formula& formula = *names_.formulaOf(forAll);
  std::string text = "`" + formula.body + "` for ";
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!wording.isReadable(values[i])) return {};
    text += (i == 0 ? "" : ", ") + formula.variables[i] + " = " + wording.print(values[i]);
  }
  return text;
}

// What a formula about all values says of some, of which the goal would follow by itself: that was not looked
// at, for nothing that is known stands where the formula has its variables.
std::optional<support::Note> Explainer::helpfulInstance(Term goal, const Wording& wording) const {
  constexpr std::size_t mostQuestions = 32;
  const auto isFormula = [&](Term fact) { return names_.formulaOf(fact) != nullptr; };
  if (!std::ranges::any_of(path_.facts(), isFormula)) return std::nullopt;
  const Terms facts(path_.facts().begin(), path_.facts().end());
  const Asked condition(*run_.workspace, facts, path_.bounds());
  std::size_t questions = 0;
  for (const Term fact : facts) {
    if (!isFormula(fact)) continue;
    for (const Terms& values : valuesFor(fact, goal, wording)) {
      if (questions++ == mostQuestions) return std::nullopt;
      const smt::PathScope scope(*condition);
      const bool isPossible = condition->assume(terms_.instance(fact, values));
      if (isPossible && condition->entailsNatively(goal) != smt::Answer::Yes) continue;
      const std::string said = sayInstance(fact, values, wording);
      if (said.empty()) continue;
      return support::Note{{},
                           said + " is known, and would do, but was not looked at: an `assert` of it helps"};
    }
  }
  return std::nullopt;
}

// For the variables of a formula: what there are words for of the goal, then of what is known, the latest
// first.
std::vector<Terms> Explainer::valuesFor(Term forAll, Term goal, const Wording& wording) const {
  constexpr std::size_t mostOfOne = 12;
  Terms pending(path_.facts().begin(), path_.facts().end());
  pending.push_back(goal);
  Terms found;
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!seen.insert(term).second || terms_.op(term) == smt::Op::ForAll) continue;
    found.push_back(term);
    for (const Term part : terms_.arguments(term)) pending.push_back(part);
  }
  std::vector<Terms> all{{}};
  for (const Term variable : terms_.variables(forAll)) {
    Terms own;
    for (const Term term : found) {
      if (terms_.sort(term) == terms_.sort(variable) && own.size() < mostOfOne && wording.isReadable(term))
        own.push_back(term);
    }
    std::vector<Terms> longer;
    for (const Terms& begun : all) {
      for (const Term value : own) {
        longer.push_back(begun);
        longer.back().push_back(value);
      }
    }
    all = std::move(longer);
    if (all.size() > mostOfOne * mostOfOne) break;
  }
  std::erase_if(all, [&](const Terms& values) { return values.size() != terms_.variables(forAll).size(); });
  return all;
}

// How the source has the condition that does not follow.
std::optional<Form> Explainer::formOf(const Problem& problem) const {
  if (auto form = names_.lastForm(problem.goal, problem.range)) return form;
  for (const support::Note& note : problem.notes) {  // the conjunct, where it is reported elsewhere
    if (auto form = names_.lastForm(problem.goal, note.range)) return form;
  }
  return std::nullopt;
}

namespace {

// The functions in the term with which contracts of the library are written: no program speaks of them.
using Functions = std::unordered_set<std::uint32_t>;

Functions innerFunctions(const smt::TermFactory& terms, const Symbols& symbols, Term term) {
  Functions functions;
  std::vector<Term> pending{term};
  for (std::unordered_set<Term> seen; !pending.empty();) {
    const Term part = pending.back();
    pending.pop_back();
    if (!part || !seen.insert(part).second) continue;
    if (terms.op(part) == smt::Op::Apply) {
      const smt::Function function = terms.functionOf(part);
      const Symbol& symbol = symbols.of(function);
      const ast::MethodDecl* const method = symbol.method;
      const bool isHelper = method != nullptr && method->isGhost && method->isStatic &&
                            method->owner != nullptr && method->owner->isLibrary;
      const bool isText = symbol.kind == Symbol::Kind::String || symbol.kind == Symbol::Kind::Contents;
      if (isHelper || isText) functions.insert(function.id);
    }
    const auto arguments = terms.arguments(part);
    pending.insert(pending.end(), arguments.begin(), arguments.end());
  }
  return functions;
}

}  // namespace

// What speaks of inner functions that the goal does not speak of comes last.
std::vector<Term> Explainer::factsFor(Term goal, Term self) const {
  std::vector<Term> facts = byRelevance(terms_, path_.facts(), goal, self);
  const Functions asked = innerFunctions(terms_, names_.symbols(), goal);
  std::ranges::stable_partition(facts, [&](Term fact) {
    const Functions own = innerFunctions(terms_, names_.symbols(), fact);
    return std::ranges::all_of(own, [&](std::uint32_t function) { return asked.contains(function); });
  });
  return facts;
}

// Whether the fact says something to people.
bool Explainer::isOfInterest(Term fact, const Wording& wording) const {
  const bool isOfConstants = terms_.birth(fact) == 0;  // what is known of a string, say
  const bool isEvident =
      terms_.op(fact) == smt::Op::Or &&
      std::ranges::any_of(terms_.arguments(fact), [&](Term part) { return path_.isKnown(part); });
  return !isOfConstants && !isEvident && wording.isReadable(fact);
}

Explanation Explainer::stateOf(const SymbolicState& s, const Problem& problem, const Wording& wording) const {
  Explanation explanation;
  explanation.nearMisses = problem.nearMisses;
  explanation.lookedFor = lookedFor(problem, wording);
  const std::vector<Chunk> chunks = chunksInOrder(s.heap);
  for (const Chunk& chunk : chunks) explanation.heap.push_back(notation_.describe(chunk, wording));
  addElements(explanation, chunks, problem.goal, wording);
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
  std::unordered_set<std::string> told;
  for (const Term fact : factsFor(problem.goal, frame.self)) {
    if (!isOfInterest(fact, wording)) continue;
    std::string text = wording.print(fact);
    if (told.insert(text).second) explanation.pathCondition.push_back(std::move(text));
  }
  for (const Branch& branch : *now().branches) {
    explanation.branches.push_back({branch.range, wording.print(branch.guard)});
  }
  return explanation;
}

}  // namespace warrant::symbex
