// Locations that families hold: which family, and for which key.
#include <algorithm>

#include "support/match.h"
#include "symbex/path/path.h"
#include "symbex/resources/families.h"
#include "symbex/resources/ranges.h"
#include "symbex/resources/shares.h"
#include "symbex/values/amounts.h"
#include "symbex/values/lists.h"
#include "symbex/values/sorts.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Family;
using heap::Heap;
using smt::Op;
using smt::Sort;
using support::match;

// --- matching

bool FamilyChunks::hasKey(Term term, std::span<const Term> variables) const {
  return std::ranges::any_of(variables, [&](Term variable) { return terms_.occurs(variable, term); });
}

// Finds values of the variables for which the pattern is known to be the term, as far as its form shows them;
// `keys` has those that were found before.
bool FamilyChunks::unify(Term pattern, Term term, std::span<const Term> variables, Terms& keys) {
  if (const auto variable = std::ranges::find(variables, pattern); variable != variables.end()) {
    Term& key = keys[static_cast<std::size_t>(variable - variables.begin())];
    if (!key) key = term;
    return path_.areEqual(key, term);
  }
  if (!hasKey(pattern, variables)) return path_.areEqual(pattern, term);
  if (terms_.op(pattern) == Op::Sum) return unifySum(pattern, term, variables, keys);
  return unifyEqual(pattern, term, variables, keys) || unifyChoice(pattern, term, variables, keys) ||
         unifyListed(pattern, term, variables, keys) || unifyArm(pattern, term, variables, keys);
}

// The same of what is known to be equal to the term.
bool FamilyChunks::unifyEqual(Term pattern, Term term, std::span<const Term> variables, Terms& keys) {
  return path_.findEqual(term, [&](Term equal) {
    Terms trial = keys;
    if (!unifyHere(pattern, equal, variables, trial)) return false;
    keys = std::move(trial);
    return true;
  });
}

// The same of a term that is known to be one or another, where it is evident which.
bool FamilyChunks::unifyArm(Term pattern, Term term, std::span<const Term> variables, Terms& keys) {
  Term choice;
  path_.findEqual(term, [&](Term equal) {
    if (equal != term && terms_.op(equal) == Op::Ite) choice = equal;
    return static_cast<bool>(choice);
  });
  if (!choice) return false;
  const auto parts = terms_.arguments(choice);
  const Term condition = parts[0], onTrue = parts[1], onFalse = parts[2];
  const bool isTrue = path_.isEvident(condition);
  if (!isTrue && !path_.isEvident(terms_.negate(condition))) return false;
  path_.learn(isTrue ? condition : terms_.negate(condition));
  return unifyEqual(pattern, isTrue ? onTrue : onFalse, variables, keys);
}

// The same of an element of a sequence that is known to be a list: the first that is known to be the term.
bool FamilyChunks::unifyListed(Term pattern, Term term, std::span<const Term> variables, Terms& keys) {
  const bool isBoxed = terms_.op(pattern) == Op::Unbox;
  const Term element = isBoxed ? terms_.arguments(pattern)[0] : pattern;
  if (terms_.op(element) != Op::Element || hasKey(terms_.arguments(element)[0], variables)) return false;
  const Term list = lists_.known(terms_.arguments(element)[0]), index = terms_.arguments(element)[1];
  if (!lists_.isListed(list)) return false;
  std::int64_t place = 0;
  return std::ranges::any_of(lists_.elementsOf(list), [&](Term listed) {
    Terms trial = keys;
    const Term own = terms_.integer(place++);
    const Term value = isBoxed ? terms_.unbox(terms_.sort(term), listed) : listed;
    if (!path_.areEqual(value, term) || !unify(index, own, variables, trial)) return false;
    keys = std::move(trial);
    return true;
  });
}

