// Families that are demanded: cut out of those that are held, put together from several and from single
// chunks.
#include <algorithm>

#include "support/match.h"
#include "symbex/path/path.h"
#include "symbex/resources/family_elements.h"
#include "symbex/resources/ranges.h"
#include "symbex/resources/shares.h"
#include "symbex/values/amounts.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Family;
using heap::Heap;
using smt::Op;
using smt::Sort;
using support::match;

namespace {

void addOnce(Terms& terms, Term term) {
  if (std::ranges::find(terms, term) == terms.end()) terms.push_back(term);
}

}  // namespace

// --- intervals

Chunk FamilyChunks::part(const Chunk& chunk, Term from, Term to) {
  const heap::OfRange whole{chunk.family().from, chunk.family().to};
  return make(chunk.resource, chunk.receiver, ofInterval(chunk.family(), from, to),
              ranges_.partOfMap(chunk.value, whole, {from, to}), chunk.amount);
}

// The part becomes a family of its own; both ends are within the chunk's.
Chunk FamilyChunks::cut(Heap& heap, const Chunk& chunk, Term from, Term to) {
  const Family& whole = chunk.family();
  heap.remove(chunk);
  for (const auto& [begin, end] : {std::pair(whole.from, from), std::pair(to, whole.to)}) {
    if (!path_.isEvident(terms_.lessOrEqual(end, begin))) heap.add(part(chunk, begin, end));
  }
  return heap.add(part(chunk, from, to));
}

smt::Term FamilyChunks::cutTo(Term map, Term from, Term to) {
  map = ranges_.spliceMaps(terms_.unit(), from, map);
  return ranges_.spliceMaps(map, to, terms_.unit());
}

// --- elements of one array

std::optional<FamilyChunks::Elements> FamilyChunks::elementsOf(const Chunk& chunk) {
  const Family& family = chunk.family();
  const auto* const element = std::get_if<heap::OfElement>(&family.of);
  if (element == nullptr || !family.isInterval() || isByKey(chunk)) return std::nullopt;
  const Term key = family.keys[0], offset = terms_.subtract(element->index, key);
  if (terms_.occurs(key, chunk.receiver) || terms_.occurs(key, offset)) return std::nullopt;
  const Range range{chunk.receiver, terms_.add(family.from, offset), terms_.add(family.to, offset),
                    chunk.amount};
  return Elements{range, offset, family.from, family.to};
}

// What is left of a family: as a range where it is one.
void FamilyChunks::addRest(Heap& heap, const Chunk& chunk) {
  const auto elements = elementsOf(chunk);
  if (!elements) {
    heap.add(chunk);
    return;
  }
  const auto& [range, offset, from, to] = *elements;
  const Term map = shifted(chunk.value, terms_.minus(offset));
  heap.add(ranges_.rangeChunk(range, map == chunk.value ? map : cutTo(map, range.from, range.to)));
}

// Where elements of one array are wanted, its ranges are families of them, too.
void FamilyChunks::addRanges(Heap& heap, const Chunk& wanted) {
  const Family& family = wanted.family();
  const auto* const element = std::get_if<heap::OfElement>(&family.of);
  if (element == nullptr || family.keys.size() != 1 || hasKey(wanted.receiver, family.keys)) return;
  const Term key = family.keys[0], offset = terms_.subtract(element->index, key);
  if (terms_.sort(key) != Sort::Int || terms_.occurs(key, offset)) return;
  const heap::Amount least = isByKey(wanted) ? heap::Amount::some() : wanted.amount;
  for (const Chunk& range : ranges_.rangesOf(heap, wanted.receiver, least)) {
    const Family own = ofInterval(family, terms_.subtract(range.range().from, offset),
                                  terms_.subtract(range.range().to, offset));
    const Term map = shifted(range.value, offset);
    heap.remove(range);
    heap.add(make(wanted.resource, wanted.receiver, own,
                  map == range.value ? map : cutTo(map, own.from, own.to), range.amount));
  }
}

// Those of which nothing was wanted are ranges again.
void FamilyChunks::returnRanges(Heap& heap, const Chunk& wanted) {
  std::vector<Chunk> ranges;
  heap.findFamilies(wanted.resource, [&](const Chunk& chunk) {
    if (elementsOf(chunk)) ranges.push_back(chunk);
    return false;
  });
  for (const Chunk& range : ranges) {
    heap.remove(range);
    addRest(heap, range);
  }
}

