// Branches of statements, and automatic joins: after an `if` whose arms end in states of the same shape the
// path goes on once, with values that depend on the condition. A member that is not verified so is explored
// again without joins.
#include "symbex/rules/control/branches.h"

#include <algorithm>

#include "ast/walk.h"
#include "symbex/path/garbage.h"
#include "symbex/path/merge.h"
#include "symbex/path/path.h"
#include "symbex/resources/ranges.h"
#include "symbex/rules/control/ends.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"

namespace warrant::symbex {

using smt::PathScope;
using support::SourceRange;

Branches::Arm Branches::exploreArm(SymbolicState s, Term guard, SourceRange range, RunArm run, Then then) {
  Arm arm;
  const PathScope scope(path_.condition());
  const smt::PathCondition* const path = &path_.condition();
  const std::size_t depth = path_.depth();
  const std::size_t ranges = ranges_.countRanges(s.heap);
  const Origin origin{terms_.fresh(smt::Sort::Bool, "arm"), s.heap};
  if (!path_.assume(guard)) return arm;
  now().branches->push_back({guard, range});
  arm.verdict = run(std::move(s), [&](SymbolicState s) {
    if (&path_.condition() != path || path_.depth() != depth || arm.end) return then(std::move(s));
    arm.end = std::move(s);
    return Verdict::Verified;
  });
  now().branches->pop_back();
  if (arm.end) {
    if (ranges_.countRanges(arm.end->heap) > ranges)
      ranges_.joinRanges(arm.end->heap);  // for the arms' heaps to be alike
    const auto facts = path_.facts();
    arm.facts.assign(facts.begin() + static_cast<std::ptrdiff_t>(path_.factsBefore(depth - 1)), facts.end());
    dropGarbage(terms_, origin, *arm.end, arm.facts);
    const auto bounds = path_.boundsSince(depth - 1);
    arm.bounds.assign(bounds.begin(), bounds.end());
  }
  return arm;
}

Verdict Branches::resumeArm(Arm arm, SourceRange range, Then then) {
  if (!arm.end) return arm.verdict;
  const PathScope scope(path_.condition());
  for (const Term fact : arm.facts) {
    if (!path_.assume(fact)) return arm.verdict;
  }
  for (const auto& bounds : arm.bounds) path_.noteBounds(bounds);
  now().branches->push_back({arm.facts.front(), range});
  finals_.recallStartValues(arm.end->frame);
  const Verdict verdict = then(std::move(*arm.end));
  now().branches->pop_back();
  return meet(arm.verdict, verdict);
}

Verdict Branches::branchAndMerge(SymbolicState s, Term condition, SourceRange range, RunArm onTrue,
                                 RunArm onFalse, Then then) {
  const auto runTrue = [&](SymbolicState s) { return onTrue(std::move(s), then); };
  const auto runFalse = [&](SymbolicState s) { return onFalse(std::move(s), then); };
  if (const std::optional<bool> known = path_.decide(condition)) {
    return *known ? runTrue(std::move(s)) : runFalse(std::move(s));
  }
  if (!run_.mode.joins) return path_.fork(std::move(s), condition, range, runTrue, runFalse);
  Arm left = exploreArm(s, condition, range, onTrue, then);
  Arm right = exploreArm(std::move(s), terms_.negate(condition), range, onFalse, then);
  std::optional<SymbolicState> merged;
  Terms choices;
  if (left.end && right.end) merged = merge(terms_, condition, *left.end, *right.end, choices);
  if (!merged) return meet(resumeArm(std::move(left), range, then), resumeArm(std::move(right), range, then));
  const Verdict verdict = meet(left.verdict, right.verdict);
  for (const Arm* arm : {&left, &right}) {
    forEachImplied(terms_, arm->facts.front(), arm->facts, [&](Term fact) { path_.assume(fact); });
    if (path_.isInconsistent()) return verdict;
  }
  noteChoices(choices);
  finals_.recallStartValues(merged->frame);
  return meet(verdict, then(std::move(*merged)));
}

// A chain of choices, one at each join, is followed link by link: the bounds of each are noted.
void Branches::noteChoices(std::span<const Term> choices) {
  for (const Term choice : choices) {
    if (terms_.sort(choice) == smt::Sort::Int) path_.noteOwnBounds(choice);
  }
}

// --- more than two ends

// Collects the ends, of whatever depth, and goes on once for all those that can be merged.
Verdict Branches::runAndMerge(SymbolicState s, RunArm run, Then then) {
  if (!run_.mode.joins) return run(std::move(s), then);
  Ends ends(terms_);
  Verdict verdict = Verdict::Verified;
  {
    const PathScope scope(path_.condition());
    const smt::PathCondition* const path = &path_.condition();
    const std::size_t first = path_.factsBefore(path_.depth() - 1);
    const std::size_t ranges = ranges_.countRanges(s.heap);
    const Origin origin{terms_.fresh(smt::Sort::Bool, "entry"), s.heap};
    verdict = run(std::move(s), [&](SymbolicState s) {
      if (&path_.condition() != path) return then(std::move(s));  // behind a `join` it has facts of its own
      if (ranges_.countRanges(s.heap) > ranges) ranges_.joinRanges(s.heap);
      const auto assumed = path_.facts().subspan(first);
      Terms useful(assumed.begin(), assumed.end());
      dropGarbage(terms_, origin, s, useful);
      ends.add(std::move(s), assumed, useful);
      return Verdict::Verified;
    });
  }
  std::vector<MergedEnd> merged = std::move(ends).merged();
  const bool isOnly = merged.size() == 1;
  for (MergedEnd& end : merged) {
    const std::optional<PathScope> scope =
        isOnly ? std::nullopt : std::optional<PathScope>(std::in_place, path_.condition());
    verdict = meet(verdict, resumeEnd(std::move(end), then));
  }
  return verdict;
}

Verdict Branches::resumeEnd(MergedEnd end, Then then) {
  for (const Term fact : end.facts) {
    if (path_.isEvident(fact)) continue;  // known before
    if (!path_.assume(fact)) return Verdict::Verified;
  }
  noteChoices(end.choices);
  finals_.recallStartValues(end.state.frame);
  return then(std::move(end.state));
}

// --- scopes

void Branches::leaveScope(Store& store, ast::Statements statements) {
  for (const ast::Statement* const statement : statements) {
    const auto* const declaration = std::get_if<ast::LocalDeclaration>(&statement->node);
    if (declaration == nullptr) continue;
    const std::uint32_t slot = declaration->variable->slot;
    if (slot < store.size() && store[slot]) store.set(slot, {});
  }
}

void Branches::leaveScope(Store& store, const ast::Statement& statement) {
  ast::forEachStatement(statement, [&](const ast::Statement& part) {
    const ast::Statement* const one = &part;
    leaveScope(store, {&one, 1});
  });
}

void Branches::forgetVariables(Store& store, const ast::Statement& statement) {
  const auto forget = [&](const ast::Variable& variable) {
    if (!store[variable.slot]) return;
    const Term value = classes_.fresh(variable.type, variable.name);
    names_.name(value, variable.name, statement.range.line);
    store.set(variable.slot, value);
  };
  ast::forEachAssigned(statement, forget);
}

}  // namespace warrant::symbex