// The same where conditions choose what the pattern is for single values of a variable, as of an array whose
// elements were given one by one: one of these values, or what is left.
bool FamilyChunks::unifyChoice(Term pattern, Term term, std::span<const Term> variables, Terms& keys) {
  const bool isBoxed = terms_.op(pattern) == Op::Unbox;
  const Term chosen = isBoxed ? terms_.box(term) : term;
  Term choice = isBoxed ? terms_.arguments(pattern)[0] : pattern;
  if (terms_.op(choice) != Op::Ite) return false;
  const auto isSolved = [&](Term arm, Terms trial) {
    if (!unify(arm, chosen, variables, trial) || std::ranges::find(trial, Term()) != trial.end())
      return false;
    if (!path_.areEqual(substituted(pattern, variables, trial), term)) return false;
    keys = std::move(trial);
    return true;
  };
  for (; terms_.op(choice) == Op::Ite; choice = terms_.arguments(choice)[2]) {
    const Term condition = terms_.arguments(choice)[0];
    if (terms_.op(condition) != Op::Equal) return false;
    const std::span<const Term> sides = terms_.arguments(condition);
    const auto variable =
        std::ranges::find_if(variables, [&](Term one) { return one == sides[0] || one == sides[1]; });
    if (variable == variables.end()) return false;
    Terms trial = keys;
    Term& key = trial[static_cast<std::size_t>(variable - variables.begin())];
    const Term value = sides[0] == *variable ? sides[1] : sides[0];
    if (hasKey(value, variables) || (key && !path_.areEqual(key, value))) continue;
    key = value;
    if (isSolved(terms_.arguments(choice)[1], std::move(trial))) return true;
  }
  return isSolved(choice, keys);
}

// The same of that very term, and not of what is known to be equal to it.
bool FamilyChunks::unifyHere(Term pattern, Term term, std::span<const Term> variables, Terms& keys) {
  const Op op = terms_.op(pattern);
  if (terms_.op(term) != op || terms_.sort(term) != terms_.sort(pattern)) return false;
  if (op == Op::Apply && terms_.functionOf(pattern) != terms_.functionOf(term)) return false;
  const std::span<const Term> wanted = terms_.arguments(pattern), given = terms_.arguments(term);
  if (wanted.size() != given.size()) return false;
  if (op == Op::At && !hasKey(wanted[0], variables)) {
    // The map may be another one that has the same there.
    if (!unify(wanted[1], given[1], variables, keys)) return false;
    return path_.areEqual(wanted[0], given[0]) || isAt(wanted[0], given[1], term);
  }
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (!unify(wanted[i], given[i], variables, keys)) return false;
  }
  return true;
}

bool FamilyChunks::isAt(Term map, Term index, Term value) {
  const Term own = ranges_.readMap(map, index);
  if (path_.areEqual(own, value)) return true;
  const Term isSame = terms_.equal(own, value);
  if (!asks_ || path_.entails(isSame, smt::Purpose::Obligation) != smt::Answer::Yes) return false;
  path_.learn(isSame);
  return true;
}

// The term by that number; no term: there may be a rest.
smt::Term FamilyChunks::quotient(Term sum, std::int64_t divisor) {
  if (terms_.op(sum) == Op::Integer)
    return terms_.integerValue(sum) % divisor == 0 ? terms_.integer(terms_.integerValue(sum) / divisor)
                                                   : Term();
  const auto isMultiple = [&](std::int64_t number) { return number % divisor == 0; };
  const bool isShown = terms_.op(sum) == Op::Sum && isMultiple(terms_.constant(sum)) &&
                       std::ranges::all_of(terms_.coefficients(sum), isMultiple);
  if (!isShown) return knownQuotient(sum, divisor);
  std::vector<std::int64_t> coefficients;
  for (const std::int64_t coefficient : terms_.coefficients(sum))
    coefficients.push_back(coefficient / divisor);
  return terms_.sum(terms_.constant(sum) / divisor, terms_.arguments(sum), coefficients);
}

// The same of what the solver knows to have no rest.
smt::Term FamilyChunks::knownQuotient(Term number, std::int64_t divisor) {
  if (!asks_) return Term();
  const Term value = terms_.divide(number, terms_.integer(divisor));
  const Term isWhole = terms_.equal(terms_.multiply(terms_.integer(divisor), value), number);
  if (path_.entails(isWhole, smt::Purpose::Obligation) != smt::Answer::Yes) return Term();
  path_.learn(isWhole);
  return value;
}

// Solves for the one variable that is not known yet.
bool FamilyChunks::unifySum(Term pattern, Term term, std::span<const Term> variables, Terms& keys) {
  for (std::size_t i = 0; i < variables.size(); ++i) {
    if (keys[i] || !terms_.occurs(variables[i], pattern)) continue;
    const auto place = std::ranges::find(terms_.arguments(pattern), variables[i]);
    if (place == terms_.arguments(pattern).end()) return false;
    const std::int64_t coefficient =
        terms_.coefficients(pattern)[static_cast<std::size_t>(place - terms_.arguments(pattern).begin())];
    const Term rest = terms_.subtract(pattern, terms_.multiply(terms_.integer(coefficient), variables[i]));
    if (hasKey(rest, variables) || coefficient == INT64_MIN) return false;
    const Term others = terms_.subtract(term, rest);
    keys[i] = coefficient == 1    ? others
              : coefficient == -1 ? terms_.minus(others)
                                  : quotient(others, coefficient);
    return bool(keys[i]);
  }
  return path_.areEqual(substituted(pattern, variables, keys), term);
}