std::optional<Chunk> FamilyChunks::isolateRange(Heap& heap, const Range& range) {
  const auto isOfElements = [](const Chunk& chunk) {
    return std::holds_alternative<heap::OfElement>(chunk.family().of);
  };
  if (!areUsed_ || !heap.findFamilies(analysis_.elements(), isOfElements)) return std::nullopt;
  const Term key = this->key(Sort::Int, 0);
  const Family family = ofInterval({keep({key}), {}, {}, {}, heap::OfElement{key}}, range.from, range.to);
  Heap trial = heap;
  const auto all = isolate(
      trial, make(analysis_.elements(), range.array, family, terms_.unit(), range.amount), Effort::Full);
  if (!all) return std::nullopt;
  // A range has one amount: what is left over of the others stays with the family.
  const heap::Amount amount = !isByKey(*all)          ? all->amount
                              : range.amount.isSome() ? leastOf(*all)
                                                      : range.amount;
  take(trial, *all, amount);
  heap = std::move(trial);
  return heap.add(ranges_.rangeChunk({range.array, range.from, range.to, amount}, all->value));
}

// An amount that there is of each of its locations, which are not without end.
heap::Amount FamilyChunks::leastOf(const Chunk& chunk) {
  const heap::Amount least = amounts_.fresh("read");
  const Term isLeast = amounts_.isAtMost(least, chunk.amount);
  path_.learn(terms_.forAll(chunk.family().keys, terms_.implies(chunk.family().domain, isLeast)));
  return least;
}

// --- of what they are

bool FamilyChunks::isOfShape(const Chunk& held, const Chunk& wanted) {
  const Family& mine = held.family();
  const Family& others = wanted.family();
  return std::ranges::equal(mine.keys, others.keys) && mine.of.index() == others.of.index() &&
         (isByKey(held) || isByKey(wanted) || amounts_.isEnough(held.amount, wanted.amount));
}

bool FamilyChunks::holdsForAny(Term domain, Term goal) {
  const smt::PathScope scope(path_.condition());
  return !path_.assume(domain) || path_.entails(goal, smt::Purpose::Obligation) == smt::Answer::Yes;
}

// The term, simplified by what the path knows.
smt::Term FamilyChunks::pruned(Term term) {
  const std::span<const Term> arguments = terms_.arguments(term);
  switch (terms_.op(term)) {
    case Op::Ite: {
      const std::optional<bool> known = path_.decide(arguments[0]);
      return known ? pruned(arguments[*known ? 1 : 2]) : term;
    }
    case Op::Unbox:
      return terms_.unbox(terms_.sort(term), pruned(arguments[0]));
    case Op::At:
      return ranges_.readMap(arguments[0], arguments[1]);
    case Op::Element:
      return terms_.element(arguments[0], arguments[1],
                            [&](Term condition) { return path_.decide(condition); });
    default:
      return term;
  }
}

// Whether the one has what is wanted for the keys of that domain.
bool FamilyChunks::covers(const Chunk& held, const Chunk& wanted, Term domain, Effort effort) {
  const bool isByKey = this->isByKey(held) || this->isByKey(wanted);  // else its shape tells that
  const bool isEnough = !isByKey || amounts_.isEnough(held.amount, wanted.amount) ||
                        holdsForAny(domain, amounts_.isAtMost(wanted.amount, held.amount));
  return isEnough && agree(held, wanted, domain, effort);
}

// Whether both mean the same locations for the keys of that domain.
bool FamilyChunks::agree(const Chunk& held, const Chunk& wanted, Term domain, Effort effort) {
  const Family& mine = held.family();
  const Family& others = wanted.family();
  if (held.receiver == wanted.receiver && mine.of == others.of) return true;
  const smt::PathScope scope(path_.condition());
  if (!path_.assume(domain)) return true;
  const auto areSame = [&](Term left, Term right) {
    left = pruned(left);
    right = pruned(right);
    return path_.areEqual(left, right) ||
           (effort == Effort::Full &&
            path_.entails(terms_.equal(left, right), smt::Purpose::Obligation) == smt::Answer::Yes);
  };
  if (!areSame(held.receiver, wanted.receiver)) return false;
  return match(
      mine.of, [](heap::OfField) { return true; },
      [&](heap::OfElement element) {
        return areSame(element.index, std::get<heap::OfElement>(others.of).index);
      },
      [&](const heap::OfRange& range) {
        const auto& other = std::get<heap::OfRange>(others.of);
        return areSame(range.from, other.from) && areSame(range.to, other.to);
      },
      [&](const heap::OfPredicate& instance) {
        const auto& other = std::get<heap::OfPredicate>(others.of);
        return std::ranges::equal(instance.arguments, other.arguments, areSame);
      });
}

