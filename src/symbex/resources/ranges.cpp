// Permissions to elements of arrays.
//
// A chunk of the elements is a range, from the first index to the one behind the last; its value is a map
// from indices to values that is the unit outside the range; so equal maps are equal elements. Chunks are cut
// and joined as they are demanded. A range that ends where it begins, or before, is empty: it needs and
// grants nothing.
#include "symbex/resources/ranges.h"

#include <algorithm>
#include <limits>

#include "symbex/ghost/ghost.h"
#include "symbex/path/path.h"
#include "symbex/resources/guards.h"
#include "symbex/resources/separator.h"
#include "symbex/resources/shares.h"
#include "symbex/values/amounts.h"

namespace warrant::symbex {

using heap::Chunk;
using heap::Heap;
using smt::Answer;
using smt::Op;
using smt::Purpose;
using smt::Sort;

// --- ranges

Chunk Ranges::rangeChunk(const Range& range, Term map) {
  const heap::Places near = nearTo(range);
  return {.resource = analysis_.elements(),
          .receiver = range.array,
          .kind = heap::OfRange{range.from, range.to},
          .value = map,
          .isAllocated = terms_.op(range.array) == smt::Op::Object,
          .amount = range.amount,
          .place = near.first == near.last ? near.first : 0};
}

// Those of single elements with constant indices that have one in common with the range, or stand beside it
// by that many. Of a range whose ends are not constants any may.
heap::Places Ranges::nearTo(const Range& range, std::int64_t beside) const {
  if (terms_.op(range.from) != Op::Integer || terms_.op(range.to) != Op::Integer) return {};
  const std::int64_t first = terms_.integerValue(range.from), end = terms_.integerValue(range.to);
  constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
  if (first + 1 < beside || end < first || end > most - beside) return {};
  return {static_cast<std::uint32_t>(first - beside + 1), static_cast<std::uint32_t>(end + beside)};
}

Range Ranges::elementRange(Term array, Term index) {
  return {array, index, terms_.add(index, terms_.integer(1))};
}

Range Ranges::wholeRange(Term array) { return {array, terms_.integer(0), lengthOf(array)}; }

smt::Term Ranges::isWithin(Term index, const Range& range) {
  return terms_.conjoin(terms_.lessOrEqual(range.from, index), terms_.less(index, range.to));
}

// Of an array there may be many ranges: constants are compared without making a term of it.
bool Ranges::areOrdered(Term left, Term right) const {
  const bool areConstants = terms_.op(left) == Op::Integer && terms_.op(right) == Op::Integer;
  return areConstants && terms_.integerValue(left) <= terms_.integerValue(right);
}

bool Ranges::isEvidentlyWithin(Term index, const Range& range) {
  const bool isBelow = index != range.from && areOrdered(index, range.from);
  return !isBelow && !areOrdered(range.to, index) && path_.isEvident(isWithin(index, range));
}

bool Ranges::areApart(const Range& left, const Range& right) {
  return path_.isEvident(terms_.lessOrEqual(left.to, right.from)) ||
         path_.isEvident(terms_.lessOrEqual(right.to, left.from));
}

std::vector<Chunk> Ranges::rangesOf(const Heap& heap, Term array, heap::Amount least, heap::Places near) {
  std::vector<Chunk> ranges;
  path_.findEqual(array, [&](Term equal) {
    return heap.findNear(analysis_.elements(), equal, near, [&](const Chunk& chunk) {
      ++path_.statistics().chunkComparisons;
      if (amounts_.isEnough(chunk.amount, least)) ranges.push_back(chunk);
      return false;
    });
  });
  return ranges;
}

std::optional<Chunk> Ranges::findWhole(const Heap& heap, Term array, Term index) {
  std::optional<Chunk> whole;
  const heap::Places near = nearTo(elementRange(array, index));
  path_.findEqual(array, [&](Term equal) {
    return heap.findNear(analysis_.elements(), equal, near, [&](const Chunk& chunk) {
      ++path_.statistics().chunkComparisons;
      if (chunk.amount.isWhole() && isEvidentlyWithin(index, rangeOf(chunk))) whole = chunk;
      return whole.has_value();
    });
  });
  return whole;
}

// --- maps, simplified by what the path knows

smt::Term Ranges::readMap(Term map, Term index) {
  return terms_.at(map, index, [&](Term condition) { return path_.decide(condition); });
}

smt::Term Ranges::spliceMaps(Term below, Term index, Term above) {
  const auto isKnownAs = [&](Term condition) { return path_.decide(condition); };
  return terms_.splice(knownMap(below), index, knownMap(above), isKnownAs);
}

// The map, or what it is known to be put together of. That it is nothing beyond its range says nothing of it:
// `splice(m, to, unit) = m`.
smt::Term Ranges::knownMap(Term map) {
  if (terms_.op(map) == Op::Unit) return map;
  const Term whole = map;
  const auto isComposed = [&](Term equal) {
    const Op op = terms_.op(equal);
    const bool isFound = (op == Op::Store || op == Op::Splice || op == Op::Fill) &&
                         std::ranges::find(terms_.arguments(equal), whole) == terms_.arguments(equal).end();
    if (isFound) map = equal;
    return isFound;
  };
  path_.findEqual(map, isComposed);
  return map;
}

smt::Term Ranges::partOfMap(Term map, const heap::OfRange& whole, const heap::OfRange& part) {
  noteEnds(map, whole, part);
  if (!path_.areEqual(whole.from, part.from)) map = spliceMaps(terms_.unit(), part.from, map);
  if (!path_.areEqual(whole.to, part.to)) map = spliceMaps(map, part.to, terms_.unit());
  return map;
}

// Where the part has an end of the whole under another name, what was cut off there before is nothing.
void Ranges::noteEnds(Term map, const heap::OfRange& whole, const heap::OfRange& part) {
  if (whole.from != part.from && path_.areEqual(whole.from, part.from))
    path_.assume(terms_.equal(terms_.splice(terms_.unit(), part.from, map), map));
  if (whole.to != part.to && path_.areEqual(whole.to, part.to))
    path_.assume(terms_.equal(terms_.splice(map, part.to, terms_.unit()), map));
}

// --- cutting and joining

// The part of the chunk becomes a chunk of its own; both ends of the part are within the chunk.
Chunk Ranges::cut(Heap& heap, const Chunk& chunk, const Range& part) {
  const Range whole = rangeOf(chunk);
  heap.remove(chunk);
  const auto addPart = [&](const Range& range) {
    Chunk piece = rangeChunk(range, partOfMap(chunk.value, chunk.range(), {range.from, range.to}));
    piece.amount = chunk.amount;
    return heap.add(piece);
  };
  for (const Range& rest :
       {Range{whole.array, whole.from, part.from}, Range{whole.array, part.to, whole.to}}) {
    if (!path_.isEvident(terms_.lessOrEqual(rest.to, rest.from))) addPart(rest);
  }
  return addPart({whole.array, part.from, part.to});
}

// That amount of the chunks becomes one, in the order of their indices; each begins where the one before it
// ends, and has as much.
Chunk Ranges::joinChunks(Heap& heap, std::span<const Chunk> parts, heap::Amount amount) {
  const Chunk& first = parts.front();
  Term map = first.value;
  for (const Chunk& part : parts) {
    if (&part != &first) map = spliceMaps(map, part.range().from, part.value);
    shares_.take(heap, part, amount);
  }
  return heap.add(rangeChunk({first.receiver, first.range().from, parts.back().range().to, amount}, map));
}

Range Ranges::takeEqual(Heap& heap, const Range& range) {
  Range all = range;
  for (const Chunk& chunk : rangesOf(heap, range.array, heap::Amount::some(), nearTo(range))) {
    if (!path_.areEqual(chunk.range().from, range.from) || !path_.areEqual(chunk.range().to, range.to))
      continue;
    all.amount = amounts_.sum(all.amount, chunk.amount);
    heap.remove(chunk);
  }
  return all;
}

// Ranges that are known to be the same one become one, with what there is of both.
void Ranges::uniteEqual(Heap& heap, Term array) {
  std::vector<Chunk> ranges = rangesOf(heap, array, heap::Amount::some());
  while (!ranges.empty()) {
    const Range first = rangeOf(ranges.front());
    const auto others = std::stable_partition(ranges.begin(), ranges.end(), [&](const Chunk& chunk) {
      return path_.areEqual(chunk.range().from, first.from) && path_.areEqual(chunk.range().to, first.to);
    });
    if (others - ranges.begin() > 1) shares_.unite(heap, std::span(ranges.begin(), others));
    ranges.erase(ranges.begin(), others);
  }
}

void Ranges::uniteEqual(Heap& heap) {
  if (!amounts_.areUsed()) return;
  Terms arrays;
  heap.find(analysis_.elements(), [&](const Chunk& chunk) {
    if (!chunk.amount.isWhole() && !chunk.amount.isSome()) arrays.push_back(chunk.receiver);
    return false;
  });
  for (const Term array : arrays) uniteEqual(heap, array);
}

// Out of several shares each of which has all of the range: one chunk, or several of the same amount.
std::optional<Chunk> Ranges::gather(Heap& heap, const Range& range) {
  if (!amounts_.areUsed()) return std::nullopt;
  Heap trial = heap;
  std::vector<Chunk> same, pieces;
  for (const Chunk& chunk : rangesOf(heap, range.array, heap::Amount::some(), nearTo(range))) {
    const bool hasAll = path_.isEvident(terms_.lessOrEqual(chunk.range().from, range.from)) &&
                        path_.isEvident(terms_.lessOrEqual(range.to, chunk.range().to));
    (hasAll ? same : pieces).push_back(hasAll ? cut(trial, chunk, range) : chunk);
  }
  while (!pieces.empty()) {
    const Range wanted{range.array, range.from, range.to, pieces.front().amount};
    const auto others = std::stable_partition(
        pieces.begin(), pieces.end(), [&](const Chunk& piece) { return piece.amount == wanted.amount; });
    if (const auto whole = assemble(trial, wanted, {pieces.begin(), others})) same.push_back(*whole);
    pieces.erase(pieces.begin(), others);
  }
  if (same.size() < 2) return std::nullopt;
  const Chunk all = shares_.unite(trial, same);
  if (!amounts_.isEnough(all.amount, range.amount)) return std::nullopt;
  heap = std::move(trial);
  return all;
}

void Ranges::equate(std::span<const Chunk> chunks, Term index) {
  if (chunks.size() < 2 || chunks.front().amount.isWhole()) return;
  const Term value = readMap(chunks.front().value, index);
  for (const Chunk& chunk : chunks.subspan(1)) {
    if (!path_.isEvident(isWithin(index, rangeOf(chunk)))) continue;
    path_.learn(terms_.equal(readMap(chunk.value, index), value));
  }
}

std::optional<Chunk> Ranges::isolate(Heap& heap, const Range& range) {
  if (auto chunk = isolateOf(heap, range, rangesOf(heap, range.array, range.amount, nearTo(range))))
    return chunk;
  if (!amounts_.areUsed()) return std::nullopt;
  uniteEqual(heap, range.array);
  if (auto chunk = isolateOf(heap, range, rangesOf(heap, range.array, range.amount, nearTo(range))))
    return chunk;
  if (!path_.isEvident(terms_.lessOrEqual(range.from, range.to))) return std::nullopt;
  if (const auto chunk = gather(heap, range)) return chunk;
  return gatherInTurn(heap, range);
}

// The same where of its begin other shares are held than of the rest.
std::optional<Chunk> Ranges::gatherInTurn(Heap& heap, const Range& range) {
  Term end;  // of what ends first
  for (const Chunk& chunk : rangesOf(heap, range.array, heap::Amount::some(), nearTo(range))) {
    const Term own = chunk.range().to;
    const bool isWithin = path_.isEvident(terms_.less(range.from, own)) &&
                          path_.isEvident(terms_.lessOrEqual(own, range.to)) &&
                          !path_.isEvident(terms_.lessOrEqual(range.to, own));
    if (isWithin && (!end || path_.isEvident(terms_.less(own, end)))) end = own;
  }
  if (!end) return std::nullopt;
  Heap trial = heap;
  const auto first = isolate(trial, {range.array, range.from, end, range.amount});
  if (!first) return std::nullopt;
  const auto rest = isolate(trial, {range.array, end, range.to, range.amount});
  if (!rest || !trial.contains(*first)) return std::nullopt;
  heap = std::move(trial);
  const Chunk parts[] = {*first, *rest};
  return joinChunks(heap, parts, range.amount);
}

std::optional<Chunk> Ranges::isolateOf(Heap& heap, const Range& range, std::span<const Chunk> ranges) {
  for (const Chunk& chunk : ranges) {
    if (path_.areEqual(chunk.range().from, range.from) && path_.areEqual(chunk.range().to, range.to)) {
      noteEnds(chunk.value, chunk.range(), {range.from, range.to});
      return chunk;
    }
  }
  // A range whose ends may be in the wrong order cannot be cut out.
  if (ranges.empty() || !path_.isEvident(terms_.lessOrEqual(range.from, range.to))) return std::nullopt;
  for (const Chunk& chunk : ranges) {
    if (path_.isEvident(terms_.lessOrEqual(chunk.range().from, range.from)) &&
        path_.isEvident(terms_.lessOrEqual(range.to, chunk.range().to))) {
      return cut(heap, chunk, range);
    }
  }
  return assemble(heap, range, {ranges.begin(), ranges.end()});
}

// Out of several chunks, each of which begins where the one before it ends, or earlier.
std::optional<Chunk> Ranges::assemble(Heap& heap, const Range& range, std::vector<Chunk> ranges) {
  Heap trial = heap;
  std::vector<Chunk> parts;
  Range rest = range;
  while (!path_.isEvident(terms_.lessOrEqual(range.to, rest.from))) {
    const auto next = std::find_if(ranges.begin(), ranges.end(), [&](const Chunk& chunk) {
      return path_.isEvident(terms_.lessOrEqual(chunk.range().from, rest.from)) &&
             path_.isEvident(terms_.lessOrEqual(rest.from, chunk.range().to)) &&
             !path_.isEvident(terms_.lessOrEqual(chunk.range().to, rest.from)) &&
             (path_.isEvident(terms_.lessOrEqual(range.to, chunk.range().to)) ||
              path_.isEvident(terms_.lessOrEqual(chunk.range().to, range.to)));
    });
    if (next == ranges.end()) return std::nullopt;
    const bool isLast = path_.isEvident(terms_.lessOrEqual(range.to, next->range().to));
    const Range part{range.array, rest.from, isLast ? range.to : next->range().to, range.amount};
    parts.push_back(cut(trial, *next, part));
    rest.from = part.to;
    ranges.erase(next);
  }
  if (parts.empty()) return std::nullopt;
  heap = std::move(trial);
  return joinChunks(heap, parts, range.amount);
}

void Ranges::joinRanges(Heap& heap, const Heap& before) {
  std::vector<Chunk> added;
  heap.findDifference(before, [&](const Chunk* mine, const Chunk* others) {
    if (mine != nullptr && others == nullptr && mine->isRange() && !mine->guard) added.push_back(*mine);
    return false;
  });
  while (!added.empty()) {
    const Chunk chunk = added.back();
    added.pop_back();
    if (!heap.contains(chunk)) continue;
    if (const auto joined = joinBeside(heap, chunk)) added.push_back(*joined);
  }
}

// With the one that begins where it ends, or the other way about.
std::optional<Chunk> Ranges::joinBeside(Heap& heap, const Chunk& chunk) {
  const auto isOrdered = [&](const Chunk& chunk) {
    return path_.isEvident(terms_.lessOrEqual(chunk.range().from, chunk.range().to));
  };
  if (!isOrdered(chunk)) return std::nullopt;
  const heap::Places near = nearTo(rangeOf(chunk), 1);
  for (const Chunk& other : rangesOf(heap, chunk.receiver, heap::Amount::some(), near)) {
    if (other.serial == chunk.serial || other.amount != chunk.amount) continue;
    const bool isBehind = path_.areEqual(chunk.range().to, other.range().from);
    const bool isBefore = !isBehind && path_.areEqual(other.range().to, chunk.range().from);
    if ((!isBehind && !isBefore) || !isOrdered(other)) continue;
    const Chunk parts[] = {isBehind ? chunk : other, isBehind ? other : chunk};
    return joinChunks(heap, parts, chunk.amount);
  }
  return std::nullopt;
}

// --- producing

bool Ranges::isOfAll(const Range& range) {
  return range.from == terms_.integer(0) && range.to == lengthOf(range.array);
}

// Assumes that the array, of which all is held as a whole, is none of those of which all is held, unless it
// is empty. Visits the other chunks.
bool Ranges::assumeArraysApart(const Heap& heap, Term array, Heap::Visitor visitOther) {
  const auto isExclusive = [&](const Chunk& chunk) {
    unsigned count = 0;
    const auto isSecond = [&](const Chunk&) { return ++count == 2; };
    return isOfAll(rangeOf(chunk)) && !heap.find(chunk.resource, chunk.receiver, isSecond);
  };
  const auto unlessEmpty = [&](Term array, Term hasNumber) {
    return terms_.disjoin(terms_.lessOrEqual(lengthOf(array), terms_.integer(0)), hasNumber);
  };
  return separator_.assumeApart(heap, analysis_.elements(), array, {isExclusive, unlessEmpty, visitOther});
}

// Of two ranges of one array, one is empty or ends where the other begins.
bool Ranges::assumeApart(const Heap& heap, const Range& range) {
  Terms facts;
  const auto collect = [&](const Chunk& chunk) {
    ++path_.statistics().chunkComparisons;
    const bool mayBeThose = amounts_.mayShareLocation(chunk.amount, range.amount);
    const Range other = rangeOf(chunk);
    if (mayBeThose || areOrdered(range.to, other.from) || areOrdered(other.to, range.from) ||
        path_.areDistinct(other.array, range.array))
      return false;
    Term areApart = terms_.negate(terms_.equal(other.array, range.array));
    for (const auto& [end, begin] : {std::pair(range.to, other.from), std::pair(other.to, range.from),
                                     std::pair(range.to, range.from), std::pair(other.to, other.from)}) {
      areApart = terms_.disjoin(areApart, terms_.lessOrEqual(end, begin));
      if (areApart == terms_.truth()) return false;
    }
    if (!path_.isEvident(areApart)) facts.push_back(areApart);
    return false;
  };
  const heap::Places near = nearTo(range);
  // Allocated arrays are distinct from each other as it is.
  if (terms_.op(range.array) == Op::Object) {
    heap.findNear(analysis_.elements(), range.array, near, collect);
    heap.findSymbolicNear(analysis_.elements(), near, collect);
  } else if (range.amount.isWhole() && isOfAll(range) && Separator::areMany(heap, analysis_.elements())) {
    if (!assumeArraysApart(heap, range.array, collect)) return false;
  } else {
    heap.findNear(analysis_.elements(), near, collect);
  }
  return std::all_of(facts.begin(), facts.end(), [&](Term fact) { return path_.assume(fact); });
}

// Of parts of permissions, where one is of one element: if the other has that, too, it has the same value.
void Ranges::learnSharedElement(const Heap& heap, const Chunk& chunk) {
  constexpr unsigned most = 8;
  if (chunk.amount.isWhole() || chunk.amount.isSome() || chunk.guard) return;
  const Range range = rangeOf(chunk);
  const auto isOne = [&](const Range& some) {
    return terms_.subtract(some.to, some.from) == terms_.integer(1);
  };
  Terms facts;
  heap.findNear(analysis_.elements(), nearTo(range), [&](const Chunk& held) {
    const Range other = rangeOf(held);
    if (held.guard || held.amount.isSome() || (!isOne(range) && !isOne(other)) ||
        !amounts_.mayShareLocation(held.amount, chunk.amount) || path_.areDistinct(other.array, range.array))
      return false;
    const Term index = isOne(range) ? range.from : other.from;
    const Term areOne =
        terms_.conjoin(terms_.equal(other.array, range.array), isWithin(index, isOne(range) ? other : range));
    facts.push_back(
        terms_.implies(areOne, terms_.equal(terms_.at(held.value, index), terms_.at(chunk.value, index))));
    return facts.size() > most;
  });
  if (facts.size() > most) return;
  for (const Term fact : facts) path_.learn(fact);
}

// --- consuming

Verdict Ranges::withRange(SymbolicState s, const Range& range, unsigned depth, ThenChunk then, Then missing) {
  if (const auto chunk = isolate(s.heap, range)) return then(std::move(s), *chunk);
  Wanted wanted{analysis_.elements(), range.array, {}, range.amount};
  wanted.range = heap::OfRange{range.from, range.to};
  if (const auto chunk = guards_.settle(s.heap, wanted)) return then(std::move(s), *chunk);
  const auto again = [&](SymbolicState s) {
    return withRange(std::move(s), range, depth + 1, then, missing);
  };
  const auto ask = [&](SymbolicState s) { return askForRange(std::move(s), range, depth, then, missing); };
  return ghost_.onMissingElements(std::move(s), range, depth, again, ask);
}

// Learns which of the arrays that elements are held of is the given one, as far as the solver knows.
bool Ranges::learnReceivers(const Heap& heap, Term array) {
  Terms equal;
  heap.find(analysis_.elements(), [&](const Chunk& chunk) {
    if (path_.areEqual(chunk.receiver, array) || path_.areDistinct(chunk.receiver, array)) return false;
    // What is known already, and does not make them one, would be learned over and over.
    const Term areEqual = terms_.equal(chunk.receiver, array);
    if (path_.isEvident(areEqual)) return false;
    if (path_.entails(areEqual, Purpose::Chunk) == Answer::Yes) equal.push_back(areEqual);
    return false;
  });
  for (const Term fact : equal) path_.assume(fact);
  return !equal.empty();
}

smt::Term Ranges::whetherSameRow(const Heap& heap, Term array) {
  const auto isRow = [&](Term row) {
    return terms_.op(row) == Op::Unbox && terms_.op(terms_.arguments(row)[0]) == Op::At;
  };
  const auto any = [](const Chunk&) { return true; };
  if (!isRow(array) || !heap.findFamilies(analysis_.elements(), any)) return {};
  Term isSame;
  heap.find(analysis_.elements(), [&](const Chunk& chunk) {
    if (!isRow(chunk.receiver) || path_.areEqual(chunk.receiver, array) ||
        path_.areDistinct(chunk.receiver, array))
      return false;
    const Term areEqual = terms_.equal(chunk.receiver, array);
    if (path_.decide(areEqual)) return false;
    isSame = areEqual;
    return true;
  });
  return isSame;
}

// Whether some chunk holds each element of a range that is not empty.
bool Ranges::areHeld(const Range& range, std::span<const Chunk> chunks) {
  const bool isElement = terms_.subtract(range.to, range.from) == terms_.integer(1);
  const Term index = isElement ? range.from : terms_.fresh(smt::Sort::Int, "index");
  Term isHeld = terms_.negate(isWithin(index, range));
  for (const Chunk& chunk : chunks) isHeld = terms_.disjoin(isHeld, isWithin(index, rangeOf(chunk)));
  return path_.entails(isHeld, Purpose::Chunk) == Answer::Yes;
}

// The range is not empty.
Verdict Ranges::askForRange(SymbolicState s, const Range& range, unsigned depth, ThenChunk then,
                            Then missing) {
  if (const auto guarded = guards_.findRange(s.heap, analysis_.elements(), range.array)) {
    return guards_.split(std::move(s), *guarded, [&](SymbolicState s) {
      return withRange(std::move(s), range, depth, then, missing);
    });
  }
  if (learnReceivers(s.heap, range.array)) {
    if (const auto chunk = isolate(s.heap, range)) return then(std::move(s), *chunk);
  }
  if (terms_.op(range.array) == Op::Ite && rangesOf(s.heap, range.array, heap::Amount::some()).empty()) {
    // One of two arrays: each case looks for its own.
    const auto lookForArm = [&](std::size_t arm) {
      return [&, arm](SymbolicState s) {
        const Range own{terms_.arguments(range.array)[arm], range.from, range.to, range.amount};
        return withRange(std::move(s), own, depth, then, missing);
      };
    };
    return path_.branch(std::move(s), terms_.arguments(range.array)[0], {}, lookForArm(1), lookForArm(2));
  }
  const std::vector<Chunk> ranges = rangesOf(s.heap, range.array, range.amount, nearTo(range));
  if (ranges.empty() || !areHeld(range, ranges)) return missing(std::move(s));
  path_.assume(terms_.less(range.from, range.to));
  for (const Chunk& chunk : ranges) {
    const Term isPart = terms_.conjoin(terms_.lessOrEqual(chunk.range().from, range.from),
                                       terms_.lessOrEqual(range.to, chunk.range().to));
    if (ranges.size() > 1 && path_.entails(isPart, Purpose::Chunk) != Answer::Yes) continue;
    path_.assume(isPart);
    const auto part = isolate(s.heap, range);
    return part ? then(std::move(s), *part) : missing(std::move(s));
  }
  return isolateByCases(std::move(s), range, ranges, depth, then, missing);
}

// The chunks hold the range between them, and how is not known: asks for each whether it holds the first
// element, and then whether it holds the last one.
Verdict Ranges::isolateByCases(SymbolicState s, const Range& range, std::span<const Chunk> chunks,
                               unsigned depth, ThenChunk then, Then missing) {
  if (chunks.empty()) return missing(std::move(s));
  const Range first = rangeOf(chunks.front());
  const auto inFirst = [&](SymbolicState s) {
    const auto isWhole = [&](SymbolicState s) {
      return withRange(std::move(s), range, depth, then, missing);
    };
    const auto goesOn = [&](SymbolicState s) {
      return withRange(
          std::move(s), {range.array, first.to, range.to, range.amount}, depth,
          [&](SymbolicState s, const Chunk& rest) {
            Heap heap = s.heap;
            const auto begin = isolate(heap, {range.array, range.from, first.to, range.amount});
            // Where the path is contradictory and that is not seen, the beginning may be of the rest.
            if (!begin || begin->serial == rest.serial || !heap.contains(rest)) return missing(std::move(s));
            const Chunk parts[] = {*begin, rest};
            const Chunk joined = joinChunks(heap, parts, range.amount);
            s.heap = std::move(heap);
            return then(std::move(s), joined);
          },
          missing);
    };
    return path_.branch(std::move(s), terms_.lessOrEqual(range.to, first.to), {}, isWhole, goesOn);
  };
  const auto inOther = [&](SymbolicState s) {
    return isolateByCases(std::move(s), range, chunks.subspan(1), depth, then, missing);
  };
  return path_.branch(std::move(s), isWithin(range.from, first), {}, inFirst, inOther);
}

smt::Term Ranges::lengthOf(Term array) {
  if (!lengths_.empty()) {
    if (const auto known = lengths_.find(array); known != lengths_.end()) return known->second;
  }
  if (length_ == smt::Function()) {
    length_ = terms_.function("length", Sort::Int);
    run_.symbols.declare(length_, {.kind = Symbol::Kind::Length});
  }
  const Term length = terms_.apply(length_, {&array, 1});
  const Term isNatural = terms_.lessOrEqual(terms_.integer(0), length);
  if (!path_.isEvident(isNatural)) path_.assume(isNatural);
  return length;
}

}  // namespace warrant::symbex