// The key for which the family is of that receiver, and of those arguments or that index.
std::optional<Terms> FamilyChunks::keysFor(const Chunk& chunk, Term receiver, std::span<const Term> parts) {
  const Family& family = chunk.family();
  Terms keys(family.keys.size());
  if (!unify(chunk.receiver, receiver, family.keys, keys)) return std::nullopt;
  const auto matchAll = [&](std::span<const Term> patterns) {
    for (std::size_t i = 0; i < patterns.size() && i < parts.size(); ++i) {
      if (!unify(patterns[i], parts[i], family.keys, keys)) return false;
    }
    return true;
  };
  const bool areAll = match(
      family.of, [&](const heap::OfPredicate& instance) { return matchAll(instance.arguments); },
      [&](const heap::OfElement& element) {
        return matchAll({&element.index, 1});
      },
      support::each<heap::OfField, heap::OfRange>(true));
  if (!areAll || std::ranges::find(keys, Term()) != keys.end()) return std::nullopt;
  return keys;
}

// Of a share by the family's key more is known than forms show.
bool FamilyChunks::isEnough(const Chunk& family, heap::Amount held, heap::Amount least) {
  if (amounts_.isEnough(held, least)) return true;
  return isByKey(family) &&
         path_.entails(amounts_.isAtMost(least, held), smt::Purpose::Obligation) == smt::Answer::Yes;
}

// That it is that location, and its key is in the domain.
smt::Term FamilyChunks::isIn(const Found& found) {
  const Family& family = found.family.family();
  return terms_.conjoin(found.guard, substituted(family.domain, family.keys, found.keys));
}

bool FamilyChunks::isWithin(const Found& found) {
  const Term isHeld = isIn(found);
  if (path_.isEvident(isHeld)) return true;
  if (path_.isEvident(terms_.negate(isHeld))) return false;
  if (path_.entails(isHeld, smt::Purpose::Obligation) != smt::Answer::Yes) return false;
  path_.assume(isHeld);
  return true;
}

// Those that are of the location, where that is guarded so, if its key is in their domain, and have enough of
// it.
std::vector<FamilyChunks::Found> FamilyChunks::candidates(const Heap& heap, const Wanted& wanted,
                                                          Term guard) {
  std::vector<Found> all;
  const bool isElement = wanted.resource == analysis_.elements();
  heap.findFamilies(wanted.resource, [&](const Chunk& chunk) {
    ++path_.statistics().chunkComparisons;
    const auto& of = chunk.family().of;
    const auto* const range = std::get_if<heap::OfRange>(&of);
    if (range != nullptr ? !findsRanges_ || !isElement
                         : std::holds_alternative<heap::OfElement>(of) != isElement)
      return false;
    const auto parts = isElement ? std::span<const Term>(&wanted.element, 1) : wanted.arguments;
    const auto keys = keysFor(chunk, wanted.receiver, parts);
    if (!keys || !isEnough(chunk, place(chunk, *keys).amount, wanted.least)) return false;
    Found found{chunk, *keys, guard};
    if (range != nullptr) {  // there is another way to find the element, where that is not seen at once
      if (!path_.isEvident(isIn(found))) return false;
      const Term isThere = ranges_.isWithin(wanted.element, rangeOf(place(chunk, *keys)));
      found.guard = terms_.conjoin(guard, isThere);
    }
    if (!path_.isEvident(terms_.negate(isIn(found)))) all.push_back(std::move(found));
    return false;
  });
  return all;
}

// Of each of the objects from which conditions choose the receiver, as after elements were exchanged.
void FamilyChunks::addArms(const Heap& heap, const Wanted& wanted, Term receiver, Term guard,
                           std::vector<Found>& all) {
  constexpr std::size_t most = 16;
  const bool isBoxed = terms_.op(receiver) == Op::Unbox;
  const Term choice = isBoxed ? terms_.arguments(receiver)[0] : receiver;
  if (terms_.op(choice) != Op::Ite || all.size() > most) return;
  const Term condition = terms_.arguments(choice)[0];
  for (const bool isTrue : {true, false}) {
    const Term arm = terms_.arguments(choice)[isTrue ? 1 : 2];
    Wanted single = wanted;
    single.receiver = isBoxed ? terms_.unbox(terms_.sort(receiver), arm) : arm;
    const Term under = terms_.conjoin(guard, isTrue ? condition : terms_.negate(condition));
    if (path_.decide(under) == false) continue;
    const auto found = candidates(heap, single, under);
    all.insert(all.end(), found.begin(), found.end());
    if (found.empty()) addArms(heap, wanted, single.receiver, under, all);
  }
}