// Calls with each equation of the terms with a number that `key` is in, and with each inequality: that the
// sum is zero, or not negative.
void FamilyChunks::forEachComparison(const Chunk& wanted,
                                     support::FunctionRef<void(Term sum, bool isEquation)> visit) {
  Terms pending{wanted.receiver};
  heap::forEachPart(wanted, [&](Term part) { pending.push_back(part); });
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    const std::span<const Term> arguments = terms_.arguments(term);
    if (terms_.op(term) == Op::Equal && terms_.sort(arguments[0]) == Sort::Int)
      visit(terms_.subtract(arguments[0], arguments[1]), true);
    if (terms_.op(term) == Op::NonNegative) visit(arguments[0], false);
    pending.insert(pending.end(), arguments.begin(), arguments.end());
  }
}

// Keys that its terms compare with: of equations only, or of inequalities, too.
Terms FamilyChunks::comparedKeys(const Chunk& wanted, bool onlyEquations) {
  const Term key = wanted.family().keys[0];
  Terms found;
  forEachComparison(wanted, [&](Term sum, bool isEquation) {
    if (onlyEquations && !isEquation) return;
    const Term rest = terms_.subtract(sum, key), opposite = terms_.add(sum, key);
    if (!terms_.occurs(key, rest))
      addOnce(found, terms_.minus(rest));
    else if (!terms_.occurs(key, opposite))
      addOnce(found, opposite);
  });
  return found;
}

// The keys from which on its terms are something else than for the key before.
Terms FamilyChunks::turns(const Chunk& wanted) {
  const Term key = wanted.family().keys[0], one = terms_.integer(1);
  Terms found;
  forEachComparison(wanted, [&](Term sum, bool isEquation) {
    const Term rest = terms_.subtract(sum, key), opposite = terms_.add(sum, key);
    const bool isLower = !terms_.occurs(key, rest);
    if (!isLower && terms_.occurs(key, opposite)) return;
    const Term at = isLower ? terms_.minus(rest) : opposite;
    if (isLower || isEquation) addOnce(found, at);
    if (!isLower || isEquation) addOnce(found, terms_.add(at, one));
  });
  return found;
}

smt::Term FamilyChunks::undecided(const Chunk& wanted) {
  const Family& family = wanted.family();
  if (family.keys.size() != 1 || terms_.sort(family.keys[0]) != Sort::Int) return Term();
  const Terms compared = comparedKeys(wanted, true);
  for (std::size_t i = 1; i < compared.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Term areEqual = terms_.equal(compared[j], compared[i]);
      if (!path_.decide(areEqual)) return areEqual;
    }
  }
  return Term();
}

smt::Term FamilyChunks::undecidedOrder(const Heap& heap, const Chunk& wanted) {
  const auto parts = unfolded(heap, wanted);
  if (!parts) return Term();
  const Terms turns = this->turns(*parts);
  const Term same = undecidedOrder(turns, true);
  return same ? same : undecidedOrder(turns, false);
}

// Which of two keys comes first where that is not known, or whether one at which there is a single location
// comes at another; of keys that differ by a constant from others those that differ by none.
smt::Term FamilyChunks::undecidedOrder(std::span<const Term> turns, bool areAlike) {
  const auto isSingle = [&](Term key) {
    return std::ranges::find(turns, terms_.add(key, terms_.integer(1))) != turns.end();
  };
  for (std::size_t i = 1; i < turns.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Term difference = terms_.subtract(turns[i], turns[j]);
      const bool isAlike = terms_.op(difference) != Op::Sum || terms_.constant(difference) == 0;
      if (isAlike != areAlike) continue;
      const Term isBefore = terms_.lessOrEqual(turns[j], turns[i]);
      const Term isBehind = terms_.lessOrEqual(turns[i], turns[j]);
      const std::optional<bool> before = path_.decide(isBefore), behind = path_.decide(isBehind);
      if (!before && (!behind || isSingle(turns[i]))) return isBefore;
      if (!behind && before && isSingle(turns[j])) return isBehind;
    }
  }
  return Term();
}

// Keys at which the family, or what it is of, may turn into something else.
Terms FamilyChunks::turningPoints(const Chunk& wanted) {
  Terms points;
  for (const Term key : comparedKeys(wanted, false)) {
    addOnce(points, key);
    addOnce(points, terms_.add(key, terms_.integer(1)));
  }
  return points;
}

// --- into one again

// Of two intervals of one family, where one begins at the end of the other. The amount is the family's: that
// of a single location is its value for one key.
Chunk FamilyChunks::join(Heap& heap, const Chunk& below, const Chunk& above, heap::Amount amount) {
  heap.remove(below);
  heap.remove(above);
  const Family family = ofInterval(below.family(), below.family().from, above.family().to);
  const Term map = ranges_.spliceMaps(below.value, above.family().from, above.value);
  return heap.add(make(below.resource, below.receiver, family, map, amount));
}

