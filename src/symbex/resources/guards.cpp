#include "symbex/resources/guards.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "smt/terms/junctions.h"
#include "symbex/path/path.h"
#include "symbex/values/amounts.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using smt::Answer;
using smt::Op;
using smt::PathScope;
using smt::Purpose;

std::optional<Guards::Cases> Guards::find(const Heap& heap, const Wanted& wanted) {
  const auto isChoice = [&](Term part) { return terms_.op(part) == Op::Ite; };
  if (!heap.hasGuarded() && !isChoice(wanted.receiver) && std::ranges::none_of(wanted.arguments, isChoice))
    return std::nullopt;
  if (!run_.joins()) return std::nullopt;
  Search search;
  const std::optional<Term> value = chooseEverywhere(heap, wanted, search);
  if (!value || !*value || search.all.empty()) return std::nullopt;
  return Cases{std::move(search.all), *value};
}

// What is met there of choices holds always.
std::optional<smt::Term> Guards::chooseEverywhere(const Heap& heap, const Wanted& wanted, Search& search) {
  const std::optional<Term> value = choose(heap, wanted, terms_.truth(), search);
  for (const Term fact : search.outcomes) path_.assume(fact);
  return value;
}

std::vector<Chunk> Guards::write(Heap& heap, const Wanted& wanted, Cases cases, Term value) {
  std::vector<Chunk> written;
  // One that is meant in several cases is written in each of them.
  std::ranges::stable_sort(cases.all, {}, [](const Taken& taken) { return taken.chunk.serial; });
  for (const Taken& taken : cases.all) {
    if (written.empty() || written.back().serial != taken.chunk.serial) written.push_back(taken.chunk);
    Chunk& chunk = written.back();
    const Term after =
        taken.when == terms_.truth() ? value : terms_.ite(taken.when, value, valueOf(chunk, wanted));
    chunk.value = wanted.element ? terms_.store(chunk.value, wanted.element, after) : after;
    heap.setValue(chunk, chunk.value);
  }
  return written;
}

std::optional<Chunk> Guards::settle(Heap& heap, const Wanted& wanted) {
  const std::optional<Cases> cases = find(heap, wanted);
  if (!cases || !areAlike(wanted, cases->all)) return std::nullopt;
  return replace(heap, wanted, *cases, {});
}

std::optional<Chunk> Guards::gather(Heap& heap, const Wanted& wanted, std::size_t atLeast) {
  if (!heap.hasGuarded() || !run_.joins() || !choiceIn(wanted)) return std::nullopt;
  Search search{.mayLack = true};
  const std::optional<Term> value = chooseEverywhere(heap, wanted, search);
  if (!value || !*value || search.all.empty() || !areAlike(wanted, search.all)) return std::nullopt;
  std::unordered_set<std::uint32_t> serials;
  for (const Taken& taken : search.all) serials.insert(taken.chunk.serial);
  if (serials.size() < atLeast) return std::nullopt;
  const Term guard = search.lacks ? plain(terms_.negate(search.lacks), wanted.receiver) : Term{};
  return replace(heap, wanted, {std::move(search.all), *value}, guard);
}

// The guard of what is held of an object wherever there is one: that it is not null.
Term Guards::plain(Term guard, Term receiver) {
  if (terms_.op(receiver) != Op::Ite) return guard;
  const auto exists = [&](Term object) { return terms_.negate(terms_.equal(object, terms_.null())); };
  const std::span<const Term> parts = terms_.arguments(receiver);
  const Term condition = parts[0], first = parts[1], second = parts[2];
  const bool isSame = smt::areEquivalent(terms_, guard, terms_.ite(condition, exists(first), exists(second)));
  return isSame ? exists(receiver) : guard;
}

// Whether they may be one chunk.
bool Guards::areAlike(const Wanted& wanted, const AllTaken& all) const {
  const Chunk& first = all.front().chunk;
  const bool isToldApart = wanted.range || wanted.arguments.size() == first.arguments().size();
  return std::ranges::all_of(all, [&](const Taken& taken) {
    return taken.chunk.resource == first.resource && taken.chunk.amount == first.amount &&
           (isToldApart || taken.chunk.kind == first.kind);
  });
}