// Those of which one is known to hold the location: one that is, or several of which it is not known which.
std::vector<FamilyChunks::Found> FamilyChunks::find(const Heap& heap, const Wanted& wanted) {
  if (!areUsed_) return {};
  std::vector<Found> all = candidates(heap, wanted, terms_.truth());
  if (all.empty() && !findsRanges_) {  // as far as the forms show
    const bool outer = std::exchange(asks_, true);
    all = candidates(heap, wanted, terms_.truth());
    asks_ = outer;
  }
  if (all.empty()) addArms(heap, wanted, wanted.receiver, terms_.truth(), all);
  if (all.empty() && !findsRanges_) {  // of what it is an element of, as that is put together
    Wanted part = wanted;
    part.receiver = pruned(unfolded(wanted.receiver, sequencesOf(heap, wanted.resource)));
    if (part.receiver != wanted.receiver) {
      all = candidates(heap, part, terms_.truth());
      if (all.empty()) addArms(heap, wanted, part.receiver, terms_.truth(), all);
    }
  }
  const auto held = std::ranges::find_if(all, [&](const Found& found) { return isWithin(found); });
  if (held != all.end()) {
    return {*held};
  }
  Term isHeld = terms_.falsity();
  for (const Found& found : all) isHeld = terms_.disjoin(isHeld, isIn(found));
  if (all.size() < 2 || path_.entails(isHeld, smt::Purpose::Obligation) != smt::Answer::Yes) return {};
  path_.learn(isHeld);
  return all;
}

// --- instances

// What the family holds for that key, but for its value.
Chunk FamilyChunks::place(const Chunk& chunk, std::span<const Term> keys) {
  const Family& family = chunk.family();
  const auto at = [&](Term term) { return substituted(term, family.keys, keys); };
  const auto known = [&](Term term) { return pruned(at(term)); };
  Chunk single{chunk.resource,  at(chunk.receiver),
               heap::OfField{}, {},
               false,           amounts_.rewritten(chunk.amount, known)};
  single.isAllocated = terms_.op(single.receiver) == Op::Object;
  match(
      family.of, [](heap::OfField) {},
      [&](const heap::OfElement& element) {
        const Term index = at(element.index);
        single.kind = heap::OfRange{index, terms_.add(index, terms_.integer(1))};
      },
      [&](const heap::OfRange& range) {
        single.kind = heap::OfRange{at(range.from), at(range.to)};
      },
      [&](const heap::OfPredicate& instance) {
        Terms arguments;
        for (const Term argument : instance.arguments) arguments.push_back(at(argument));
        single.kind = heap::OfPredicate{keep(arguments)};
      });
  return single;
}

// The same with its value.
Chunk FamilyChunks::instance(const Chunk& chunk, std::span<const Term> keys) {
  Chunk single = place(chunk, keys);
  const Term value = valueAt(chunk.value, keys);
  single.value = match(
      chunk.family().of,
      [&](heap::OfField) { return terms_.unbox(sortOf(analysis_.fieldOf(chunk.resource)->type), value); },
      [&](heap::OfElement) { return terms_.store(terms_.unit(), single.range().from, value); },
      support::each<heap::OfRange, heap::OfPredicate>(value));
  return single;
}

void FamilyChunks::learnInstance(const Found& found) {
  const Chunk single = place(found.family, found.keys);
  const Term isHeld = isIn(found);
  const auto learn = [&](Term fact) { path_.learn(terms_.implies(isHeld, fact)); };
  if (!analysis_.isStatic(single.resource))
    learn(terms_.negate(terms_.equal(single.receiver, terms_.null())));
  if (std::holds_alternative<heap::OfElement>(found.family.family().of))
    learn(ranges_.isWithin(single.range().from, ranges_.wholeRange(single.receiver)));
  if (single.amount.isConstant() || single.amount.isSome()) return;
  learn(amounts_.isPositive(single.amount));
  if (single.isOfLocations()) learn(amounts_.isAtMost(single.amount, {}));
}

