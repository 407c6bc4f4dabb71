#include "symbex/explore/backward/backward.h"

#include <algorithm>
#include <chrono>
#include <ranges>
#include <unordered_map>
#include <unordered_set>

#include "ast/print.h"
#include "symbex/explore/backward/tracer.h"
#include "symbex/explore/backward/vocabulary.h"
#include "symbex/explore/backward/weakest.h"
#include "symbex/explore/initial_heap.h"
#include "symbex/explore/leaves.h"
#include "symbex/explore/path_conditions.h"
#include "symbex/path/path.h"

namespace warrant::symbex {

// --- what it costs

void Backward::requireBudget() const {
  if (run_.isCut() || path_.spentSteps() > run_.mode.stepLimit)
    throw Tracer::NotCovered{"the limit of what may be spent is hit, which `--limit` raises"};
}

// Each step of a trace goes through all conditions that were found behind it.
void Backward::spend(const Terms& conditions) {
  constexpr std::size_t conditionsForStep = 4;
  path_.statistics().steps += 1 + conditions.size() / conditionsForStep;
  requireBudget();
}

// --- leaves that have one trace

namespace {

std::size_t hashOf(const std::vector<Choice>& choices) {
  std::size_t hash = choices.size();
  for (const Choice& choice : choices)
    hash = (hash ^ (choice.range.line * 4096 + choice.range.column * 2 + (choice.isTrue ? 1 : 0))) *
           0x9E3779B97F4A7C15;
  return hash;
}

}  // namespace

std::vector<Backward::Group> Backward::groups() const {
  const auto isAlike = [&](std::size_t one, std::size_t other) {
    const Leaf &first = leaves_.found[one], &second = leaves_.found[other];
    return first.kind == second.kind && first.outcome == second.outcome && first.range == second.range &&
           first.reason == second.reason && leaves_.choices[one] == leaves_.choices[other];
  };
  std::vector<Group> groups;
  std::unordered_map<std::size_t, std::vector<std::size_t>> byHash;  // indices of groups
  for (std::size_t index = 0; index < leaves_.found.size(); ++index) {
    std::vector<std::size_t>& candidates = byHash[hashOf(leaves_.choices[index])];
    const auto group = std::ranges::find_if(
        candidates, [&](std::size_t candidate) { return isAlike(groups[candidate].front(), index); });
    if (group != candidates.end()) {
      groups[*group].push_back(index);
    } else {
      candidates.push_back(groups.size());
      groups.push_back({index});
    }
  }
  return groups;
}

void Backward::compute(const Explored& explored) {
  for (const Group& group : groups()) {
    const Leaf& leaf = leaves_.found[group.front()];
    BackwardCondition computed;
    try {
      if (leaf.kind == Leaf::Kind::Undecided) throw Tracer::NotCovered{leaf.reason};
      if (leaf.kind == Leaf::Kind::Exit) throw Tracer::NotCovered{"traces do not cover `System.exit`"};
      requireBudget();
      computed = conditionOf(explored, group);
    } catch (const Tracer::NotCovered& reason) {
      computed = {.uncovered = reason.why};
    }
    computed.leaves = group.size();
    for (const std::size_t index : group) {
      computed.isFirst = index == group.front();
      computed.forwardNodes = nodesOf(leaves_.guards[index]);
      leaves_.found[index].backward = computed;
    }
  }
}

BackwardCondition Backward::conditionOf(const Explored& explored, const Group& group) {
  const std::size_t first = group.front();
  vocabulary_.startTrace(initialHeap_.symbols());
  const Trace trace =
      tracer_.traceOf(explored.call, explored.parameters, leaves_.choices[first], leaves_.found[first]);
  Terms conditions;
  for (const Action& action : std::views::reverse(trace)) {
    spend(conditions);
    weakest_.before(action, conditions);
  }
  BackwardCondition computed;
  if (explored.wantsTraces) show(trace, explored.call.range.line, computed.trace);
  const smt::PathScope scope(path_.condition());
  weakest_.onEntry(explored.entry, conditions);
  if (std::ranges::any_of(conditions, [&](Term one) { return vocabulary_.speaksOfVariables(one); }))
    throw Tracer::NotCovered{"traces do not cover what texts are, and this path depends on it"};
  conditions = essential(conditions);
  conditions.insert(conditions.begin(), explored.assumed.begin(), explored.assumed.end());
  const Terms simplified = pathConditions_.simplified(conditions);
  const Wording wording = leaves_.wordingOfSymbols();
  for (const Term condition : simplified)
    computed.conditions.push_back(simplified.size() == 1 ? wording.print(condition)
                                                         : wording.printConjunct(condition));
  computed.nodes = nodesOf(conditions);
  if (explored.compares) compare(group, conditions, computed);
  return computed;
}

// What is assumed of the symbols is evident, too: it is said once.
Terms Backward::essential(const Terms& conditions) {
  const smt::PathScope scope(path_.condition());
  Terms kept;
  for (const Term condition : conditions) {
    if (path_.isEvident(condition)) continue;
    kept.push_back(condition);
    if (!path_.assume(condition)) break;  // what follows does not matter
  }
  return kept;
}

// --- comparing

void Backward::compare(const Group& group, const Terms& backward, BackwardCondition& computed) {
  const smt::PathScope scope(path_.condition());
  Term isAny = terms_.falsity();
  for (const std::size_t index : group) {
    for (const Term fact : leaves_.known[index]) {
      if (!path_.assume(fact)) return;  // of contradictions anything would follow
    }
    Term isThis = terms_.truth();
    for (const Term guard : leaves_.guards[index]) isThis = terms_.conjoin(isThis, guard);
    isAny = terms_.disjoin(isAny, isThis);
  }
  bool isStronger = true;
  for (const std::size_t index : group) {
    double seconds = 0;
    isStronger = follows(leaves_.guards[index], backward, seconds) && isStronger;
    computed.forwardSeconds += seconds;
  }
  const Terms forward = group.size() == 1 ? leaves_.guards[group.front()] : Terms{isAny};
  const bool isWeaker = follows(backward, forward, computed.seconds);
  computed.isEquivalent = isStronger && isWeaker;
}

bool Backward::follows(const Terms& conditions, const Terms& others, double& seconds) {
  const smt::PathScope scope(path_.condition());
  const auto start = std::chrono::steady_clock::now();
  bool isPossible = true;
  for (const Term condition : conditions) isPossible = isPossible && path_.assume(condition);
  isPossible = isPossible && path_.isConsistent() != smt::Answer::No;
  seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (!isPossible) return false;  // the path was reached
  return std::ranges::all_of(
      others, [&](Term other) { return path_.entails(other, smt::Purpose::Obligation) == smt::Answer::Yes; });
}

std::size_t Backward::nodesOf(const Terms& conditions) const {
  Terms pending = conditions;
  std::unordered_set<Term> seen;
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    if (!seen.insert(term).second) continue;
    const auto parts = terms_.arguments(term);
    pending.insert(pending.end(), parts.begin(), parts.end());
  }
  return seen.size();
}