// What it holds of what is wanted.
smt::Term Guards::valueOf(const Chunk& chunk, const Wanted& wanted) {
  if (!wanted.element) return chunk.value;
  return terms_.at(chunk.value, wanted.element, [&](Term condition) { return path_.decide(condition); });
}

// The value of the chunk, and which chunks it is made of: each under a condition that excludes the others'.
std::optional<smt::Term> Guards::choose(const Heap& heap, const Wanted& wanted, Term when, Search& search) {
  if (const auto held = lookup_.find(heap, wanted, Effort::Native)) {
    search.all.push_back({*held, when});
    return valueOf(*held, wanted);
  }
  std::optional<Chunk> evident;
  std::vector<Chunk> open;
  lookup_.findGuarded(heap, wanted, [&](const Chunk& chunk) {
    if (!amounts_.isEnough(chunk.amount, wanted.least)) return false;
    if (path_.isEvident(chunk.guard)) {
      evident = chunk;
    } else if (!path_.isEvident(terms_.negate(chunk.guard))) {
      open.push_back(chunk);
    }
    return evident.has_value();
  });
  if (evident) {
    search.all.push_back({*evident, when});
    return valueOf(*evident, wanted);
  }
  return chooseAmong(heap, wanted, open, when, search);
}

std::optional<smt::Term> Guards::chooseAmong(const Heap& heap, const Wanted& wanted,
                                             const std::vector<Chunk>& open, Term when, Search& search) {
  Term none = terms_.truth();
  for (const Chunk& chunk : open) {
    search.all.push_back({chunk, terms_.conjoin(terms_.conjoin(when, none), chunk.guard)});
    none = terms_.conjoin(none, terms_.negate(chunk.guard));
  }
  // Said outside the scope below, where it may be that nothing is true.
  Term value;
  if (!open.empty()) value = valueOf(open.back(), wanted);
  if (open.empty() || !path_.isEvident(terms_.negate(none))) {
    const PathScope scope(path_.condition());
    if (path_.assume(none)) {
      const std::optional<Term> rest = chooseArm(heap, wanted, terms_.conjoin(when, none), search);
      if (!rest) return std::nullopt;
      if (*rest) value = *rest;
    } else if (open.empty()) {
      return std::nullopt;
    }
  }
  for (auto chunk = open.rbegin(); chunk != open.rend(); ++chunk)
    value = terms_.ite(chunk->guard, valueOf(*chunk, wanted), value);
  return value;
}

// A term that it is equal to and that is one or the other, which is undecided: else it is equal to the one
// that it is, too. No term: none is known.
smt::Term Guards::choiceOf(Term part) {
  Term choice;
  path_.findEqual(part, [&](Term equal) {
    if (terms_.op(equal) == Op::Ite && !path_.decide(terms_.arguments(equal)[0])) choice = equal;
    return static_cast<bool>(choice);
  });
  return choice;
}

std::optional<Guards::Choice> Guards::choiceIn(const Wanted& wanted) {
  const bool isStatic = wanted.receiver == terms_.null();
  if (const Term choice = isStatic ? Term{} : choiceOf(wanted.receiver)) return Choice{choice, std::nullopt};
  for (std::size_t argument = 0; argument < wanted.arguments.size(); ++argument) {
    if (const Term choice = choiceOf(wanted.arguments[argument])) return Choice{choice, argument};
  }
  return std::nullopt;
}

smt::Term& Guards::Choice::partOf(Wanted& wanted, Terms& arguments) const {
  if (!argument) return wanted.receiver;
  arguments.assign(wanted.arguments.begin(), wanted.arguments.end());
  wanted.arguments = arguments;
  return arguments[*argument];
}