bool FamilyChunks::isThat(const Chunk& single, const Chunk& place) {
  if (single.amount != place.amount || single.kind.index() != place.kind.index() ||
      !path_.areEqual(single.receiver, place.receiver))
    return false;
  if (single.isRange())
    return path_.areEqual(single.range().from, place.range().from) &&
           path_.areEqual(single.range().to, place.range().to);
  return std::ranges::equal(single.arguments(), place.arguments(),
                            [&](Term left, Term right) { return path_.areEqual(left, right); });
}

// The chunk that the shares of what the given one is a share of make.
std::optional<Chunk> FamilyChunks::united(const Heap& heap, const Chunk& share) {
  if (share.amount.isWhole()) return share;
  if (!share.isRange()) return lookup_.find(heap, wantedOf(share), Effort::Native);
  const std::vector<Chunk> ranges = ranges_.rangesOf(heap, share.receiver, share.amount);
  const auto found = std::ranges::find_if(ranges, [&](const Chunk& chunk) {
    return path_.areEqual(chunk.range().from, share.range().from) &&
           path_.areEqual(chunk.range().to, share.range().to);
  });
  return found != ranges.end() ? std::optional(*found) : std::nullopt;
}

void FamilyChunks::rejoin(Heap& heap, const Chunk& added) {
  if (!areUsed_ || added.guard || added.amount.isSome()) return;
  const std::optional<Chunk> all = united(heap, added);
  if (!all || all->guard) return;
  const Chunk single = *all;
  const Term one = terms_.integer(1);
  std::vector<Chunk> families;
  heap.findFamilies(single.resource, [&](const Chunk& chunk) {
    const Family& family = chunk.family();
    const bool isOrdered = family.isInterval() && path_.isEvident(terms_.lessOrEqual(family.from, family.to));
    if (isOrdered && !std::holds_alternative<heap::OfElement>(family.of)) families.push_back(chunk);
    return false;
  });
  for (const Chunk& chunk : families) {
    const Family& family = chunk.family();
    for (const Term at : {family.to, terms_.subtract(family.from, one)}) {
      if (!isThat(single, place(chunk, {&at, 1}))) continue;
      heap.remove(single);
      const Chunk own = heap.add(pieceAt(chunk, at, single));
      const Chunk more =
          at == family.to ? join(heap, chunk, own, chunk.amount) : join(heap, own, chunk, chunk.amount);
      for (const Chunk& other : families) {
        const bool isOfIt = other.serial != chunk.serial && other.receiver == chunk.receiver &&
                            other.amount == chunk.amount && other.family().of == family.of;
        if (isOfIt && path_.areEqual(more.family().to, other.family().from))
          join(heap, more, other, chunk.amount);
        else if (isOfIt && path_.areEqual(other.family().to, more.family().from))
          join(heap, other, more, chunk.amount);
        else
          continue;
        break;
      }
      return;
    }
  }
}

bool FamilyChunks::rejoinRows(Heap& heap) {
  if (!areUsed_) return false;
  std::vector<Chunk> rows;
  heap.find(analysis_.elements(), [&](const Chunk& chunk) {
    if (chunk.isRange()) rows.push_back(chunk);
    return false;
  });
  const std::uint32_t before = heap.nextSerial();
  for (const Chunk& row : rows) rejoin(heap, row);
  return heap.nextSerial() != before;
}

// --- shares of one family

bool FamilyChunks::haveSameKeys(const Chunk& held, const Chunk& wanted) {
  const Family& mine = held.family();
  const Family& others = wanted.family();
  if (!std::ranges::equal(mine.keys, others.keys) || mine.of.index() != others.of.index()) return false;
  return mine.domain == others.domain ||
         (mine.isInterval() && others.isInterval() && path_.areEqual(mine.from, others.from) &&
          path_.areEqual(mine.to, others.to));
}

// For each key both hold some of the same.
bool FamilyChunks::unite(Heap& heap, const Chunk& added) {
  if (added.amount.isWhole() || added.amount.isSome()) return true;
  std::optional<Chunk> same;
  heap.findFamilies(added.resource, [&](const Chunk& chunk) {
    ++path_.statistics().chunkComparisons;
    const bool isOther = chunk.serial != added.serial && !chunk.amount.isSome() && !chunk.guard;
    if (isOther && haveSameKeys(chunk, added) && agree(chunk, added, added.family().domain, Effort::Native))
      same = chunk;
    return same.has_value();
  });
  if (!same) return true;
  const Family& family = added.family();
  heap.setAmount(*same, amounts_.sum(same->amount, added.amount));
  heap.remove(added);
  const Term areSameAt = terms_.equal(valueAt(same->value, family.keys), valueAt(added.value, family.keys));
  const Term haveSame = family.isInterval()
                            ? terms_.equal(same->value, added.value)
                            : terms_.forAll(family.keys, terms_.implies(family.domain, areSameAt));
  return path_.assume(haveSame);
}