// What the two hold of one field has one value.
void FamilyChunks::learnSharedValue(const Chunk& family, const Chunk& single) {
  if (!single.isField() || single.guard) return;
  const auto keys = keysFor(family, single.receiver, {});
  if (!keys) return;
  const Term value = terms_.unbox(terms_.sort(single.value), valueAt(family.value, *keys));
  path_.learn(terms_.implies(isIn({family, *keys, terms_.truth()}), terms_.equal(value, single.value)));
}

// --- one location

// An element of an array of which a family has a range is read there: nothing has to be cut for it.
smt::Term FamilyChunks::read(const Heap& heap, const Wanted& wanted) {
  std::vector<Found> all = find(heap, wanted);
  if (all.empty() && wanted.element) {
    const bool outer = std::exchange(findsRanges_, true);
    all = find(heap, wanted);
    findsRanges_ = outer;
  }
  if (all.size() == 1 && !all.front().family.amount.isWhole() && !wanted.element) {
    lookup_.findAll(heap, wanted, [&](const Chunk& single) {
      learnSharedValue(all.front().family, single);
      return false;
    });
  }
  Term value;
  for (const Found& found : all) {
    Term own = valueAt(found.family.value, found.keys);
    if (std::holds_alternative<heap::OfRange>(found.family.family().of)) {
      learnInstance(found);
      own = ranges_.readMap(own, wanted.element);
    }
    value = value ? terms_.ite(isIn(found), own, value) : own;
  }
  return value || wanted.element || !areUsed_ ? value : readByCases(heap, wanted);
}

// Of a location whose object is one of several, some of which are in families, and others are not.
smt::Term FamilyChunks::readByCases(const Heap& heap, const Wanted& wanted) {
  const Term receiver = pruned(unfolded(wanted.receiver, sequencesOf(heap, wanted.resource)));
  const bool isBoxed = terms_.op(receiver) == Op::Unbox;
  const Term choice = isBoxed ? terms_.arguments(receiver)[0] : receiver;
  if (terms_.op(choice) != Op::Ite) return Term();
  const Term condition = terms_.arguments(choice)[0];
  const auto readArm = [&](std::size_t arm) {
    const smt::PathScope scope(path_.condition());
    if (!path_.assume(arm == 1 ? condition : terms_.negate(condition))) return Term();
    Wanted single = wanted;
    single.receiver = terms_.arguments(choice)[arm];
    if (isBoxed) single.receiver = terms_.unbox(terms_.sort(receiver), single.receiver);
    const auto chunk = lookup_.find(heap, single, Effort::Native);
    return chunk ? terms_.box(chunk->value) : read(heap, single);
  };
  const Term first = readArm(1), second = first ? readArm(2) : Term();
  return first && second ? terms_.ite(condition, first, second) : Term();
}

std::vector<Chunk> FamilyChunks::write(Heap& heap, const Wanted& wanted, Term value) {
  std::vector<Chunk> changed;
  const std::vector<Found> all = find(heap, wanted);
  for (const Found& found : all) {
    // One family may be found for several keys.
    const auto isIt = [&](const Chunk& chunk) { return chunk.serial == found.family.serial; };
    auto chunk = std::ranges::find_if(changed, isIt);
    if (chunk == changed.end()) chunk = changed.insert(chunk, found.family);
    const Term stored = storeAt(chunk->value, found.keys, value);
    chunk->value = all.size() > 1 ? terms_.ite(isIn(found), stored, chunk->value) : stored;
    heap.setValue(found.family, chunk->value);
  }
  return changed;
}

// Of its amount more is known than forms show while it is one of a family's.
void FamilyChunks::learnWhetherWhole(const Chunk& single) {
  const Term isWhole = amounts_.isAtMost({}, single.amount);
  if (path_.entails(isWhole, smt::Purpose::Obligation) == smt::Answer::Yes) path_.learn(isWhole);
}

Chunk FamilyChunks::extract(Heap& heap, const Found& found) {
  learnInstance(found);
  const Chunk single = instance(found.family, found.keys);
  if (isByKey(found.family)) learnWhetherWhole(single);
  const Family& family = found.family.family();
  if (family.isInterval()) {
    const Term next = terms_.add(found.keys[0], terms_.integer(1));
    heap.remove(cut(heap, found.family, found.keys[0], next));
  } else {
    Family rest = family;
    rest.domain = terms_.conjoin(family.domain, terms_.negate(areKeys(family, found.keys)));
    heap.remove(found.family);
    heap.add(
        make(found.family.resource, found.family.receiver, rest, found.family.value, found.family.amount));
  }
  return heap.add(single);
}