// The objects of which the choice is one, where it asks many times which; none: it does not, or they are
// many.
std::vector<smt::Term> Guards::fewOutcomes(Term choice) const {
  constexpr std::size_t mostOutcomes = 8, mostChoices = 4096, choicesForOutcome = 3;
  std::vector<Term> outcomes, pending{choice};
  std::unordered_set<Term> seen{choice};
  while (!pending.empty()) {
    const Term last = pending.back();
    pending.pop_back();
    for (const Term arm : terms_.arguments(last).subspan(1)) {
      if (!seen.insert(arm).second) continue;
      (terms_.op(arm) == Op::Ite ? pending : outcomes).push_back(arm);
    }
    if (outcomes.size() > mostOutcomes || seen.size() > mostChoices) return {};
  }
  if (seen.size() - outcomes.size() < choicesForOutcome * outcomes.size()) return {};
  return outcomes;
}

// No term: no execution comes where the guard holds.
std::optional<smt::Term> Guards::chooseUnder(Term guard, const Heap& heap, const Wanted& wanted,
                                             const Choice& choice, Term part, Term when, Search& search) {
  const PathScope scope(path_.condition());
  if (!path_.assume(guard)) return Term{};
  Wanted own = wanted;
  Terms arguments;
  choice.partOf(own, arguments) = part;
  return choose(heap, own, terms_.conjoin(when, guard), search);
}

std::optional<smt::Term> Guards::findNone(Term when, Search& search) {
  if (!search.mayLack) return std::nullopt;
  search.lacks = search.lacks ? terms_.disjoin(search.lacks, when) : when;
  return Term{};
}

// In each case of what it is; where there is none in any, in all together.
std::optional<smt::Term> Guards::chooseArm(const Heap& heap, const Wanted& wanted, Term when,
                                           Search& search) {
  const bool isOfNull = wanted.receiver != terms_.null() && path_.areEqual(wanted.receiver, terms_.null());
  const std::optional<Choice> choice = isOfNull ? std::nullopt : choiceIn(wanted);
  if (!choice) return findNone(when, search);
  if (!path_.hasStack()) return std::nullopt;
  const std::size_t before = search.all.size();
  const Term lacks = search.lacks;
  const std::optional<Term> value = chooseCase(heap, wanted, *choice, when, search);
  if (!value || search.all.size() > before) return value;
  search.lacks = lacks;
  return findNone(when, search);
}

// One of two: each case looks for its own.
std::optional<smt::Term> Guards::chooseCase(const Heap& heap, const Wanted& wanted, const Choice& choice,
                                            Term when, Search& search) {
  const std::vector<Term> outcomes = fewOutcomes(choice.term);
  if (!outcomes.empty()) return chooseOutcome(heap, wanted, choice, outcomes, when, search);
  const Term condition = terms_.arguments(choice.term)[0], negation = terms_.negate(condition);
  const std::optional<Term> onTrue =
      chooseUnder(condition, heap, wanted, choice, terms_.arguments(choice.term)[1], when, search);
  if (!onTrue) return std::nullopt;
  const std::optional<Term> onFalse =
      chooseUnder(negation, heap, wanted, choice, terms_.arguments(choice.term)[2], when, search);
  if (!onFalse) return std::nullopt;
  if (!*onTrue || !*onFalse) return *onTrue ? onTrue : onFalse;
  return terms_.ite(condition, *onTrue, *onFalse);
}

// One of several: each case is that it is this one, and none of those before.
std::optional<smt::Term> Guards::chooseOutcome(const Heap& heap, const Wanted& wanted, const Choice& choice,
                                               std::span<const Term> outcomes, Term when, Search& search) {
  std::vector<std::pair<Term, Term>> values;  // each with what it is under
  Term none = terms_.truth(), isOne = terms_.falsity();
  for (const Term outcome : outcomes) isOne = terms_.disjoin(isOne, terms_.equal(choice.term, outcome));
  search.outcomes.push_back(isOne);
  for (const Term outcome : outcomes) {
    const Term isThis = terms_.equal(choice.term, outcome);
    const std::optional<Term> value =
        chooseUnder(terms_.conjoin(none, isThis), heap, wanted, choice, outcome, when, search);
    if (!value) return std::nullopt;
    none = terms_.conjoin(none, terms_.negate(isThis));
    if (*value) values.emplace_back(isThis, *value);
  }
  if (values.empty()) return Term{};
  Term value = values.back().second;
  for (auto other = values.rbegin() + 1; other != values.rend(); ++other)
    value = terms_.ite(other->first, other->second, value);
  return value;
}