// --- out of several parts

std::optional<Chunk> FamilyChunks::isolate(Heap& heap, const Chunk& wanted, Effort effort) {
  if (auto chunk = isolateInterval(heap, wanted, effort)) return chunk;
  if (effort == Effort::Native) return std::nullopt;
  if (isByKey(wanted)) {  // else it would be a range itself
    Heap trial = heap;
    addRanges(trial, wanted);
    if (const auto chunk = isolateInterval(trial, wanted, effort)) {
      trial.remove(*chunk);
      returnRanges(trial, wanted);
      heap = std::move(trial);
      return heap.add(*chunk);
    }
  }
  if (auto chunk = isolateUnfolded(heap, wanted, Effort::Full)) return chunk;
  return compose(heap, wanted);
}

// One with the same keys; or an interval, out of intervals.
std::optional<Chunk> FamilyChunks::isolateInterval(Heap& heap, const Chunk& wanted, Effort effort) {
  const Family& family = wanted.family();
  std::optional<Chunk> same;
  heap.findFamilies(wanted.resource, [&](const Chunk& chunk) {
    ++path_.statistics().chunkComparisons;
    if (!isOfShape(chunk, wanted) || !haveSameKeys(chunk, wanted)) return false;
    if (covers(chunk, wanted, family.domain, effort)) same = chunk;
    return same.has_value();
  });
  if (same || !family.isInterval()) return same;
  if (effort == Effort::Full) {
    learnPlace(heap, wanted);
    if (auto chunk = isolateUnfolded(heap, wanted, Effort::Native)) return chunk;
  }
  return assemble(heap, wanted, effort, effort == Effort::Full);
}

// Learns that an interval that is not empty lies within one that is held, as far as the solver knows.
void FamilyChunks::learnPlace(const Heap& heap, const Chunk& wanted) {
  const Family& family = wanted.family();
  Term isWithin;
  heap.findFamilies(wanted.resource, [&](const Chunk& chunk) {
    const Family& held = chunk.family();
    if (!held.isInterval() || !isOfShape(chunk, wanted)) return false;
    isWithin =
        terms_.conjoin(terms_.lessOrEqual(held.from, family.from), terms_.lessOrEqual(family.to, held.to));
    return path_.entails(isWithin, smt::Purpose::Chunk) == smt::Answer::Yes;
  });
  const Term isOrdered = terms_.lessOrEqual(family.from, family.to);
  for (const Term fact : {isWithin, isOrdered}) {
    if (fact && path_.entails(fact, smt::Purpose::Chunk) == smt::Answer::Yes) path_.learn(fact);
  }
}

// Each part begins where the one before it ends.
std::optional<Chunk> FamilyChunks::assemble(Heap& heap, const Chunk& wanted, Effort effort, bool shifts) {
  const Family& family = wanted.family();
  if (!path_.isEvident(terms_.lessOrEqual(family.from, family.to))) return std::nullopt;
  const Terms turns = turningPoints(wanted);
  Heap trial = heap;
  Term map;
  std::vector<heap::Amount> taken;
  for (Term rest = family.from; !path_.isEvident(terms_.lessOrEqual(family.to, rest));) {
    const auto next = nextPart(trial, wanted, rest, turns, effort, shifts);
    if (!next) return std::nullopt;
    taken.push_back(take(trial, *next, wanted.amount).amount);  // so that nothing counts twice
    map = map ? ranges_.spliceMaps(map, next->family().from, next->value) : next->value;
    rest = next->family().to;
  }
  if (taken.empty()) return std::nullopt;
  heap = std::move(trial);
  return heap.add(make(wanted.resource, wanted.receiver, family, map, amountOf(wanted, taken)));
}

// Of what those parts make: where any amount will do, the one that all have.
heap::Amount FamilyChunks::amountOf(const Chunk& wanted, std::span<const heap::Amount> parts) {
  const bool areEqual = std::ranges::all_of(parts, [&](heap::Amount part) { return part == parts[0]; });
  return wanted.amount.isSome() && areEqual ? parts[0] : wanted.amount;
}