std::optional<Chunk> FamilyChunks::settle(Heap& heap, const Wanted& wanted) {
  const std::vector<Found> found = find(heap, wanted);
  if (found.empty()) return settleShares(heap, wanted);
  return found.size() == 1 ? std::optional(extract(heap, found.front())) : std::nullopt;
}

// The same where families have less than is wanted, and it is enough with what else the heap has of that.
std::optional<Chunk> FamilyChunks::settleShares(Heap& heap, const Wanted& wanted) {
  constexpr unsigned most = 8;
  if (wanted.least.isSome() || wanted.element) return std::nullopt;
  const auto isShare = [](const Chunk& family) { return !family.amount.isWhole(); };
  if (!heap.findFamilies(wanted.resource, isShare)) return std::nullopt;
  Wanted share = wanted;
  share.least = heap::Amount::some();
  Heap settled = heap;
  for (unsigned i = 0; i < most; ++i) {
    const std::vector<Found> found = find(settled, share);
    if (found.size() != 1) break;
    extract(settled, found.front());
  }
  const std::optional<Chunk> all = shares_.gather(settled, wanted);
  if (all) heap = std::move(settled);
  return all;
}

bool FamilyChunks::settleAll(Heap& heap, Term receiver, support::FunctionRef<bool(const Chunk&)> isMeant) {
  std::vector<Found> all;
  heap.findFamilies([&](const Chunk& chunk) {
    if (!isMeant(chunk)) return false;
    const auto keys = keysFor(chunk, receiver, {});
    if (keys && isWithin({chunk, *keys, terms_.truth()})) all.push_back({chunk, *keys, terms_.truth()});
    return false;
  });
  for (const Found& found : all) extract(heap, found);
  return !all.empty();
}

bool FamilyChunks::settleElements(Heap& heap, Term array) {
  if (!areUsed_) return false;
  return settleAll(heap, array, [](const Chunk& chunk) {
    return std::holds_alternative<heap::OfRange>(chunk.family().of);
  });
}

bool FamilyChunks::settleElement(Heap& heap, const Range& range) {
  if (!areUsed_ || terms_.subtract(range.to, range.from) != terms_.integer(1)) return false;
  return settle(heap, {analysis_.elements(), range.array, {}, range.amount, range.from}).has_value();
}

bool FamilyChunks::settleInstances(Heap& heap, Term receiver) {
  if (!areUsed_) return false;
  return settleAll(heap, receiver, [](const Chunk& chunk) {
    return std::holds_alternative<heap::OfPredicate>(chunk.family().of);
  });
}

smt::Term FamilyChunks::whetherHeld(const Heap& heap, const Wanted& wanted) {
  if (!areUsed_) return Term();
  for (const Found& found : candidates(heap, wanted, terms_.truth())) {
    if (const Term isHeld = isIn(found); !path_.decide(isHeld)) return isHeld;
  }
  return Term();
}

smt::Term FamilyChunks::whetherOfInstance(const Heap& heap, Term receiver) {
  Term isHeld;
  if (!areUsed_) return isHeld;
  heap.findFamilies([&](const Chunk& chunk) {
    if (!std::holds_alternative<heap::OfPredicate>(chunk.family().of)) return false;
    const auto keys = keysFor(chunk, receiver, {});
    if (!keys) return false;
    const Term isThere = isIn({chunk, *keys, terms_.truth()});
    if (!path_.decide(isThere)) isHeld = isThere;
    return static_cast<bool>(isHeld);
  });
  return isHeld;
}

smt::Term FamilyChunks::whetherOfElements(const Heap& heap, Term array) {
  if (!areUsed_) return Term();
  Term first, isHeld = terms_.falsity();
  heap.findFamilies([&](const Chunk& chunk) {
    if (!std::holds_alternative<heap::OfRange>(chunk.family().of)) return false;
    const auto keys = keysFor(chunk, array, {});
    if (!keys) return false;
    const Term isThere = isIn({chunk, *keys, terms_.truth()});
    if (path_.isEvident(terms_.negate(isThere))) return false;
    if (!first) first = isThere;
    isHeld = terms_.disjoin(isHeld, isThere);
    return false;
  });
  if (!first || isHeld == first) return Term();
  return path_.entails(isHeld, smt::Purpose::Obligation) == smt::Answer::Yes ? first : Term();
}

Chunk FamilyChunks::first(const Chunk& family) { return place(family, {&family.family().from, 1}); }

}  // namespace warrant::symbex
