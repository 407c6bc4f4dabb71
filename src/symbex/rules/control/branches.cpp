// Branches of statements, and automatic joins: after an `if` whose arms end in states of the same shape the
// path goes on once, with values that depend on the condition. A member that is not verified so is explored
// again without joins.
#include "symbex/rules/control/branches.h"

#include <algorithm>

#include "ast/walk.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/garbage.h"
#include "symbex/path/path.h"
#include "symbex/pure/observations.h"
#include "symbex/resources/gathering.h"
#include "symbex/resources/ranges.h"
#include "symbex/values/classes.h"
#include "symbex/values/final_fields.h"

namespace warrant::symbex {

using heap::Heap;
using smt::PathScope;
using support::SourceRange;

Branches::Arm Branches::exploreArm(SymbolicState s, Term guard, SourceRange range, RunToEnd run, Tidy tidy,
                                   ThenEnd then) {
  Arm arm;
  const PathScope scope(path_.condition());
  const smt::PathCondition* const path = &path_.condition();
  const std::size_t depth = path_.depth();
  if (!path_.assume(guard)) return arm;
  now().branches->push_back({guard, range});
  arm.verdict = run(std::move(s), [&](End end) {
    if (&path_.condition() != path || path_.depth() != depth || arm.end) return then(std::move(end));
    arm.end = std::move(end);
    return Verdict::Verified;
  });
  now().branches->pop_back();
  if (arm.end) {
    const auto facts = path_.facts();
    arm.facts.assign(facts.begin() + static_cast<std::ptrdiff_t>(path_.factsBefore(depth - 1)), facts.end());
    const auto bounds = path_.boundsSince(depth - 1);
    arm.bounds.assign(bounds.begin(), bounds.end());
    const auto said = path_.saidSince(depth - 1);
    arm.said.assign(said.begin(), said.end());
    tidy(arm);
  }
  return arm;
}

Verdict Branches::resumeArm(Arm arm, SourceRange range, ThenEnd then) {
  if (!arm.end) return arm.verdict;
  const PathScope scope(path_.condition());
  for (const Term fact : arm.facts) {
    if (!path_.assume(fact)) return arm.verdict;
  }
  for (const auto& bounds : arm.bounds) path_.noteBounds(bounds);
  now().branches->push_back({arm.facts.front(), range});
  finals_.recallStartValues(arm.end->state.frame);
  const Verdict verdict = then(std::move(*arm.end));
  now().branches->pop_back();
  return meet(arm.verdict, verdict);
}

// Predicates that only one of the arms has opened, or closed, are so in the other, too: what is left of both
// is the same then, and n ifs do not leave it under n guards.
void Branches::alignArms(Arm& left, Arm& right, const Heap& before, SourceRange range, ThenEnd then) {
  constexpr unsigned rounds = 3;  // what is opened in the one shows what is to be closed in the other
  for (unsigned round = 0; round < rounds; ++round) {
    for (const auto& [arm, other] : {std::pair(&left, &right), std::pair(&right, &left)}) {
      if (!arm->end || !other->end) return;
      const Ghost::Other like{other->end->state, before, round > 0};
      const SymbolicState& end = arm->end->state;
      if (ghost_.isUnlike(end, like)) *arm = aligned(*arm, end, like, range, then);
    }
  }
}

Branches::Arm Branches::aligned(const Arm& arm, const SymbolicState& end, const Ghost::Other& other,
                                SourceRange range, ThenEnd then) {
  const auto align = [&](SymbolicState s, ThenEnd done) {
    for (const Term fact : std::span(arm.facts).subspan(1)) {
      if (!path_.assume(fact)) return Verdict::Verified;
    }
    for (const auto& bounds : arm.bounds) path_.noteBounds(bounds);
    finals_.recallStartValues(s.frame);
    return ghost_.align(std::move(s), other,
                        [&](SymbolicState s) { return done(End{.state = std::move(s)}); });
  };
  Arm aligned = exploreArm(
      end, arm.facts.front(), range, align, [](Arm&) {}, then);
  aligned.verdict = meet(arm.verdict, aligned.verdict);
  return aligned;
}

Verdict Branches::joinExplored(Term condition, SourceRange range, Arm onTrue, Arm onFalse, HasNews hasNews,
                               ThenEnd then) {
  std::optional<End> merged;
  Terms choices;
  if (onTrue.end && onFalse.end)
    merged = merge(terms_, run_.arena, condition, *onTrue.end, *onFalse.end, choices);
  if (!merged)
    return meet(resumeArm(std::move(onTrue), range, then), resumeArm(std::move(onFalse), range, then));
  const Verdict verdict = meet(onTrue.verdict, onFalse.verdict);
  const bool areFactsNeeded = hasNews(*onTrue.end) || hasNews(*onFalse.end);
  for (const Arm* arm : {&onTrue, &onFalse}) {
    if (!areFactsNeeded) break;
    forEachImplied(terms_, arm->facts.front(), arm->facts, [&](Term fact) { path_.assume(fact); });
    if (path_.isInconsistent()) return verdict;
  }
  auto made = std::make_unique<Choices>(Choices{std::move(choices),
                                                condition,
                                                {std::move(onTrue.said)},
                                                {std::move(onFalse.said)},
                                                observations_.equalitiesOf(onTrue.facts),
                                                observations_.equalitiesOf(onFalse.facts)});
  noteChoices({&made, 1});
  gathering_.gather(merged->state.heap, made->choices);
  finals_.recallStartValues(merged->state.frame);
  return meet(verdict, then(std::move(*merged)));
}

Verdict Branches::joinArms(SymbolicState s, Term condition, SourceRange range, RunToEnd onTrue,
                           RunToEnd onFalse, HasNews hasNews, ThenEnd then) {
  const auto runTrue = [&](SymbolicState s) { return onTrue(std::move(s), then); };
  const auto runFalse = [&](SymbolicState s) { return onFalse(std::move(s), then); };
  if (!run_.joins()) return path_.branch(std::move(s), condition, range, runTrue, runFalse);
  if (const std::optional<bool> known = path_.decide(condition))
    return *known ? runTrue(std::move(s)) : runFalse(std::move(s));
  const auto keepAll = [](Arm&) {};
  Arm left = exploreArm(s, condition, range, onTrue, keepAll, then);
  Arm right = exploreArm(std::move(s), terms_.negate(condition), range, onFalse, keepAll, then);
  return joinExplored(condition, range, std::move(left), std::move(right), hasNews, then);
}

Branches::Arm Branches::exploreCode(SymbolicState s, Term guard, SourceRange range, RunArm run,
                                    ThenEnd then) {
  const Origin origin{terms_.fresh(smt::Sort::Bool, "arm"), s.heap, s.frame.store};
  const auto runToEnd = [&](SymbolicState s, ThenEnd done) {
    return run(std::move(s), [&](SymbolicState s) { return done(End{.state = std::move(s)}); });
  };
  const auto tidy = [&](Arm& arm) {
    SymbolicState& end = arm.end->state;
    ranges_.joinRanges(end.heap, origin.heap);  // for the heaps to be alike
    dropGarbage(terms_, origin, end, arm.facts);
  };
  return exploreArm(std::move(s), guard, range, runToEnd, tidy, then);
}

Verdict Branches::branchAndMerge(SymbolicState s, Term condition, SourceRange range, RunArm onTrue,
                                 RunArm onFalse, Then then) {
  const auto goOn = [&](End end) { return then(std::move(end.state)); };
  const auto runTrue = [&](SymbolicState s) { return onTrue(std::move(s), then); };
  const auto runFalse = [&](SymbolicState s) { return onFalse(std::move(s), then); };
  if (const std::optional<bool> known = path_.decide(condition))
    return *known ? runTrue(std::move(s)) : runFalse(std::move(s));
  if (!run_.joins()) return path_.fork(std::move(s), condition, range, runTrue, runFalse);
  if (now().unfolds) {
    const auto run = [&](SymbolicState s, Then done) {
      (void)terms_.negate(
          condition);  // before what is found behind it, which stands behind it in disjunctions
      return path_.fork(
          std::move(s), condition, range, [&](SymbolicState s) { return onTrue(std::move(s), done); },
          [&](SymbolicState s) { return onFalse(std::move(s), done); });
    };
    return unfolding_.meetAgain(std::move(s), run, then);
  }
  const Heap before = s.heap;
  Arm left = exploreCode(s, condition, range, onTrue, goOn);
  Arm right = exploreCode(std::move(s), terms_.negate(condition), range, onFalse, goOn);
  alignArms(left, right, before, range, goOn);
  const auto hasNews = [](const End&) { return true; };
  return joinExplored(condition, range, std::move(left), std::move(right), hasNews, goOn);
}

// A chain of choices, one at each join, is followed link by link: the bounds of each are noted. What the
// facts of the inner ones say holds on the ways to them, and is told of the last, between all.
void Branches::noteChoices(std::span<const std::unique_ptr<Choices>> choices) {
  for (const auto& each : choices) {
    findBounds(*each);
    tellApart(*each);
  }
  if (choices.empty()) return;
  for (const auto& bounds : choices.back()->said) path_.noteSaid(bounds);
}

// What a choice by the condition is between; none: it is folded, or another's.
std::optional<Branches::Alternatives> Branches::alternativesOf(Term choice, Term condition) const {
  if (terms_.op(choice) != smt::Op::Ite) return std::nullopt;
  const std::span<const Term> parts = terms_.arguments(choice);
  if (parts[0] == condition) return Alternatives{choice, parts[1], parts[2]};
  if (parts[0] == terms_.knownNegation(condition)) return Alternatives{choice, parts[2], parts[1]};
  return std::nullopt;
}

void Branches::findBounds(Choices& choices) {
  for (const Term choice : choices.choices) {
    const bool isNumber = terms_.sort(choice) == smt::Sort::Int;
    if (isNumber) path_.noteOwnBounds(choice);
    const auto alternatives = alternativesOf(choice, choices.condition);
    if (!alternatives) continue;
    const auto [_, onTrue, onFalse] = *alternatives;
    if (isNumber) {
      findBounds(choice, onTrue, onFalse, choices);
    } else if (grows(onTrue) || grows(onFalse)) {
      findBounds(terms_.length(choice), terms_.length(onTrue), terms_.length(onFalse), choices);
    } else if (terms_.sort(choice) == smt::Sort::Snapshot) {
      observe(choice, onTrue, onFalse, choices);
    }
  }
}

// Two references that are told apart on either way are so behind both: the choices that n ifs make between
// them would have to be followed to see it.
void Branches::tellApart(const Choices& choices) {
  constexpr std::size_t most = 8;  // each with each
  std::vector<Alternatives> references;
  for (const Term choice : choices.choices) {
    if (terms_.sort(choice) != smt::Sort::Ref || references.size() == most) continue;
    const auto alternatives = alternativesOf(choice, choices.condition);
    if (!alternatives) continue;
    for (const Alternatives& other : references) {
      if (path_.areDistinct(alternatives->onTrue, other.onTrue) &&
          path_.areDistinct(alternatives->onFalse, other.onFalse))
        path_.assume(terms_.negate(terms_.equal(choice, other.choice)));
    }
    references.push_back(*alternatives);
  }
}

void Branches::observe(Term choice, Term onTrue, Term onFalse, Choices& choices) {
  const Observations::Way first{onTrue, choices.equalitiesOnTrue};
  const Observations::Way second{onFalse, choices.equalitiesOnFalse};
  for (const auto& [value, chosen, number] : observations_.of(choice, choices.condition, first, second)) {
    path_.assume(terms_.equal(value, chosen));
    if (number) findBounds(number->choice, number->onTrue, number->onFalse, choices);
  }
}

void Branches::findBounds(Term choice, Term onTrue, Term onFalse, Choices& choices) {
  const auto bounds =
      path_.boundsOfChoice(choice, {onTrue, choices.onTrue.all()}, {onFalse, choices.onFalse.all()});
  if (bounds) choices.said.push_back(*bounds);
}

// Whether it is a sequence that something was added to.
bool Branches::grows(Term value) const {
  return terms_.op(value) == smt::Op::Append || terms_.op(value) == smt::Op::Single;
}

// --- more than two ends

namespace {

// As many as are looked at: each of many ends has its own.
Said latest(std::span<const smt::PathCondition::Bounds> said) {
  constexpr std::size_t most = 64;
  const auto last = said.last(std::min(most, said.size()));
  return {last.begin(), last.end()};
}

}  // namespace

// Collects the ends, of whatever depth, and goes on once for all those that can be merged.
Verdict Branches::runAndMerge(SymbolicState s, RunArm run, Then then) {
  if (!run_.joins()) return run(std::move(s), then);
  if (now().unfolds) return unfolding_.meetAgain(std::move(s), run, then);
  Ends ends(terms_, run_.arena);
  Verdict verdict = Verdict::Verified;
  {
    const PathScope scope(path_.condition());
    const smt::PathCondition* const path = &path_.condition();
    const std::size_t depth = path_.depth() - 1, first = path_.factsBefore(depth);
    const Origin origin{terms_.fresh(smt::Sort::Bool, "entry"), s.heap, s.frame.store};
    verdict = run(std::move(s), [&](SymbolicState s) {
      if (&path_.condition() != path) return then(std::move(s));  // behind a `join` it has facts of its own
      ranges_.joinRanges(s.heap, origin.heap);
      const auto assumed = path_.facts().subspan(first);
      Terms useful(assumed.begin(), assumed.end());
      dropGarbage(terms_, origin, s, useful);
      ends.add(std::move(s), assumed, useful, latest(path_.saidSince(depth)));
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
  for (const auto& each : end.choices) gathering_.gather(end.state.heap, each->choices);
  finals_.recallStartValues(end.state.frame);
  return then(std::move(end.state));
}

// --- scopes

namespace {

void clearSlot(Store& store, std::uint32_t slot) {
  if (slot < store.size() && store[slot]) store.set(slot, {});
}

}  // namespace

void Branches::leaveScope(Store& store, ast::Statements statements) {
  for (const ast::Statement* const statement : statements) {
    const auto* const declaration = std::get_if<ast::LocalDeclaration>(&statement->node);
    if (declaration == nullptr) continue;
    clearSlot(store, declaration->variable->slot);
  }
}

void VariableScope::leave(Store& store) {
  if (!slots_) {
    slots_.emplace();
    ast::forEachStatement(statement_, [&](const ast::Statement& part) {
      const auto* const declaration = std::get_if<ast::LocalDeclaration>(&part.node);
      if (declaration != nullptr) slots_->push_back(declaration->variable->slot);
    });
  }
  for (const std::uint32_t slot : *slots_) clearSlot(store, slot);
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