// From that key on; it is cut out of the heap.
std::optional<Chunk> FamilyChunks::nextPart(Heap& heap, const Chunk& wanted, Term from,
                                            std::span<const Term> turns, Effort effort, bool shifts) {
  std::optional<Chunk> found;
  Term end;
  heap.findFamilies(wanted.resource, [&](const Chunk& chunk) {
    ++path_.statistics().chunkComparisons;
    end = reach(chunk, wanted, from, turns, effort);
    if (end) found = chunk;
    return found.has_value();
  });
  if (!found && shifts) {
    found = shiftedPart(heap, wanted, from, turns, effort);
    if (found) end = reach(*found, wanted, from, turns, effort);
  }
  if (found) return cut(heap, *found, from, end);
  return singlePart(heap, wanted, from);
}

// Up to which key the family has what is wanted, from that one on; no term: not that one, or that is not
// known.
smt::Term FamilyChunks::reach(const Chunk& chunk, const Chunk& wanted, Term from, std::span<const Term> turns,
                              Effort effort) {
  const Family& family = wanted.family();
  const auto isAtMost = [&](Term left, Term right) {
    return path_.isEvident(terms_.lessOrEqual(left, right));
  };
  const Family& held = chunk.family();
  if (!held.isInterval() || !isOfShape(chunk, wanted)) return Term();
  if (!isAtMost(held.from, from) || !isAtMost(from, held.to) || isAtMost(held.to, from)) return Term();
  const Term last = isAtMost(family.to, held.to)   ? family.to
                    : isAtMost(held.to, family.to) ? held.to
                                                   : Term();
  if (!last) return Term();
  const Terms ends = endsAfter(from, last, turns);
  const auto agreed = std::ranges::find_if(
      ends, [&](Term to) { return covers(chunk, wanted, ofInterval(family, from, to).domain, effort); });
  return agreed == ends.end() ? Term() : *agreed;
}

// The ends that a part may have that begins with that key: the last one, and where it turns before.
Terms FamilyChunks::endsAfter(Term from, Term last, std::span<const Term> turns) {
  const auto isAtMost = [&](Term left, Term right) {
    return path_.isEvident(terms_.lessOrEqual(left, right));
  };
  Terms ends{last};
  for (const Term turn : turns) {
    if (isAtMost(from, turn) && isAtMost(turn, last) && !isAtMost(turn, from) && !isAtMost(last, turn))
      ends.push_back(turn);
  }
  return ends;
}

// What is held by itself for that key.
std::optional<Chunk> FamilyChunks::singlePart(Heap& heap, const Chunk& wanted, Term at) {
  const auto taken = takeSingle(heap, wanted, {&at, 1});
  return taken ? std::optional(heap.add(pieceAt(wanted, at, *taken))) : std::nullopt;
}

// As much of the family for that key as the single chunk is, which is no element of a greater range. What is
// another amount for each key is the family's.
Chunk FamilyChunks::pieceAt(const Chunk& chunk, Term key, const Chunk& single) {
  const Family piece = ofInterval(chunk.family(), key, terms_.add(key, terms_.integer(1)));
  const Term map = terms_.store(terms_.unit(), key, pieceOf(piece, single));
  return make(chunk.resource, chunk.receiver, piece, map, isByKey(chunk) ? chunk.amount : single.amount);
}

smt::Term FamilyChunks::pieceOf(const Family& family, const Chunk& single) {
  const bool isElement = std::holds_alternative<heap::OfElement>(family.of);
  return isElement ? ranges_.readMap(single.value, single.range().from) : terms_.box(single.value);
}

// What is taken of what is held by itself, or by a family for another key.
std::optional<Chunk> FamilyChunks::takeSingle(Heap& heap, const Chunk& wanted, std::span<const Term> keys) {
  Chunk single = place(wanted, keys);
  single.receiver = pruned(single.receiver);
  if (single.isRange()) {
    const Range range = rangeOf(single);
    auto held = ranges_.isolate(heap, range);
    if (!held && settleElements(heap, range.array)) held = ranges_.isolate(heap, range);
    if (!held) return std::nullopt;
    return shares_.take(heap, *held, single.amount);
  }
  auto held = shares_.gather(heap, wantedOf(single));
  if (!held) held = lookup_.find(heap, wantedOf(single), Effort::Native);
  if (!held) held = settle(heap, wantedOf(single));
  if (!held) return std::nullopt;
  return shares_.take(heap, *held, single.amount);
}

// --- what is missing