// --- showing traces

std::string Backward::textOf(const Action& action) const {
  Wording wording(terms_, vocabulary_.names());
  wording.writeJava();
  const auto print = [&](Term term) { return wording.print(term); };
  switch (action.kind) {
    case Action::Kind::Test:
      return print(action.value);
    case Action::Kind::Assign:
      return print(action.target) + " := " + print(action.value);
    case Action::Kind::SetField:
      return print(action.operands[0]) + "." +
             std::string(vocabulary_.placeOf(action.function)->field->name) + " := " + print(action.value);
    case Action::Kind::SetElement:
      return print(action.operands[0]) + "[" + print(action.operands[1]) + "] := " + print(action.value);
    default:
      break;
  }
  const bool isArray = action.type.kind == ast::TypeKind::Array;
  const std::string type = ast::toString(isArray ? *action.type.element : action.type);
  return print(action.target) + " := new " + type + (isArray ? "[" + print(action.value) + "]" : "");
}

// The call stands in no line of the program's.
void Backward::show(const Trace& trace, std::uint32_t lineOfCall,
                    std::vector<BackwardCondition::Step>& steps) {
  Terms conditions;
  Wording wording(terms_, vocabulary_.names());
  wording.writeJava();
  for (const Action& action : std::views::reverse(trace)) {
    weakest_.before(action, conditions);
    std::string text;
    std::unordered_set<Term> said;
    for (const Term condition : conditions) {
      if (condition == terms_.truth() || !said.insert(condition).second) continue;
      text += (text.empty() ? "" : " && ") + wording.printConjunct(condition);
    }
    const std::uint32_t line = action.line == lineOfCall ? 0 : action.line;
    steps.push_back({textOf(action), text.empty() ? "true" : text, line});
  }
  std::ranges::reverse(steps);
}

}  // namespace warrant::symbex