Chunk Guards::replace(Heap& heap, const Wanted& wanted, const Cases& cases, Term guard) {
  const AllTaken& all = cases.all;
  Chunk whole = all.front().chunk;
  if (all.size() > 1 || all.front().when != terms_.truth()) {
    whole.receiver = wanted.receiver;
    whole.isAllocated = terms_.op(wanted.receiver) == Op::Object;
    if (whole.arguments().size() == wanted.arguments.size() && whole.isPredicate())
      whole.kind = heap::OfPredicate{keep({wanted.arguments.begin(), wanted.arguments.end()})};
    if (const auto* const wand = std::get_if<heap::OfWand>(&whole.kind))
      whole.kind = heap::OfWand{keep({wanted.arguments.begin(), wanted.arguments.end()}), wand->text};
  }
  if (wanted.range) whole.kind = *wanted.range;
  whole.value = cases.value;
  for (const Taken& taken : all) {
    Chunk rest = taken.chunk;
    if (!heap.contains(rest)) continue;  // taken in several cases
    heap.remove(rest);
    Term isLeft = rest.guard ? rest.guard : terms_.truth();
    for (const Taken& other : all) {
      if (other.chunk.serial == rest.serial && bool(other.chunk.guard) == bool(rest.guard))
        isLeft = terms_.conjoin(isLeft, terms_.negate(other.when));
    }
    isLeft = smt::withoutRedundance(terms_, isLeft);
    if (path_.isEvident(terms_.negate(isLeft))) continue;
    rest.guard = isLeft;
    heap.add(rest);
  }
  whole.guard = guard ? smt::withoutRedundance(terms_, guard) : guard;
  if (whole.guard == terms_.truth()) whole.guard = {};
  return heap.add(whole);
}

std::optional<Chunk> Guards::findUndecided(const Heap& heap, const Wanted& wanted) {
  std::optional<Chunk> undecided;
  lookup_.findGuarded(heap, wanted, [&](const Chunk& chunk) {
    if (chunk.isRange() || path_.isEvident(terms_.negate(chunk.guard))) return false;
    undecided = chunk;
    return true;
  });
  return undecided;
}

std::optional<Chunk> Guards::askUndecided(const Heap& heap, const Wanted& wanted) {
  std::optional<Chunk> undecided;
  heap.findGuarded(wanted.resource, [&](const Chunk& chunk) {
    const bool isOther = chunk.isRange() || path_.areDistinct(chunk.receiver, wanted.receiver) ||
                         path_.isEvident(terms_.negate(chunk.guard));
    if (isOther) return false;
    const Term isThat = terms_.implies(chunk.guard, lookup_.isThat(chunk, wanted));
    if (path_.entails(isThat, Purpose::Chunk) != Answer::Yes) return false;
    undecided = chunk;
    return true;
  });
  return undecided;
}

std::optional<Chunk> Guards::findRange(const Heap& heap, heap::Resource elements, Term array) {
  std::optional<Chunk> found;
  lookup_.findGuarded(heap, {elements, array}, [&](const Chunk& chunk) {
    if (path_.isEvident(terms_.negate(chunk.guard))) return false;
    found = chunk;
    return true;
  });
  return found;
}

Chunk Guards::hold(Heap& heap, const Chunk& chunk) {
  heap.remove(chunk);
  Chunk held = chunk;
  held.guard = {};
  return heap.add(held);
}

Verdict Guards::split(SymbolicState s, const Chunk& chunk, Then then) {
  const auto goOn = [&](bool isHeld) {
    return [&, isHeld](SymbolicState s) {
      if (isHeld) {
        hold(s.heap, chunk);
      } else {
        s.heap.remove(chunk);
      }
      return then(std::move(s));
    };
  };
  return path_.branch(std::move(s), chunk.guard, {}, goOn(true), goOn(false));
}

}  // namespace warrant::symbex