// The keys next to an interval; those that a domain says its only key is not.
void FamilyChunks::addLeftOut(const Family& family, Terms& keys) {
  const Term key = family.keys[0];
  if (family.isInterval()) {
    addOnce(keys, family.to);
    addOnce(keys, terms_.subtract(family.from, terms_.integer(1)));
  }
  Terms pending{family.domain};
  while (!pending.empty()) {
    const Term term = pending.back();
    pending.pop_back();
    const std::span<const Term> arguments = terms_.arguments(term);
    if (terms_.op(term) != Op::Equal) {
      pending.insert(pending.end(), arguments.begin(), arguments.end());
    } else if (arguments[0] == key || arguments[1] == key) {
      addOnce(keys, arguments[arguments[0] == key ? 1 : 0]);
    }
  }
}

std::vector<Chunk> FamilyChunks::leftOut(const Heap& heap, const Chunk& wanted) {
  const Family& family = wanted.family();
  if (family.keys.size() != 1) return {};
  Terms keys;
  heap.findFamilies(wanted.resource, [&](const Chunk& chunk) {
    if (std::ranges::equal(chunk.family().keys, family.keys)) addLeftOut(chunk.family(), keys);
    return false;
  });
  if (family.isInterval()) {
    addOnce(keys, family.from);
    addOnce(keys, terms_.subtract(family.to, terms_.integer(1)));
  }
  std::vector<Chunk> places;
  for (const Term key : keys) {
    if (!path_.isEvident(substituted(family.domain, family.keys, {&key, 1}))) continue;
    Heap trial = heap;
    if (takeSingle(trial, wanted, {&key, 1})) continue;
    places.push_back(place(wanted, {&key, 1}));
    places.back().receiver = pruned(places.back().receiver);
  }
  return places;
}

// --- by formulas

// Where nothing is known of an order of the keys: the domains are formulas, of which it is shown for any key
// that some chunk has what is wanted.
std::optional<Chunk> FamilyChunks::compose(Heap& heap, const Chunk& wanted) {
  const Family& family = wanted.family();
  Heap trial = heap;
  addRanges(trial, wanted);
  std::vector<Chunk> families;
  trial.findFamilies(wanted.resource, [&](const Chunk& chunk) {
    if (isOfShape(chunk, wanted)) families.push_back(chunk);
    return false;
  });
  Term rest = family.domain;
  std::vector<Piece> pieces;
  std::vector<heap::Amount> taken;
  bool isAll = false;  // of the only family
  for (const Chunk& chunk : families) {
    const Term domain = agreedDomain(chunk, wanted, rest);
    if (!domain) continue;
    isAll = holdsForAny(chunk.family().domain, terms_.conjoin(rest, domain));
    taken.push_back(takePart(trial, chunk, terms_.conjoin(rest, domain), isAll, wanted.amount).amount);
    pieces.push_back({domain, chunk.value, valueAt(chunk.value, family.keys)});
    rest = terms_.conjoin(rest, terms_.negate(domain));
    if (holdsForAny(rest, terms_.falsity())) break;
  }
  if (!holdsForAny(rest, terms_.falsity()) && !addSingles(trial, wanted, rest, pieces, taken))
    return std::nullopt;
  if (pieces.empty()) return std::nullopt;
  const bool isOne = pieces.size() == 1 && pieces.front().map;
  Term map = isOne && isAll ? pieces.front().map
             : isOne        ? restricted(pieces.front().map, family)
                            : joined(pieces, family);
  if (family.isInterval()) map = cutTo(map, family.from, family.to);
  returnRanges(trial, wanted);
  heap = std::move(trial);
  return heap.add(make(wanted.resource, wanted.receiver, family, map, amountOf(wanted, taken)));
}

// For which of its keys the family has what is wanted, as far as that is for some of `rest`: all, or all but
// those with which the wanted one's terms compare. No term: that is not known of any.
smt::Term FamilyChunks::agreedDomain(const Chunk& held, const Chunk& wanted, Term rest) {
  const auto agreesOn = [&](Term domain) {
    const Term both = terms_.conjoin(rest, domain);
    return !holdsForAny(both, terms_.falsity()) && covers(held, wanted, both, Effort::Full);
  };
  const Family& family = wanted.family();
  Term domain = held.family().domain;
  if (agreesOn(domain)) return domain;
  if (family.keys.size() != 1 || terms_.sort(family.keys[0]) != Sort::Int) return Term();
  const Terms compared = comparedKeys(wanted, true);
  for (const Term key : compared)
    domain = terms_.conjoin(domain, terms_.negate(terms_.equal(family.keys[0], key)));
  return !compared.empty() && agreesOn(domain) ? domain : Term();
}

// What the heap has for the keys of that domain is taken, as much as is wanted.
Chunk FamilyChunks::takePart(Heap& heap, const Chunk& chunk, Term domain, bool isAll, heap::Amount amount) {
  const auto restrictTo = [&](Term to) {
    Family family = chunk.family();
    family.domain = to;
    family.from = family.to = Term();
    return make(chunk.resource, chunk.receiver, family, chunk.value, chunk.amount);
  };
  heap.remove(chunk);
  if (!isAll) addRest(heap, restrictTo(terms_.conjoin(chunk.family().domain, terms_.negate(domain))));
  return take(heap, heap.add(restrictTo(domain)), amount);
}

// Single chunks for the keys that are left.
bool FamilyChunks::addSingles(Heap& heap, const Chunk& wanted, Term rest, std::vector<Piece>& pieces,
                              std::vector<heap::Amount>& taken) {
  const Family& family = wanted.family();
  std::vector<Chunk> singles;
  heap.find(wanted.resource, [&](const Chunk& chunk) {
    singles.push_back(chunk);
    return false;
  });
  std::vector<Terms> candidates;
  for (const Chunk& single : singles) {
    const auto* const element = std::get_if<heap::OfElement>(&family.of);
    const std::span<const Term> parts =
        element != nullptr ? std::span<const Term>(&single.range().from, 1) : single.arguments();
    if (auto keys = keysFor(wanted, single.receiver, parts)) candidates.push_back(std::move(*keys));
  }
  if (family.keys.size() == 1 && terms_.sort(family.keys[0]) == Sort::Int) {
    for (const Term turn : turningPoints(wanted)) candidates.push_back({turn});
  }
  for (const Terms& keys : candidates) {
    if (!holdsForAny(terms_.truth(), substituted(rest, family.keys, keys))) continue;
    const auto single = takeSingle(heap, wanted, keys);
    if (!single) continue;
    const Term isThat = areKeys(family, keys);
    pieces.push_back({isThat, {}, pieceOf(family, *single)});
    taken.push_back(single->amount);
    rest = terms_.conjoin(rest, terms_.negate(isThat));
    if (holdsForAny(rest, terms_.falsity())) return true;
  }
  return false;
}

smt::Term FamilyChunks::areKeys(const Family& family, std::span<const Term> keys) {
  Term areThose = terms_.truth();
  for (std::size_t i = 0; i < keys.size(); ++i)
    areThose = terms_.conjoin(areThose, terms_.equal(family.keys[i], keys[i]));
  return areThose;
}

smt::Term FamilyChunks::joined(std::span<const Piece> pieces, const Family& family) {
  Term value = terms_.unit();
  for (auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece)
    value = terms_.ite(piece->domain, piece->value, value);
  return mapOf(family.keys, value);
}

// The map with what is for the keys of the family only: so that what is written elsewhere does not show.
smt::Term FamilyChunks::restricted(Term map, const Family& family) {
  std::vector<std::pair<Term, Term>> stores;
  while (terms_.op(map) == Op::Store && family.keys.size() == 1) {
    const std::span<const Term> parts = terms_.arguments(map);
    const Term index = parts[1];
    const bool isNumber = terms_.sort(family.keys[0]) == Sort::Int;
    if (!isNumber && terms_.op(index) != Op::Apply) break;
    const Term key = isNumber ? index : terms_.arguments(index)[0];
    const std::optional<bool> isWithin = path_.decide(substituted(family.domain, family.keys, {&key, 1}));
    if (!isWithin) break;
    if (*isWithin) stores.emplace_back(index, parts[2]);
    map = parts[0];
  }
  Term result = mapOf(family.keys, terms_.ite(family.domain, valueAt(map, family.keys), terms_.unit()));
  for (auto store = stores.rbegin(); store != stores.rend(); ++store)
    result = terms_.store(result, store->first, store->second);
  return result;
}

Chunk FamilyChunks::take(Heap& heap, const Chunk& chunk, heap::Amount amount) {
  Chunk taken = chunk;
  taken.amount = amount.isSome() ? chunk.amount : amount;
  const heap::Amount rest = amount.isSome() || chunk.amount.isSome()
                                ? heap::Amount(0, 1)
                                : amounts_.difference(chunk.amount, amount);
  heap.remove(chunk);
  const Term isLeft = amounts_.isPositive(rest);
  if (path_.isEvident(terms_.negate(isLeft))) return taken;
  Family family = chunk.family();
  const bool isLeftByKey = rest.of() && hasKey(rest.of(), family.keys);
  if (!path_.isEvident(isLeft) && !(isLeftByKey && holdsForAny(family.domain, isLeft))) {
    family.domain = terms_.conjoin(family.domain, isLeft);
    family.from = family.to = Term();
  }
  addRest(heap, make(chunk.resource, chunk.receiver, family, chunk.value, rest));
  return taken;
}

}  // namespace warrant::symbex
